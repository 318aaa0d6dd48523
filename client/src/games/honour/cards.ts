import type { TableModel } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { attribute, knows, t } from "../../words/words.ts";
import type { Card, Components, Offer, Preview, View } from "./wire.ts";

// How Honour names and draws things. What is legal and what it brings, the server tells.

export const CHARACTERS = ["priest", "scholar", "householder", "guildsman", "nobleman"];
export const SORT_ICON: Record<string, string> = {
  honour: "trophy", dishonour: "chat", counter: "justice", recognition: "ladder", fate: "spark",
};
export const GROUP_ICON: Record<string, string> = { cleric: "book", lay: "shield", universal: "sun" };

/** What becomes of a player's totals: from and to. */
export type After = NonNullable<Preview["players"]>[string];

export function seen(model: TableModel): View {
  return model.view.value as View;
}

export function chosenPreview(model: TableModel): Preview | null {
  return model.preview.value as Preview | null;
}

export function previewOf(model: TableModel, offer: string): Preview | null {
  return model.previewOf(offer) as Preview | null;
}

/** What never changes. */
export function printed(model: TableModel): Components {
  return model.components as Components;
}

export function cardOf(model: TableModel, name: string): Card {
  return printed(model).cards[name]!;
}

/** "Usury". */
export function titleOf(card: Card): string {
  return knows(card.words) ? t(card.words) : "";
}

export function flavourOf(card: Card): string {
  return attribute(card.words, "flavour");
}

/** What stands large on the face: the value, the range, the step; a Fate card shows its name instead. */
export function figure(card: Card): string {
  if (card.sort === "recognition") return "+1";
  if (card.value === undefined) return "";
  return card.high !== undefined && card.high !== card.value ? `${card.value}–${card.high}` : String(card.value);
}

/** "Dishonour 4, Lay: Usury" for those who listen. */
export function spoken(model: TableModel, name: string): string {
  const card = cardOf(model, name);
  const head = card.sort === "fate" ? `${term("fate")}: ${titleOf(card)}` : `${term(card.sort)} ${figure(card)}`;
  return card.sort === "fate" || card.sort === "recognition" ? head : `${head}, ${term(card.group)}: ${titleOf(card)}`;
}

/** "Dishonour 4" or the name of a Fate card: short enough for a button. */
export function brief(model: TableModel, name: string): string {
  const card = cardOf(model, name);
  if (card.sort === "fate") return said(name);
  return card.sort === "recognition" ? term("recognition") : `${term(card.sort)} ${figure(card)}`;
}

export function sortOf(model: TableModel, name: string): string {
  return cardOf(model, name).sort;
}

export function characterName(seat: number): string {
  return term(CHARACTERS[seat] ?? "");
}

/** Whose hand is shown: the one looked at, one's own, or for a spectator and in a replay that of whoever is asked. */
export function shownHand(model: TableModel): number {
  // Where chance is asked, whoever is on turn.
  const asked = model.waiting.value.seats.find((seat) => seat >= 0) ?? seen(model).turn;
  return model.looked.value ?? (model.live ? (model.seat.value ?? asked) : asked);
}

/** Equal cards are told apart by a number, so that each keeps its place on the screen. */
export function numbered(names: readonly string[]): string[] {
  const count = new Map<string, number>();
  return names.map((name) => {
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return `${name} #${number}`;
  });
}

/** An answer in its parts. */
export function actionOf(model: TableModel, text: string): Offer | null {
  return model.actionOf(text) as Offer | null;
}

export function verbOf(model: TableModel, text: string): Offer["verb"] | null {
  return actionOf(model, text)?.verb ?? null;
}

/** The card an answer is about; "" without one. */
export function cardIn(model: TableModel, text: string): string {
  const offer = actionOf(model, text);
  return offer !== null && "card" in offer.args ? String(offer.args.card) : "";
}

/** The player an answer aims at; −1: at none. */
export function targetOf(model: TableModel, text: string): number {
  const offer = actionOf(model, text);
  return offer !== null && "target" in offer.args ? Number(offer.args.target) : -1;
}
