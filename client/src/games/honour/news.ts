import type { LogEntry } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";

// What nobody should overlook: told until one has answered again.

const OWN = new Set(["honoured", "honoured_other", "favoured", "accused", "recognised", "played_fate", "stopped", "exchanged", "declined", "countered"]);

/** The entries since the viewer last did something; for a spectator and in a replay the last turn. */
function lately(model: TableModel): LogEntry[] {
  const log = model.log.value;
  const you = model.seat.value;
  const mine = model.live && you !== null;
  const from = log.findLastIndex((entry) => (mine ? OWN.has(entry.event) && entry.facts.seat === you : entry.event === "stopped"));
  return log.slice(Math.max(0, from));
}

export function relocations(model: TableModel): LogEntry[] {
  return lately(model).filter((entry) => entry.event === "relocated");
}

export function relocatedLately(model: TableModel, seat: number): boolean {
  return relocations(model).some((entry) => entry.facts.seat === seat);
}

/** What nobody should overlook in the chronicle. */
export const LOUD: Record<string, string> = { relocated: "warn", mill_woke: "bell", rang: "clock", ended: "flag" };

const SIGNS: Record<string, string> = {
  honoured: "star", honoured_other: "star", favoured: "star", accused: "chat", recognised: "ladder", played_fate: "spark", dishonoured: "warn", joined: "cw",
  countered: "justice", declined: "next", drew_open: "deck", exchanged: "redo", discarded: "redo", stopped: "flag", mill_slept: "moon",
};

export const sign = ({ event }: LogEntry): string => LOUD[event] ?? SIGNS[event] ?? "spark";

/** New cards are seen on the table; what a player discards is told with the exchange. */
const SILENT = new Set(["turned_up", "drew", "display_renewed", "dealt"]);

export function entries(log: readonly LogEntry[]): LogEntry[] {
  const told: LogEntry[] = [];
  for (const entry of log) {
    // The first hand is seen in the hand itself.
    if (SILENT.has(entry.event) || (entry.event === "drew_card" && entry.clause === "HO-3.1")) continue;
    const before = told.at(-1);
    if (entry.event === "discarded" && before?.event === "discarded" && before.facts.seat === entry.facts.seat) {
      told[told.length - 1] = { ...entry, facts: { ...entry.facts, card: `${before.facts.card}, ${entry.facts.card}` } };
    } else told.push(entry);
  }
  // Once, and whole: somebody who listens must not hear the list again with every card.
  if (told.at(-1)?.event === "discarded") told.pop();
  return told;
}
