import type { LogEntry } from "../../net/types.ts";
import { type Company, variables } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { takeTitle } from "./cards.ts";

/** New cards are seen on the table; the chronicle tells what players did. */
export function entries(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry) => entry.event !== "dealt");
}

/** Takes are told by what was taken: "Charity ×3", "value 6 ×2", "Faith 8, a single card". */
export function toldTake(entry: LogEntry, company: Company): string | null {
  if (entry.event !== "took") return null;
  const take = String(entry.facts.take);
  const count = String(entry.facts.cards).split(", ").length;
  const vars = { ...variables(entry.facts, company), what: takeTitle(take, count) };
  return take.includes(" ") ? t("sv-took-single", vars) : t("sv-took-set", vars);
}
