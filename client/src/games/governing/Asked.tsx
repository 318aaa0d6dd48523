import { IdeasButton } from "../../table/Ideas.tsx";
import type { Sight } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { knows, t } from "../../words/words.ts";
import { asked, momentOf } from "./answers.tsx";
import { boardOf } from "./board.ts";
import { deskOf, ledgerOf } from "./desk.ts";
import { Help } from "./Help.tsx";
import { LedgerBody, LedgerPanel } from "./Ledger.tsx";
import { ScoreSoFar } from "./ScoreSoFar.tsx";
import { variantOf } from "./variant.ts";
import { Choices } from "./widgets/Choices.tsx";
import { Fight } from "./widgets/Fight.tsx";
import { Hand } from "./widgets/Hand.tsx";
import { Pool } from "./widgets/Pool.tsx";
import { Rearrange } from "./widgets/Rearrange.tsx";
import { Shop } from "./widgets/Shop.tsx";
import { Wheel } from "./widgets/Wheel.tsx";

/** The panel of the open question: one widget per kind; the score so far when nothing is asked. */
export function Asked({ sight }: { sight: Sight }) {
  if (ledgerOf(sight) && (sight.myTurn.value || boardOf(sight).moment?.topic === "pay")) return <LedgerPanel sight={sight} />;
  const widget = sight.myTurn.value ? widgetOf(sight) : watched(sight);
  if (!widget) {
    return (
      <Panel class="asked grow" title={t("gov-score-so-far")}>
        <ScoreSoFar sight={sight} />
      </Panel>
    );
  }
  return (
    <Panel class={`asked grow ${sight.myTurn.value ? "mine" : ""}`} label={asked(sight) ?? t("prompt")}>
      <div class="ph">
        <h2>{heading(sight)}</h2>
        {sight.myTurn.value && <IdeasButton sight={sight} />}
      </div>
      <Help sight={sight} />
      {widget}
    </Panel>
  );
}

function heading(sight: Sight): string {
  const topic = boardOf(sight).moment?.topic ?? "";
  const id = `gov-head-${topic}`;
  return knows(id) ? t(id) : (momentOf(sight)?.text ?? "");
}

/** A combat is worth watching for everybody. */
function watched(sight: Sight) {
  return boardOf(sight).moment?.combat ? <Fight sight={sight} /> : null;
}

function widgetOf(sight: Sight) {
  const topic = sight.question.value?.name ?? "";
  const special = variantOf(sight).widget?.(sight, topic);
  if (special) return special;
  switch (topic) {
    case "family":
      return <Hand sight={sight} />;
    case "room":
    case "move":
      return <Wheel sight={sight} />;
    case "govern":
    case "war":
    case "scheme":
    case "trade":
    case "redeem":
    case "step":
      return <Pool sight={sight} />;
    case "announce":
      return <Fight sight={sight} />;
    case "reorganise":
    case "vacate":
    case "place":
    case "ally":
    case "machiavelli":
      return <Rearrange sight={sight} />;
    case "purchase":
      return <Shop sight={sight} />;
    default:
      return <Choices sight={sight} />;
  }
}

const IN_SHEET = new Set(["diplomacy", "ally", "family", "room", "move", "govern", "war", "scheme", "trade", "redeem", "step", "announce", "reorganise", "vacate", "place", "machiavelli", "purchase"]);

/** The same on a phone, inside the sheet of the prompt; it can be folded away to see the board behind it. */
export function Sheet({ sight }: { sight: Sight }) {
  const desk = deskOf(sight);
  const body = sheetOf(sight);
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

function sheetOf(sight: Sight) {
  if (ledgerOf(sight) && sight.myTurn.value) return <LedgerBody sight={sight} />;
  if (!sight.myTurn.value) return boardOf(sight).moment?.combat ? <Fight sight={sight} /> : null;
  if (!IN_SHEET.has(sight.question.value?.name ?? "")) return null;
  return widgetOf(sight);
}
