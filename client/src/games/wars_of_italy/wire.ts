// Written by `python -m virtu.server.typescript`: change src/virtu/games/wars_of_italy instead.
import type * as palace from "../palace/wire.ts";

/** A City with its disc and the Troops before it. */
export type City = palace.City & {
  disc?: "blue" | "green" | "red" | "white" | "yellow";
  no_tile?: boolean;
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
  posture?: ("allied" | "favourable" | "hostile" | "neutral")[];
};

/** The squares are -end to end; from these distances on a side is favoured, and may conclude. */
export type Track = {
  end: number;
  alliance: number;
  favour: number;
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
  posture: ("allied" | "favourable" | "hostile" | "neutral")[];
  alliance: boolean;
};

/** The sources that bring so many Crowns and Crosses. */
export type Sum = {
  crown: number;
  cross: number;
  use: string[];
};

/** WI-5.3 What Crowns and Crosses could do now. */
export type Spread = {
  /** By track, its squares after so many symbols; eliminated and allied Major Cities have none. */
  tracks: Record<string, After[]>;
  ways: Sum[];
  /** Those that spend one symbol on a track. */
  answers: Record<"florence" | "rome" | "venice", Record<"cross" | "crown", string>>;
};

/** What a question is about; each tells some of it. */
export type Details = palace.Details & {
  spread?: Spread;
};

/** The open question with what it is about. */
export type QuestionDetails = palace.QuestionDetails & Details & {
};

/** What a seat sees of the table. */
export type View = palace.View & {
  round: number;
  last_round: number;
  salary_rounds: number[];
  cities: Record<string, City>;
  majors: Record<"florence" | "rome" | "venice", MajorCity>;
  track: Track;
  display: palace.Display;
  players: Player[];
  details: QuestionDetails | null;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = palace.Preview & {
  crowns?: number;
  square?: number;
  posture?: ("allied" | "favourable" | "hostile" | "neutral")[];
  alliance?: boolean;
  plains?: boolean;
  /** Where markers would stand, by the tracks they move on. */
  influence?: Record<string, number>;
  eliminates?: "florence" | "rome" | "venice";
  cards?: string[];
  cities?: string[];
  troops?: number;
  /** Troops that wait beside the board. */
  beside?: number;
  agents?: number;
};

/** A colour, its initial cities, and all its Troops. */
export type PrintedArmy = {
  colour: "blue" | "green" | "red" | "white" | "yellow";
  cities: string[];
  troops: number;
};

/** The Palace of a side as it is printed, and what the side begins with. */
export type SidePalace = PrintedArmy & palace.PrintedRooms & {
  general_faction: number;
};

export type PrintedMajor = PrintedArmy & {
  capital: string;
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
export type Components = palace.Components & {
  kings: Record<string, palace.Card>;
  royal: Record<string, palace.Card>;
  colours: ("blue" | "green" | "red" | "white" | "yellow")[];
  factions: Record<string, SidePalace>;
  majors: Record<"florence" | "rome" | "venice", PrintedMajor>;
  tracks: Widths;
  rounds: Rounds;
};

/** The numbers its player aid tells. */
export type Figures = palace.Figures & {
  last_round: number;
  salary_rounds: number[];
  /** The zones of a track, from the French Alliance to the Neapolitan one. */
  widths: number[];
  loss_dependency: number;
  loss_capital: number;
  recruit_at_allies: boolean;
  religion: number;
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
