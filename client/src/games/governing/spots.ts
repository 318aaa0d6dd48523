import type { Sight } from "../../table/table_model.ts";
import { boardOf, ownSeat, part, printedOf, roadsOf, seatOf, type House } from "./board.ts";
import { choosePlan, deskOf, mainStep } from "./desk.ts";
import { variantOf, type Place } from "./variant.ts";

// Answers and the places they stand at. A spot is written "city:nice", "room:1:2" (seat and Room), "space:left1",
// "tile:pisa", "card:action:2", "power:france", "item:bishop", "bonus:leonardo", "family:lorenzo".

const TO_CITY = new Set(["annex", "besiege", "withdraw", "retreat", "disband", "build", "recruit"]);

export function placeOf(sight: Sight, action: string): Place | null {
  const words = action.split(" ");
  const special = variantOf(sight).place?.(sight, words);
  if (special) return special;
  const [verb = "", first = "", second = "", third = "", fourth = ""] = words;
  const own = ownSeat(sight);
  const rest = words.slice(1).join(" ");
  if (TO_CITY.has(verb)) return { to: `city:${first}` };
  switch (verb) {
    case "march":
    case "sail":
      return { from: `city:${first}`, to: `city:${second}` };
    case "place":
    case "lift":
    case "expel":
      return { to: locationSpot(sight, rest) };
    case "ally":
    case "reactivate":
      return { to: `power:${first}` };
    case "bank":
    case "ready":
    case "announce":
      return { to: sourceSpot(sight, rest) };
    case "use":
      return { to: sourceSpot(sight, words.slice(1, -1).join(" ")) };
    case "room":
    case "redeem":
      return { to: `room:${own}:${Number(first) - 1}` };
    case "move":
      return { to: `room:${own}:${(seatOf(sight, own).marker + Number(first)) % 5}` };
    case "buy":
      return { to: first === "step" ? "" : `item:${first}` };
    case "take":
      if (first !== "action" && first !== "improvement") return { to: `bonus:${first}` };
      return { from: `card:${first === "action" ? "action" : "under"}:${Number(second) - 1}`, to: `space:${fourth}` };
    case "put":
      if (words.length === 2) return { to: `space:${first}` };
      return { from: `space:${first}`, to: `room:${own}:${Number(third) - 1}` };
    case "shift":
      return { from: `space:${first}`, to: `space:${third}` };
    case "discard":
      return { to: `space:${first}` };
    case "give":
      return { to: `space:${second}` };
    default:
      if (verb in printedOf(sight).family) {
        const to = first === "room" || first === "under" ? `room:${own}:${Number(second) - 1}` : `space:${first}`;
        return { from: `family:${verb}`, to };
      }
      return null;
  }
}

/** "nice", "red 2" or "france" as a spot. */
export function locationSpot(sight: Sight, location: string): string {
  const [name = "", room] = location.split(" ");
  if (room === "track") return `major:${name}`;
  if (room !== undefined) {
    const house = Object.entries(printedOf(sight).houses).find(([, colour]) => colour === name)?.[0];
    const seat = boardOf(sight).seats.findIndex((one) => one.house === house);
    return `room:${seat}:${Number(room) - 1}`;
  }
  return printedOf(sight).powers.includes(name) ? `power:${name}` : `city:${name}`;
}

/** A spot as the answers name it. */
export function locationOf(sight: Sight, spot: string): string {
  const [kind, first = "", second = ""] = spot.split(":");
  if (kind === "major") return `${first} track`;
  if (kind !== "room") return first;
  const house = boardOf(sight).seats[Number(first)]?.house as House;
  return `${printedOf(sight).houses[house]} ${Number(second) + 1}`;
}

export function sourceSpot(sight: Sight, source: string): string {
  const own = ownSeat(sight);
  const marker = boardOf(sight).seats[own]?.marker ?? 0;
  if (/^(left|right)\d$/.test(source)) return `space:${source}`;
  if (source === "action" || source === "room") return `room:${own}:${marker}`;
  if (source === "improvement") return `card:under:${marker}`;
  if (printedOf(sight).powers.includes(source)) return `power:${source}`;
  if (["indulgence", "michelangelo", "leonardo", "token"].includes(source)) return `source:${source}`;
  return `tile:${source}`;
}

export interface Lit {
  /** Spot → the answers that are given there. */
  answers: Map<string, string[]>;
  /** Spots where something can be picked up. */
  pickups: Set<string>;
}

const lights = new WeakMap<object, Map<string | null, Lit>>();

/** What can be pressed now. Banking is a sign on each card and tile and lights nothing by itself. */
export function litOf(sight: Sight): Lit {
  const held = deskOf(sight).held.value;
  const offers = reachable(sight);
  let known = lights.get(offers);
  if (!known) lights.set(offers, (known = new Map()));
  const before = known.get(held);
  if (before) return before;
  const answers = new Map<string, string[]>();
  const pickups = new Set<string>();
  for (const action of offers) {
    if (action.startsWith("bank ")) continue;
    const place = placeOf(sight, action);
    if (!place?.to) continue;
    if (place.from !== undefined && place.from !== held) {
      pickups.add(place.from);
      continue;
    }
    // With something in the hand only the places where it can go are lit.
    if (held !== null && place.from !== held) continue;
    answers.set(place.to, [...(answers.get(place.to) ?? []), action]);
  }
  // A card that can be picked up is picked up; discarding it is offered once it is in the hand.
  for (const [spot, here] of answers) {
    const rest = here.filter((action) => !action.startsWith("discard "));
    if (!pickups.has(spot) && spot !== held) continue;
    if (rest.length > 0) answers.set(spot, rest);
    else answers.delete(spot);
  }
  const lit = { answers, pickups };
  known.set(held, lit);
  return lit;
}

const reached = new WeakMap<object, { offers: string[]; all: string[] }>();

/** The offers, and what they become once a source or two more are used. */
export function reachable(sight: Sight): string[] {
  const offers = sight.offers.value;
  const moment = boardOf(sight).moment;
  if (!sight.myTurn.value || !moment) return offers;
  const known = reached.get(moment);
  if (known?.offers === offers) return known.all;
  const further = (moment.near ?? []).flatMap(({ then }) => then).filter((action) => !offers.includes(action));
  const all = [...offers, ...further];
  reached.set(moment, { offers, all });
  return all;
}

/** The answers that lead to an action: itself, or before it the sources it still needs. */
export function stepsTo(sight: Sight, action: string): string[] {
  if (sight.offers.value.includes(action)) {
    const ways = boardOf(sight).moment?.reach?.filter((way) => way.answers.includes(action));
    return ways?.[0]?.answers ?? [action];
  }
  const near = boardOf(sight).moment?.near?.find(({ then }) => then.includes(action));
  return near ? [...near.use, action] : [action];
}

export type Ring = "" | "legal" | "chosen" | "held";

export function ringOf(sight: Sight, spot: string): Ring {
  return part(sight, `ring ${spot}`, () => ring(sight, spot));
}

function ring(sight: Sight, spot: string): Ring {
  const { answers, pickups } = litOf(sight);
  const desk = deskOf(sight);
  const plan = desk.plan.value;
  const chosen = sight.chosen.value;
  if (desk.held.value === spot) return "held";
  const main = chosen === null ? null : mainStep(plan?.[0] === chosen ? plan : [chosen]);
  if (main !== null && placeOf(sight, main)?.to === spot) return "chosen";
  return answers.has(spot) || (desk.held.value === null && pickups.has(spot)) ? "legal" : "";
}

/** A press on the board: choose, pick up, list the answers of the place, or say why not. */
export function press(sight: Sight, spot: string, at: Element | null): void {
  const { answers, pickups } = litOf(sight);
  const desk = deskOf(sight);
  const here = answers.get(spot) ?? [];
  if (here.length === 1) {
    const steps = stepsTo(sight, here[0]!);
    const again = sight.chosen.value === steps[0] && (desk.plan.value ?? []).includes(here[0]!);
    if (again) letGo(sight);
    else choosePlan(sight, steps);
    desk.narrow.value = null;
  } else if (here.length > 1) {
    desk.narrow.value = desk.narrow.value === spot ? null : spot;
    if (desk.narrow.value) choosePlan(sight, stepsTo(sight, here[0]!));
  } else if (desk.held.value === spot) {
    desk.held.value = null;
  } else if (pickups.has(spot)) {
    sight.choose(null);
    desk.held.value = spot;
  } else {
    // Whoever is not asked wants nothing of a thing but to know what it is.
    const wish = sight.myTurn.value ? wanted(sight, spot) : null;
    if (wish) sight.wonder(wish, at);
    else if (at) sight.closer.value = { spot, anchor: at };
  }
}

export function letGo(sight: Sight): void {
  const desk = deskOf(sight);
  sight.choose(null);
  desk.plan.value = null;
}

/** What somebody who presses a spot most likely wants, for the question that is open. */
export function wanted(sight: Sight, spot: string): string | null {
  const [kind = "", first = "", second = ""] = spot.split(":");
  const board = boardOf(sight);
  const topic = sight.question.value?.name ?? "";
  const offers = reachable(sight);
  const held = deskOf(sight).held.value?.split(":") ?? [];
  const verbs = new Set(offers.map((offer) => offer.split(" ")[0]!));
  if (kind === "city") {
    if (held[0] === "city") return `${verbs.has("march") ? "march" : "sail"} ${held[1]} ${first}`;
    for (const verb of ["annex", "besiege", "retreat", "disband", "build", "recruit"]) {
      if (verbs.has(verb)) return `${verb} ${first}`;
    }
    if (verbs.has("place")) return `place ${first}`;
    if (topic.includes("war")) return `march ${troopNear(sight, first)} ${first}`;
    return `annex ${first}`;
  }
  if (kind === "room") {
    const own = ownSeat(sight);
    if (Number(first) !== own || verbs.has("place") || verbs.has("expel")) return `place ${locationOf(sight, spot)}`;
    const room = Number(second);
    if (held[0] === "space") return `put ${held[1]} in ${room + 1}`;
    if (held[0] === "family") return `${held[1]} room ${room + 1}`;
    const marker = board.seats[own]!.marker;
    if (verbs.has("move")) return `move ${((room - marker + 4) % 5) + 1}`;
    return `room ${room + 1}`;
  }
  if (kind === "card") return `take ${first === "under" ? "improvement" : "action"} ${Number(second) + 1} to left1`;
  if (kind === "space") {
    if (held[0] === "space") return `shift ${held[1]} to ${first}`;
    if (held[0] === "card") return `take ${held[1] === "under" ? "improvement" : "action"} ${Number(held[2]) + 1} to ${first}`;
    if (held[0] === "family") return `${held[1]} ${first}`;
    // An empty space has nothing to give: it says what it is for, or what opens it.
    const space = board.seats[ownSeat(sight)]!.spaces[printedOf(sight).spaces.findIndex(({ name }) => name === first)];
    return space?.card ? sourceWish(sight, first, verbs) : null;
  }
  if (kind === "tile") return verbs.has("ready") ? `ready ${first}` : sourceWish(sight, first, verbs);
  if (kind === "power") return verbs.has("place") ? `place ${first}` : verbs.has("reactivate") ? `reactivate ${first}` : `ally ${first}`;
  if (kind === "item") return `buy ${first}`;
  if (kind === "bonus") return `take ${first}`;
  return variantOf(sight).wanted?.(sight, kind, first, verbs) ?? null;
}

/** The City from which a Troop would most likely go to another: next to it if there is one. */
function troopNear(sight: Sight, city: string): string {
  const house = boardOf(sight).seats[ownSeat(sight)]!.house;
  const ours = Object.entries(boardOf(sight).cities).filter(([, { armies }]) => armies.some((army) => army.house === house)).map(([name]) => name);
  const beside = roadsOf(sight).flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : []));
  const others = ours.filter((name) => name !== city);
  return others.find((name) => beside.includes(name)) ?? others[0] ?? beside[0] ?? city;
}

function sourceWish(sight: Sight, source: string, verbs: Set<string>): string | null {
  if (verbs.has("announce") || verbs.has("pass")) return /^(left|right)\d$/.test(source) || source === "cannons" ? `announce ${source}` : null;
  const ledger = boardOf(sight).moment?.ledger;
  const missing = ledger && Object.keys(ledger.cost).find((symbol) => symbol !== "florin" && symbol !== "either");
  return missing ? `use ${source} ${missing}` : `bank ${source}`;
}
