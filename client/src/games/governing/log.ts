import type { Fact, LogEntry } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { nameOf, term, variables, type Company } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { boardOf, ownSeat, printedOf } from "./board.ts";
import { deskOf } from "./desk.ts";
import { spotOfLocation } from "./spots.ts";

/** Small change that the next entry tells better: sources put up, symbols, single discs. */
const QUIET = new Set(["used", "performed", "moved_on_track", "paid", "year_points"]);

export function entries(log: readonly LogEntry[], game = "governing"): LogEntry[] {
  // What is told a second time, under a name of its own for those who count, has no words; what the table itself says has no clause.
  const twice = ({ event, clause }: LogEntry) => clause !== "" && /^(used|took)_/.test(event) && !knows(`event-${game}-${event}`);
  return log.filter((entry) => !QUIET.has(entry.event) && !twice(entry));
}

/** Florins collected here and there, tiles readied, cards bought: each kind is one deed of a turn. */
export const gathers = ["banked", "readied", "bought"];

/** The colour by which a record names a house. */
const HOUSE: Record<string, string> = { blue: "milan", red: "florence", yellow: "naples", green: "venice", white: "rome" };

export const told = (entry: LogEntry, company: Company): string | null => toldAs("governing", HOUSE, entry, company);

const MAJORS = ["rome", "venice", "florence"];

/** The new order names players, not numbers; a Room is named by its house, not by a colour; a track by its City. */
export function toldAs(game: string, houses: Record<string, string>, entry: LogEntry, company: Company): string | null {
  if (entry.event === "set_order") {
    const names = String(entry.facts.order ?? "").split(" ").map((seat) => nameOf(company, Number(seat)));
    return t("event-governing-set_order", { order: names.join(", ") });
  }
  // A card is known by its name, not by the space it stands on.
  if (typeof entry.facts.card === "string") {
    const card = entry.facts.card.split(", ").map(term).join(", ");
    if (entry.event === "banked") return t("event-governing-banked", { ...variables(entry.facts, company), source: card });
    if (entry.event === "announced_card") return t("event-governing-announced_card", { ...variables(entry.facts, company), bonus: card });
  }
  const major = MAJORS.find((city) => entry.facts.location === `${city} track`);
  if (major) return t(`event-${game}-${entry.event}`, { ...variables(entry.facts, company), location: t("gov-track-of", { city: term(major) }) });
  const rooms = Object.keys(houses).flatMap((colour) => [1, 2, 3, 4, 5].map((room) => ({ colour, room })));
  const named = rooms.find(({ colour, room }) => entry.facts.location === `${colour} ${room}`);
  if (!named) return null;
  const location = t("gov-room-of-house", { room: named.room, house: term(houses[named.colour]!) });
  return t(`event-${game}-${entry.event}`, { ...variables(entry.facts, company), location });
}

/** Which part of the Year an event begins. */
const BEGINS: Record<string, string> = {
  year: "spring", round: "spring", besieged: "sieges", withdrew: "sieges", met_on_plains: "sieges", met_on_plains_two: "sieges", met_on_plains_three: "sieges",
  met_on_plains_four: "sieges", met_on_plains_five: "sieges", met_before_neutral_posture: "sieges", retreated_by_road: "sieges", retreated_by_sea: "sieges",
  set_order: "new-order", began_winter: "winter",
};

/** "Year 4 · Sieges" for every entry; `turn` is the event that begins a Year or a Round. */
export function partsBy(turn: "year" | "round", log: readonly LogEntry[]): Map<number, string> {
  const found = new Map<number, string>();
  let when = "";
  let part = t("course-setup");
  for (const { n, event, facts } of log) {
    if (event === turn) when = turn === "year" ? t("gov-year", { year: facts.year! }) : t("wars-round", { round: facts.round! });
    const begins = BEGINS[event];
    if (begins) part = t(`course-${begins}`);
    found.set(n, when ? `${when} · ${part}` : part);
  }
  return found;
}

const SIGNS: Record<string, string> = {
  moved: "cw", entered: "cw", bought_step: "cw", readied_edge: "arrow", annexed: "annex", marched: "cavalry", sailed: "ship", besieged: "war", took_by_siege: "flag",
  was_repelled: "shield", placed_agent: "agent", expelled: "agent", gained_agent: "agent", banked: "florin", bought: "market", recruited: "troop", disbanded: "troop",
  sponsored: "sponsor", took_bonus: "sponsor", traded: "trade", readied: "govern", formed_alliance: "flag", appropriated_alliance: "flag", built_cathedral: "cathedral",
  took_trophy: "trophy", requested: "indulgence", redeemed: "indulgence", laid: "indulgence", paid_salary: "florin", skipped: "next", passed: "next", set_order: "ladder",
  influenced: "crown", lost_influence: "crown", retreated_by_road: "cavalry", retreated_by_sea: "ship", concluded_by_france: "flag", concluded_by_naples: "flag",
};

/** A Winter that begins belongs to whom it is; the order of a new Year to nobody. */
export const actor = ({ event, facts }: LogEntry): number | undefined =>
  event === "began_winter" ? Number(facts.seat) : ["set_order", "year", "round"].includes(event) ? -1 : undefined;

export const sign = ({ event }: LogEntry): string => SIGNS[event] ?? "spark";

/** Whether an entry is about a City or a Room of the viewer's. */
export function concerns(model: TableModel, { facts }: LogEntry): boolean {
  const own = model.seat.value;
  if (own === null) return false;
  const cities = boardOf(model).cities;
  const mine = (fact: Fact | undefined) => typeof fact === "string" && cities[fact]?.owner === own;
  const colour = printedOf(model).houses[boardOf(model).seats[own]!.house];
  return mine(facts.city) || mine(facts.location) || (typeof facts.location === "string" && facts.location.startsWith(`${colour} `));
}

/** The places an entry speaks of: Cities, Powers, Rooms, cards of the market. */
export function show(model: TableModel, entry: LogEntry | null): void {
  deskOf(model).shown.value = entry ? spotsOf(model, entry) : [];
}

function spotsOf(model: TableModel, entry: LogEntry): string[] {
  const { facts } = entry;
  const printed = printedOf(model);
  const found: string[] = [];
  const named = ["city", "origin", "location", "power", "source", "item", "bonus", "space"].flatMap((name) => {
    const fact = facts[name];
    return typeof fact === "string" ? fact.split(", ").map((one) => ({ name, fact: one })) : [];
  });
  for (const { name, fact } of named) {
    if (fact in boardOf(model).cities) found.push(`city:${fact}`, `tile:${fact}`);
    else if (printed.powers.includes(fact)) found.push(`power:${fact}`);
    else if (printed.bonuses.includes(fact)) found.push(`bonus:${fact}`);
    else if (printed.spaces.some((space) => space.name === fact)) found.push(...(facts.seat === ownSeat(model) ? [`space:${fact}`] : []));
    else if (name === "location") found.push(spotOfLocation(model, fact));
    else found.push(`item:${fact}`, `tile:${fact}`);
  }
  if (typeof facts.room === "number" && typeof facts.seat === "number") found.push(`room:${facts.seat}:${facts.room - 1}`);
  return found;
}
