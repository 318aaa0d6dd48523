import { computed, type ReadonlySignal } from "@preact/signals";
import type { TableModel } from "../../table/table_model.ts";
import type { Card, CityCard, QuestionDetails, Space } from "../palace/wire.ts";
import { variantOf } from "./variant.ts";

// The table and its printed components, as everything here draws them. How a game's own messages become these: `sent.ts`.

export type House = "milan" | "florence" | "naples" | "venice" | "rome" | "france";
export type Bottom = Record<string, number>;

export interface RoomView {
  card: string | null;
  under: string | null;
  indulgence: boolean;
  agent: number;
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
  /** Agents standing somewhere. */
  placed: number;
  tokens: number;
  /** Own Troops on the board, of how many. */
  troops: number;
  cap: number;
  /** Troops that follow this seat under another disc. */
  allied: { house: House; troops: number; cap: number }[];
  requested: boolean;
  extra: number;
  rooms: RoomView[];
  spaces: Space[];
  titles: Record<string, boolean>;
  bonuses: string[];
  trophies: House[];
}

/** Troops of one colour at a City. */
export interface Army {
  house: House;
  count: number;
  /** Behind the walls, or before them. */
  inside: boolean;
  /** Beaten, and waiting to retreat. */
  leaving: boolean;
  /** Before the walls, but not to besiege them. */
  peace?: boolean;
}

export interface CityView {
  /** In whose Domain it is; -1: nobody's. */
  owner: number;
  /** Whose disc lies on it. */
  disc: House | null;
  value: number;
  agent: number;
  armies: Army[];
  ready?: boolean;
  cathedral?: boolean;
}

export interface PowerView {
  ally: number;
  spent: boolean;
  agent: number;
}

export interface Board {
  year: number;
  phase: string;
  side: "3/4" | "2/5";
  order: number[];
  stack: number[];
  lastYear: boolean;
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
  details: QuestionDetails | null;
}

/** A card or a tile as far as it is known. */
export type CardData = Partial<Card>;

export interface Printed {
  cities: Record<string, CityCard>;
  palaces: Record<string, { rooms: string[]; right_arrow_after: number; left_arrow_after: number; reconstructed: string[] }>;
  family: Record<string, Card>;
  notables: Record<string, Card>;
  tiles: Record<string, Card>;
  patronage: Record<string, Card>;
  alliances: Record<string, Card>;
  roads: Record<"3/4" | "2/5" | "known", [string, string][]>;
  seas: string[];
  symbols: string[];
  printed_symbols: Record<string, string>;
  spaces: { name: string; shaded: boolean }[];
  bonuses: string[];
  powers: string[];
  /** The colour by which records name a house. */
  houses: Record<string, string>;
  tracks: { cities: number[]; patronage: number[] };
  /** What opens a shaded space, the likeliest first: message ids after "gov-unlock-". */
  unlocks: ("cities" | "title" | "bonus" | "ally")[];
}

const boards = new WeakMap<object, Board>();

/** The view with everything said; made once per view. */
export function boardOf(model: TableModel): Board {
  const sent = model.view.value;
  let board = boards.get(sent);
  if (!board) boards.set(sent, (board = variantOf(model).board(sent, printedOf(model))));
  return board;
}

const parts = new WeakMap<TableModel, Map<string, ReadonlySignal<unknown>>>();

/** A part of the table that stays the same thing while nothing in it changes: what is drawn from it alone is then left alone. */
export function part<T>(model: TableModel, name: string, find: () => T): T {
  let known = parts.get(model);
  if (!known) parts.set(model, (known = new Map()));
  let found = known.get(name);
  if (!found) {
    let last: T;
    let mark = "";
    found = computed(() => {
      const next = find();
      const now = JSON.stringify(next);
      if (now !== mark) [mark, last] = [now, next];
      return last;
    });
    known.set(name, found);
  }
  return found.value as T;
}

export const seatOf = (model: TableModel, seat: number): SeatView => part(model, `seat ${seat}`, () => boardOf(model).seats[seat]!);
export const cityOf = (model: TableModel, name: string): CityView => part(model, `city ${name}`, () => boardOf(model).cities[name]!);
export const powerOf = (model: TableModel, name: string): PowerView => part(model, `power ${name}`, () => boardOf(model).powers[name]!);

const prints = new WeakMap<object, Printed>();

/** What is printed, arranged for drawing; made once per table. */
export function printedOf(model: TableModel): Printed {
  const sent = model.components;
  let printed = prints.get(sent);
  if (!printed) prints.set(sent, (printed = variantOf(model).printed(sent)));
  return printed;
}

/** Whose Palace is shown as one's own: the viewer's, or for a spectator the first seat's. */
export const ownSeat = (model: TableModel): number => model.seat.value ?? 0;

export function houseOf(model: TableModel, seat: number): House | null {
  return part(model, `house ${seat}`, () => boardOf(model).seats[seat]?.house ?? null);
}

export function cardData(printed: Printed, card: string): CardData {
  return printed.notables[card] ?? printed.family[card] ?? printed.patronage[card] ?? {};
}

/** The action a Room offers: its card's, else the printed one. */
export function roomAction(model: TableModel, seat: number, room: number): string {
  const view = seatOf(model, seat);
  const printed = printedOf(model);
  const card = view.rooms[room]?.card;
  return (card && cardData(printed, card).action) || printed.palaces[view.house]!.rooms[room]!;
}

export interface Tile {
  /** The source's name in answers: "pisa", "duchy", "cathedral siena". */
  source: string;
  ready: boolean;
  kind: "city" | "title" | "cathedral";
  /** As people call it: a Cathedral by its City, besides. */
  name: string;
  city?: string;
  data: Card | CityCard;
}

/** The Domain: Cities, Titles and Guild, Cathedrals. */
export function domainOf(model: TableModel, seat: number): Tile[] {
  return part(model, `domain ${seat}`, () => domain(model, seat));
}

function domain(model: TableModel, seat: number): Tile[] {
  const board = boardOf(model);
  const printed = printedOf(model);
  const cities = Object.entries(board.cities).filter(([, city]) => city.owner === seat);
  return [
    ...cities.map(([name, city]) => ({ source: name, name, ready: city.ready === true, kind: "city" as const, data: printed.cities[name]! })),
    ...Object.entries(board.seats[seat]!.titles).map(([name, ready]) => ({
      source: name, name, ready, kind: "title" as const, data: printed.tiles[name]!,
    })),
    ...cities
      .filter(([, city]) => city.cathedral !== undefined)
      .map(([name, city]) => ({
        source: cathedralOf(name), name: "cathedral", city: name, ready: city.cathedral === true, kind: "cathedral" as const, data: printed.tiles.cathedral!,
      })),
  ];
}

/** How answers name the Cathedral of a City. */
const cathedralOf = (city: string): string => `cathedral ${city}`;

/** The City whose Cathedral a source is. */
export const cityOfCathedral = (model: TableModel, source: string): string | undefined =>
  Object.keys(boardOf(model).cities).find((city) => cathedralOf(city) === source);

/** What the display sells beside Notables: tiles with a price. */
export const titlesFor = (printed: Printed): string[] => Object.keys(printed.tiles).filter((name) => printed.tiles[name]!.cost);

export function roadsOf(model: TableModel): [string, string][] {
  const { roads } = printedOf(model);
  return part(model, "roads", () => {
    const { side, cities } = boardOf(model);
    return roads[side].filter(([a, b]) => a in cities && b in cities);
  });
}
