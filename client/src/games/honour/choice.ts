import { type Signal, signal } from "@preact/signals";
import type { Offer } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
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
const kept = new WeakMap<TableModel, Signal<Kept>>();

function store(model: TableModel): Signal<Kept> {
  let found = kept.get(model);
  if (!found) kept.set(model, (found = signal({ ...BLANK, about: "" })));
  return found;
}

function about(model: TableModel): string {
  const question = model.question.value;
  return question ? `${question.name}: ${question.offers.map(({ text }) => text).join()}` : "";
}

export function choiceOf(model: TableModel): Choice {
  const choice = store(model).value;
  const blank = model.question.value?.name === "exchange" && model.myTurn.value ? { ...BLANK, exchange: [] } : BLANK;
  return choice.about === about(model) ? choice : blank;
}

function change(model: TableModel, part: Partial<Choice>): void {
  store(model).value = { ...choiceOf(model), ...part, about: about(model) };
}

export function ownHand(model: TableModel): string[] {
  return seen(model).players[model.seat.value ?? -1]?.hand ?? [];
}

/** The card that is held, by name. */
export function heldCard(model: TableModel): string | null {
  const { held } = choiceOf(model);
  return held === null ? null : (ownHand(model)[held] ?? null);
}

export function secondCard(model: TableModel): string | null {
  const { second } = choiceOf(model);
  return second === null ? null : (ownHand(model)[second] ?? null);
}

export function isActing(model: TableModel): boolean {
  return model.myTurn.value && model.question.value?.name === "act";
}

export function isExchanging(model: TableModel): boolean {
  return model.myTurn.value && choiceOf(model).exchange !== null;
}

/** The answers that play a card of the hand. */
export function offersWith(model: TableModel, name: string): string[] {
  return model.offers.value.filter((offer) => {
    const verb = verbOf(model, offer);
    return cardIn(model, offer) === name ? verb !== "draw" : verb === "denounce" && name === DENOUNCED;
  });
}

/** What is pressed next on the way to an answer: the card of the hand first, then whom it is for. */
export function way(model: TableModel, offer: string): string | null {
  const card = cardIn(model, offer);
  const spot = model.offerOf(offer)?.spot || null;
  return isActing(model) && card !== "" && ownHand(model).includes(card) && heldCard(model) !== card ? `held:${card}` : spot;
}

/** Hold a card; the server is asked at once what each of its plays would bring. */
export function hold(model: TableModel, place: number | null): void {
  model.choose(null);
  change(model, { held: place, second: null, exchange: null });
  const name = heldCard(model);
  if (name === null) return;
  const offers = offersWith(model, name).filter((offer) => verbOf(model, offer) !== "denounce");
  model.askPreviews(offers);
  change(model, { favour: offers.some((offer) => verbOf(model, offer) === "favour") });
  if (offers.length === 1) model.choose(offers[0]!);
}

/** Denounced from the Pulpit takes a Dishonour card along. */
export function holdSecond(model: TableModel, place: number): void {
  model.choose(null);
  change(model, { second: place });
  const name = secondCard(model);
  model.askPreviews(model.offers.value.filter((offer) => verbOf(model, offer) === "denounce" && cardIn(model, offer) === name));
}

export function needsSecond(model: TableModel): boolean {
  return heldCard(model) === DENOUNCED;
}

export function asFavour(model: TableModel, favour: boolean): void {
  const chosen = model.chosen.value;
  change(model, { favour });
  if (chosen === null) return;
  const target = targetOf(model, chosen);
  if (target !== model.seat.value) model.choose(aimedAt(model, target));
}

/** The answer that aims what is held at a player; also where it is refused, so that the server can say why. */
export function aimedAt(model: TableModel, seat: number): string | null {
  const character = CHARACTERS[seat];
  if (model.question.value?.name === "blame") return `blame ${character}`;
  const name = heldCard(model);
  if (name === null) return null;
  if (name === DENOUNCED) {
    const second = secondCard(model);
    return second === null ? null : `denounce ${second} against ${character}`;
  }
  const sort = sortOf(model, name);
  if (sort === "dishonour") return `play ${name} against ${character}`;
  if (sort === "recognition") return `play ${name} for ${character}`;
  if (sort !== "honour") return null;
  const favour = `favour ${name} for ${character}`;
  const play = `play ${name} for ${character}`;
  if (seat === model.seat.value) return play;
  const { actions, favours } = seen(model);
  return favours > 0 && (choiceOf(model).favour || actions === 0) ? favour : play;
}

/** Aim at a player: choose the answer, or ask why it is none. */
export function aim(model: TableModel, seat: number, anchor: Element | null): void {
  const action = aimedAt(model, seat);
  if (action === null) return;
  if (model.offers.value.includes(action)) model.choose(model.chosen.value === action ? null : action);
  else model.wonder(action, anchor);
}

/** Begin to choose cards for an exchange. */
function beginExchange(model: TableModel): void {
  model.choose(null);
  change(model, { held: null, second: null, exchange: [] });
}

export function pickForExchange(model: TableModel, places: number[]): void {
  change(model, { exchange: places });
  const first = model.question.value?.name === "exchange" ? `discard ${ownHand(model)[places[0] ?? -1]}` : "exchange";
  model.choose(places.length > 0 ? first : null);
}

/** A plan to exchange cards picks them all; other plans are chosen by what they begin with. */
export function adopt(model: TableModel, plan: readonly Offer[]): boolean {
  const named = plan.filter(({ verb }) => verb === "discard").map(({ args }) => args.card);
  if (named.length === 0) return false;
  const left = ownHand(model).map((name, place) => ({ name, place }));
  const places = named.flatMap((name) => left.splice(left.findIndex((card) => card.name === name), 1).map(({ place }) => place));
  change(model, { held: null, second: null });
  pickForExchange(model, places);
  return true;
}

/** What is given with the chosen answer: an exchange is named card by card, and then it is done. */
export function planned(model: TableModel): string[] {
  const { exchange } = choiceOf(model);
  const chosen = model.chosen.value;
  if (chosen === null) return [];
  if (!exchange?.length) return [chosen];
  const hand = ownHand(model);
  const discards = exchange.map((place) => `discard ${hand[place]}`);
  const all = chosen === "exchange" ? [chosen, ...discards] : discards;
  // With no card left there is nothing more to name, and nothing more to say.
  return exchange.length < hand.length ? [...all, "done"] : all;
}

/** Choose any answer, wherever it comes from: what leads to it is held as well. */
export function choose(model: TableModel, offer: string | null): void {
  if (offer === null) {
    letGo(model);
    return;
  }
  if (offer === "exchange" && choiceOf(model).exchange === null) {
    beginExchange(model);
    return;
  }
  const verb = verbOf(model, offer) ?? "";
  const card = cardIn(model, offer);
  const hand = ownHand(model);
  if (isActing(model) && ["play", "accuse", "favour", "fate"].includes(verb)) {
    const { favour } = choiceOf(model);
    const other = targetOf(model, offer) !== model.seat.value && (verb === "play" || verb === "favour");
    change(model, { held: placeOf(model, card), second: null, exchange: null, favour: other ? verb === "favour" : favour });
  } else if (verb === "denounce") change(model, { held: hand.indexOf(DENOUNCED), second: hand.indexOf(card), exchange: null });
  else if (verb === "done" && isActing(model)) change(model, { held: null, second: null, exchange: null });
  model.choose(offer);
}

/** The place of a card in the hand; of equal ones the one that is held already. */
function placeOf(model: TableModel, card: string): number {
  return heldCard(model) === card ? choiceOf(model).held! : ownHand(model).indexOf(card);
}

/** One step back: the answer, then what was held. */
export function letGo(model: TableModel): void {
  const choice = choiceOf(model);
  if (model.chosen.value !== null && choice.held !== null && aimedAt(model, targetOf(model, model.chosen.value)) !== null) model.choose(null);
  else if (choice.second !== null) change(model, { second: null });
  else {
    change(model, { held: null, second: null, exchange: null });
    model.choose(null);
  }
}
