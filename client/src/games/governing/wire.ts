// Written by `python -m virtu.server.typescript`: change src/virtu/games/governing instead.

/** A card or a tile, and which of it is ours. */
export type Card = {
  faction?: string;
  name?: string;
  action?: string;
  bottom?: Record<string, number>;
  /** By florins paid: the war bonus. */
  war?: [number, number][];
  agent?: boolean;
  points?: number;
  limit?: number;
  copies?: number;
  cost?: Record<string, number>;
  type?: string;
  space?: number;
  reconstructed: string[];
};

/** What a source can give to a payment, and the answer by which it gives each symbol. */
export type Row = {
  source: string;
  gives: Record<string, number>;
  answers: Record<string, string>;
  /** Room cards and Michelangelo stay as they are. */
  stays: boolean;
};

/** A way to pay. */
export type Payment = {
  /** All that must be said, in this order; "pay" among them only if it will be asked. */
  answers: string[];
  /** Sources that stay ready. */
  keeps: string[];
  /** Florins left afterwards. */
  treasury: number;
  /** Symbols nobody needed. */
  wasted: number;
};

/** How far a cost is met. */
export type Covered = {
  /** By the pool and the treasury. */
  brought: Record<string, number>;
  missing: Record<string, number>;
  met: boolean;
  /** Symbols that paying now would lose. */
  lost: Record<string, number>;
  /** Florins that paying now would leave. */
  treasury: number;
  /** What must still be said once it is met. */
  closing: string[];
};

/** A payment: the cost, who could help to pay it, and the best ways, the least wasteful first. */
export type Ledger = {
  cost: Record<string, number>;
  pool: Record<string, number>;
  treasury: number;
  purpose: string;
  rows: Row[];
  payments: Payment[];
  covered: Covered;
};

/** A way of the marker. */
export type Way = {
  rooms: number;
  room: number;
  /** The answer that moves it. */
  move: string;
  /** All that must be said: that, and what pays for it. */
  answers: string[];
  florins: number;
  arrows: number;
  /** Whether it readies the Cortigiani of an edge. */
  left: boolean;
  right: boolean;
};

/** A siege or a battle on the plains, with all its strengths are made of. */
export type Combat = {
  kind: "plains" | "siege";
  city: string;
  sides: number[];
  speaker: number;
  passed: number[];
  strengths: number[];
  bonuses: number[];
  troops: number[];
  attack?: number;
  defence?: number;
  won?: boolean;
  losses?: number;
  leaders?: number[];
  value?: number;
  agent?: number;
  garrison?: number;
  bastion?: number;
};

/** Answers that are offered once these sources are used. */
export type Near = {
  use: string[];
  then: string[];
  cost?: Record<string, number>;
};

/** An answer that is not offered yet, in its parts. */
export type Further = {
  text: string;
  verb: string;
  args: Record<string, string | number>;
  spot: string;
};

/** What a question is about; each tells some of it. */
export type Details = {
  action?: string | null;
  cards?: string[];
  ledger?: Ledger;
  reach?: Way[];
  steps?: number;
  combat?: Combat;
  pool?: Record<string, number>;
  near?: Near[];
  /** The answers `near` speaks of. */
  further?: Further[];
  debt?: number;
  half?: number;
  city?: string;
  ships?: number;
  left?: number;
  origin?: string;
  colour?: string;
  troops?: number;
  due?: number;
  excess?: number;
  bundle?: string[];
  cost?: Record<string, number>;
  spaces?: number;
  card?: string;
  prices?: Record<string, number>;
};

/** The open question with what it is about. */
export type Moment = {
  action?: string | null;
  cards?: string[];
  ledger?: Ledger;
  reach?: Way[];
  steps?: number;
  combat?: Combat;
  pool?: Record<string, number>;
  near?: Near[];
  further?: Further[];
  debt?: number;
  half?: number;
  city?: string;
  ships?: number;
  left?: number;
  origin?: string;
  colour?: string;
  troops?: number;
  due?: number;
  excess?: number;
  bundle?: string[];
  cost?: Record<string, number>;
  spaces?: number;
  card?: string;
  prices?: Record<string, number>;
  seat: number;
  topic: string;
};

export type PrintedRoom = {
  action: string | null;
  symbol: string | null;
};

/** A Palace as it is printed. */
export type PrintedPalace = {
  rooms: PrintedRoom[];
  right_arrow_after: number;
  left_arrow_after: number;
  reconstructed: string[];
  colour: string;
};

/** A City with its Cathedral and the Troops before it. */
export type City = {
  value?: number;
  owner?: number;
  ready?: boolean;
  agent?: number;
  cathedral?: "exhausted" | "ready";
  /** By seat. */
  troops?: number[];
  /** By seat: those that must retreat. */
  marked?: number[];
};

/** A Power and its Alliance. */
export type Power = {
  ally: number | null;
  spent: boolean;
  agent: number | null;
};

/** What is for sale or to be had, Patronage bonuses among it. */
export type Display = {
  notables: Record<string, number>;
  tiles: Record<string, number>;
  indulgences: number;
  tokens: number;
  bonuses: string[];
};

/** A Room: its Action card, the Improvement under it, and who keeps it closed. */
export type Room = {
  action: string | null;
  improvement: string | null;
  indulgence: boolean;
  agent: number | null;
};

/** A Cortigiano space. */
export type Space = {
  space: string;
  card: string | null;
  ready: boolean;
  open: boolean;
};

/** One player. */
export type Player = {
  faction: "florence" | "france" | "milan" | "naples" | "rome" | "venice";
  colour: string;
  treasury: number;
  marker: number | null;
  rooms: Room[];
  spaces: Space[];
  extra_spaces: number;
  tiles: Record<string, "exhausted" | "ready">;
  cities: number;
  agents: number;
  reserve: number;
  tokens: number;
  requested: boolean;
  track: number;
  patronage: number;
  bonuses: string[];
  troops: number;
  trophies: number[];
};

/** What a seat sees of the table. */
export type View = {
  phase: string;
  order: number[];
  crosses: number[];
  year: number;
  stack: number[];
  last_year: boolean;
  cities: Record<string, City>;
  powers: Record<string, Power>;
  display: Display;
  players: Player[];
  moment: Moment | null;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = {
  gives?: number;
  pool?: Record<string, number>;
  exhausts?: boolean;
  covered?: Covered;
  price?: Record<string, number>;
  ledger?: Ledger;
  cost?: string;
  alone?: string;
  florins?: number;
  treasury?: number;
  keeps?: number;
  room?: number;
  extra?: number;
  readies?: ("left" | "right")[];
  blocked?: boolean;
  value?: number;
  ships?: number;
  owed?: number;
  tile?: Record<string, number>;
  points?: number;
  attack?: number;
  defence?: number;
  won?: boolean;
  losses?: number;
  strengths?: number[];
  leaders?: number[];
  rivals?: number[];
  step?: number;
  bonus?: boolean;
  /** The own City a City is annexed from. */
  origin?: string;
  cities?: number;
};

/** A City and its tile. */
export type CityCard = {
  value: number;
  ports: string[];
  bottom: Record<string, number>;
  home?: string;
  pirate?: boolean;
  forbidden_at_3?: boolean;
  only_side?: string;
  reconstructed: string[];
};

export type PrintedSpace = {
  space: string;
  shaded: boolean;
};

/** Seas, ports and the roads of either side of the board ("3/4", "2/5"), and those that are known for certain. */
export type Geography = {
  seas: string[];
  ports: Record<string, string[]>;
  roads: Record<string, [string, string][]>;
  known_roads: [string, string][];
  in_play: Record<string, string[]>;
};

/** What never changes. */
export type Components = {
  cities: Record<string, CityCard>;
  notables: Record<string, Card>;
  tiles: Record<string, Card>;
  symbols: string[];
  actions: string[];
  spaces: PrintedSpace[];
  data_hash: string;
  seats: Record<string, string[]>;
  map: Geography;
  family: Record<string, Card>;
  alliances: Record<string, Card>;
  factions: Record<string, PrintedPalace>;
  bonuses: Record<string, Card>;
  patronage_points: number[];
  cities_points: number[];
};

/** Every answer of the game in its parts. */
export type Offer = { text: string; spot: string } & (
  | { verb: "first"; args: { seat: number } }
  | { verb: "family"; args: { card: string; room?: number; under?: number; space?: string } }
  | { verb: "bank"; args: { source: string } }
  | { verb: "use"; args: { source: string; symbol: string } }
  | { verb: "pay"; args: Record<string, never> }
  | { verb: "room"; args: { room: number } }
  | { verb: "move"; args: { rooms: number } }
  | { verb: "buy step"; args: Record<string, never> }
  | { verb: "redeem"; args: { room: number; with: string } }
  | { verb: "perform"; args: { action: string } }
  | { verb: "annex"; args: { city: string } }
  | { verb: "skip"; args: Record<string, never> }
  | { verb: "ready"; args: { source: string } }
  | { verb: "reactivate"; args: { power: string } }
  | { verb: "march"; args: { origin: string; city: string } }
  | { verb: "sail"; args: { origin: string; city: string } }
  | { verb: "place"; args: { location: string } }
  | { verb: "lift"; args: { location: string } }
  | { verb: "expel"; args: { location: string } }
  | { verb: "take"; args: { bonus: string } }
  | { verb: "put"; args: { space: string } }
  | { verb: "discard"; args: { space: string } }
  | { verb: "pass"; args: Record<string, never> }
  | { verb: "done"; args: Record<string, never> }
  | { verb: "besiege"; args: { city: string } }
  | { verb: "withdraw"; args: { city: string } }
  | { verb: "announce"; args: { source: string } }
  | { verb: "retreat"; args: { city: string } }
  | { verb: "lose troop"; args: Record<string, never> }
  | { verb: "give up"; args: { space: string } }
  | { verb: "salary"; args: { florins: number } }
  | { verb: "disband"; args: { city: string } }
  | { verb: "move in"; args: { space: string; how: string; room: number } }
  | { verb: "move out"; args: { card: string; room: number; space: string } }
  | { verb: "shift"; args: { space: string; target: string } }
  | { verb: "buy"; args: { item: string } }
  | { verb: "build"; args: { city: string } }
  | { verb: "recruit"; args: { city: string } }
  | { verb: "ally"; args: { power: string; less?: string } }
);
