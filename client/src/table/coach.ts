import { signal } from "@preact/signals";
import type { TableModel } from "./table_model.ts";

// Help in place. One line tells everybody once what purple means; then each kind of question is explained once per game,
// at most one new thing in a turn. Learning one game does not silence another.

const KEPT = "virtu.taught";

export const taught = signal(read(KEPT) !== null);

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then it is said once more another day.
  }
}

export function learnt(): void {
  taught.value = true;
  write(KEPT, "1");
}

const OFF = "off";
const keptOf = (game: string): string => `virtu.coach.${game}`;

/** Games whose coach was silenced during this visit. */
const silent = signal<string[]>([]);

export const isSilent = (game: string): boolean => silent.value.includes(game) || read(keptOf(game)) === OFF;

export function silence(game: string): void {
  silent.value = [...silent.value, game];
  write(keptOf(game), OFF);
}

/** What is explained in the turn under way. */
const now = new WeakMap<TableModel, { turn: number; idea: string }>();

/** A turn goes on until somebody else answers. */
const turnOf = (model: TableModel): number => model.log.value.findLast(({ by }) => by >= 0 && by !== model.seat.value)?.n ?? 0;

/** Whether an idea is explained now: it is new in this game, and the first new one of this turn. */
export function explains(model: TableModel, idea: string): boolean {
  if (!model.live || model.isPlan || !model.myTurn.value || model.table.value.lesson || isSilent(model.game)) return false;
  const turn = turnOf(model);
  const shown = now.get(model);
  if (shown?.turn === turn) return shown.idea === idea;
  const known = (read(keptOf(model.game)) ?? "").split(" ").filter(Boolean);
  if (known.includes(idea)) return false;
  now.set(model, { turn, idea });
  write(keptOf(model.game), [...known, idea].join(" "));
  return true;
}
