// Written by `python -m virtu.server.typescript`: change src/virtu/games/governing instead.
import type * as palace from "../palace/wire.ts";

/** A City with its Cathedral and the Troops before it. */
export type City = palace.City & {
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
export type Display = palace.Display & {
  bonuses: string[];
};

/** One player. */
export type Player = palace.Palace & {
  track: number;
  patronage: number;
  bonuses: string[];
  troops: number;
  trophies: number[];
};

/** What a seat sees of the table. */
export type View = palace.View & {
  year: number;
  stack: number[];
  last_year: boolean;
  cities: Record<string, City>;
  powers: Record<string, Power>;
  display: Display;
  players: Player[];
  details: palace.QuestionDetails | null;
};

/** What an answer would bring; each question tells some of it. */
export type Preview = palace.Preview & {
  step?: number;
  bonus?: boolean;
  /** The own City a City is annexed from. */
  origin?: string;
  cities?: number;
};

/** What never changes. */
export type Components = palace.Components & {
  family: Record<string, palace.Card>;
  alliances: Record<string, palace.Card>;
  factions: Record<string, palace.PrintedPalace>;
  bonuses: Record<string, palace.Card>;
  patronage_points: number[];
  cities_points: number[];
};

/** The numbers its player aid tells. */
export type Figures = palace.Figures & {
  ending_cities: number;
  last_step: number;
  /** 0: none. */
  year_limit: number;
  /** By step of Patronage, from the first: what is paid, by symbol. */
  sponsor: Record<string, number>[];
  bonus_steps: number[];
  space_cities: number;
  alliances: Record<string, Record<string, number>>;
  france_strength: number;
  ottoman_ships: number;
  /** How many Cities the first of the points below is for. */
  first_city: number;
  cities_points: number[];
  patronage_points: number[];
  furthest: number;
  /** By rank, as far as there are points. */
  religion: number[];
  religion_of_three: number[];
  trophy: number;
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
