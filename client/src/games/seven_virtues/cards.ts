import type { TableModel } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { Card, Components, Preview, View } from "./wire.ts";

// How the Seven Virtues name things. Which takes are legal, and what they bring, the server tells.

export const VIRTUES = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"];
export const ICONS = ["flame", "water", "chalice", "light"];

export function seen(model: TableModel): View {
  return model.view.value as View;
}

/** Whose hand is shown: the one looked at, one's own, or for a spectator that of whoever is asked. */
export function shownHand(model: TableModel): number {
  const asked = model.waiting.value.seats[0] ?? -1;
  return model.looked.value ?? model.seat.value ?? Math.max(0, asked);
}

/** The server's preview of the chosen answer. */
export function chosenPreview(model: TableModel): Preview | null {
  return model.preview.value as Preview | null;
}

export function previewOf(model: TableModel, offer: string): Preview | null {
  return model.previewOf(offer) as Preview | null;
}

export function cardOf(model: TableModel, name: string): Card {
  return (model.components as Components).cards[name]!;
}

/** "Justice 9, Flame" for those who listen. */
export function spoken(model: TableModel, name: string): string {
  const { icon } = cardOf(model, name);
  return icon === "none" ? said(name) : `${said(name)}, ${term(icon)}`;
}

/** The cards an offered take would take. */
export function takenBy(model: TableModel, offer: string): string[] {
  return previewOf(model, offer)?.cards ?? [];
}

/** By what cards are taken: a Virtue, a value, or one card alone. */
export interface Taken {
  virtue?: string;
  value?: number;
  card?: string;
}

/** "Justice ×3", "Value 9 ×2", "Hope 11". */
export function takeTitle({ virtue = "", value, card }: Taken, count: number): string {
  if (card !== undefined) return said(card);
  return value === undefined ? t("sv-take-virtue", { virtue: term(virtue), count }) : t("sv-take-value", { value, count });
}
