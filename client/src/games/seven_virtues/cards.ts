import type { Sight } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { Card, Components, Preview, View } from "./wire.ts";

// How the Seven Virtues name things. Which takes are legal, and what they bring, the server tells.

export const VIRTUES = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"];
export const ICONS = ["flame", "water", "chalice", "light"];

export function seen(sight: Sight): View {
  return sight.view.value as View;
}

/** Whose hand is shown: the one looked at, one's own, or for a spectator that of whoever is asked. */
export function shownHand(sight: Sight): number {
  const asked = sight.waiting.value.seats[0] ?? -1;
  return sight.looked.value ?? sight.seat.value ?? Math.max(0, asked);
}

/** What the chosen answer would bring, as the server foresees it. */
export function foreseen(sight: Sight): Preview | null {
  return sight.preview.value as Preview | null;
}

export function foreseenFor(sight: Sight, offer: string): Preview | null {
  return sight.foreseen(offer) as Preview | null;
}

export function cardOf(sight: Sight, name: string): Card {
  return (sight.components as Components).cards[name]!;
}

/** "Justice 9, Flame" for those who listen. */
export function spoken(sight: Sight, name: string): string {
  const { icon } = cardOf(sight, name);
  return icon === "none" ? said(name) : `${said(name)}, ${term(icon)}`;
}

/** The cards an offered take would take. */
export function takenBy(sight: Sight, offer: string): string[] {
  return foreseenFor(sight, offer)?.cards ?? [];
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
