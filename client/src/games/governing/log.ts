import type { LogEntry } from "../../net/types.ts";
import type { Sight } from "../../table/sight.ts";
import { nameOf, type Company } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, printedOf } from "./board.ts";
import { deskOf } from "./desk.ts";
import { locationSpot } from "./spots.ts";

/** Small change that the next entry tells better: sources put up, symbols, single discs. */
const QUIET = new Set(["used", "performed", "moved_on_track", "paid", "year_points"]);

export function entries(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry) => !QUIET.has(entry.event));
}

/** The new order names houses, not numbers. */
export function told(entry: LogEntry, company: Company): string | null {
  if (entry.event !== "set_order") return null;
  const names = String(entry.facts.order ?? "").split(" ").map((seat) => nameOf(company, Number(seat)));
  return t("event-governing-set_order", { order: names.join(", ") });
}

/** The places an entry speaks of: Cities, Powers, Rooms, cards of the market. */
export function show(sight: Sight, entry: LogEntry | null): void {
  deskOf(sight).shown.value = entry ? spotsOf(sight, entry) : [];
}

function spotsOf(sight: Sight, entry: LogEntry): string[] {
  const { facts } = entry;
  const printed = printedOf(sight);
  const found: string[] = [];
  for (const name of ["city", "origin", "location", "power", "source", "item", "bonus"]) {
    const fact = facts[name];
    if (typeof fact !== "string") continue;
    if (fact in boardOf(sight).cities) found.push(`city:${fact}`, `tile:${fact}`);
    else if (printed.powers.includes(fact)) found.push(`power:${fact}`);
    else if (printed.bonuses.includes(fact)) found.push(`bonus:${fact}`);
    else if (name === "location") found.push(locationSpot(sight, fact));
    else found.push(`item:${fact}`, `tile:${fact}`);
  }
  if (typeof facts.room === "number" && typeof facts.seat === "number") found.push(`room:${facts.seat}:${facts.room - 1}`);
  return found;
}
