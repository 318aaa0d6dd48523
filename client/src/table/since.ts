import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Facts, LogEntry } from "../net/types.ts";
import { told, type Company } from "../words/facts.ts";
import type { TableModel } from "./table_model.ts";
import { sinceAfter } from "../settings.ts";

// What the others did since one's own last answer, and the whole log: by part of the game and by player.

/** So many moves of others open the panel by themselves. */
const worthTelling = (): number => (sinceAfter.value === "never" ? Number.POSITIVE_INFINITY : Number(sinceAfter.value));

/** What one player did in one part of the game. */
export interface Group {
  /** "Year 4 · Sieges"; empty where the game has no parts. */
  part: string;
  /** Whose answers; -1: nobody's. */
  seat: number;
  entries: LogEntry[];
}

/** Entries in a row that belong to the same part and the same player. */
export function groupsOf(model: TableModel, entries: readonly LogEntry[]): Group[] {
  const parts = model.module.parts?.(model.log.value) ?? new Map<number, string>();
  const groups: Group[] = [];
  for (const entry of entries) {
    const part = parts.get(entry.n) ?? "";
    const last = groups.at(-1);
    const seat = model.module.actor?.(entry) ?? entry.by;
    if (last && last.part === part && last.seat === seat) last.entries.push(entry);
    else groups.push({ part, seat, entries: [entry] });
  }
  return groups;
}

/** What others did after one's own last answer; nothing for those who only watch. */
export function sinceOf(model: TableModel): LogEntry[] {
  const seat = model.seat.value;
  if (!model.live || seat === null) return [];
  const from = model.since.value;
  const log = model.module.entries?.(model.log.value) ?? model.log.value;
  const others = log.filter((entry) => entry.n > from && entry.by !== seat && entry.clause !== "");
  return groupsOf(model, others).flatMap(({ entries }) => gathered(entries, model.module.gathers));
}

/** A player's deeds in one part of the game, those of some kinds as one where the last of them stands: its facts list what all of them name. */
export function gathered(entries: readonly LogEntry[], kinds: readonly string[] = []): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries) {
    const at = kinds.includes(entry.event) ? found.findIndex(({ event, facts }) => event === entry.event && facts.seat === entry.facts.seat) : -1;
    found.push(at < 0 ? entry : { ...entry, facts: both(found.splice(at, 1)[0]!.facts, entry.facts) });
  }
  return found;
}

/** Names one after the other, florins in all; a card is named by its source where that is all one knows. */
function both(was: Facts, now: Facts): Facts {
  const facts = { ...was, ...now };
  for (const name in facts) {
    if (name === "florins") facts[name] = Number(was[name]) + Number(now[name]);
    else if (name !== "seat") facts[name] = `${was[name] ?? was.source}, ${now[name] ?? now.source}`;
  }
  return facts;
}

/** The number of the last entry that came of one's own answer. */
export function lastOwn(log: readonly LogEntry[], seat: number | null): number {
  return log.findLast((entry) => entry.by === seat)?.n ?? 0;
}

const PEOPLE = ["seat", "target", "owner", "receiver", "giver", "defender", "attacker", "first", "second"];

/** Whether an entry speaks of a seat. */
export const names = (facts: Facts, seat: number | null): boolean => seat !== null && PEOPLE.some((name) => facts[name] === seat);

/** Whether an entry changes something of the viewer's. */
export const concerns = (model: TableModel, entry: LogEntry): boolean =>
  names(entry.facts, model.seat.value) || (model.module.concerns?.(model, entry) ?? false);

export const sentence = (model: TableModel, entry: LogEntry, company: Company = model.company.value): string =>
  model.module.told?.(entry, company) ?? told(model.game, entry, company);

/** It opens by itself when it becomes one's moment and enough has happened; never while one is choosing. */
export function useSince(model: TableModel): void {
  useEffect(() => {
    let opened = -1;
    return effect(() => {
      const worth = !model.table.value.lesson && model.myTurn.value && sinceOf(model).length >= worthTelling();
      if (!worth || opened === model.since.value || model.chosen.peek() !== null) return;
      opened = model.since.value;
      model.telling.value = true;
    });
  }, [model]);
}
