import type { Idea } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { boardOf, ownSeat, part, printedOf, roadsOf } from "./board.ts";
import { choosePlan, deskOf, meantOf, type Plan } from "./desk.ts";
import { add, canAdd, chosenSteps, repeats } from "./repeated.ts";
import { variantOf } from "./variant.ts";
import type { Further } from "../palace/wire.ts";
import type { Offer } from "./wire.ts";

// Answers and the places they stand at. A spot is written "city:nice", "room:1:2" (seat and Room), "space:left1",
// "tile:pisa", "card:action:2", "power:france", "item:bishop", "bonus:leonardo", "family:lorenzo".

/** A spot in its parts: its kind, then what it is called. */
export function partsOf(spot: string): [string, string, string] {
  const [kind = "", first = "", second = ""] = spot.split(":");
  return [kind, first, second];
}

/** An answer in its parts: one that is offered, or would be once a source or two more are used. */
export function answerOf(model: TableModel, text: string): Offer {
  return (furtherOf(model).get(text) ?? model.actionOf(text) ?? { text, verb: text, args: {}, spot: "" }) as Offer;
}

const furthers = new WeakMap<object, Map<string, Further>>();

function furtherOf(model: TableModel): Map<string, Further> {
  const further = boardOf(model).details?.further ?? [];
  let known = furthers.get(further);
  if (!known) furthers.set(further, (known = new Map(further.map((one) => [one.text, one]))));
  return known;
}

export const verbOf = (model: TableModel, text: string): string => answerOf(model, text).verb;

/** Where something is picked up that the answer puts down at its spot. */
function originOf({ verb, args }: Offer): string | undefined {
  switch (verb) {
    case "march":
    case "sail":
      return `city:${args.origin}`;
    case "family":
      return `family:${args.card}`;
    case "move in":
    case "shift":
      return `space:${args.space}`;
    case "move out":
      return `card:${args.card === "action" ? "action" : "under"}:${args.room - 1}`;
    default:
      return undefined;
  }
}

/** What is pressed next on the way to an answer: what has to be picked up for it, then where it is put down. */
export function way(model: TableModel, text: string): string | null {
  const offer = answerOf(model, text);
  const from = originOf(offer);
  return from !== undefined && deskOf(model).held.value !== from ? from : offer.spot || null;
}

/** A spot as the answers name it. */
function locationOf(model: TableModel, spot: string): string {
  const [kind, first, second] = partsOf(spot);
  if (kind === "major") return `${first} track`;
  if (kind !== "room") return first;
  const house = boardOf(model).seats[Number(first)]?.house ?? "";
  return `${printedOf(model).houses[house]} ${Number(second) + 1}`;
}

/** Where a location is that events name. */
export function spotOfLocation(model: TableModel, location: string): string {
  const rooms = boardOf(model).seats.flatMap((_, seat) => [0, 1, 2, 3, 4].map((room) => `room:${seat}:${room}`));
  const others = [...printedOf(model).powers.map((power) => `power:${power}`), ...Object.keys(printedOf(model).houses).map((major) => `major:${major}`)];
  return [...rooms, ...others].find((spot) => locationOf(model, spot) === location) ?? `city:${location}`;
}

export interface Lit {
  /** Spot → the answers that are given there. */
  answers: Map<string, string[]>;
  /** Spots where something can be picked up. */
  pickups: Set<string>;
}

const lights = new WeakMap<object, Map<string | null, Lit>>();

/** What can be pressed now. Banking is a sign on each card and tile and lights nothing by itself. */
export function litOf(model: TableModel): Lit {
  const held = deskOf(model).held.value;
  const offers = reachable(model);
  let known = lights.get(offers);
  if (!known) lights.set(offers, (known = new Map()));
  const before = known.get(held);
  if (before) return before;
  const answers = new Map<string, string[]>();
  const pickups = new Set<string>();
  for (const text of offers) {
    const offer = answerOf(model, text);
    if (offer.verb === "bank" || !offer.spot) continue;
    const from = originOf(offer);
    if (from !== undefined && from !== held) {
      pickups.add(from);
      continue;
    }
    // With something in the hand only the places where it can go are lit.
    if (held !== null && from !== held) continue;
    answers.set(offer.spot, [...(answers.get(offer.spot) ?? []), text]);
  }
  // A card that can be picked up is picked up; discarding it is offered once it is in the hand.
  for (const [spot, here] of answers) {
    const rest = here.filter((text) => verbOf(model, text) !== "discard");
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
export function reachable(model: TableModel): string[] {
  const offers = model.offers.value;
  const details = boardOf(model).details;
  if (!model.myTurn.value || !details) return offers;
  const known = reached.get(details);
  if (known?.offers === offers) return known.all;
  const further = (details.near ?? []).flatMap(({ then }) => then).filter((action) => !offers.includes(action));
  const all = [...offers, ...further];
  reached.set(details, { offers, all });
  return all;
}

/** The answers that lead to one: itself, or before it the sources it still needs. */
function stepsTo(model: TableModel, meant: string): Plan {
  const details = boardOf(model).details;
  if (model.offers.value.includes(meant)) {
    return { answers: details?.reach?.find(({ move }) => move === meant)?.answers ?? [meant], meant };
  }
  const near = details?.near?.find(({ then }) => then.includes(meant));
  return { answers: [...(near?.use ?? []), meant], meant };
}

/** Choose an answer with all that leads to it. */
export function aimAt(model: TableModel, meant: string): void {
  choosePlan(model, stepsTo(model, meant).answers, meant);
}

export type Ring = "" | "legal" | "chosen" | "held";

export function ringOf(model: TableModel, spot: string): Ring {
  return part(model, `ring ${spot}`, () => ring(model, spot));
}

function ring(model: TableModel, spot: string): Ring {
  const { answers, pickups } = litOf(model);
  const desk = deskOf(model);
  const meant = meantOf(model);
  if (desk.held.value === spot) return "held";
  if (meant !== null && [meant, ...chosenSteps(model)].some((answer) => answerOf(model, answer).spot === spot)) return "chosen";
  return answers.has(spot) || (desk.held.value === null && pickups.has(spot)) ? "legal" : "";
}

/** A press on the board: choose, pick up, list the answers of the place, or say why not. */
export function press(model: TableModel, spot: string, at: Element | null): void {
  const { answers, pickups } = litOf(model);
  const desk = deskOf(model);
  const here = answers.get(spot) ?? [];
  if (here.length === 1) {
    if (repeats(model) && canAdd(model, here[0]!)) add(model, here[0]!);
    else if (meantOf(model) === here[0]) letGo(model);
    else aimAt(model, here[0]!);
    desk.narrow.value = null;
  } else if (here.length > 1) {
    desk.narrow.value = desk.narrow.value === spot ? null : spot;
    if (desk.narrow.value) aimAt(model, here[0]!);
  } else if (desk.held.value === spot) {
    desk.held.value = null;
  } else if (pickups.has(spot)) {
    model.choose(null);
    desk.held.value = spot;
  } else {
    // Whoever is not asked wants nothing of a thing but to know what it is.
    const wish = model.myTurn.value ? wanted(model, spot) : null;
    if (wish) model.wonder(wish, at);
    else if (at) model.closer.value = { spot, anchor: at };
  }
}

export function letGo(model: TableModel): void {
  const desk = deskOf(model);
  model.choose(null);
  desk.plan.value = null;
}

/** What somebody who presses a spot most likely wants, for the question that is open. */
export function wanted(model: TableModel, spot: string): string | null {
  const [kind, first, second] = partsOf(spot);
  const board = boardOf(model);
  const topic = model.question.value?.name ?? "";
  const offers = reachable(model);
  const held = partsOf(deskOf(model).held.value ?? "");
  const verbs = new Set<string>(offers.map((offer) => verbOf(model, offer)));
  if (kind === "city") {
    if (held[0] === "city") return marchTo(model, first, held[1]);
    for (const verb of ["annex", "besiege", "retreat", "disband", "build", "recruit"]) {
      if (verbs.has(verb)) return `${verb} ${first}`;
    }
    if (verbs.has("place")) return `place ${first}`;
    if (topic.includes("war")) return marchTo(model, first);
    return `annex ${first}`;
  }
  if (kind === "room") {
    const own = ownSeat(model);
    if (Number(first) !== own || verbs.has("place") || verbs.has("expel")) return `place ${locationOf(model, spot)}`;
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
    const space = board.seats[ownSeat(model)]!.spaces[printedOf(model).spaces.findIndex(({ name }) => name === first)];
    return space?.card ? sourceWish(model, first, verbs) : null;
  }
  if (kind === "tile") return verbs.has("ready") ? `ready ${first}` : sourceWish(model, first, verbs);
  if (kind === "power") return verbs.has("place") ? `place ${first}` : verbs.has("reactivate") ? `reactivate ${first}` : `ally ${first}`;
  if (kind === "item") return `buy ${first}`;
  if (kind === "bonus") return `take ${first}`;
  return variantOf(model).wanted?.(model, kind, first, verbs) ?? null;
}

/** The one move that brings a Troop there: of the one that was picked up or the nearest, or from a City where none stands, to hear that. */
function marchTo(model: TableModel, city: string, held?: string): string {
  const house = boardOf(model).seats[ownSeat(model)]!.house;
  const ours = Object.entries(boardOf(model).cities).filter(([name, { armies }]) => name !== city && armies.some((army) => army.house === house)).map(([name]) => name);
  const from = held ? [held] : ours;
  const beside = roadsOf(model).flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : []));
  const ports = Object.entries(printedOf(model).cities).filter(([name, data]) => data.ports.length > 0 && name in boardOf(model).cities).map(([name]) => name);
  const near = from.find((name) => beside.includes(name));
  if (near) return `march ${near} ${city}`;
  const over = ports.includes(city) && from.find((name) => ports.includes(name));
  if (over) return `sail ${over} ${city}`;
  const empty = beside.find((name) => !ours.includes(name)) ?? beside[0];
  return empty ? `march ${empty} ${city}` : `sail ${ports.find((name) => name !== city)} ${city}`;
}

function sourceWish(model: TableModel, source: string, verbs: ReadonlySet<string>): string | null {
  const warlike = source === "cannons" || printedOf(model).spaces.some(({ name }) => name === source);
  if (verbs.has("announce") || verbs.has("pass")) return warlike ? `announce ${source}` : null;
  const ledger = boardOf(model).details?.ledger;
  const missing = ledger && Object.keys(ledger.cost).find((symbol) => symbol !== "florin" && symbol !== "either");
  return missing ? `use ${source} ${missing}` : `bank ${source}`;
}

/** What an idea comes to: a source is put up for something, and that is what is offered. */
export function aim(model: TableModel, { offer, plan, aim: at }: Idea): string {
  const text = plan[at]?.text ?? offer.text;
  return reachable(model).includes(text) ? text : offer.text;
}
