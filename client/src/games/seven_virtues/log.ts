import type { LogEntry } from "../../net/types.ts";
import { type Company, variables } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { takeTitle } from "./cards.ts";

/** Cards turned up one after another are one line of the chronicle, and the opening deal none at all. */
export function entries(log: readonly LogEntry[]): LogEntry[] {
  const result: LogEntry[] = [];
  let begun = false;
  for (const entry of log) {
    if (entry.event === "dealt") {
      if (!begun) continue;
      const last = result.at(-1);
      if (last?.event === "turned_up") {
        result[result.length - 1] = { ...last, facts: { cards: `${last.facts.cards}, ${entry.facts.card}` } };
      } else {
        result.push({ n: entry.n, event: "turned_up", clause: entry.clause, facts: { cards: entry.facts.card ?? "" } });
      }
      continue;
    }
    begun = true;
    result.push(entry);
  }
  return result;
}

/** Takes are told by what was taken: "Charity ×3", "value 6 ×2", "Faith 8, a single card". */
export function toldTake(entry: LogEntry, company: Company): string | null {
  if (entry.event !== "took") return null;
  const take = String(entry.facts.take);
  const count = String(entry.facts.cards).split(", ").length;
  const vars = { ...variables(entry.facts, company), what: takeTitle(take, count) };
  return take.includes(" ") ? t("sv-took-single", vars) : t("sv-took-set", vars);
}
