import { type Signal, signal } from "@preact/signals";
import type { Sight } from "../../table/table_model.ts";
import { cardIn, CHARACTERS, seen, sortOf, targetOf, verbOf } from "./cards.ts";

// Choosing in two parts: a card of the hand, then a player or a place. All of it is local until the purple button.

export const DENOUNCED = "denounced_from_the_pulpit";

export interface Choice {
  /** The place in the hand of the card that is held. */
  held: number | null;
  /** Denounced from the Pulpit: the Dishonour card that goes with it. */
  second: number | null;
  /** Whether an Honour card for another is meant as the Favour. */
  favour: boolean;
  /** Cards to be exchanged, by place; null: nothing is being exchanged. */
  exchange: number[] | null;
}

interface Kept extends Choice {
  /** The question it was made for; with another question it is forgotten. */
  about: string;
}

const BLANK: Choice = { held: null, second: null, favour: true, exchange: null };
const kept = new WeakMap<Sight, Signal<Kept>>();

function store(sight: Sight): Signal<Kept> {
  let found = kept.get(sight);
  if (!found) kept.set(sight, (found = signal({ ...BLANK, about: "" })));
  return found;
}

function about(sight: Sight): string {
  const question = sight.question.value;
  return question ? `${question.name}: ${question.offers.map(({ text }) => text).join()}` : "";
}

export function choiceOf(sight: Sight): Choice {
  const choice = store(sight).value;
  const blank = sight.question.value?.name === "exchange" && sight.myTurn.value ? { ...BLANK, exchange: [] } : BLANK;
  return choice.about === about(sight) ? choice : blank;
}

function change(sight: Sight, part: Partial<Choice>): void {
  store(sight).value = { ...choiceOf(sight), ...part, about: about(sight) };
}

export function ownHand(sight: Sight): string[] {
  return seen(sight).players[sight.seat.value ?? -1]?.hand ?? [];
}

/** The card that is held, by name. */
export function heldCard(sight: Sight): string | null {
  const { held } = choiceOf(sight);
  return held === null ? null : (ownHand(sight)[held] ?? null);
}

export function secondCard(sight: Sight): string | null {
  const { second } = choiceOf(sight);
  return second === null ? null : (ownHand(sight)[second] ?? null);
}

export function isActing(sight: Sight): boolean {
  return sight.myTurn.value && sight.question.value?.name === "act";
}

export function isExchanging(sight: Sight): boolean {
  return sight.myTurn.value && choiceOf(sight).exchange !== null;
}

/** The answers that play a card of the hand. */
export function offersWith(sight: Sight, name: string): string[] {
  return sight.offers.value.filter((offer) => {
    const verb = verbOf(sight, offer);
    return cardIn(sight, offer) === name ? verb !== "draw" : verb === "denounce" && name === DENOUNCED;
  });
}

/** Hold a card; the server is asked at once what each of its plays would bring. */
export function hold(sight: Sight, place: number | null): void {
  sight.choose(null);
  change(sight, { held: place, second: null, exchange: null });
  const name = heldCard(sight);
  if (name === null) return;
  const offers = offersWith(sight, name).filter((offer) => verbOf(sight, offer) !== "denounce");
  sight.foresee(offers);
  change(sight, { favour: offers.some((offer) => verbOf(sight, offer) === "favour") });
  if (offers.length === 1) sight.choose(offers[0]!);
}

/** Denounced from the Pulpit takes a Dishonour card along. */
export function holdSecond(sight: Sight, place: number): void {
  sight.choose(null);
  change(sight, { second: place });
  const name = secondCard(sight);
  sight.foresee(sight.offers.value.filter((offer) => verbOf(sight, offer) === "denounce" && cardIn(sight, offer) === name));
}

export function needsSecond(sight: Sight): boolean {
  return heldCard(sight) === DENOUNCED;
}

export function asFavour(sight: Sight, favour: boolean): void {
  const chosen = sight.chosen.value;
  change(sight, { favour });
  if (chosen === null) return;
  const target = targetOf(sight, chosen);
  if (target !== sight.seat.value) sight.choose(aimedAt(sight, target));
}

/** The answer that aims what is held at a player; also where it is refused, so that the server can say why. */
export function aimedAt(sight: Sight, seat: number): string | null {
  const character = CHARACTERS[seat];
  if (sight.question.value?.name === "blame") return `blame ${character}`;
  const name = heldCard(sight);
  if (name === null) return null;
  if (name === DENOUNCED) {
    const second = secondCard(sight);
    return second === null ? null : `denounce ${second} against ${character}`;
  }
  const sort = sortOf(sight, name);
  if (sort === "dishonour") return `play ${name} against ${character}`;
  if (sort === "recognition") return `play ${name} for ${character}`;
  if (sort !== "honour") return null;
  const favour = `favour ${name} for ${character}`;
  const play = `play ${name} for ${character}`;
  if (seat === sight.seat.value) return play;
  const { actions, favours } = seen(sight);
  return favours > 0 && (choiceOf(sight).favour || actions === 0) ? favour : play;
}

/** Aim at a player: choose the answer, or ask why it is none. */
export function aim(sight: Sight, seat: number, anchor: Element | null): void {
  const action = aimedAt(sight, seat);
  if (action === null) return;
  if (sight.offers.value.includes(action)) sight.choose(sight.chosen.value === action ? null : action);
  else sight.wonder(action, anchor);
}

/** Begin to choose cards for an exchange. */
function beginExchange(sight: Sight): void {
  sight.choose(null);
  change(sight, { held: null, second: null, exchange: [] });
}

export function pickForExchange(sight: Sight, places: number[]): void {
  change(sight, { exchange: places });
  const first = sight.question.value?.name === "exchange" ? `discard ${ownHand(sight)[places[0] ?? -1]}` : "exchange";
  sight.choose(places.length > 0 ? first : null);
}

/** What is given with the chosen answer: an exchange is named card by card, and then it is done. */
export function planned(sight: Sight): string[] {
  const { exchange } = choiceOf(sight);
  const chosen = sight.chosen.value;
  if (chosen === null) return [];
  if (!exchange?.length) return [chosen];
  const hand = ownHand(sight);
  const discards = exchange.map((place) => `discard ${hand[place]}`);
  const all = chosen === "exchange" ? [chosen, ...discards] : discards;
  // With no card left there is nothing more to name, and nothing more to say.
  return exchange.length < hand.length ? [...all, "done"] : all;
}

/** Choose any answer, wherever it comes from: what leads to it is held as well. */
export function choose(sight: Sight, offer: string | null): void {
  if (offer === null) {
    letGo(sight);
    return;
  }
  if (offer === "exchange" && choiceOf(sight).exchange === null) {
    beginExchange(sight);
    return;
  }
  const verb = verbOf(sight, offer) ?? "";
  const card = cardIn(sight, offer);
  const hand = ownHand(sight);
  if (isActing(sight) && ["play", "accuse", "favour", "fate"].includes(verb)) {
    const { favour } = choiceOf(sight);
    const other = targetOf(sight, offer) !== sight.seat.value && (verb === "play" || verb === "favour");
    change(sight, { held: placeOf(sight, card), second: null, exchange: null, favour: other ? verb === "favour" : favour });
  } else if (verb === "denounce") change(sight, { held: hand.indexOf(DENOUNCED), second: hand.indexOf(card), exchange: null });
  else if (verb === "done" && isActing(sight)) change(sight, { held: null, second: null, exchange: null });
  sight.choose(offer);
}

/** The place of a card in the hand; of equal ones the one that is held already. */
function placeOf(sight: Sight, card: string): number {
  return heldCard(sight) === card ? choiceOf(sight).held! : ownHand(sight).indexOf(card);
}

/** One step back: the answer, then what was held. */
export function letGo(sight: Sight): void {
  const choice = choiceOf(sight);
  if (sight.chosen.value !== null && choice.held !== null && aimedAt(sight, targetOf(sight, sight.chosen.value)) !== null) sight.choose(null);
  else if (choice.second !== null) change(sight, { second: null });
  else {
    change(sight, { held: null, second: null, exchange: null });
    sight.choose(null);
  }
}
