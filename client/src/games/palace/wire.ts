// Written by `python -m virtu.server.typescript`: change src/virtu/games/palace instead.

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

/** A player's Palace, and the Domain beyond the Cities. */
export type Palace = {
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
};

/** A City in few words: what is not said is absent. */
export type City = {
  /** Where an Agent changes it for the one who looks. */
  value?: number;
  owner?: number;
  ready?: boolean;
  agent?: number;
};

/** What is for sale or to be had. */
export type Display = {
  notables: Record<string, number>;
  tiles: Record<string, number>;
  indulgences: number;
  tokens: number;
};

/** What a seat of either game sees of the table. */
export type View = {
  phase: string;
  order: number[];
  crosses: number[];
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
  /** Florins that ready cards and tiles would add to the treasury. */
  collectable?: number;
  card?: string;
  prices?: Record<string, number>;
};

/** The open question with what it is about. */
export type QuestionDetails = Details & {
  seat: number;
  topic: string;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = {
  gives?: number;
  pool?: Record<string, number>;
  exhausts?: boolean;
  /** How far a payment is met with this source. */
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
  /** Nothing could be done in the Room it leads to. */
  idle?: boolean;
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
};

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

export type PrintedRoom = {
  action: string | null;
  symbol: string | null;
};

/** The Rooms of a Palace; its arrows lie after these. */
export type PrintedRooms = {
  rooms: PrintedRoom[];
  right_arrow_after: number;
  left_arrow_after: number;
  reconstructed: string[];
};

/** A Palace as it is printed. */
export type PrintedPalace = PrintedRooms & {
  colour: string;
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

/** What both games print. */
export type Printed = {
  cities: Record<string, CityCard>;
  notables: Record<string, Card>;
  tiles: Record<string, Card>;
  symbols: string[];
  actions: string[];
  spaces: PrintedSpace[];
};

/** The numbers a player aid of either game tells. */
export type Figures = {
  /** 0: of no table in particular. */
  players: number;
  free_rooms: number;
  step_price: number;
  ship_florins: number;
  unblock_masks: number;
  indulgence_florins: number;
  redeem_crosses: number;
  redeem_crowns: number;
  free_troops: number;
  /** How many Troops a florin keeps. */
  paid_troops: number;
  most_troops: number;
  recruit_home: number;
  recruit_elsewhere: number;
  /** To beat it costs a Troop. */
  strong_defence: number;
  defender_tokens: boolean;
  surplus_banked: boolean;
};

/** What never changes in either game. */
export type Components = Printed & {
  data_hash: string;
  seats: Record<string, string[]>;
  map: Geography;
};
