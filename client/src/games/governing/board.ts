import type { Sight } from "../../table/sight.ts";

// The view and the printed components of the Art of Governing, with their types.

export type House = "milan" | "florence" | "naples" | "venice" | "rome";
export type Bottom = Record<string, number>;

export interface RoomView {
  card: string | null;
  under: string | null;
  indulgence: boolean;
  agent: number;
}

export interface SpaceView {
  card: string | null;
  ready: boolean;
  open: boolean;
}

export interface SeatView {
  house: House;
  cities: number;
  track: number;
  patronage: number;
  marker: number;
  florins: number;
  agents: number;
  reserve: number;
  tokens: number;
  troops: number;
  requested: number;
  extra: number;
  rooms: RoomView[];
  spaces: SpaceView[];
  titles: Record<string, boolean>;
  bonuses: string[];
  trophies: number[];
}

export interface CityView {
  owner: number;
  value: number;
  agent: number;
  troops: number[];
  marked?: number[];
  ready?: boolean;
  cathedral?: boolean;
}

export interface PowerView {
  ally: number;
  spent: boolean;
  agent: number;
}

/** What a source can give to the payment that is open or would be. */
export interface LedgerRow {
  source: string;
  /** The card, where the source is a space or a Room. */
  card: string | null;
  gives: Bottom;
  /** Room cards and Michelangelo stay as they are. */
  stays: boolean;
}

export interface Payment {
  /** The answers that carry it out, "pay" last. */
  answers: string[];
  /** What is given up beyond the cost. */
  wasted: Bottom;
  exhausts: number;
  keeps: string[];
}

export interface Ledger {
  cost: Bottom;
  pool: Bottom;
  treasury: number;
  purpose: string;
  rows: LedgerRow[];
  payments: Payment[];
}

/** A room the marker can get to, with the answers that take it there. */
export interface Reach {
  room: number;
  rooms: number;
  answers: string[];
  florins: number;
  arrows: number;
  readies: string[];
  action: string;
  blocked: string;
}

export interface Side {
  seat: number;
  strength: number;
  troops: number;
  bonus: number;
  passed: boolean;
}

export interface Moment {
  seat: number;
  topic: string;
  action?: string;
  purpose?: string;
  city?: string;
  card?: string;
  cards?: string[];
  ledger?: Ledger;
  reach?: Reach[];
  pool?: Bottom;
  /** Sources that would bring one, two, three more of a symbol. */
  sources?: Record<string, string[][]>;
  /** Answers that a few sources more would make legal: symbol, how many. */
  near?: Record<string, [string, number]>;
  combat?: { kind: string; city: string; sides: Side[]; value: number; garrison: number; bastion: number; outcome: string };
  bundle?: string[];
  cost?: Bottom;
  spaces?: number;
  due?: number;
  excess?: number;
  troops?: Record<string, number>;
  prices?: Record<string, Bottom>;
  steps?: number;
}

export interface Board {
  year: number;
  phase: string;
  side: "3/4" | "2/5";
  order: number[];
  stack: number[];
  triggers: number;
  seats: SeatView[];
  cities: Record<string, CityView>;
  powers: Record<string, PowerView>;
  display: {
    notables: Record<string, number>;
    titles: Record<string, number>;
    cathedral: number;
    indulgences: number;
    tokens: number;
    bonuses: string[];
  };
  moment?: Moment | null;
}

export interface CardData {
  faction?: House;
  name?: string;
  action?: string;
  bottom?: Bottom;
  war?: [number, number][];
  agent?: boolean;
  points?: number;
  limit?: number;
  copies?: number;
  cost?: Bottom;
  type?: string;
  known?: string[];
}

export interface CityData extends CardData {
  value: number;
  ports: string[];
  home?: House;
  pirate?: boolean;
}

export interface TileData extends CardData {
  space?: number;
}

export interface Printed {
  cities: Record<string, CityData>;
  palaces: Record<string, { rooms: string[]; right_arrow_after: number; left_arrow_after: number; known: string[] }>;
  family: Record<string, CardData>;
  notables: Record<string, CardData>;
  tiles: Record<string, TileData>;
  patronage: Record<string, CardData>;
  alliances: Record<string, CardData>;
  roads: Record<"both" | "3/4" | "2/5" | "known", [string, string][]>;
  seas: string[];
  symbols: string[];
  printed_symbols: Record<string, string>;
  spaces: { name: string; shaded: boolean }[];
  titles: string[];
  bonuses: string[];
  powers: string[];
  houses: Record<House, string>;
  tracks: { cities: number[]; patronage: number[] };
}

export const boardOf = (sight: Sight): Board => sight.view.value as unknown as Board;
export const printedOf = (sight: Sight): Printed => sight.components as unknown as Printed;

/** Whose Palace is shown as one's own: the viewer's, or for a spectator the first seat's. */
export const ownSeat = (sight: Sight): number => sight.seat.value ?? 0;

export function houseOf(sight: Sight, seat: number): House | null {
  return boardOf(sight).seats[seat]?.house ?? null;
}

export function cardData(printed: Printed, card: string): CardData {
  return printed.notables[card] ?? printed.family[card] ?? printed.patronage[card] ?? {};
}

/** The action a Room offers: its card's, else the printed one. */
export function roomAction(sight: Sight, seat: number, room: number): string {
  const view = boardOf(sight).seats[seat]!;
  const printed = printedOf(sight);
  const card = view.rooms[room]?.card;
  return (card && cardData(printed, card).action) || printed.palaces[view.house]!.rooms[room]!;
}

export interface Tile {
  /** The source's name in answers: "pisa", "duchy", "cathedral siena". */
  source: string;
  ready: boolean;
  kind: "city" | "title" | "cathedral";
  data: TileData | CityData;
}

/** The Domain: Cities, Titles and Guild, Cathedrals. */
export function domainOf(sight: Sight, seat: number): Tile[] {
  const board = boardOf(sight);
  const printed = printedOf(sight);
  const cities = Object.entries(board.cities).filter(([, city]) => city.owner === seat);
  return [
    ...cities.map(([name, city]) => ({ source: name, ready: city.ready === true, kind: "city" as const, data: printed.cities[name]! })),
    ...Object.entries(board.seats[seat]!.titles).map(([name, ready]) => ({
      source: name, ready, kind: "title" as const, data: printed.tiles[name]!,
    })),
    ...cities
      .filter(([, city]) => city.cathedral !== undefined)
      .map(([name, city]) => ({
        source: `cathedral ${name}`, ready: city.cathedral === true, kind: "cathedral" as const, data: printed.tiles.cathedral!,
      })),
  ];
}

export function roadsOf(sight: Sight): [string, string][] {
  const board = boardOf(sight);
  const { roads } = printedOf(sight);
  return [...roads.both, ...roads[board.side]].filter(([a, b]) => a in board.cities && b in board.cities);
}
