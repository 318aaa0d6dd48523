import "./wars.css";
import type { Sight } from "../../table/table_model.ts";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf } from "../governing/board.ts";
import general from "../governing/index.ts";
import { partsOf } from "../governing/spots.ts";
import { PhoneMap, PhoneMarket, PhonePalace } from "../governing/Table.tsx";
import type { Kin } from "../governing/variant.ts";
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
  headline,
  key,
  tiebreak: (sight: Sight) =>
    fallen(sight) ? { text: t("wars-automatic"), clause: "WI-11.1" } : { text: t("wars-tiebreak"), clause: "WI-11.3" },
};

/** I goes to the tracks; on a track, plus and minus spend a Crown and take it back. */
function key(sight: Sight, pressed: string, spot: string | null): boolean {
  const [kind, name] = partsOf(spot ?? "");
  if (pressed === "i") {
    const track = document.querySelector<HTMLElement>(".influence [data-spot^='major:']");
    track?.focus();
    return track !== null;
  }
  if ((pressed === "+" || pressed === "-") && kind === "major") {
    change(sight, name as Major, "crown", pressed === "+" ? 1 : -1, document.activeElement);
    return true;
  }
  return general.key?.(sight, pressed, spot) ?? false;
}

/** "Round 9 of 21 · Spring · Sieges". */
function standing(sight: Sight): string {
  const { phase } = boardOf(sight);
  const { round, last_round: last } = warsOf(sight);
  if (phase === "over" || (sight.table.value.state === "over" && sight.live)) return t(fallen(sight) ? "wars-ended-naples" : "wars-ended-counted", { round });
  if (phase === "setup") return term("setup");
  const season = phase === "winter" || phase === "spring" ? term(phase) : `${term("spring")} · ${term(phase)}`;
  return `${t("wars-round-of", { round, last })} · ${season}`;
}

/** Naples in French hands decides, whatever the points say (WI-11.1). */
function fallen(sight: Sight): boolean {
  return sight.log.value.some(({ event }) => event === "naples_fell");
}

function headline(sight: Sight): string | null {
  const winner = sight.table.value.winners[0];
  if (!fallen(sight) || winner === undefined) return null;
  return winner === sight.seat.value ? t("wars-end-you") : t("wars-end-other", { name: nameOf(sight.company.value, winner) });
}

export default module;
