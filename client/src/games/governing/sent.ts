import type { Army, Board, House, Printed } from "./board.ts";
import type { PrintedPalace } from "../palace/wire.ts";
import type { City, Components, Player, View } from "./wire.ts";

/** What every game of this family says of a player. */
export type SentPalace = Omit<Player, "track" | "patronage" | "bonuses" | "troops" | "trophies">;

/** The view of the Art of Governing with everything said: what is sent is silent about what is absent. */
export function boardSent(sent: View, { cities: printed }: Printed): Board {
  const house = (seat: number) => sent.players[seat]!.faction;
  const armies = (city: City): Army[] => [
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
    details: sent.details,
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

/** What is printed in the Art of Governing, arranged for drawing. */
export function printedSent(sent: Components): Printed {
  return {
    ...palacesSent(sent.factions),
    cities: sent.cities, family: sent.family, notables: sent.notables, tiles: sent.tiles, alliances: sent.alliances, symbols: sent.symbols,
    patronage: sent.bonuses,
    bonuses: Object.keys(sent.bonuses),
    roads: { "3/4": sent.map.roads["3/4"] ?? [], "2/5": sent.map.roads["2/5"] ?? [], known: sent.map.known_roads },
    seas: sent.map.seas,
    spaces: sent.spaces.map(({ space, shaded }) => ({ name: space, shaded })),
    powers: Object.keys(sent.alliances),
    tracks: { cities: sent.cities_points, patronage: sent.patronage_points },
    unlocks: ["cities", "title", "bonus"],
  };
}

/** The Palaces as they are printed, the symbol of each kind of Room, and the colour of each house. */
export function palacesSent(factions: Record<string, PrintedPalace>): Pick<Printed, "palaces" | "printed_symbols" | "houses"> {
  const symbols: Record<string, string> = {};
  for (const { rooms } of Object.values(factions)) for (const { action, symbol } of rooms) if (action && symbol) symbols[action] = symbol;
  const each = Object.entries(factions);
  return {
    palaces: Object.fromEntries(each.map(([house, palace]) => [house, { ...palace, rooms: palace.rooms.map(({ action }) => action ?? "empty") }])),
    printed_symbols: symbols,
    houses: Object.fromEntries(each.map(([house, { colour }]) => [house, colour])),
  };
}
