import type { ComponentChildren } from "preact";
import type { Fact, Facts } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { counted, said, term } from "../../words/facts.ts";
import { knows, t, type Vars } from "../../words/words.ts";
import type { OfferWords } from "../module.ts";
import { boardOf, cardData, cityOfCathedral, houseOf, ownSeat, printedOf, roomAction, seatOf } from "./board.ts";
import { deskOf, previewOf, meantOf, planned } from "./desk.ts";
import { chosenSteps } from "./repeated.ts";
import { answerOf, litOf, partsOf, reachable, verbOf } from "./spots.ts";
import type { Offer, Preview } from "./wire.ts";
import { variantOf, type Said } from "./variant.ts";
import { Coin, Cost, Signs } from "./Symbols.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** A source as people call it: the card on the space, the tile, the Power. */
export function sourceName(model: TableModel, source: string): string {
  const own = seatOf(model, ownSeat(model));
  const printed = printedOf(model);
  const space = printed.spaces.findIndex(({ name }) => name === source);
  if (space >= 0) {
    const card = own.spaces[space]!.card;
    return card ? term(`${card}_short`) : term(source);
  }
  const room = own.rooms[own.marker];
  if (source === "action") return room?.card ? term(`${room.card}_short`) : term(source);
  if (source === "improvement") return room?.under ? term(`${room.under}_short`) : term(source);
  if (source === "room") return t("gov-room-symbol");
  const city = cityOfCathedral(model, source);
  if (city) return `${term("cathedral")} (${term(city)})`;
  if (printed.powers.includes(source)) return term(`${source}_short`);
  if (printed.bonuses.includes(source) && source !== "cannons") return term(`${source}_short`);
  return term(source);
}

/** A place for an Agent as people call it: "Room 2 of Florence", the track of a Major City, a City, a Power. */
export function locationName(model: TableModel, spot: string): string {
  const [kind, first, second] = partsOf(spot);
  if (kind === "major") return t("gov-track-of", { city: term(first) });
  if (kind !== "room") return term(first);
  const house = houseOf(model, Number(first));
  return t("gov-room-of", { room: Number(second) + 1, house: house ? term(house) : "", action: term(roomAction(model, Number(first), Number(second))) });
}

/** An answer as a message with its facts. */
function reading(model: TableModel, offer: Offer): Said {
  const special = variantOf(model).reading?.(model, offer);
  if (special) return special;
  const { verb, args } = offer;
  const board = boardOf(model);
  const own = board.seats[ownSeat(model)]!;
  const printed = printedOf(model);
  const seen = previewOf(model, offer.text);
  const point = costsAPoint(seen) ? <b class="loses">{t("price-a-point")}</b> : null;
  const priced = seen.price || point ? { signs: <>{seen.price && <Cost cost={seen.price} />} {point}</> } : {};
  switch (verb) {
    case "annex":
      return { id: "annex", vars: { city: term(args.city) }, ...priced };
    case "march":
    case "sail":
      return { id: verb, vars: { origin: term(args.origin), city: term(args.city) }, signs: <Icon name={verb === "march" ? "cavalry" : "ship"} size={13} /> };
    case "besiege": {
      const signs = seen.attack === undefined ? {} : { signs: `${seen.attack} : ${seen.defence}` };
      return { id: "besiege", vars: { city: term(args.city) }, ...signs };
    }
    case "withdraw":
    case "disband":
    case "build":
      return { id: verb, vars: { city: term(args.city) } };
    case "retreat": {
      const ships = seen.ships ?? 0;
      return { id: "retreat", vars: { city: term(args.city) }, signs: ships > 0 ? <Cost cost={{ ship: ships }} /> : t("gov-by-road") };
    }
    case "recruit":
      return { id: "recruit", vars: { city: term(args.city) }, signs: <Coin n={board.details?.prices?.[args.city] ?? 1} /> };
    case "place":
    case "lift":
    case "expel":
      return { id: verb, vars: { location: offer.spot ? locationName(model, offer.spot) : said(args.location) } };
    case "ally":
      if (args.less) return { id: "ally-less", vars: { power: term(`${args.power}_short`), symbol: term(args.less) }, ...priced };
      return { id: "ally", vars: { power: term(`${args.power}_short`) }, ...priced };
    case "reactivate":
      return { id: verb, vars: { power: term(`${args.power}_short`) } };
    case "bank": {
      const space = printed.spaces.findIndex(({ name }) => name === args.source);
      const data = space >= 0 ? cardData(printed, own.spaces[space]!.card ?? "") : (printed.cities[args.source] ?? printed.tiles[args.source]);
      return { id: "bank", vars: { source: sourceName(model, args.source) }, signs: <Coin n={data?.bottom?.florin ?? 0} /> };
    }
    case "use":
      if (args.source === "indulgence") return { id: `indulgence-${args.symbol}`, vars: {}, icon: "indulgence" };
      return { id: "use", vars: { source: sourceName(model, args.source), symbol: term(args.symbol) }, signs: <Signs symbol={args.symbol} n={1} size={13} /> };
    case "ready":
      return { id: "ready", vars: { source: sourceName(model, args.source) } };
    case "announce":
      return { id: "announce", vars: { source: sourceName(model, args.source) }, ...(seen.florins ? { signs: <Coin n={seen.florins} /> } : {}) };
    case "room": {
      const there = roomAction(model, ownSeat(model), args.room - 1);
      return { id: "room", vars: { room: args.room, action: term(there) }, icon: there };
    }
    case "move": {
      const room = (own.marker + args.rooms) % 5;
      const way = board.details?.reach?.find(({ rooms }) => rooms === args.rooms);
      const there = roomAction(model, ownSeat(model), room);
      const signs = way && (way.florins > 0 || way.arrows > 0) ? { signs: <Cost cost={{ florin: way.florins, arrow: way.arrows }} /> } : {};
      return { id: "move", vars: { rooms: args.rooms, room: room + 1, action: term(there) }, icon: there, ...signs };
    }
    case "redeem":
      return { id: `redeem-${args.with}`, vars: { room: args.room }, signs: <Cost cost={args.with === "cross" ? { cross: 1 } : { crown: 2 }} /> };
    case "buy step":
      return { id: "buy-step", vars: {}, signs: <Coin n={2} /> };
    case "buy":
      return { id: "buy", vars: { item: term(args.item) }, signs: <Cost cost={(printed.notables[args.item] ?? printed.tiles[args.item])?.cost ?? {}} /> };
    case "take":
      return { id: "take", vars: { bonus: term(args.bonus) } };
    case "move out":
      return { id: "take-out", vars: { card: roomCardName(model, args.card, args.room - 1), space: term(args.space) } };
    case "put":
      return { id: "put", vars: { card: board.details?.card ? term(board.details.card) : term("machiavelli"), space: term(args.space) } };
    case "move in":
      return { id: `put-${args.how}`, vars: { card: sourceName(model, args.space), room: args.room } };
    case "shift":
      return { id: "shift", vars: { card: sourceName(model, args.space), space: term(args.target) } };
    case "discard":
      return { id: "discard", vars: { card: sourceName(model, args.space) } };
    case "give up":
      return { id: "give-up", vars: { space: term(args.space) } };
    case "lose troop":
      return { id: "lose", vars: {} };
    case "salary":
      return { id: "salary", vars: { florins: args.florins, keeps: Math.min(6, 2 + 2 * args.florins) }, signs: <Coin n={args.florins} /> };
    case "first":
      return { id: "first", vars: { house: term(houseOf(model, args.seat) ?? String(args.seat)) } };
    case "done":
    case "skip":
    case "pass":
    case "pay":
      return doneWords(model, verb, point);
    case "perform": {
      const action = args.action === "war" ? "wage_war" : args.action;
      return { id: "perform", vars: { action: term(action) }, icon: action, ...priced };
    }
    case "family":
      return familyWords(model, args);
    default:
      // What is no answer of the game is quoted.
      return { id: "perform", vars: { action: said(String(verb)) } };
  }
}

/** Whether every way to pay takes an Indulgence, which counts against one in the end. */
function costsAPoint({ ledger }: Preview): boolean {
  const ways = Object.values(ledger?.rows.find(({ source }) => source === "indulgence")?.answers ?? {});
  const payments = ledger?.payments ?? [];
  return payments.length > 0 && payments.every(({ answers }) => answers.some((answer) => ways.includes(answer)));
}

function doneWords(model: TableModel, verb: string, point: ComponentChildren): Said {
  const topic = model.question.value?.name ?? "";
  const own = `${verb}-${topic}`;
  const { bundle = [], cost = {} } = boardOf(model).details ?? {};
  if (own === "done-purchase" && bundle.length > 0) {
    return { id: "buy-bundle", vars: { count: bundle.length, price: counted("florin", cost.florin ?? 0) }, signs: <><Cost cost={cost} /> {point}</> };
  }
  if (verb === "pass" && model.table.value.options.war_pass === "reopen") return { id: "pass-for-now", vars: {} };
  return { id: knows(`answer-governing-${own}`) ? own : verb, vars: {} };
}

function familyWords(model: TableModel, { card, room, under, space }: { card: string; room?: number; under?: number; space?: string }): Said {
  const name = term(`${card}_short`);
  if (room !== undefined) {
    const replaced = printedOf(model).palaces[seatOf(model, ownSeat(model)).house]!.rooms[room - 1]!;
    return { id: "family-room", vars: { card: name, room, action: term(replaced) } };
  }
  if (under !== undefined) return { id: "family-under", vars: { card: name, room: under } };
  return { id: "family-space", vars: { card: name, space: term(space ?? "") } };
}

function roomCardName(model: TableModel, place: string, room: number): string {
  const here = seatOf(model, ownSeat(model)).rooms[room];
  const card = place === "action" ? here?.card : here?.under;
  return card ? term(`${card}_short`) : term(place);
}

/** An answer on its button, and on the button that commits it with all that follows. */
export function offerWords(model: TableModel, text: string): OfferWords {
  const { id, vars, signs, icon } = reading(model, answerOf(model, text));
  const idle = previewOf(model, text).idle === true;
  const small = idle ? "gov-room-idle" : `answer-governing-${id}-small`;
  return {
    title: t(`answer-governing-${id}`, vars),
    ...(knows(small) ? { small: t(small, vars) } : {}),
    ...(signs ? { signs } : {}),
    ...(icon ? { icon } : {}),
    commit: commitWords(model, text),
  };
}

/** The whole move in words: what the player meant; sources and payments are its price. */
function commitWords(model: TableModel, text: string): string {
  const chosen = model.chosen.value === text;
  const special = chosen && variantOf(model).commit?.(model, planned(model));
  if (special) return special;
  const steps = chosen ? chosenSteps(model) : [];
  if (steps.length > 1) return t(`tally-commit-${model.question.value?.name}`, { n: steps.length, ["where"]: placesOf(model, steps) });
  const { id, vars } = reading(model, answerOf(model, (chosen && meantOf(model)) || text));
  const commit = `commit-governing-${id}`;
  return t(knows(commit) ? commit : `answer-governing-${id}`, vars);
}

/** "Milan 3, Pisa 1". */
function placesOf(model: TableModel, steps: readonly string[]): string {
  return [...new Set(steps)].map((step) => `${wish(model, step)} ${steps.filter((one) => one === step).length}`).join(", ");
}

/** An action as the head of a refusal names it. */
export function wish(model: TableModel, text: string): string {
  const { id, vars } = reading(model, answerOf(model, text));
  const short = vars.city ?? vars.location ?? vars.item ?? vars.source ?? vars.bonus ?? vars.power;
  return short === undefined ? t(`answer-governing-${id}`, vars) : String(short);
}

/** A card is known by its name, not by the space it stands on. */
export function known(model: TableModel, facts: Facts): Facts {
  const spaces = boardOf(model).seats[ownSeat(model)]!.spaces;
  const card = (fact: Fact) => spaces[printedOf(model).spaces.findIndex(({ name }) => name === fact)]?.card ?? fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, name === "source" || name === "bonus" ? card(fact) : fact]));
}

const WAYS_OUT = new Set(["done", "skip", "pass", "pay", "lose troop"]);
const SEQUENCES = new Set(["diplomacy", "govern", "war", "scheme", "reorganise", "purchase", "redeem"]);

/** What the prompt bar lists: the answers of a pressed spot, or those that are no mere use of a source. */
export function listed(model: TableModel): string[] {
  const desk = deskOf(model);
  const narrow = desk.narrow.value;
  if (narrow) {
    const here = litOf(model).answers.get(narrow);
    if (here && here.length > 0) return here;
  }
  const topic = model.question.value?.name ?? "";
  const all = reachable(model);
  const held = desk.held.value;
  const paying = topic === "pay" || topic === "step";
  const main = all.filter((text) => {
    const { verb, args } = answerOf(model, text);
    if (verb === "bank") return false;
    if (verb !== "use" || args.source === "indulgence") return true;
    return paying || topic === "trade" || (["action", "improvement"].includes(args.source) && ["war", "florin"].includes(args.symbol));
  });
  // Where nothing but florins can be had first, they are the answer.
  if (main.length === 0) return all;
  // Where steps follow steps, the way out stands first; elsewhere it stands last.
  const sequence = SEQUENCES.has(topic);
  const rank = (text: string): number => {
    const { verb, args } = answerOf(model, text);
    if (WAYS_OUT.has(verb)) return sequence ? -1 : 1;
    return verb === "use" && args.source === "indulgence" ? 2 : verb === "discard" ? 1 : 0;
  };
  const sorted = main.toSorted((a, b) => rank(a) - rank(b));
  if (!held) return sorted;
  const { answers } = litOf(model);
  const here = [...answers.values()].flat();
  return here.length > 0 ? here : sorted;
}

/** The question with its facts. */
export function asked(model: TableModel): string | null {
  const question = model.question.value;
  const details = boardOf(model).details;
  if (!question || !details) return null;
  const held = deskOf(model).held.value;
  if (held) {
    const [kind, first] = partsOf(held);
    if (kind === "city") return t(`question-${model.game}-held-troop`, { city: term(first) });
    if (kind === "family") return t(`question-${model.game}-held-card`, { card: term(first) });
    return t(`question-${model.game}-held-place`);
  }
  const id = `question-${model.game}-${question.name}`;
  const vars: Vars = {
    action: term(details.action ?? ""),
    city: term(details.city ?? details.combat?.city ?? ""),
    card: term(details.card ?? ""),
    count: details.excess ?? details.left ?? details.steps ?? details.troops ?? 0,
    due: details.due ?? 0,
    purpose: details.ledger?.purpose ?? "",
    year: boardOf(model).year,
  };
  if (nothingToDo(model)) {
    const none = `${id}-${details.action === null ? "empty" : `${details.action}-none`}`;
    return t(knows(none) ? none : `${id}-none`, vars);
  }
  if (onlyFlorins(model)) return t(`${id}-florins`, vars);
  if (question.name === "action" && knows(`${id}-${details.action}`)) return t(`${id}-${details.action}`, vars);
  if (question.name === "announce") return t(details.combat?.kind === "siege" ? id : `${id}-plains`, vars);
  if (question.name === "pay") return t(`${id}-${details.ledger?.purpose ?? "other"}`, vars);
  return knows(id) ? t(id, vars) : null;
}

/** The rules ask, and there is nothing one could do: no City in reach, no florin for a Troop. */
export function nothingToDo(model: TableModel): boolean {
  const question = model.question.value;
  if (!model.myTurn.value || !question || !knows(`question-${model.game}-${question.name}-none`)) return false;
  return typeof question.obvious === "string" && ["done", "skip"].includes(verbOf(model, question.obvious));
}

/** Florins must come in before what is asked about can be done. */
function onlyFlorins(model: TableModel): boolean {
  const name = model.question.value?.name ?? "";
  return model.myTurn.value && ["recruit", "govern"].includes(name) && reachable(model).every((text) => ["done", "bank", "use"].includes(verbOf(model, text)));
}

/** In the set-up all arrange their cards at the same time, in secret. */
export function obvious(model: TableModel): string | null {
  return boardOf(model).phase === "setup" ? null : (model.question.value?.obvious ?? null);
}

/** Which part of the turn this is. */
export function headingOf(model: TableModel): { text: string; icon?: string } | null {
  const { phase, details } = boardOf(model);
  const topic = model.question.value?.name ?? "";
  if (!details) return null;
  const own = seatOf(model, ownSeat(model));
  const part = `gov-part-${topic}`;
  const season = phase === "setup" ? term("setup") : phase === "winter" ? t("gov-your-winter") : phase === "spring" ? t("gov-your-spring") : term(phase);
  if (["action", "pay", "govern", "war", "scheme", "trade", "bonus", "diplomacy"].includes(topic) && phase === "spring" && own.marker >= 0) {
    const action = roomAction(model, ownSeat(model), own.marker);
    return { text: `${season} · ${term(action)}`, icon: action };
  }
  return { text: knows(part) ? `${season} · ${t(part)}` : season };
}
