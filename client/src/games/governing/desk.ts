import { batch, effect, signal, untracked, type Signal } from "@preact/signals";
import type { TableModel } from "../../table/table_model.ts";
import { boardOf, type Bottom } from "./board.ts";
import type { Ledger, Payment } from "../palace/wire.ts";
import type { Preview } from "./wire.ts";

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

const desks = new WeakMap<TableModel, Desk>();

export function deskOf(model: TableModel): Desk {
  const known = desks.get(model);
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
  desks.set(model, desk);
  if (model.live) {
    tidy(model, desk);
    tryByHand(model, desk);
    chooseToPay(model, desk);
  }
  return desk;
}

/** Choose several answers at once. */
export function choosePlan(model: TableModel, answers: readonly string[], meant = answers.at(-1)): void {
  if (model.sending.value) return;
  const desk = deskOf(model);
  model.choose(answers[0] ?? null);
  desk.plan.value = model.chosen.value === null || meant === undefined ? null : { answers, meant };
}

/** The plan the chosen answer begins. */
function planOf(model: TableModel): Plan | null {
  const chosen = model.chosen.value;
  const plan = deskOf(model).plan.value;
  if (chosen === null) return null;
  return plan?.answers[0] === chosen ? plan : { answers: [chosen], meant: chosen };
}

/** All that is given when the chosen answer is committed: what it leads to, or the payment that follows it. */
export function planned(model: TableModel): readonly string[] {
  const answers = planOf(model)?.answers ?? [];
  const pays = answers.length === 1 && chosenPreview(model)?.ledger !== undefined;
  return pays ? [...answers, ...(shownPayment(model)?.answers ?? [])] : answers;
}

/** The answer that counts as chosen: not the sources before it, nor what pays for it. */
export const meantOf = (model: TableModel): string | null => planOf(model)?.meant ?? null;

/** A new question begins with empty hands. */
function tidy(model: TableModel, desk: Desk): void {
  effect(() => {
    void model.question.value;
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
function tryByHand(model: TableModel, desk: Desk): void {
  effect(() => {
    const byHand = desk.byHand.value;
    if (!byHand?.length) return;
    const row = rowByHand(model);
    const seen = model.previewOfRow(row);
    // What would put the cost out of reach is let go of.
    if (seen && seen.taken <= row.length - byHand.length) desk.byHand.value = byHand.slice(1);
    else if (!seen) model.askPreviewOfRow(row);
  });
}

/** An open payment is chosen as soon as it is met, so that one button pays. */
function chooseToPay(model: TableModel, desk: Desk): void {
  effect(() => {
    const open = model.myTurn.value && model.question.value?.name === "pay";
    if (!open) return;
    const shown = shownPayment(model);
    const whole = desk.byHand.value === null || shown?.met;
    untracked(() => choosePlan(model, whole ? (shown?.answers ?? []) : [], PAY));
  });
}

/** The answer that closes a payment, and what sources are put up for where it is not even asked. */
const PAY = "pay";

/** The server's preview of an answer. */
export const previewOf = (model: TableModel, answer: string): Preview => (model.previewOf(answer) as Preview | null) ?? {};

/** And of the chosen one. */
export const chosenPreview = (model: TableModel): Preview | null => model.preview.value as Preview | null;

/** The ledger of the open payment, or of the one the chosen answer leads to. */
export function ledgerOf(model: TableModel): Ledger | null {
  return chosenPreview(model)?.ledger ?? boardOf(model).details?.ledger ?? null;
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
export function shownPayment(model: TableModel): ShownPayment | null {
  const ledger = ledgerOf(model);
  const byHand = deskOf(model).byHand.value;
  if (!ledger) return null;
  if (byHand === null) {
    const way = suggested(model);
    return way ? { answers: way.answers, missing: {}, met: true, lost: {}, treasury: way.treasury } : { ...ledger.covered, answers: [] };
  }
  const row = rowByHand(model);
  const before = row.length - byHand.length;
  const seen = model.previewOfRow(row);
  const covered = (byHand.length > 0 ? (seen?.preview as Preview | undefined)?.covered : undefined) ?? ledger.covered;
  // What the payment has no use for is not taken, and not shown as set.
  const taken = seen ? byHand.slice(0, Math.max(0, seen.taken - before)) : byHand;
  return { ...covered, answers: covered.met ? [...taken, ...covered.closing] : taken };
}

/** The chosen answer that has a price, if there is one, and what is set by hand. */
function rowByHand(model: TableModel): readonly string[] {
  const byHand = deskOf(model).byHand.value ?? [];
  const chosen = model.chosen.value;
  return chosen !== null && chosenPreview(model)?.ledger ? [chosen, ...byHand] : byHand;
}

/** The payment by source: what each gives. */
export function paymentOf(model: TableModel): Record<string, string> {
  const answers = shownPayment(model)?.answers ?? [];
  const gifts = ledgerOf(model)?.rows.flatMap(({ source, answers: by }) => Object.entries(by).map(([symbol, answer]) => ({ source, symbol, answer }))) ?? [];
  return Object.fromEntries(gifts.filter(({ answer }) => answers.includes(answer)).map(({ source, symbol }) => [source, symbol]));
}

/** Have a source give a symbol, or nothing. */
export function setByHand(model: TableModel, source: string, symbol: string | null): void {
  const row = ledgerOf(model)?.rows.find((one) => one.source === source);
  if (!row) return;
  const own = Object.values(row.answers);
  const all = new Set(ledgerOf(model)!.rows.flatMap(({ answers }) => Object.values(answers)));
  const others = (shownPayment(model)?.answers ?? []).filter((answer) => all.has(answer) && !own.includes(answer));
  deskOf(model).byHand.value = symbol === null ? others : [row.answers[symbol]!, ...others];
}

export function suggested(model: TableModel): Payment | undefined {
  const desk = deskOf(model);
  const ledger = ledgerOf(model);
  const all = ledger?.payments ?? [];
  const kept = ledger?.rows.filter(({ source }) => desk.kept.value.includes(source)).flatMap(({ answers }) => Object.values(answers)) ?? [];
  const free = all.filter((one) => !one.answers.some((answer) => kept.includes(answer)));
  const list = free.length > 0 ? free : all;
  return list.length > 0 ? list[desk.suggestion.value % list.length] : undefined;
}
