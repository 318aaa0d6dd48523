import type { Things } from "../../net/types.ts";
import type { Army, Board, CardData, House, Moment, Printed, SpaceView } from "./board.ts";

interface SentCity {
  owner?: number;
  value?: number;
  ready?: boolean;
  agent?: number;
  cathedral?: string;
  troops?: number[];
  marked?: number[];
}

/** What every game of this family says of a player. */
export interface SentPalace {
  treasury: number;
  marker: number | null;
  rooms: { action: string | null; improvement: string | null; indulgence: boolean; agent: number | null }[];
  spaces: SpaceView[];
  extra_spaces: number;
  tiles: Record<string, string>;
  cities: number;
  agents: number;
  reserve: number;
  tokens: number;
  requested: boolean;
}

/** The view as the server sends it: short, and silent about what is absent. */
interface Sent {
  year: number;
  phase: string;
  order: number[];
  stack: number[];
  last_year: boolean;
  cities: Record<string, SentCity>;
  powers: Record<string, { ally: number | null; spent: boolean; agent: number | null }>;
  display: { notables: Record<string, number>; tiles: Record<string, number>; bonuses: string[]; indulgences: number; tokens: number };
  players: (SentPalace & {
    faction: House;
    track: number;
    patronage: number;
    bonuses: string[];
    troops: number;
    trophies: number[];
  })[];
  moment: Moment | null;
}

/** The view of the Art of Governing with everything said. */
export function boardSent(view: Things, { cities: printed }: Printed): Board {
  const sent = view as unknown as Sent;
  const house = (seat: number) => sent.players[seat]!.faction;
  const armies = (city: SentCity): Army[] => [
    ...armiesOf(city.troops, false, city.owner, house),
    ...armiesOf(city.marked, true, city.owner, house),
  ];
  return {
    year: sent.year,
    phase: sent.phase,
    side: sent.players.length === 5 ? "2/5" : "3/4",
    order: sent.order,
    stack: sent.stack,
    lastYear: sent.last_year,
    seats: sent.players.map((player) => ({
      ...palaceSent(player), house: player.faction, troops: player.troops, cap: 6, placed: 5 - player.agents - player.reserve, allied: [], trophies: player.trophies.map(house),
      track: player.track, patronage: player.patronage, bonuses: player.bonuses,
    })),
    cities: Object.fromEntries(
      Object.entries(sent.cities).map(([name, city]) => [
        name,
        {
          owner: city.owner ?? -1,
          disc: city.owner === undefined ? null : house(city.owner),
          value: city.value ?? printed[name]!.value,
          agent: city.agent ?? -1,
          armies: armies(city),
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
}

/** Troops by seat as armies by house. */
function armiesOf(troops: number[] | undefined, leaving: boolean, owner: number | undefined, house: (seat: number) => House): Army[] {
  return (troops ?? []).flatMap((count, seat) => (count > 0 ? [{ house: house(seat), count, inside: seat === owner, leaving }] : []));
}

/** A Palace and what belongs to it. */
export function palaceSent(player: SentPalace) {
  return {
    cities: player.cities, agents: player.agents, reserve: player.reserve, tokens: player.tokens, requested: player.requested,
    spaces: player.spaces, marker: player.marker ?? -1, florins: player.treasury, extra: player.extra_spaces,
    rooms: player.rooms.map((room) => ({
      card: room.action, under: room.improvement, indulgence: room.indulgence, agent: room.agent ?? -1,
    })),
    titles: Object.fromEntries(Object.entries(player.tiles).map(([name, side]) => [name, side === "ready"])),
  };
}

export type SentFactions = Record<
  House,
  { colour: string; rooms: { action: string | null; symbol: string | null }[]; right_arrow_after: number; left_arrow_after: number; reconstructed: string[] }
>;

interface SentPrinted extends Omit<Printed, "palaces" | "patronage" | "roads" | "seas" | "spaces" | "bonuses" | "powers" | "houses" | "tracks" | "printed_symbols"> {
  factions: SentFactions;
  spaces: { space: string; shaded: boolean }[];
  bonuses: Record<string, CardData>;
  map: { seas: string[]; roads: Record<"3/4" | "2/5", [string, string][]>; known_roads: [string, string][] };
  patronage_points: number[];
  cities_points: number[];
}

/** What is printed in the Art of Governing, arranged for drawing. */
export function printedSent(components: Things): Printed {
  const sent = components as unknown as SentPrinted;
  return {
    ...sent,
    ...palacesSent(sent.factions),
    patronage: sent.bonuses,
    bonuses: Object.keys(sent.bonuses),
    roads: { "3/4": sent.map.roads["3/4"], "2/5": sent.map.roads["2/5"], known: sent.map.known_roads },
    seas: sent.map.seas,
    spaces: sent.spaces.map(({ space, shaded }) => ({ name: space, shaded })),
    powers: Object.keys(sent.alliances),
    tracks: { cities: sent.cities_points, patronage: sent.patronage_points },
    unlocks: ["cities", "title", "bonus"],
  };
}

/** The Palaces as they are printed, the symbol of each kind of Room, and the colour of each house. */
export function palacesSent(factions: SentFactions): Pick<Printed, "palaces" | "printed_symbols" | "houses"> {
  const symbols: Record<string, string> = {};
  for (const { rooms } of Object.values(factions)) for (const { action, symbol } of rooms) if (action && symbol) symbols[action] = symbol;
  const each = Object.entries(factions) as [House, SentFactions[House]][];
  return {
    palaces: Object.fromEntries(each.map(([house, palace]) => [house, { ...palace, rooms: palace.rooms.map(({ action }) => action ?? "empty") }])),
    printed_symbols: symbols,
    houses: Object.fromEntries(each.map(([house, { colour }]) => [house, colour])) as Record<House, string>,
  };
}
