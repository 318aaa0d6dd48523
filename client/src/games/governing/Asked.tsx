import { IdeasButton } from "../../table/Ideas.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { knows, t } from "../../words/words.ts";
import { asked, headingOf } from "./answers.tsx";
import { boardOf } from "./board.ts";
import { deskOf, ledgerOf } from "./desk.ts";
import { LedgerBody, LedgerPanel } from "./Ledger.tsx";
import { ScoreSoFar } from "./ScoreSoFar.tsx";
import { variantOf } from "./variant.ts";
import { Choices } from "./widgets/Choices.tsx";
import { Fight } from "./widgets/Fight.tsx";
import { Hand } from "./widgets/Hand.tsx";
import { Pool } from "./widgets/Pool.tsx";
import { Tally } from "./widgets/Tally.tsx";
import { Rearrange } from "./widgets/Rearrange.tsx";
import { Shop } from "./widgets/Shop.tsx";
import { Wheel } from "./widgets/Wheel.tsx";

/** The panel of the open question: one widget per kind; the score so far when nothing is asked. */
export function Asked({ model }: { model: TableModel }) {
  if (ledgerOf(model) && model.myTurn.value) return <LedgerPanel model={model} />;
  const widget = model.myTurn.value ? widgetOf(model) : watched(model);
  if (!widget) {
    return (
      <Panel class="asked grow" title={t("gov-score-so-far")}>
        <ScoreSoFar model={model} />
      </Panel>
    );
  }
  return (
    <Panel class={`asked grow ${model.myTurn.value ? "mine" : ""}`} label={asked(model) ?? t("prompt")}>
      <div class="ph">
        <h2>{heading(model)}</h2>
        {model.myTurn.value && <IdeasButton model={model} />}
      </div>
      {widget}
    </Panel>
  );
}

function heading(model: TableModel): string {
  const topic = boardOf(model).details?.topic ?? "";
  const id = `gov-head-${topic}`;
  return knows(id) ? t(id) : (headingOf(model)?.text ?? "");
}

/** A combat is worth watching for everybody. */
function watched(model: TableModel) {
  return boardOf(model).details?.combat ? <Fight model={model} /> : null;
}

function widgetOf(model: TableModel) {
  const topic = model.question.value?.name ?? "";
  const special = variantOf(model).widget?.(model, topic);
  if (special) return special;
  switch (topic) {
    case "family":
      return <Hand model={model} />;
    case "room":
    case "move":
      return <Wheel model={model} />;
    case "govern":
    case "war":
    case "scheme":
    case "trade":
    case "redeem":
    case "step":
      return <Pool model={model} />;
    case "announce":
      return <Fight model={model} />;
    case "reorganise":
    case "vacate":
    case "place":
    case "ally":
    case "machiavelli":
      return <Rearrange model={model} />;
    case "purchase":
      return <Shop model={model} />;
    case "disband":
    case "recruit":
    case "losses":
    case "retreat":
      return <Tally model={model} />;
    default:
      return <Choices model={model} />;
  }
}

const IN_SHEET = new Set(["diplomacy", "ally", "family", "room", "move", "govern", "war", "scheme", "trade", "redeem", "step", "announce", "reorganise", "vacate", "place", "machiavelli", "purchase", "disband", "recruit", "losses", "retreat"]);

/** The same on a phone, inside the sheet of the prompt; it can be folded away to see the board behind it. */
export function Sheet({ model }: { model: TableModel }) {
  const desk = deskOf(model);
  const body = sheetOf(model);
  if (!body) return null;
  const low = desk.low.value;
  return (
    <>
      <button type="button" class="fold" aria-expanded={!low} data-testid="fold" onClick={() => (desk.low.value = !low)}>
        <Icon name={low ? "up" : "down"} size={16} />
        <span class="sr">{t(low ? "gov-sheet-up" : "gov-sheet-down")}</span>
      </button>
      {!low && <div class="sheet">{body}</div>}
    </>
  );
}

function sheetOf(model: TableModel) {
  if (ledgerOf(model) && model.myTurn.value) return <LedgerBody model={model} />;
  if (!model.myTurn.value) return boardOf(model).details?.combat ? <Fight model={model} /> : null;
  if (!IN_SHEET.has(model.question.value?.name ?? "")) return null;
  return widgetOf(model);
}
