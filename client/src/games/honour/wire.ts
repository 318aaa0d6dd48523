// Written by `python -m virtu.server.typescript`: change src/virtu/games/honour instead.

/** HO-7.3 A place of the queue. */
export type Entry = {
  card: string;
  seat: number;
  /** At the end of whose turn it is given out, as things stand; null while the Mill sleeps. */
  after: number | null;
};

/** HO-7.4 Whether the queue is active, and what it gives out if the turn ends now. */
export type Mill = {
  active: boolean;
  gives_out: number;
  /** HO-9.10 Turns of Market Day that are left. */
  market: number;
};

/** HO-7.1 The Dishonour card that waits for its target's answer. */
export type Charge = {
  card: string;
  seat: number;
  target: number;
};

/** One player as the viewer sees them. */
export type Player = {
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
  /** What all saw being drawn. */
  known: string[];
  /** One's own; of others nothing. */
  hand: string[];
};

/** What a seat sees of the table. */
export type View = {
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
  mill: Mill;
  charge: Charge | null;
  /** Why the game ended; empty while it goes on. */
  ended: string;
  players: Player[];
};

/** What becomes of a player's totals: from and to, where they change. */
export type Change = {
  honour?: [number, number];
  dishonour?: [number, number];
  queued?: [number, number];
  level?: [number, number];
  cap?: [number, number];
  tokens?: [number, number];
};

/** HO-7.5 What the queue would give out if the turn ended. */
export type GivenOut = {
  card: string;
  seat: number;
  total: number;
  cap: number;
  /** 1 if that is over the cap. */
  relocates: number;
};

/** What nobody should do unawares, as a message and its facts. */
export type Alarm = {
  key: string;
  facts: Record<string, string | number>;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = {
  /** By seat, those whose totals change. */
  players?: Record<string, Change>;
  queue?: Entry[];
  turn_end?: GivenOut[];
  warnings?: Alarm[];
  unless_countered?: boolean;
  /** HO-4.5 How many cards can be exchanged. */
  most?: number;
  discarded?: string[];
  /** The own Counters that would answer a Dishonour one lets pass. */
  counters?: string[];
};

/** HO-1.1 A character, by seat. */
export type Character = {
  name: string;
  group: string;
};

/** A kind of card, and which of it is ours. */
export type Card = {
  sort: string;
  group: string;
  copies: number;
  /** Where its name and flavour stand in the catalogues. */
  words: string;
  reconstructed: string[];
  value?: number;
  high?: number;
  clause?: string;
  design?: string;
};

/** What never changes: characters, numbers, and the cards by name. */
export type Components = {
  characters: Character[];
  hand: number;
  display: number;
  /** HO-7.4 Queued cards that wake the Mill. */
  wakes: number;
  caps: Record<string, number>;
  cards: Record<string, Card>;
};

/** The numbers its player aid tells. */
export type Figures = {
  short: boolean;
  clock: boolean;
  /** HO-R7 A woken Mill gives out first at the end of the next turn. */
  next_turn: boolean;
  /** HO-11.4, HO-R26 Of the short game, which the round limit may cut short. */
  rounds: number;
  /** HO-R9 0: none. */
  round_limit: number;
  hand: number;
  display: number;
  actions: number;
  wakes: number;
  top_level: number;
  /** By level, from the first, as far as one plays on with it. */
  caps: number[];
  /** Of each sort of card in this game. */
  copies: Record<string, number>;
  /** The lowest and the highest of Honour and Dishonour. */
  values: Record<string, [number, number]>;
};

/** Every answer of the game in its parts. */
export type Offer = { text: string; spot: string } & (
  | { verb: "play"; args: { card: string; target: number } }
  | { verb: "favour"; args: { card: string; target: number } }
  | { verb: "accuse"; args: { card: string; target: number } }
  | { verb: "denounce"; args: { card: string; target: number } }
  | { verb: "fate"; args: { card: string } }
  | { verb: "exchange"; args: Record<string, never> }
  | { verb: "discard"; args: { card: string } }
  | { verb: "done"; args: Record<string, never> }
  | { verb: "draw deck"; args: Record<string, never> }
  | { verb: "draw"; args: { card: string } }
  | { verb: "use"; args: { card: string } }
  | { verb: "decline"; args: Record<string, never> }
  | { verb: "entry"; args: { place: number } }
  | { verb: "blame"; args: { target: number } }
  | { verb: "deal"; args: { card: string } }
  | { verb: "ring"; args: Record<string, never> }
);
