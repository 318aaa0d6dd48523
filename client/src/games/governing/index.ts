import "./governing.css";
import { roomy } from "../../settings.ts";
import type { TableModel } from "../../table/table_model.ts";
import { term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { asked, known, listed, headingOf, nothingToDo, obvious, offerWords, wish } from "./answers.tsx";
import { Coach } from "./Coach.tsx";
import { boardOf } from "./board.ts";
import { course, goals, lineWhy } from "./course.ts";
import { Details } from "./Details.tsx";
import { key } from "./keys.ts";
import { actor, concerns, entries, gathers, partsBy, show, sign, told } from "./log.ts";
import { elsewhere } from "./elsewhere.ts";
import { Order, SeatSeal } from "./Order.tsx";
import { Sheet } from "./Asked.tsx";
import { deskOf, meantOf, planned } from "./desk.ts";
import { boardSent, printedSent } from "./sent.ts";
import { again } from "./repeated.ts";
import { aim, aimAt, wanted, way } from "./spots.ts";
import { Story } from "./Story.tsx";
import { GoverningTable, PhoneHouses, PhoneMap, PhoneMarket, PhonePalace } from "./Table.tsx";
import type { Kin } from "./variant.ts";

const LINE_ICON: Record<string, string> = {
  cities: "map", most_cities: "ladder", patronage: "sponsor", most_patronage: "star", cards: "crown", tiles: "palace",
  bonuses: "sponsor", religion: "cross", trophies: "trophy", alliances: "flag", indulgences: "indulgence",
};

/** Where questions are answered on a phone; a purchase has all it needs in the sheet. */
const TAB: Record<string, string> = {
  family: "palace", room: "palace", move: "palace", redeem: "palace", step: "palace", pay: "palace", reorganise: "palace", ["place"]: "palace", vacate: "palace",
  machiavelli: "palace", govern: "palace", trade: "palace", salary: "palace", bonus: "market", action: "map", war: "map", scheme: "map", put_down: "map", siege: "map", announce: "map", plains_won: "map",
  retreat: "map", disband: "map", cathedral: "map", recruit: "map", alliance: "map",
};

const module: Kin = {
  name: "governing",
  variant: { board: boardSent, printed: printedSent },
  Table: GoverningTable,
  tabs: [
    { id: "map", icon: "map", label: "gov-tab-map", Body: PhoneMap },
    { id: "palace", icon: "palace", label: "gov-tab-palace", Body: PhonePalace },
    { id: "houses", icon: "person", label: "gov-tab-houses", Body: PhoneHouses },
    { id: "market", icon: "market", label: "gov-tab-market", Body: PhoneMarket },
  ],
  guides: () => roomy.value,
  way,
  offer: offerWords,
  standing,
  // People speak of houses: the board, the order and the log use one name, in the number a verb can follow.
  names: (model) => boardOf(model).seats.map((seat) => (seat.house ? term(knows(`term-${seat.house}_seat`) ? `${seat.house}_seat` : seat.house) : "")),
  Details,
  wanted,
  wish,
  known,
  entries,
  gathers,
  told,
  show,
  sign,
  actor,
  course,
  goals,
  lineWhy,
  endsBy: () => t("gov-tiebreak"),
  concerns,
  parts: (log) => partsBy("year", log),
  listed,
  asked,
  heading: headingOf,
  key,
  keys: [["M P D H", "keys-places"], ["K, A", "keys-keep"], ["E", "keys-ideas"]],
  planned,
  obvious,
  idle: nothingToDo,
  again,
  meant: meantOf,
  choose: (model, offer) => {
    deskOf(model).narrow.value = null;
    if (offer === null) {
      model.choose(null);
      deskOf(model).held.value = null;
    } else {
      aimAt(model, offer);
    }
  },
  text: async () => (await import("./InWords.tsx")).InWords,
  place,
  elsewhere,
  Order,
  Sheet,
  Coach,
  aim,
  ideasInPanel: true,
  Seal: SeatSeal,
  Story,
  unit: "gov-prestige-points",
  lineIcon: (line) => LINE_ICON[line] ?? null,
  tiebreak: () => ({ text: t("gov-tiebreak"), clause: "AG-14.4.1" }),
};

/** The actions that happen on the map. */
const ON_MAP = new Set(["annex", "wage_war", "scheme"]);

function place(model: TableModel): string | null {
  const name = model.question.value?.name ?? "";
  if (name === "action" && !ON_MAP.has(boardOf(model).details?.action ?? "annex")) return "palace";
  return TAB[name] ?? null;
}

/** "Year 4 · Spring · Sieges". */
function standing(model: TableModel): string {
  const { year, phase, lastYear } = boardOf(model);
  if (model.table.value.state === "over" && model.live) {
    const why = model.log.value.findLast((entry) => entry.event.startsWith("end_"))?.event.slice(4);
    return why ? `${t("gov-ended", { year })} ${t(`gov-ended-${why}`)}` : t("end-of-game");
  }
  if (phase === "setup") return term("setup");
  const season = phase === "winter" ? term("winter") : phase === "spring" ? term("spring") : `${term("spring")} · ${term(phase)}`;
  return `${t("gov-year", { year })} · ${season}${lastYear ? ` · ${t("gov-last-winter")}` : ""}`;
}

export default module;
