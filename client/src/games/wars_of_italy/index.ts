import "./wars.css";
import type { TableModel } from "../../table/table_model.ts";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf } from "../governing/board.ts";
import { partsBy } from "../governing/log.ts";
import general from "../governing/index.ts";
import { partsOf } from "../governing/spots.ts";
import { PhoneMap, PhoneMarket, PhonePalace } from "../governing/Table.tsx";
import type { Kin } from "../governing/variant.ts";
import { course, goals } from "./course.ts";
import { Details } from "./Details.tsx";
import { Sides } from "./Order.tsx";
import { entries, told } from "./log.ts";
import { Final, Story } from "./Story.tsx";
import { PhoneTracks, WarsTable } from "./Table.tsx";
import { variant } from "./variant.tsx";
import { change } from "./spread.ts";
import { warsOf, type Major } from "./wars.ts";

/** The Wars are played at the table of the Art of Governing, with the tracks beside it. */
const module: Kin = {
  ...general,
  name: "wars_of_italy",
  dress: "governing",
  variant,
  Table: WarsTable,
  tabs: [
    { id: "map", icon: "map", label: "gov-tab-map", Body: PhoneMap },
    { id: "tracks", icon: "ladder", label: "wars-tab-tracks", Body: PhoneTracks },
    { id: "palace", icon: "palace", label: "gov-tab-palace", Body: PhonePalace },
    { id: "market", icon: "market", label: "gov-tab-market", Body: PhoneMarket },
  ],
  standing,
  Details,
  Order: Sides,
  Story,
  Final,
  entries,
  told,
  course,
  goals,
  endsBy: () => t("wars-tiebreak"),
  parts: (log) => partsBy("round", log),
  headline,
  key,
  tiebreak: (model: TableModel) =>
    fallen(model) ? { text: t("wars-automatic"), clause: "WI-11.1" } : { text: t("wars-tiebreak"), clause: "WI-11.3" },
};

/** I goes to the tracks; on a track, plus and minus spend a Crown and take it back. */
function key(model: TableModel, pressed: string, spot: string | null): boolean {
  const [kind, name] = partsOf(spot ?? "");
  if (pressed === "i") {
    const track = document.querySelector<HTMLElement>(".influence [data-spot^='major:']");
    track?.focus();
    return track !== null;
  }
  if ((pressed === "+" || pressed === "-") && kind === "major") {
    change(model, name as Major, "crown", pressed === "+" ? 1 : -1, document.activeElement);
    return true;
  }
  return general.key?.(model, pressed, spot) ?? false;
}

/** "Round 9 of 21 · Spring · Sieges". */
function standing(model: TableModel): string {
  const { phase } = boardOf(model);
  const { round, last_round: last } = warsOf(model);
  if (phase === "over" || (model.table.value.state === "over" && model.live)) return t(fallen(model) ? "wars-ended-naples" : "wars-ended-counted", { round });
  if (phase === "setup") return term("setup");
  const season = phase === "winter" || phase === "spring" ? term(phase) : `${term("spring")} · ${term(phase)}`;
  return `${t("wars-round-of", { round, last })} · ${season}`;
}

/** Naples in French hands decides, whatever the points say (WI-11.1). */
function fallen(model: TableModel): boolean {
  return model.log.value.some(({ event }) => event === "naples_fell");
}

function headline(model: TableModel): string | null {
  const winner = model.table.value.winners[0];
  if (!fallen(model) || winner === undefined) return null;
  return winner === model.seat.value ? t("wars-end-you") : t("wars-end-other", { name: nameOf(model.company.value, winner) });
}

export default module;
