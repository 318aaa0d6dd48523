import type { Fact, Facts } from "../../net/types.ts";
import type { Sight } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { knows, t, type Vars } from "../../words/words.ts";
import type { OfferWords } from "../module.ts";
import { boardOf, cardData, houseOf, ownSeat, printedOf, roomAction, seatOf, type Bottom } from "./board.ts";
import { deskOf, mainStep, planned, readUse } from "./desk.ts";
import { litOf, locationSpot, reachable } from "./spots.ts";
import { variantOf, type Said } from "./variant.ts";
import { Coin, Cost, Signs } from "./Symbols.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** A source as people call it: the card on the space, the tile, the Power. */
export function sourceName(sight: Sight, source: string): string {
  const own = seatOf(sight, ownSeat(sight));
  const printed = printedOf(sight);
  const space = printed.spaces.findIndex(({ name }) => name === source);
  if (space >= 0) {
    const card = own.spaces[space]!.card;
    return card ? term(`${card}_short`) : term(source);
  }
  const room = own.rooms[own.marker];
  if (source === "action") return room?.card ? term(`${room.card}_short`) : term(source);
  if (source === "improvement") return room?.under ? term(`${room.under}_short`) : term(source);
  if (source === "room") return t("gov-room-symbol");
  if (source.startsWith("cathedral ")) return `${term("cathedral")} (${term(source.slice(10))})`;
  if (printed.powers.includes(source)) return term(`${source}_short`);
  if (printed.bonuses.includes(source) && source !== "cannons") return term(`${source}_short`);
  return term(source);
}

/** "red 2" as "Room 2 of Florence", anything else as its name. */
export function locationName(sight: Sight, location: string): string {
  const spot = locationSpot(sight, location).split(":");
  if (spot[0] === "major") return t("gov-track-of", { city: term(spot[1]!) });
  if (spot[0] !== "room") return term(location);
  const house = houseOf(sight, Number(spot[1]));
  return t("gov-room-of", { room: Number(spot[2]) + 1, house: house ? term(house) : "", action: term(roomAction(sight, Number(spot[1]), Number(spot[2]))) });
}

/** An answer as a message with its facts. */
function reading(sight: Sight, action: string): Said {
  const words = action.split(" ");
  const special = variantOf(sight).reading?.(sight, words);
  if (special) return special;
  const [verb = "", first = "", second = "", third = ""] = words;
  const rest = words.slice(1).join(" ");
  const board = boardOf(sight);
  const own = board.seats[ownSeat(sight)]!;
  const printed = printedOf(sight);
  const preview = (sight.question.value?.previews?.[action] ?? {}) as { cost?: Bottom | string; price?: Bottom; florins?: number };
  const price = preview.price ?? (typeof preview.cost === "object" ? preview.cost : undefined);
  const priced = price ? { signs: <Cost cost={price} /> } : {};
  switch (verb) {
    case "annex":
      return { id: "annex", vars: { city: term(first) }, ...priced };
    case "march":
    case "sail":
      return { id: verb, vars: { origin: term(first), city: term(second) }, signs: <Icon name={verb === "march" ? "cavalry" : "ship"} size={13} /> };
    case "besiege": {
      const seen = preview as { attack?: number; defence?: number };
      const signs = seen.attack === undefined ? {} : { signs: `${seen.attack} : ${seen.defence}` };
      return { id: "besiege", vars: { city: term(first) }, ...signs };
    }
    case "withdraw":
    case "disband":
    case "build":
      return { id: verb, vars: { city: term(first) } };
    case "retreat": {
      const ships = (preview as { ships?: number }).ships ?? 0;
      return { id: "retreat", vars: { city: term(first) }, signs: ships > 0 ? <Cost cost={{ ship: ships }} /> : t("gov-by-road") };
    }
    case "recruit":
      return { id: "recruit", vars: { city: term(first) }, signs: <Coin n={board.moment?.prices?.[first] ?? 1} /> };
    case "place":
    case "lift":
    case "expel":
      return { id: verb, vars: { location: locationName(sight, rest) } };
    case "ally":
      if (third) return { id: "ally-less", vars: { power: term(`${first}_short`), symbol: term(third) }, ...priced };
      return { id: "ally", vars: { power: term(`${first}_short`) }, ...priced };
    case "reactivate":
      return { id: verb, vars: { power: term(`${first}_short`) } };
    case "bank": {
      const space = printed.spaces.findIndex(({ name }) => name === rest);
      const data = space >= 0 ? cardData(printed, own.spaces[space]!.card ?? "") : (printed.cities[rest] ?? printed.tiles[rest] ?? {});
      return { id: "bank", vars: { source: sourceName(sight, rest) }, signs: <Coin n={data.bottom?.florin ?? 0} /> };
    }
    case "use": {
      const use = readUse(action)!;
      if (use.source === "indulgence") return { id: `indulgence-${use.symbol}`, vars: {}, icon: "indulgence" };
      return { id: "use", vars: { source: sourceName(sight, use.source), symbol: term(use.symbol) }, signs: <Signs symbol={use.symbol} n={1} size={13} /> };
    }
    case "ready":
      return { id: "ready", vars: { source: sourceName(sight, rest) } };
    case "announce": {
      const seen = preview as { florins?: number };
      return { id: "announce", vars: { source: sourceName(sight, rest) }, ...(seen.florins ? { signs: <Coin n={seen.florins} /> } : {}) };
    }
    case "room": {
      const there = roomAction(sight, ownSeat(sight), Number(first) - 1);
      return { id: "room", vars: { room: Number(first), action: term(there) }, icon: there };
    }
    case "move": {
      const room = (own.marker + Number(first)) % 5;
      const way = board.moment?.reach?.find(({ rooms }) => rooms === Number(first));
      const there = roomAction(sight, ownSeat(sight), room);
      const signs = way && (way.florins > 0 || way.arrows > 0) ? { signs: <Cost cost={{ florin: way.florins, arrow: way.arrows }} /> } : {};
      return { id: "move", vars: { rooms: Number(first), room: room + 1, action: term(there) }, icon: there, ...signs };
    }
    case "redeem":
      return { id: `redeem-${second}`, vars: { room: Number(first) }, signs: <Cost cost={second === "cross" ? { cross: 1 } : { crown: 2 }} /> };
    case "buy":
      if (first === "step") return { id: "buy-step", vars: {}, signs: <Coin n={2} /> };
      return { id: "buy", vars: { item: term(first) }, signs: <Cost cost={(printed.notables[first] ?? printed.tiles[first])?.cost ?? {}} /> };
    case "take":
      if (first !== "action" && first !== "improvement") return { id: "take", vars: { bonus: term(first) } };
      return { id: "take-out", vars: { card: roomCardName(sight, first, Number(second) - 1), space: term(words[4] ?? "") } };
    case "put":
      if (words.length === 2) return { id: "put", vars: { card: board.moment?.card ? term(board.moment.card) : term("machiavelli"), space: term(first) } };
      return { id: `put-${second}`, vars: { card: sourceName(sight, first), room: Number(third) } };
    case "shift":
      return { id: "shift", vars: { card: sourceName(sight, first), space: term(third) } };
    case "discard":
      return { id: "discard", vars: { card: sourceName(sight, first) } };
    case "give":
      return { id: "give-up", vars: { space: term(second) } };
    case "lose":
      return { id: "lose", vars: {} };
    case "salary":
      return { id: "salary", vars: { florins: Number(first), keeps: Math.min(6, 2 + 2 * Number(first)) }, signs: <Coin n={Number(first)} /> };
    case "first":
      return { id: "first", vars: { house: term(houseOf(sight, Number(first)) ?? first) } };
    case "done":
    case "skip":
    case "pass":
    case "pay":
      return doneWords(sight, verb);
    case "war":
      return { id: "perform", vars: { action: term("wage_war") }, icon: "wage_war" };
    default:
      if (verb in printed.family) return familyWords(sight, verb, first, second);
      return { id: "perform", vars: { action: said(action) }, icon: verb, ...priced };
  }
}

function doneWords(sight: Sight, verb: string): Said {
  const topic = sight.question.value?.name ?? "";
  const own = `${verb}-${topic}`;
  return { id: knows(`answer-governing-${own}`) ? own : verb, vars: {} };
}

function familyWords(sight: Sight, card: string, where: string, number: string): Said {
  const name = term(`${card}_short`);
  if (where === "room") {
    const replaced = printedOf(sight).palaces[seatOf(sight, ownSeat(sight)).house]!.rooms[Number(number) - 1]!;
    return { id: "family-room", vars: { card: name, room: Number(number), action: term(replaced) } };
  }
  if (where === "under") return { id: "family-under", vars: { card: name, room: Number(number) } };
  return { id: "family-space", vars: { card: name, space: term(where) } };
}

function roomCardName(sight: Sight, place: string, room: number): string {
  const here = seatOf(sight, ownSeat(sight)).rooms[room];
  const card = place === "action" ? here?.card : here?.under;
  return card ? term(`${card}_short`) : term(place);
}

/** An answer on its button, and on the button that commits it with all that follows. */
export function offerWords(sight: Sight, action: string): OfferWords {
  const { id, vars, signs, icon } = reading(sight, action);
  const plan = sight.chosen.value === action ? planned(sight) : [];
  const small = `answer-governing-${id}-small`;
  return {
    title: t(`answer-governing-${id}`, vars),
    ...(knows(small) ? { small: t(small, vars) } : {}),
    ...(signs ? { signs } : {}),
    ...(icon ? { icon } : {}),
    commit: commitWords(sight, action, plan),
  };
}

/** The whole move in words: the last thing done is what the player meant, the sources before it are its price. */
function commitWords(sight: Sight, action: string, plan: string[]): string {
  const special = variantOf(sight).commit?.(sight, plan);
  if (special) return special;
  const main = mainStep(plan) ?? action;
  const { id, vars } = reading(sight, main);
  const commit = `commit-governing-${id}`;
  return t(knows(commit) ? commit : `answer-governing-${id}`, vars);
}

/** An action as the head of a refusal names it. */
export function wish(sight: Sight, action: string): string {
  const { id, vars } = reading(sight, action);
  const short = vars.city ?? vars.location ?? vars.item ?? vars.source ?? vars.bonus ?? vars.power;
  return short === undefined ? t(`answer-governing-${id}`, vars) : String(short);
}

/** A card is known by its name, not by the space it stands on. */
export function known(sight: Sight, facts: Facts): Facts {
  const spaces = boardOf(sight).seats[ownSeat(sight)]!.spaces;
  const card = (fact: Fact) => spaces[printedOf(sight).spaces.findIndex(({ name }) => name === fact)]?.card ?? fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, name === "source" || name === "bonus" ? card(fact) : fact]));
}

const SEQUENCES = new Set(["diplomacy", "govern", "war", "scheme", "reorganise", "purchase", "redeem"]);

/** What the prompt bar lists: the answers of a pressed spot, or those that are no mere use of a source. */
export function listed(sight: Sight): string[] {
  const desk = deskOf(sight);
  const narrow = desk.narrow.value;
  if (narrow) {
    const here = litOf(sight).answers.get(narrow);
    if (here && here.length > 0) return here;
  }
  const topic = sight.question.value?.name ?? "";
  const all = reachable(sight);
  const held = desk.held.value;
  const paying = topic === "pay" || topic === "step";
  const main = all.filter((action) => {
    if (action.startsWith("bank ")) return false;
    if (action.startsWith("use indulgence")) return true;
    if (action.startsWith("use ")) return paying || topic === "trade" || /^use (action|improvement) (war|florin)$/.test(action);
    return true;
  });
  // Where nothing but florins can be had first, they are the answer.
  if (main.length === 0) return all;
  // Where steps follow steps, the way out stands first; elsewhere it stands last.
  const sequence = SEQUENCES.has(topic);
  const rank = (action: string): number =>
    /^(done|skip|pass|pay|lose troop)$/.test(action) ? (sequence ? -1 : 1) : action.startsWith("use indulgence") ? 2 : action.startsWith("discard ") ? 1 : 0;
  const sorted = main.toSorted((a, b) => rank(a) - rank(b));
  if (!held) return sorted;
  const { answers } = litOf(sight);
  const here = [...answers.values()].flat();
  return here.length > 0 ? here : sorted;
}

/** The question with its facts. */
export function asked(sight: Sight): string | null {
  const question = sight.question.value;
  const moment = boardOf(sight).moment;
  if (!question || !moment) return null;
  const held = deskOf(sight).held.value;
  if (held) {
    const [kind, first = ""] = held.split(":");
    if (kind === "city") return t("question-governing-held-troop", { city: term(first) });
    if (kind === "family") return t("question-governing-held-card", { card: term(first) });
    return t("question-governing-held-place");
  }
  const id = `question-${sight.game}-${question.name}`;
  const vars: Vars = {
    action: term(moment.action ?? ""),
    city: term(moment.city ?? moment.combat?.city ?? ""),
    card: term(moment.card ?? ""),
    count: moment.excess ?? moment.left ?? moment.steps ?? moment.troops ?? 0,
    due: moment.due ?? 0,
    purpose: moment.ledger?.purpose ?? "",
    year: boardOf(sight).year,
  };
  if (nothingToDo(sight)) return t(`${id}${question.name === "action" ? "-annex" : ""}-none`, vars);
  if (question.name === "action" && knows(`${id}-${moment.action}`)) return t(`${id}-${moment.action}`, vars);
  if (question.name === "announce") return t(moment.combat?.kind === "siege" ? id : `${id}-plains`, vars);
  if (question.name === "pay") return t(`${id}-${moment.ledger?.purpose ?? "other"}`, vars);
  return knows(id) ? t(id, vars) : null;
}

/** The rules ask, and there is nothing one could do: no City in reach, no florin for a Troop. */
export function nothingToDo(sight: Sight): boolean {
  const topic = sight.question.value?.name ?? "";
  const annexing = topic === "action" && boardOf(sight).moment?.action === "annex";
  if (!sight.myTurn.value || !(annexing || topic === "recruit" || topic === "alliance")) return false;
  return reachable(sight).every((action) => /^(done|skip|bank |use )/.test(action));
}

/** Which part of the turn this is. */
export function momentOf(sight: Sight): { text: string; icon?: string } | null {
  const { phase, moment } = boardOf(sight);
  const topic = sight.question.value?.name ?? "";
  if (!moment) return null;
  const own = seatOf(sight, ownSeat(sight));
  const part = `gov-part-${topic}`;
  const season = phase === "setup" ? term("setup") : phase === "winter" ? t("gov-your-winter") : phase === "spring" ? t("gov-your-spring") : term(phase);
  if (["action", "pay", "govern", "war", "scheme", "trade", "bonus", "diplomacy"].includes(topic) && phase === "spring" && own.marker >= 0) {
    const action = roomAction(sight, ownSeat(sight), own.marker);
    return { text: `${season} · ${term(action)}`, icon: action };
  }
  return { text: knows(part) ? `${season} · ${t(part)}` : season };
}
