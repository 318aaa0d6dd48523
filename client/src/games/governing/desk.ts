import { batch, effect, signal, untracked, type Signal } from "@preact/signals";
import type { Sight } from "../../table/table_model.ts";
import { boardOf, type Bottom, type Ledger } from "./board.ts";

/** What a player is holding, has set aside or is looking at: never sent, gone when the table is left. */
export interface Desk {
  /** A Troop's City, a card's place: picked up, to be put down on a lit place. */
  held: Signal<string | null>;
  /** A spot with several answers, whose answers the prompt bar lists. */
  narrow: Signal<string | null>;
  /** Answers that belong together; the first is the chosen one, the others follow when it is given. */
  plan: Signal<string[] | null>;
  /** Sources that suggestions leave alone. */
  kept: Signal<readonly string[]>;
  /** Which of the suggested payments is shown, and what was changed by hand: source → symbol. */
  suggestion: Signal<number>;
  byHand: Signal<Record<string, string> | null>;
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
    chooseToPay(sight, desk);
  }
  return desk;
}

/** Choose several answers at once. */
export function choosePlan(sight: Sight, answers: readonly string[]): void {
  if (sight.sending.value) return;
  const desk = deskOf(sight);
  sight.choose(answers[0] ?? null);
  desk.plan.value = sight.chosen.value === null ? null : [...answers];
}

/** The answers that will be given when the chosen one is committed. */
export function planned(sight: Sight): string[] {
  const chosen = sight.chosen.value;
  const plan = deskOf(sight).plan.value;
  if (chosen === null) return [];
  const steps = plan?.[0] === chosen ? plan : [chosen];
  return steps.length > 1 ? steps : [...steps, ...paymentAfter(sight, chosen)];
}

/** Of answers that belong together the one that was meant: not the sources, not the paying. */
export function mainStep(plan: readonly string[]): string | null {
  return plan.find((step) => !/^(use|bank|pay|buy step)\b/.test(step)) ?? plan.at(-1) ?? null;
}

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

/** An open payment is chosen as soon as it is covered, so that one button pays. */
function chooseToPay(sight: Sight, desk: Desk): void {
  effect(() => {
    const open = sight.myTurn.value && sight.question.value?.name === "pay";
    const ledger = boardOf(sight).moment?.ledger;
    if (!open || !ledger) return;
    const payment = paymentOf(sight);
    const whole = desk.byHand.value === null || isCovered(ledger, payment);
    const answers = inOrder(ledger, payment);
    untracked(() => choosePlan(sight, whole ? [...answers, "pay"] : []));
  });
}

/** The answers of a payment; what the Room gives comes first, florins are banked before anything is paid. */
function inOrder(ledger: Ledger, payment: Record<string, string>): string[] {
  return ledger.rows.filter((row) => row.source in payment).map((row) => writeUse(row.source, payment[row.source]!));
}

/** What the set rows, the pool and the treasury bring together. */
export function broughtBy(ledger: Ledger, payment: Record<string, string>): Bottom {
  const total: Bottom = { ...ledger.pool };
  total.florin = (total.florin ?? 0) + ledger.treasury;
  for (const row of ledger.rows) {
    const symbol = payment[row.source];
    if (symbol) total[symbol] = (total[symbol] ?? 0) + (row.gives[symbol] ?? 0);
  }
  return total;
}

/** Whether what is brought meets the cost; Crowns and Crosses to spare serve the free choice. */
export function isCovered(ledger: Ledger, payment: Record<string, string>): boolean {
  const paid = broughtBy(ledger, payment);
  let spare = 0;
  for (const symbol of new Set([...Object.keys(ledger.cost), "crown", "cross"])) {
    if (symbol === "either") continue;
    const over = (paid[symbol] ?? 0) - (ledger.cost[symbol] ?? 0);
    if (over < 0) return false;
    if (symbol === "crown" || symbol === "cross") spare += over;
  }
  return spare >= (ledger.cost.either ?? 0);
}

/** The ledger of the open payment, or of the one the chosen answer leads to. */
export function ledgerOf(sight: Sight): Ledger | null {
  const preview = sight.preview.value as { ledger?: Ledger } | null;
  return preview?.ledger ?? boardOf(sight).moment?.ledger ?? null;
}

/** The payment as the ledger shows it: source → symbol. */
export function paymentOf(sight: Sight): Record<string, string> {
  const desk = deskOf(sight);
  if (desk.byHand.value) return desk.byHand.value;
  const payment = suggested(sight);
  const found: Record<string, string> = {};
  for (const answer of payment?.pay ?? []) {
    const use = readUse(answer);
    if (use) found[use.source] = use.symbol;
  }
  return found;
}

export function suggested(sight: Sight) {
  const desk = deskOf(sight);
  const all = ledgerOf(sight)?.payments ?? [];
  const free = all.filter((one) => !one.pay.some((answer) => desk.kept.value.includes(readUse(answer)?.source ?? "")));
  const list = free.length > 0 ? free : all;
  return list.length > 0 ? list[desk.suggestion.value % list.length] : undefined;
}

/** "use pisa ship" and "bank pisa" as source and symbol. */
export function readUse(answer: string): { source: string; symbol: string } | null {
  const words = answer.split(" ");
  if (words[0] === "bank") return { source: words.slice(1).join(" "), symbol: "florin" };
  if (words[0] !== "use") return null;
  return { source: words.slice(1, -1).join(" "), symbol: words.at(-1)! };
}

export function writeUse(source: string, symbol: string): string {
  const own = ["action", "improvement", "indulgence"].includes(source);
  return symbol === "florin" && !own ? `bank ${source}` : `use ${source} ${symbol}`;
}

/** What follows a choice that has a price: the payment the ledger shows. */
function paymentAfter(sight: Sight, chosen: string): string[] {
  const preview = sight.preview.value as { ledger?: Ledger } | null;
  if (!preview?.ledger || chosen.startsWith("use ") || chosen.startsWith("bank ")) return [];
  if (!deskOf(sight).byHand.value) return [...(suggested(sight)?.pay ?? []), "pay"];
  return [...inOrder(preview.ledger, paymentOf(sight)), "pay"];
}
