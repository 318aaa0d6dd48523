import type { LogEntry } from "../../net/types.ts";
import { nameOf, type Company } from "../../words/facts.ts";
import { t } from "../../words/words.ts";

/** Small change that the next entry tells better: sources put up, symbols, single discs. */
const QUIET = new Set(["used", "performed", "moved_on_track", "paid", "passed_token"]);

export function entries(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry) => !QUIET.has(entry.event));
}

/** The new order names houses, not numbers. */
export function told(entry: LogEntry, company: Company): string | null {
  if (entry.event !== "set_order") return null;
  const names = String(entry.facts.order ?? "").split(" ").map((seat) => nameOf(company, Number(seat)));
  return t("event-governing-set_order", { order: names.join(", ") });
}
