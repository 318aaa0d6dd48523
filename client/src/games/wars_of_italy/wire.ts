// Written by `python -m virtu.server.typescript`: change src/virtu/games/wars_of_italy instead.
import type * as palace from "../palace/wire.ts";

/** A City in few words: what is not said is absent. */
export type City = {
  /** Where an Agent changes it for the one who looks. */
  value?: number;
  disc?: "blue" | "green" | "red" | "white" | "yellow";
  owner?: number;
  ready?: boolean;
  no_tile?: boolean;
  agent?: number;
  troops?: Record<string, number>;
  /** Those that must retreat. */
  routed?: Record<string, number>;
};

/** A Major City: its track, its postures, and what lies beside the board. */
export type MajorCity = {
  colour: "blue" | "green" | "red" | "white" | "yellow";
  status: "active" | "allied" | "eliminated";
  /** Troops beside the board. */
  pool: number;
  ally?: number;
  square?: number;
  agent?: number | null;
  cards?: string[];
  agents?: number;
  /** Towards France, towards Naples. */
  posture?: ["allied" | "favourable" | "hostile" | "neutral", "allied" | "favourable" | "hostile" | "neutral"];
};

/** The squares are -end to end; from these distances on a side is favoured, and may conclude. */
export type Track = {
  end: number;
  alliance: number;
  favour: number;
};

/** WI-2.5 What is for sale or to be had. */
export type Display = {
  notables: Record<string, number>;
  tiles: Record<string, number>;
  indulgences: number;
  tokens: number;
};

/** One side, its armies and trophies by colour. */
export type Player = palace.Palace & {
  /** Agents standing somewhere. */
  placed: number;
  troops: Record<string, number>;
  pool: Record<string, number>;
  allies: ("florence" | "rome" | "venice")[];
  trophies: Record<string, number>;
};

/** A square a marker would reach. */
export type After = {
  square: number;
  posture: ["allied" | "favourable" | "hostile" | "neutral", "allied" | "favourable" | "hostile" | "neutral"];
  alliance: boolean;
};

/** The sources that bring so many Crowns and Crosses. */
export type Sum = {
  crown: number;
  cross: number;
  use: string[];
};

/** The answers that spend one symbol on a track. */
export type Answers = {
  crown: string;
  cross: string;
};

/** By track, its squares after so many symbols; eliminated and allied Major Cities have none. */
export type Tracks = {
  rome?: After[];
  venice?: After[];
  florence?: After[];
};

/** By track, the answers that spend on it. */
export type ByTrack = {
  rome: Answers;
  venice: Answers;
  florence: Answers;
};

/** WI-5.3 What Crowns and Crosses could do now. */
export type Spread = {
  tracks: Tracks;
  ways: Sum[];
  answers: ByTrack;
};

/** What a question is about; each tells some of it. */
export type Details = palace.Details & {
  spread?: Spread;
};

/** The open question with what it is about. */
export type Moment = Details & {
  seat: number;
  topic: string;
};

/** The three Major Cities. */
export type Majors = {
  rome: MajorCity;
  venice: MajorCity;
  florence: MajorCity;
};

/** What a seat sees of the table. */
export type View = {
  round: number;
  last_round: number;
  salary_rounds: number[];
  phase: string;
  order: number[];
  cities: Record<string, City>;
  majors: Majors;
  track: Track;
  display: Display;
  players: Player[];
  crosses: number[];
  moment: Moment | null;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = palace.Preview & {
  crowns?: number;
  square?: number;
  posture?: ["allied" | "favourable" | "hostile" | "neutral", "allied" | "favourable" | "hostile" | "neutral"];
  alliance?: boolean;
  plains?: boolean;
  /** Where markers would stand. */
  influence?: Partial<Record<"florence" | "rome" | "venice", number>>;
  eliminates?: "florence" | "rome" | "venice";
  cards?: string[];
  cities?: string[];
  troops?: number;
  /** Troops that wait beside the board. */
  beside?: number;
  agents?: number;
};

/** The Palace of a side as it is printed, and what the side begins with. */
export type SidePalace = palace.PrintedPalace & {
  general_faction: number;
  cities: string[];
  troops: number;
};

export type PrintedMajor = {
  colour: "blue" | "green" | "red" | "white" | "yellow";
  capital: string;
  cities: string[];
  troops: number;
};

export type PrintedMajors = {
  rome: PrintedMajor;
  venice: PrintedMajor;
  florence: PrintedMajor;
};

export type Widths = {
  widths: Record<string, number[]>;
  reconstructed: string[];
};

/** The Rounds, those with salaries, and the first of each year. */
export type Rounds = {
  last: number;
  salary: number[];
  years: [number, number][];
  reconstructed: string[];
};

/** What never changes. */
export type Components = {
  cities: Record<string, palace.CityCard>;
  kings: Record<string, palace.Card>;
  notables: Record<string, palace.Card>;
  tiles: Record<string, palace.Card>;
  royal: Record<string, palace.Card>;
  data_hash: string;
  symbols: string[];
  actions: string[];
  colours: ("blue" | "green" | "red" | "white" | "yellow")[];
  factions: Record<string, SidePalace>;
  seats: Record<string, string[]>;
  majors: PrintedMajors;
  tracks: Widths;
  rounds: Rounds;
  spaces: palace.PrintedSpace[];
  map: palace.Geography;
};

/** Every answer of the game in its parts. */
export type Offer = { text: string; spot: string } & (
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
  | { verb: "march"; args: { origin: string; city: string; colour?: string } }
  | { verb: "sail"; args: { origin: string; city: string; colour?: string } }
  | { verb: "place"; args: { location: string } }
  | { verb: "lift"; args: { location: string } }
  | { verb: "expel"; args: { location: string } }
  | { verb: "put"; args: { space: string } }
  | { verb: "discard"; args: { space: string } }
  | { verb: "pass"; args: Record<string, never> }
  | { verb: "done"; args: Record<string, never> }
  | { verb: "besiege"; args: { city: string } }
  | { verb: "withdraw"; args: { city: string } }
  | { verb: "announce"; args: { source: string } }
  | { verb: "retreat"; args: { city: string } }
  | { verb: "lose troop"; args: Record<string, never> }
  | { verb: "disband"; args: { city: string; colour?: string } }
  | { verb: "move in"; args: { space: string; how: string; room: number } }
  | { verb: "move out"; args: { card: string; room: number; space: string } }
  | { verb: "shift"; args: { space: string; target: string } }
  | { verb: "buy"; args: { item: string } }
  | { verb: "recruit"; args: { city: string; colour?: string } }
  | { verb: "family"; args: { card: string; room?: number; under?: number; space?: string } }
  | { verb: "conclude"; args: { major: string } }
  | { verb: "influence"; args: { major: string; symbol: string } }
  | { verb: "stay"; args: { city: string } }
  | { verb: "lose"; args: { colour: string } }
  | { verb: "decline"; args: Record<string, never> }
  | { verb: "salary"; args: { florins: number } }
);
