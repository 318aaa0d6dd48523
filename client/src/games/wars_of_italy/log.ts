import type { LogEntry } from "../../net/types.ts";
import { term, variables, type Company } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { entries as general, toldAs } from "../governing/log.ts";
import { HOUSE_OF } from "./wars.ts";

/** Crowns spent one after another on one track are one entry: the last, which says where the marker stands. */
export function entries(log: readonly LogEntry[]): LogEntry[] {
  const all = general(log, "wars_of_italy");
  return all.filter((entry, index) => {
    const next = all[index + 1];
    const run = entry.event === "influenced" && next?.event === "influenced";
    return !run || next.facts.seat !== entry.facts.seat || next.facts.major !== entry.facts.major;
  });
}

export function told(entry: LogEntry, company: Company): string | null {
  const { square } = entry.facts;
  if (entry.event !== "influenced" || typeof square !== "number") return toldAs("wars_of_italy", HOUSE_OF, entry, company);
  return `${t("event-wars_of_italy-influenced", variables(entry.facts, company))} → ${pulled(square)}`;
}

/** A square with the side it lies on: "2 (France)". */
export function pulled(square: number): string {
  if (square === 0) return "0";
  return `${Math.abs(square)} (${term(square < 0 ? "france" : "naples")})`;
}
