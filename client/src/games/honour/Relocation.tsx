import { useEffect, useRef, useState } from "preact/hooks";
import { still, wide } from "../../settings.ts";
import { sentence } from "../../table/since.ts";
import type { TableModel } from "../../table/table_model.ts";
import type { LogEntry } from "../../net/types.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { variables } from "../../words/facts.ts";
import { figure } from "../../words/figures.ts";
import { t } from "../../words/words.ts";
import { seen } from "./cards.ts";
import { relocations } from "./news.ts";

/** So long the banner stands; then the tag says it until that player's next turn. */
const STANDS = 4000;
const GIVEN_OUT = "HO-7.5";

/** Who was driven out a moment ago, while one looked on: seat → what was told. */
export function useJustRelocated(model: TableModel): ReadonlyMap<number, LogEntry> {
  const log = model.log.value;
  const last = log.at(-1)?.n ?? 0;
  const known = useRef(last);
  const [fresh, setFresh] = useState<ReadonlyMap<number, LogEntry>>(new Map());
  useEffect(() => {
    const found = log.filter(({ n, event }) => n > known.current && event === "relocated");
    known.current = last;
    if (found.length > 0) setFresh(new Map(found.map((entry) => [Number(entry.facts.seat), entry])));
  }, [last]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(new Map()), STANDS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

/** What was lost, in the middle of the one who lost it. */
export function Banner({ entry }: { entry: LogEntry }) {
  const { honour = 0, total = 0, cap = 0 } = entry.facts;
  return (
    <span class={`ho-banner ${still.value ? "" : "falls"}`} data-testid="relocation-banner">
      <b>{figure(-honour)}</b>
      <span>
        <b>{t("relocation-banner")}</b>
        <span class="sm">{t("relocation-why", { total, cap })}</span>
      </span>
    </span>
  );
}

interface Step {
  text: string;
  clause: string;
}

/** The steps that led to each relocation and what it cost; then the card that is under way by now. */
export function stepsOf(model: TableModel): Step[] {
  const log = model.log.value;
  const moved = relocations(model);
  const steps = moved.flatMap((entry) => {
    const arrived = log.findLast(({ n, event, facts }) => n < entry.n && event === "dishonoured" && facts.seat === entry.facts.seat);
    return [...(arrived ? [arrival(model, arrived)] : []), loss(model, entry)];
  });
  const charge = seen(model).charge && log.findLast(({ n, event }) => event === "accused" && n > (moved.at(-1)?.n ?? 0));
  return charge ? [...steps, { text: sentence(model, charge), clause: charge.clause }] : steps;
}

function arrival(model: TableModel, { facts, clause }: LogEntry): Step {
  const before = Number(facts.total) - Number(facts.value);
  return { text: t(clause === GIVEN_OUT ? "relocation-mill" : "relocation-card", { ...variables(facts, model.company.value), before }), clause };
}

function loss(model: TableModel, { facts, clause }: LogEntry): Step {
  const { honour = 0, tokens = 0, recognition = 0, queued = 0 } = facts;
  const cards = Number(honour) - Number(tokens) - Number(recognition);
  const lost = t(honour === 0 ? "relocation-bare" : "relocation-lost", { ...variables(facts, model.company.value), cards });
  return { text: `${lost} ${t("relocation-anew", { queued: Number(queued) })}`, clause };
}

/** The order of what happened, numbered. */
export function Happened({ model }: { model: TableModel }) {
  return (
    <ol class="ho-steps">
      {stepsOf(model).map(({ text, clause }, place) => (
        <li key={place} data-testid={clause === "HO-8.1" ? "relocation" : undefined}>
          <span>
            {text} <ClauseLink clause={clause} model={model} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** From where the card lay in the queue to the one it drove out, as long as the banner stands. */
export function Arrow({ seats }: { seats: number[] }) {
  const [paths, setPaths] = useState<string[]>([]);
  useEffect(() => {
    const from = document.querySelector(".ho-queue li")?.getBoundingClientRect();
    const draw = (seat: number) => {
      const to = document.querySelector(`.ho-chs [data-seat="${seat}"]`)?.getBoundingClientRect();
      if (!from || !to) return [];
      const [x, y, ex, ey] = [from.left + 70, from.top + 10, to.left + to.width / 3, to.bottom + 3];
      return [`M${x} ${y}Q${(x + ex) / 2} ${ey + 12} ${ex} ${ey}`];
    };
    setPaths(wide.value ? seats.flatMap(draw) : []);
    const clear = () => setPaths([]);
    addEventListener("resize", clear);
    return () => removeEventListener("resize", clear);
  }, [seats.join()]);
  if (paths.length === 0) return null;
  return (
    <svg class="ho-arrow" aria-hidden="true">
      <marker id="ho-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0L10 5L0 10Z" fill="var(--bad)" />
      </marker>
      {paths.map((path) => (
        <path key={path} d={path} marker-end="url(#ho-tip)" />
      ))}
    </svg>
  );
}
