// Written by `python -m virtu.server.typescript`: change src/virtu/games/seven_virtues instead.

/** One player as the viewer sees them. */
export type Player = {
  points: number;
  cards: number;
  /** Of another's hand what SV-6.2 and SV-4.7 show. */
  hand: string[];
};

/** What a seat sees of the table; a place without a card is null. */
export type View = {
  active: (string | null)[];
  inactive: (string | null)[];
  pile: number;
  discards: string[];
  /** How many Virtues have been called. */
  called: number;
  hands_open: boolean;
  players: Player[];
  /** By Virtue, the viewer's rank: 1, 2, 3 for behind, 0 without a card. Empty for a spectator. */
  standing: number[];
};

/** What a hand would hold of a Virtue, and where it would stand with that. */
export type Holding = {
  virtue: string;
  count: number;
  highest: number;
  standing: number;
};

/** A take the next player could choose from: by a Virtue, by a value, or a card alone. */
export type NextTake = {
  text: string;
  count: number;
  virtue?: string;
  value?: number;
  card?: string;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = {
  cards?: string[];
  /** The cards that slide into reach. */
  down?: string[];
  next_seat?: number;
  next?: NextTake[];
  holds?: Holding[];
  icons?: Record<string, number>;
  virtue?: string;
  /** SV-4.6 What an opponent pays for Lights. */
  points?: number;
};

/** A card as it is printed, and which of that is ours. */
export type Card = {
  virtue: string;
  value: number;
  icon: string;
  label: number;
  reconstructed: string[];
};

/** What never changes: the cards by name. */
export type Components = {
  virtues: string[];
  cards: Record<string, Card>;
};

/** The numbers its player aid tells. */
export type Figures = {
  /** 0: of no table in particular. */
  players: number;
  cards: number;
  width: number;
  start: number;
  first: number;
  second: number;
  /** SV-4.4 Of the 1st and of the 2nd. */
  discards: number[];
  gift: number;
  named: number;
  flames: number;
  trio: number;
  open_hands: boolean;
};

/** Every answer of the game in its parts. */
export type Offer = { text: string; spot: string } & (
  | { verb: "take"; args: { virtue?: string; value?: number; card?: string } }
  | { verb: "discard"; args: { card: string } }
  | { verb: "name"; args: { virtue: string } }
  | { verb: "give"; args: { card: string } }
  | { verb: "name player"; args: { seat: number } }
  | { verb: "done"; args: Record<string, never> }
  | { verb: "first"; args: { seat: number } }
  | { verb: "deal"; args: { card: string } }
);
