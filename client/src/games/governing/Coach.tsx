import { signal } from "@preact/signals";
import type { TableModel } from "../../table/table_model.ts";
import { Button } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { nothingToDo } from "./answers.tsx";
import { boardOf, ownSeat } from "./board.ts";

const KEPT = "virtu.governing.coach";
const SEEN = "virtu.governing.coached";
const FIRST_YEARS = 2;
const FIRST_GAMES = 3;

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "off";
  } catch {
    return false;
  }
}

const off = signal(kept());

/** Whether this table is one of the first few at which help was given; after those it is silent for good. */
function early(table: string): boolean {
  try {
    const seen = (localStorage.getItem(SEEN) ?? "").split(" ").filter(Boolean);
    if (seen.includes(table)) return true;
    if (seen.length >= FIRST_GAMES) return false;
    localStorage.setItem(SEEN, [...seen, table].join(" "));
    return true;
  } catch {
    return true;
  }
}

/** One line above the prompt in the first Years: one idea, tied to the question that is open. Off by one press. */
export function Coach({ model }: { model: TableModel }) {
  const board = boardOf(model);
  const topic = model.question.value?.name ?? "";
  const action = board.details?.action;
  const id = nothingToDo(model) ? "gov-coach-none" : topic === "action" ? `gov-coach-action-${action}` : `gov-coach-${topic}`;
  if (off.value || !model.myTurn.value || board.year > FIRST_YEARS || !knows(id) || !early(model.table.value.id)) return null;
  const house = board.seats[ownSeat(model)]?.house;
  const silence = () => {
    off.value = true;
    try {
      localStorage.setItem(KEPT, "off");
    } catch {
      // Then it is silent for this visit only.
    }
  };
  return (
    <div class="coach" role="note" data-testid="coach">
      <Icon name="spark" size={15} />
      <span>{t(id, { house: house ? term(house) : "" })}</span>
      <Button kind="ghost" small square icon="x" hint={t("gov-coach-off")} onClick={silence} />
    </div>
  );
}
