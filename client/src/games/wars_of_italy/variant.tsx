import type { Offer as AnyOffer } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { apart, listed, t } from "../../words/words.ts";
import { boardOf, cityOf, houseOf, ownSeat, type Bottom } from "../governing/board.ts";
import { Coin, Cost } from "../governing/Symbols.tsx";
import type { Said, Variant } from "../governing/variant.ts";
import { DiplomacyWidget } from "./Diplomacy.tsx";
import { pulled } from "./log.ts";
import { boardOfWars, printedOfWars } from "./sent.ts";
import { afterOf, countsOf, spreadOf } from "./spread.ts";
import { asMajor, HOUSE_OF, MAJORS, postureTo, warsOf } from "./wars.ts";
import type { Offer, Preview } from "./wire.ts";

// What the Wars answer, and where, besides what the Art of Governing knows.

function reading(model: TableModel, given: AnyOffer): Said | null {
  const { text, verb, args } = given as Offer;
  const details = boardOf(model).details;
  switch (verb) {
    case "march":
    case "sail":
      if (!args.colour) return null;
      return { id: `${verb}-ally`, vars: { house: houseWords(args.colour), origin: term(args.origin), city: term(args.city) }, signs: <Icon name={verb === "march" ? "cavalry" : "ship"} size={13} /> };
    case "recruit":
      return args.colour ? { id: "recruit-ally", vars: { house: houseWords(args.colour), city: term(args.city) }, signs: <Coin n={1} /> } : null;
    case "disband":
      return args.colour ? { id: "disband-ally", vars: { house: houseWords(args.colour), city: term(args.city) } } : null;
    case "lose":
      return { id: "lose-colour", vars: { house: houseWords(args.colour) }, icon: "troop" };
    case "influence":
      return { id: "influence", vars: { city: term(args.major), symbol: term(args.symbol) } };
    case "conclude":
      return { id: "conclude", vars: { city: term(args.major) }, icon: "flag" };
    case "stay":
      return { id: "stay", vars: { city: term(args.city) } };
    case "decline":
      return { id: "decline", vars: { card: term(details?.card ?? "") } };
    case "salary":
      return { id: "salary", vars: { florins: args.florins, keeps: 2 * args.florins }, signs: <Coin n={args.florins} /> };
    case "perform":
      return args.action === "annex" ? { id: "diplomacy", vars: {}, icon: "annex" } : null;
    case "annex": {
      const seen = previewOf(model, text);
      const near = details?.near?.find(({ then }) => then.includes(text))?.cost;
      const cost: Bottom | undefined = seen.crowns === undefined ? near : { crown: seen.crowns, ship: seen.ships ?? 0 };
      return { id: "annex", vars: { city: term(args.city) }, ...(cost ? { signs: <Cost cost={cost} /> } : {}) };
    }
    default:
      return null;
  }
}

const houseWords = (colour: string): string => term(HOUSE_OF[colour]!);
const previewOf = (model: TableModel, text: string): Preview => (model.previewOf(text) as Preview | null) ?? {};

/** "Rome +2, Venice +1", in squares. */
function commit(model: TableModel, plan: readonly string[]): string | null {
  const parts = MAJORS.flatMap((major) => {
    const { crown, cross } = countsOf(spreadOf(model), plan, major);
    const after = afterOf(model, major);
    if (crown + cross === 0 || !after) return [];
    return [`${term(major)} +${Math.abs(after.square - (warsOf(model).majors[major].square ?? 0))}`];
  });
  return parts.length > 0 ? parts.join(", ") : null;
}

const list = (names: string[]): string => listed(names.map((name) => term(name)));

/** A siege with what it does to the tracks; an alliance with all it brings. */
function effect(model: TableModel, offer: string): string | null {
  const seen = previewOf(model, offer);
  if (seen.cards && seen.cities) {
    return t("wars-brings", { cards: list(seen.cards), cities: list(seen.cities), troops: seen.troops ?? 0, agents: seen.agents ?? 0 });
  }
  if (seen.attack === undefined || seen.plains || (!seen.influence && !seen.eliminates)) return null;
  return [
    t(seen.won ? "gov-would-win" : "gov-would-lose", { attack: seen.attack, defence: seen.defence ?? 0 }),
    seen.eliminates ? t("wars-would-eliminate", { city: term(seen.eliminates) }) : "",
    ...Object.entries(seen.influence ?? {}).map(([major, square]) => `${term(major)} → ${pulled(square)}`),
  ].filter(Boolean).join(" · ");
}

function wanted(model: TableModel, kind: string, name: string, verbs: ReadonlySet<string>): string | null {
  if (kind !== "major") return null;
  if (verbs.has("place")) return `place ${name} track`;
  if (model.question.value?.name === "diplomacy") return `influence ${name} crown`;
  return `conclude ${name}`;
}

/** Whose a City with the disc of a Major City is, or how that one stands towards both sides. */
function ofCity(model: TableModel, city: string) {
  const { disc, owner } = cityOf(model, city);
  const major = asMajor(disc);
  if (!major) return [];
  if (owner >= 0) {
    return [{ name: t("wars-ally"), text: t("gov-allied-with", { house: term(houseOf(model, owner)!) }), clause: "WI-9.1" }];
  }
  const own = postureTo(model, major);
  const other = warsOf(model).majors[major].posture?.[1 - ownSeat(model)];
  const towards = t(`wars-towards-${other ?? "neutral"}`, { house: term(houseOf(model, 1 - ownSeat(model))!) });
  const text = apart([t(`wars-posture-${own ?? "neutral"}`), towards]);
  return [{ name: t("wars-posture"), text, clause: "WI-7" }];
}

export const variant: Variant = {
  board: boardOfWars,
  printed: printedOfWars,
  reading,
  commit,
  effect,
  wanted,
  ofCity,
  widget: (model, topic) => (topic === "diplomacy" ? <DiplomacyWidget model={model} /> : null),
};
