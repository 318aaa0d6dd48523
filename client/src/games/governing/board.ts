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
  requested: boolean;
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
  gives: Bottom;
  /** Room cards and Michelangelo stay as they are. */
  stays: boolean;
}

export interface Payment {
  /** The answers that use its sources; "pay" follows where it is asked. */
  pay: string[];
  /** Sources that stay ready. */
  keeps: string[];
  /** Florins left afterwards. */
  treasury: number;
  /** Symbols nobody needed. */
  wasted: number;
}

export interface Ledger {
  cost: Bottom;
  pool: Bottom;
  treasury: number;
  purpose: string;
  rows: LedgerRow[];
  payments: Payment[];
}

/** A way of the marker, with the answers that take it there. */
export interface Way {
  rooms: number;
  room: number;
  answers: string[];
  florins: number;
  arrows: number;
  left: boolean;
  right: boolean;
}

export interface Combat {
  kind: "siege" | "plains";
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
}

/** What the open question is about. */
export interface Moment {
  seat: number;
  topic: string;
  action?: string;
  cards?: string[];
  ledger?: Ledger;
  reach?: Way[];
  steps?: number;
  combat?: Combat;
  pool?: Bottom;
  /** Answers that become legal once these sources are used. */
  near?: { use: string[]; then: string[] }[];
  debt?: number;
  half?: number;
  city?: string;
  ships?: number;
  left?: number;
  origin?: string;
  troops?: number;
  due?: number;
  excess?: number;
  bundle?: string[];
  cost?: Bottom;
  spaces?: number;
  card?: string;
  prices?: Record<string, number>;
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
  moment: Moment | null;
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
  reconstructed?: string[];
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
  palaces: Record<string, { rooms: string[]; right_arrow_after: number; left_arrow_after: number; reconstructed: string[] }>;
  family: Record<string, CardData>;
  notables: Record<string, CardData>;
  tiles: Record<string, TileData>;
  patronage: Record<string, CardData>;
  alliances: Record<string, CardData>;
  roads: Record<"3/4" | "2/5" | "known", [string, string][]>;
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

/** The view as the server sends it: short, and silent about what is absent. */
interface Sent {
  year: number;
  phase: string;
  order: number[];
  stack: number[];
  last_year: boolean;
  cities: Record<string, { owner?: number; value?: number; ready?: boolean; agent?: number; cathedral?: string; troops?: number[]; marked?: number[] }>;
  powers: Record<string, { ally: number | null; spent: boolean; agent: number | null }>;
  display: { notables: Record<string, number>; tiles: Record<string, number>; bonuses: string[]; indulgences: number; tokens: number };
  players: {
    faction: House;
    treasury: number;
    marker: number | null;
    rooms: { action: string | null; improvement: string | null; indulgence: boolean; agent: number | null }[];
    spaces: SpaceView[];
    extra_spaces: number;
    tiles: Record<string, string>;
    cities: number;
    track: number;
    patronage: number;
    bonuses: string[];
    agents: number;
    reserve: number;
    troops: number;
    tokens: number;
    trophies: number[];
    requested: boolean;
  }[];
  moment: Moment | null;
}

const boards = new WeakMap<object, Board>();

/** The view with everything said; made once per view. */
export function boardOf(sight: Sight): Board {
  const sent = sight.view.value as unknown as Sent;
  const known = boards.get(sent);
  if (known) return known;
  const { cities: printed } = printedOf(sight);
  const none = sent.players.map(() => 0);
  const board: Board = {
    year: sent.year,
    phase: sent.phase,
    side: sent.players.length === 5 ? "2/5" : "3/4",
    order: sent.order,
    stack: sent.stack,
    lastYear: sent.last_year,
    seats: sent.players.map((player) => ({
      ...player,
      house: player.faction,
      marker: player.marker ?? -1,
      florins: player.treasury,
      extra: player.extra_spaces,
      rooms: player.rooms.map((room) => ({
        card: room.action, under: room.improvement, indulgence: room.indulgence, agent: room.agent ?? -1,
      })),
      titles: Object.fromEntries(Object.entries(player.tiles).map(([name, side]) => [name, side === "ready"])),
    })),
    cities: Object.fromEntries(
      Object.entries(sent.cities).map(([name, city]) => [
        name,
        {
          owner: city.owner ?? -1,
          value: city.value ?? printed[name]!.value,
          agent: city.agent ?? -1,
          troops: city.troops ?? none,
          ...(city.marked ? { marked: city.marked } : {}),
          ...(city.ready === undefined ? {} : { ready: city.ready }),
          ...(city.cathedral === undefined ? {} : { cathedral: city.cathedral === "ready" }),
        },
      ]),
    ),
    powers: Object.fromEntries(
      Object.entries(sent.powers).map(([name, power]) => [name, { ally: power.ally ?? -1, spent: power.spent, agent: power.agent ?? -1 }]),
    ),
    display: { ...sent.display, titles: sent.display.tiles, cathedral: sent.display.tiles.cathedral ?? 0 },
    moment: sent.moment,
  };
  boards.set(sent, board);
  return board;
}

interface SentPrinted extends Omit<Printed, "palaces" | "patronage" | "roads" | "seas" | "spaces" | "bonuses" | "powers" | "houses" | "tracks" | "printed_symbols"> {
  factions: Record<House, { colour: string; rooms: { action: string; symbol: string | null }[]; right_arrow_after: number; left_arrow_after: number; reconstructed: string[] }>;
  spaces: { space: string; shaded: boolean }[];
  bonuses: Record<string, CardData>;
  map: { seas: string[]; roads: Record<"3/4" | "2/5", [string, string][]>; known_roads: [string, string][] };
  patronage_points: number[];
  cities_points: number[];
}

const prints = new WeakMap<object, Printed>();

/** What is printed, arranged for drawing; made once per table. */
export function printedOf(sight: Sight): Printed {
  const sent = sight.components as unknown as SentPrinted;
  const known = prints.get(sent);
  if (known) return known;
  const symbols: Record<string, string> = {};
  for (const faction of Object.values(sent.factions)) {
    for (const room of faction.rooms) if (room.symbol) symbols[room.action] = room.symbol;
  }
  const printed: Printed = {
    ...sent,
    palaces: Object.fromEntries(
      Object.entries(sent.factions).map(([house, palace]) => [house, { ...palace, rooms: palace.rooms.map((room) => room.action) }]),
    ),
    patronage: sent.bonuses,
    bonuses: Object.keys(sent.bonuses),
    roads: { "3/4": sent.map.roads["3/4"], "2/5": sent.map.roads["2/5"], known: sent.map.known_roads },
    seas: sent.map.seas,
    printed_symbols: symbols,
    spaces: sent.spaces.map(({ space, shaded }) => ({ name: space, shaded })),
    powers: Object.keys(sent.alliances),
    houses: Object.fromEntries(Object.entries(sent.factions).map(([house, { colour }]) => [house, colour])) as Record<House, string>,
    tracks: { cities: sent.cities_points, patronage: sent.patronage_points },
  };
  prints.set(sent, printed);
  return printed;
}

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
  return roads[board.side].filter(([a, b]) => a in board.cities && b in board.cities);
}
