import type { Sight } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";

// How the Seven Virtues name things. Which takes are legal, and what they bring, the server tells.

export const VIRTUES = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"];
export const ICONS = ["flame", "water", "chalice", "light"];

export interface Card {
  virtue: string;
  value: number;
  icon: string;
  label: number;
  reconstructed: string[];
}

export interface Player {
  points: number;
  cards: number;
  hand: string[];
}

export interface View {
  active: (string | null)[];
  inactive: (string | null)[];
  pile: number;
  discards: string[];
  called: number;
  hands_open: boolean;
  players: Player[];
  standing: number[];
}

/** What a take would bring, as the server foresees it. */
export interface Foreseen {
  cards?: string[];
  down?: string[];
  next_seat?: number;
  next?: string[];
  holds?: { virtue: string; count: number; highest: number; standing: number }[];
  icons?: Record<string, number>;
  points?: number;
}

export function seen(sight: Sight): View {
  return sight.view.value as unknown as View;
}

/** Whose hand is shown: the one looked at, one's own, or for a spectator that of whoever is asked. */
export function shownHand(sight: Sight): number {
  const asked = sight.waiting.value.seats[0] ?? -1;
  return sight.looked.value ?? sight.seat.value ?? Math.max(0, asked);
}

export function foreseen(sight: Sight): Foreseen | null {
  return sight.preview.value as Foreseen | null;
}

export function cardOf(sight: Sight, name: string): Card {
  const cards = sight.components.cards as unknown as Record<string, Card>;
  return cards[name] ?? { virtue: name.split(" ")[0]!, value: Number(name.split(" ")[1]), icon: "none", label: 2, reconstructed: [] };
}

/** "Justice 9, Flame" for those who listen. */
export function spoken(sight: Sight, name: string): string {
  const { icon } = cardOf(sight, name);
  return icon === "none" ? said(name) : `${said(name)}, ${term(icon)}`;
}

/** The cards an offered take would take: they stand in its preview; without one, in its own words. */
export function takenBy(sight: Sight, offer: string): string[] {
  const preview = sight.question.value?.previews?.[offer] as Foreseen | undefined;
  if (preview?.cards) return preview.cards;
  const what = offer.replace(/^\w+ /, "");
  return seen(sight).active.filter(
    (name): name is string => name !== null && (name === what || name.split(" ").includes(what)),
  );
}

/** "Justice ×3", "Value 9 ×2", "Hope 11". */
export function takeTitle(what: string, count: number): string {
  if (/^\d+$/.test(what)) return t("sv-take-value", { value: Number(what), count });
  if (what.includes(" ")) return said(what);
  return t("sv-take-virtue", { virtue: term(what), count });
}
