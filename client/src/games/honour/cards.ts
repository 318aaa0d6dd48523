import type { Sight } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { attribute, knows, t } from "../../words/words.ts";

// How Honour names and draws things. What is legal and what it brings, the server tells.

export const CHARACTERS = ["priest", "scholar", "householder", "guildsman", "nobleman"];
export const SORT_ICON: Record<string, string> = {
  honour: "trophy", dishonour: "chat", counter: "justice", recognition: "ladder", fate: "spark",
};
export const GROUP_ICON: Record<string, string> = { cleric: "book", lay: "shield", universal: "sun" };

export interface Card {
  sort: string;
  group: string;
  copies: number;
  words: string;
  reconstructed: string[];
  value?: number;
  high?: number;
  clause?: string;
  design?: string;
}

export interface Player {
  character: string;
  group: string;
  level: number;
  cap: number;
  honour: number;
  dishonour: number;
  queued: number;
  tokens: number;
  piles: string[][];
  shames: string[];
  cards: number;
  known: string[];
  hand: string[];
}

export interface Entry {
  card: string;
  seat: number;
  /** At the end of whose turn it is given out, as things stand; null while the Mill sleeps. */
  after?: number | null;
}

export interface View {
  variant: "full" | "short";
  round: number;
  last_round: number | null;
  rung: boolean;
  turn: number;
  actions: number;
  favours: number;
  deck: number;
  discards: string[];
  display: (string | null)[];
  queue: Entry[];
  mill: { active: boolean; gives_out: number; market: number };
  charge: { card: string; seat: number; target: number } | null;
  ended: string;
  players: Player[];
}

type Pair = [number, number];
type Facts = Record<string, string | number>;

/** What becomes of a player's totals: from and to. */
export type After = Partial<Record<"honour" | "dishonour" | "queued" | "level" | "cap" | "tokens", Pair>>;

/** What a play would bring, as the server foresees it. */
export interface Foreseen {
  players?: Record<string, After>;
  queue?: Entry[];
  turn_end?: { card: string; seat: number; total: number; cap: number; relocates: number }[];
  unless_countered?: boolean;
  warnings?: { key: string; facts: Facts }[];
  counters?: string[];
}

export function seen(sight: Sight): View {
  return sight.view.value as unknown as View;
}

export function foreseen(sight: Sight): Foreseen | null {
  return sight.preview.value as Foreseen | null;
}

export function foreseenFor(sight: Sight, offer: string): Foreseen | null {
  return sight.foreseen(offer) as Foreseen | null;
}

export function cardOf(sight: Sight, name: string): Card {
  const cards = sight.components.cards as unknown as Record<string, Card>;
  return cards[name] ?? { sort: "fate", group: "universal", copies: 0, words: "", reconstructed: [] };
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
export function spoken(sight: Sight, name: string): string {
  const card = cardOf(sight, name);
  const head = card.sort === "fate" ? `${term("fate")}: ${titleOf(card)}` : `${term(card.sort)} ${figure(card)}`;
  return card.sort === "fate" || card.sort === "recognition" ? head : `${head}, ${term(card.group)}: ${titleOf(card)}`;
}

/** "Dishonour 4" or the name of a Fate card: short enough for a button. */
export function brief(sight: Sight, name: string): string {
  const card = cardOf(sight, name);
  if (card.sort === "fate") return said(name);
  return card.sort === "recognition" ? term("recognition") : `${term(card.sort)} ${figure(card)}`;
}

export function characterName(seat: number): string {
  return term(CHARACTERS[seat] ?? "");
}

/** Whose hand is shown: the one looked at, one's own, or for a spectator and in a replay that of whoever is asked. */
export function shownHand(sight: Sight): number {
  // Where chance is asked, whoever is on turn.
  const asked = sight.waiting.value.seats.find((seat) => seat >= 0) ?? seen(sight).turn;
  return sight.looked.value ?? (sight.live ? (sight.seat.value ?? asked) : asked);
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

/** What an answer says, taken apart. */
export interface Said {
  verb: string;
  card: string;
  seat: number;
}

export function parse(action: string): Said {
  const aimed = /^(play|favour|denounce) (.+) (for|against) (\w+)$/.exec(action);
  if (aimed) return { verb: aimed[1] === "play" ? aimed[3]! : aimed[1]!, card: aimed[2]!, seat: CHARACTERS.indexOf(aimed[4]!) };
  const [verb = "", ...rest] = action.split(" ");
  const what = rest.join(" ");
  return { verb: verb === "play" ? "fate" : verb, card: what, seat: verb === "blame" ? CHARACTERS.indexOf(what) : -1 };
}
