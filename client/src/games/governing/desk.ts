import { effect, signal, untracked, type Signal } from "@preact/signals";
import type { Question } from "../../net/types.ts";
import type { Sight } from "../../table/sight.ts";
import { boardOf, type Ledger } from "./board.ts";

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
  /** The help panel is open. */
  help: Signal<boolean>;
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
    help: signal(false),
  };
  desks.set(sight, desk);
  if (sight.live) follow(sight, desk);
  return desk;
}

/** Choose several answers at once. */
export function choosePlan(sight: Sight, answers: readonly string[]): void {
  const desk = deskOf(sight);
  sight.choose(answers[0] ?? null);
  desk.plan.value = sight.chosen.value === null ? null : [...answers];
}

/** The answers that will be given when the chosen one is committed. */
export function planned(sight: Sight): string[] {
  const chosen = sight.chosen.value;
  const plan = deskOf(sight).plan.value;
  if (chosen === null) return [];
  return plan?.[0] === chosen ? plan : [chosen, ...paymentAfter(sight, chosen)];
}

/** A new question begins with empty hands; the rest of a plan is given answer by answer, each only if it is offered. */
function follow(sight: Sight, desk: Desk): void {
  let last: Question | null = null;
  let rest: string[] = [];
  let sent: Question | null = null;
  effect(() => {
    const question = sight.question.value;
    const sending = sight.sending.value;
    const offers = sight.offers.value;
    untracked(() => {
      if (sending && sent === null) {
        sent = question;
        const plan = planned(sight);
        if (rest.length === 0 && plan.length > 1) rest = plan.slice(1);
      }
      if (question !== last) {
        last = question;
        desk.held.value = null;
        desk.narrow.value = null;
        desk.plan.value = null;
        desk.byHand.value = null;
        desk.suggestion.value = 0;
      }
      if (sending || question === sent) return;
      sent = null;
      const next = rest.shift();
      if (next === undefined) return;
      if (offers.includes(next)) queueMicrotask(() => sight.commit(next));
      else rest = [];
    });
  });
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
  return [...Object.entries(paymentOf(sight)).map(([source, symbol]) => writeUse(source, symbol)), "pay"];
}
