import type { Army, Board, Printed } from "../governing/board.ts";
import { palaceSent, palacesSent } from "../governing/sent.ts";
import type { City, Components, View } from "./wire.ts";
import { asMajor, HOUSE_OF, MAJORS } from "./wars.ts";

/** The view of the Wars as a table of the Art of Governing. */
export function boardOfWars(sent: View, { cities: printed }: Printed): Board {
  return {
    year: sent.round,
    phase: sent.phase,
    side: "2/5",
    order: sent.order,
    stack: [],
    lastYear: false,
    seats: sent.players.map((player) => {
      const [own = "", ...allies] = Object.keys(player.troops);
      const cap = (colour: string) => player.troops[colour]! + player.pool[colour]!;
      return {
        ...palaceSent(player),
        house: player.faction, placed: player.placed, track: 0, patronage: 0, bonuses: [],
        troops: player.troops[own]!, cap: cap(own),
        allied: allies.map((colour) => ({ house: HOUSE_OF[colour]!, troops: player.troops[colour]!, cap: cap(colour) })),
        trophies: Object.entries(player.trophies).flatMap(([colour, count]) => Array.from({ length: count }, () => HOUSE_OF[colour]!)),
      };
    }),
    cities: Object.fromEntries(
      Object.entries(sent.cities).map(([name, city]) => [
        name,
        {
          owner: city.owner ?? -1,
          disc: city.disc ? HOUSE_OF[city.disc]! : null,
          value: city.value ?? printed[name]!.value,
          agent: city.agent ?? -1,
          armies: [...armies(sent, city, city.troops, false), ...armies(sent, city, city.routed, true)],
          ...(city.ready === undefined ? {} : { ready: city.ready }),
        },
      ]),
    ),
    powers: {},
    display: { ...sent.display, titles: sent.display.tiles, cathedral: 0, bonuses: [] },
    details: sent.details && { ...sent.details, ...(sent.details.action === null ? { action: "empty" } : {}) },
  };
}

function armies(sent: View, city: City, troops: Record<string, number> | undefined, leaving: boolean): Army[] {
  return Object.entries(troops ?? {}).map(([colour, count]) => {
    const seat = sent.players.findIndex((player) => colour in player.troops);
    const major = asMajor(HOUSE_OF[city.disc ?? ""] ?? null);
    const inside = colour === city.disc || (city.owner !== undefined && city.owner === seat);
    const posture = major && seat >= 0 ? sent.majors[major].posture?.[seat] : undefined;
    return { house: HOUSE_OF[colour]!, count, inside, leaving, peace: posture !== undefined && posture !== "hostile" };
  });
}

/** What is printed, as the tables of the Art of Governing draw it. */
export function printedOfWars(sent: Components): Printed {
  const palaces = palacesSent(sent.factions);
  const majors = Object.fromEntries(MAJORS.map((major) => [major, sent.majors[major].colour]));
  return {
    cities: sent.cities, notables: sent.notables, family: sent.kings, tiles: { ...sent.tiles, ...sent.royal },
    ...palaces,
    houses: { ...palaces.houses, ...majors },
    patronage: {}, bonuses: [], powers: [], alliances: {},
    roads: { "3/4": [], "2/5": sent.map.roads["2/5"] ?? [], known: sent.map.known_roads },
    seas: sent.map.seas,
    symbols: sent.symbols,
    spaces: sent.spaces.map(({ space, shaded }) => ({ name: space, shaded })),
    tracks: { cities: [], patronage: [] },
    unlocks: ["title", "ally"],
  };
}
