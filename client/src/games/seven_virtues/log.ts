import type { LogEntry } from "../../net/types.ts";
import { type Company, term, variables } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { type Taken, takeTitle } from "./cards.ts";

/** New cards are seen on the table; the chronicle tells what players did. */
export function entries(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry) => entry.event !== "dealt");
}

/** What was taken, in short: the clause tells by what. */
export function tookTitle({ clause, facts }: LogEntry): string {
  const what = String(facts.take);
  const taken: Record<string, Taken> = { "SV-3.3": { value: Number(what) }, "SV-3.4": { card: what } };
  return takeTitle(taken[clause] ?? { virtue: what }, Number(facts.count));
}

/** Takes are told by what was taken: "Charity ×3", "value 6 ×2", "Faith 8, a single card". */
export function toldTake(entry: LogEntry, company: Company): string | null {
  if (entry.event !== "took") return null;
  const vars = { ...variables(entry.facts, company), what: tookTitle(entry) };
  return entry.clause === "SV-3.4" ? t("sv-took-single", vars) : t("sv-took-set", vars);
}

/** The draft, then the Virtues as they are called. */
export function parts(log: readonly LogEntry[]): Map<number, string> {
  const found = new Map<number, string>();
  let part = t("course-draft");
  for (const { n, event, facts } of log) {
    if (event === "called") part = term(String(facts.virtue));
    else if (event === "trios") part = term("trios");
    found.set(n, part);
  }
  return found;
}
