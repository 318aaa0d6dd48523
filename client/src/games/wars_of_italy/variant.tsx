import type { Sight } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, cityOf, houseOf, ownSeat, type Bottom } from "../governing/board.ts";
import { Coin, Cost } from "../governing/Symbols.tsx";
import type { Place, Said, Variant } from "../governing/variant.ts";
import { DiplomacyWidget } from "./Diplomacy.tsx";
import { pulled } from "./log.ts";
import { boardOfWars, printedOfWars } from "./sent.ts";
import { afterOf, countsOf } from "./spread.ts";
import { asMajor, HOUSE_OF, MAJORS, postureTo, warsOf, type Major } from "./wars.ts";

// What the Wars answer, and where, besides what the Art of Governing knows.

function place(_: Sight, words: string[]): Place | null {
  const [verb = "", first = "", second = "", third = ""] = words;
  const ally = first in HOUSE_OF;
  switch (verb) {
    case "march":
    case "sail":
      return ally ? { from: `city:${second}`, to: `city:${third}` } : null;
    case "recruit":
    case "disband":
      return ally ? { to: `city:${second}` } : null;
    case "influence":
    case "conclude":
      return { to: `major:${first}` };
    case "stay":
      return { to: `city:${first}` };
    case "annex":
      return first ? null : { to: "" };
    default:
      return null;
  }
}

function reading(sight: Sight, words: string[]): Said | null {
  const [verb = "", first = "", second = "", third = ""] = words;
  const house = HOUSE_OF[first];
  const seen = (sight.question.value?.previews?.[words.join(" ")] ?? {}) as { crowns?: number; ships?: number };
  switch (verb) {
    case "march":
    case "sail":
      if (!house) return null;
      return { id: `${verb}-ally`, vars: { house: term(house), origin: term(second), city: term(third) }, signs: <Icon name={verb === "march" ? "cavalry" : "ship"} size={13} /> };
    case "recruit":
      return house ? { id: "recruit-ally", vars: { house: term(house), city: term(second) }, signs: <Coin n={1} /> } : null;
    case "disband":
      return house ? { id: "disband-ally", vars: { house: term(house), city: term(second) } } : null;
    case "lose":
      return house ? { id: "lose-colour", vars: { house: term(house) }, icon: "troop" } : null;
    case "influence":
      return { id: "influence", vars: { city: term(first), symbol: term(second) } };
    case "conclude":
      return { id: "conclude", vars: { city: term(first) }, icon: "flag" };
    case "stay":
      return { id: "stay", vars: { city: term(first) } };
    case "decline":
      return { id: "decline", vars: { card: term(boardOf(sight).moment?.card ?? "") } };
    case "salary":
      return { id: "salary", vars: { florins: Number(first), keeps: 2 * Number(first) }, signs: <Coin n={Number(first)} /> };
    case "annex": {
      if (!first) return { id: "diplomacy", vars: {}, icon: "annex" };
      const near = boardOf(sight).moment?.near?.find(({ then }) => then.includes(words.join(" ")))?.cost;
      const cost: Bottom | undefined = seen.crowns === undefined ? near : { crown: seen.crowns, ship: seen.ships ?? 0 };
      return { id: "annex", vars: { city: term(first) }, ...(cost ? { signs: <Cost cost={cost} /> } : {}) };
    }
    default:
      return null;
  }
}

/** "Rome +2, Venice +1", in squares. */
function commit(sight: Sight, plan: readonly string[]): string | null {
  const parts = MAJORS.flatMap((major) => {
    const { crown, cross } = countsOf(plan, major);
    const after = afterOf(sight, major);
    if (crown + cross === 0 || !after) return [];
    return [`${term(major)} +${Math.abs(after.square - (warsOf(sight).majors[major].square ?? 0))}`];
  });
  return parts.length > 0 ? parts.join(", ") : null;
}

interface Foreseen {
  attack?: number;
  defence?: number;
  won?: boolean;
  plains?: boolean;
  influence?: Partial<Record<Major, number>>;
  eliminates?: Major;
  cards?: string[];
  cities?: string[];
  troops?: number;
  agents?: number;
}

const list = (names: string[]): string => names.map((name) => term(name)).join(", ");

/** A siege with what it does to the tracks; an alliance with all it brings. */
function effect(sight: Sight, offer: string): string | null {
  const seen = sight.question.value?.previews?.[offer] as Foreseen | undefined;
  if (seen?.cards && seen.cities) {
    return t("wars-brings", { cards: list(seen.cards), cities: list(seen.cities), troops: seen.troops ?? 0, agents: seen.agents ?? 0 });
  }
  if (seen?.attack === undefined || seen.plains || (!seen.influence && !seen.eliminates)) return null;
  return [
    t(seen.won ? "gov-would-win" : "gov-would-lose", { attack: seen.attack, defence: seen.defence ?? 0 }),
    seen.eliminates ? t("wars-would-eliminate", { city: term(seen.eliminates) }) : "",
    ...Object.entries(seen.influence ?? {}).map(([major, square]) => `${term(major)} → ${pulled(square)}`),
  ].filter(Boolean).join(" · ");
}

function wanted(sight: Sight, kind: string, name: string, verbs: Set<string>): string | null {
  if (kind !== "major") return null;
  if (verbs.has("place")) return `place ${name} track`;
  if (sight.question.value?.name === "diplomacy") return `influence ${name} crown`;
  return `conclude ${name}`;
}

/** Whose a City with the disc of a Major City is, or how that one stands towards both sides. */
function ofCity(sight: Sight, city: string) {
  const { disc, owner } = cityOf(sight, city);
  const major = asMajor(disc);
  if (!major) return [];
  if (owner >= 0) {
    return [{ name: t("wars-ally"), text: t("gov-allied-with", { house: term(houseOf(sight, owner)!) }), clause: "WI-9.1" }];
  }
  const own = postureTo(sight, major);
  const other = warsOf(sight).majors[major].posture?.[1 - ownSeat(sight)];
  const text = `${t(`wars-posture-${own ?? "neutral"}`)}; ${t(`wars-towards-${other ?? "neutral"}`, { house: term(houseOf(sight, 1 - ownSeat(sight))!) })}`;
  return [{ name: t("wars-posture"), text, clause: "WI-7" }];
}

export const variant: Variant = {
  board: boardOfWars,
  printed: printedOfWars,
  place,
  reading,
  commit,
  effect,
  wanted,
  ofCity,
  widget: (sight, topic) => (topic === "diplomacy" ? <DiplomacyWidget sight={sight} /> : null),
};
