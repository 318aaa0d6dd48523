import { batch, effect, signal, untracked, type Signal } from "@preact/signals";
import type { Sight } from "../../table/table_model.ts";
import { boardOf, type Bottom } from "./board.ts";
import type { Ledger, Payment, Preview } from "./wire.ts";

/** Answers that belong together: the first is the chosen one, the others follow when it is given. */
export interface Plan {
  answers: readonly string[];
  /** The one the others lead to or pay for. */
  meant: string;
}

/** What a player is holding, has set aside or is looking at: never sent, gone when the table is left. */
export interface Desk {
  /** A Troop's City, a card's place: picked up, to be put down on a lit place. */
  held: Signal<string | null>;
  /** A spot with several answers, whose answers the prompt bar lists. */
  narrow: Signal<string | null>;
  plan: Signal<Plan | null>;
  /** Sources that suggestions leave alone. */
  kept: Signal<readonly string[]>;
  /** Which of the suggested payments is shown, and the answers that were set by hand instead, the last one first. */
  suggestion: Signal<number>;
  byHand: Signal<readonly string[] | null>;
  /** Spots an entry of the log speaks of. */
  shown: Signal<readonly string[]>;
  /** Another Palace, opened over the map. */
  opened: Signal<number | null>;
  /** On a phone: the sheet is folded down to its line. */
  low: Signal<boolean>;
}

const desks = new WeakMap<Sight, Desk>();

export function deskOf(sight: Sight): Desk {
  const known = desks.get(sight);
  if (known) return known;
  const desk: Desk = {
    held: signal(null),
    narrow: signal(null),
    plan: signal(null),
    kept: signal([]),
    suggestion: signal(0),
    byHand: signal(null),
    shown: signal([]),
    opened: signal(null),
    low: signal(false),
  };
  desks.set(sight, desk);
  if (sight.live) {
    tidy(sight, desk);
    tryByHand(sight, desk);
    chooseToPay(sight, desk);
  }
  return desk;
}

/** Choose several answers at once. */
export function choosePlan(sight: Sight, answers: readonly string[], meant = answers.at(-1)): void {
  if (sight.sending.value) return;
  const desk = deskOf(sight);
  sight.choose(answers[0] ?? null);
  desk.plan.value = sight.chosen.value === null || meant === undefined ? null : { answers, meant };
}

/** The plan the chosen answer begins. */
function planOf(sight: Sight): Plan | null {
  const chosen = sight.chosen.value;
  const plan = deskOf(sight).plan.value;
  if (chosen === null) return null;
  return plan?.answers[0] === chosen ? plan : { answers: [chosen], meant: chosen };
}

/** All that is given when the chosen answer is committed: what it leads to, or the payment that follows it. */
export function planned(sight: Sight): readonly string[] {
  const answers = planOf(sight)?.answers ?? [];
  const pays = answers.length === 1 && chosenPreview(sight)?.ledger !== undefined;
  return pays ? [...answers, ...(shownPayment(sight)?.answers ?? [])] : answers;
}

/** The answer that counts as chosen: not the sources before it, nor what pays for it. */
export const meantOf = (sight: Sight): string | null => planOf(sight)?.meant ?? null;

/** A new question begins with empty hands. */
function tidy(sight: Sight, desk: Desk): void {
  effect(() => {
    void sight.question.value;
    batch(() => {
      desk.held.value = null;
      desk.narrow.value = null;
      desk.plan.value = null;
      desk.byHand.value = null;
      desk.suggestion.value = 0;
    });
  });
}

/** What is set by hand is tried out by the server: it knows how far that pays. */
function tryByHand(sight: Sight, desk: Desk): void {
  effect(() => {
    const byHand = desk.byHand.value;
    if (!byHand?.length) return;
    const row = rowByHand(sight);
    const seen = sight.foreseenTogether(row);
    // What would put the cost out of reach is let go of.
    if (seen && seen.taken <= row.length - byHand.length) desk.byHand.value = byHand.slice(1);
    else if (!seen) sight.foreseeTogether(row);
  });
}

/** An open payment is chosen as soon as it is met, so that one button pays. */
function chooseToPay(sight: Sight, desk: Desk): void {
  effect(() => {
    const open = sight.myTurn.value && sight.question.value?.name === "pay";
    if (!open) return;
    const shown = shownPayment(sight);
    const whole = desk.byHand.value === null || shown?.met;
    untracked(() => choosePlan(sight, whole ? (shown?.answers ?? []) : [], PAY));
  });
}

/** The answer that closes a payment, and what sources are put up for where it is not even asked. */
const PAY = "pay";

/** What the server foresees for an answer. */
export const previewOf = (sight: Sight, answer: string): Preview => (sight.foreseen(answer) as Preview | null) ?? {};

/** What it foresees for the chosen one. */
export const chosenPreview = (sight: Sight): Preview | null => sight.preview.value as Preview | null;

/** The ledger of the open payment, or of the one the chosen answer leads to. */
export function ledgerOf(sight: Sight): Ledger | null {
  return chosenPreview(sight)?.ledger ?? boardOf(sight).moment?.ledger ?? null;
}

/** A payment as the ledger shows it. */
export interface ShownPayment {
  /** All that must be said; as long as it is not met, what has been set so far. */
  answers: readonly string[];
  missing: Bottom;
  met: boolean;
  lost: Bottom;
  treasury: number;
}

/** The payment that is suggested or set by hand. */
export function shownPayment(sight: Sight): ShownPayment | null {
  const ledger = ledgerOf(sight);
  const byHand = deskOf(sight).byHand.value;
  if (!ledger) return null;
  if (byHand === null) {
    const way = suggested(sight);
    return way ? { answers: way.answers, missing: {}, met: true, lost: {}, treasury: way.treasury } : { ...ledger.covered, answers: [] };
  }
  const row = rowByHand(sight);
  const before = row.length - byHand.length;
  const seen = sight.foreseenTogether(row);
  const covered = (byHand.length > 0 ? (seen?.preview as Preview | undefined)?.covered : undefined) ?? ledger.covered;
  // What the payment has no use for is not taken, and not shown as set.
  const taken = seen ? byHand.slice(0, Math.max(0, seen.taken - before)) : byHand;
  return { ...covered, answers: covered.met ? [...taken, ...covered.closing] : taken };
}

/** The chosen answer that has a price, if there is one, and what is set by hand. */
function rowByHand(sight: Sight): readonly string[] {
  const byHand = deskOf(sight).byHand.value ?? [];
  const chosen = sight.chosen.value;
  return chosen !== null && chosenPreview(sight)?.ledger ? [chosen, ...byHand] : byHand;
}

/** The payment by source: what each gives. */
export function paymentOf(sight: Sight): Record<string, string> {
  const answers = shownPayment(sight)?.answers ?? [];
  const gifts = ledgerOf(sight)?.rows.flatMap(({ source, answers: by }) => Object.entries(by).map(([symbol, answer]) => ({ source, symbol, answer }))) ?? [];
  return Object.fromEntries(gifts.filter(({ answer }) => answers.includes(answer)).map(({ source, symbol }) => [source, symbol]));
}

/** Have a source give a symbol, or nothing. */
export function setByHand(sight: Sight, source: string, symbol: string | null): void {
  const row = ledgerOf(sight)?.rows.find((one) => one.source === source);
  if (!row) return;
  const own = Object.values(row.answers);
  const all = new Set(ledgerOf(sight)!.rows.flatMap(({ answers }) => Object.values(answers)));
  const others = (shownPayment(sight)?.answers ?? []).filter((answer) => all.has(answer) && !own.includes(answer));
  deskOf(sight).byHand.value = symbol === null ? others : [row.answers[symbol]!, ...others];
}

export function suggested(sight: Sight): Payment | undefined {
  const desk = deskOf(sight);
  const ledger = ledgerOf(sight);
  const all = ledger?.payments ?? [];
  const kept = ledger?.rows.filter(({ source }) => desk.kept.value.includes(source)).flatMap(({ answers }) => Object.values(answers)) ?? [];
  const free = all.filter((one) => !one.answers.some((answer) => kept.includes(answer)));
  const list = free.length > 0 ? free : all;
  return list.length > 0 ? list[desk.suggestion.value % list.length] : undefined;
}
