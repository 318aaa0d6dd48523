import type { Sight } from "../../table/sight.ts";
import { t } from "../../words/words.ts";
import { boardOf, ownSeat, printedOf, roomAction, type Bottom, type Ledger } from "./board.ts";
import { reachable } from "./spots.ts";

export interface Idea {
  offer: string;
  reason: string;
}

interface Seen {
  points?: number;
  won?: boolean;
  attack?: number;
  defence?: number;
  losses?: number;
  tile?: Bottom;
  ledger?: Ledger;
  florins?: number;
}

const MOST = 3;

/** A few answers worth a look, by what the server foresees of them; the reasons say only what is seen there. */
export function ideas(sight: Sight): Idea[] {
  const scored = reachable(sight)
    .map((offer) => ({ offer, ...judged(sight, offer) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  return scored.slice(0, MOST).map(({ offer, reason }) => ({ offer, reason }));
}

function judged(sight: Sight, offer: string): { worth: number; reason: string } {
  const words = offer.split(" ");
  const verb = words[0]!;
  const seen = (sight.question.value?.previews?.[offer] ?? {}) as Seen;
  const board = boardOf(sight);
  const own = board.seats[ownSeat(sight)]!;
  switch (verb) {
    case "annex":
      return { worth: 6 + (seen.points ?? 1) * 3 - (seen.ledger?.payments[0]?.wasted ?? 0), reason: t("gov-why-annex", { points: seen.points ?? 0 }) };
    case "sponsor":
      return { worth: 8 + (seen.points ?? 0) * 3, reason: t("gov-why-sponsor", { points: seen.points ?? 0 }) };
    case "govern":
    case "trade":
    case "war":
    case "scheme":
      return { worth: 5, reason: t(`gov-why-${verb}`) };
    case "room":
    case "move": {
      const room = verb === "room" ? Number(words[1]) - 1 : (own.marker + Number(words[1])) % 5;
      const here = own.rooms[room]!;
      const action = roomAction(sight, ownSeat(sight), room);
      const blocked = here.indulgence || (here.agent >= 0 && here.agent !== ownSeat(sight));
      const way = board.moment?.reach?.find(({ rooms }) => rooms === Number(words[1]));
      const base = { annex: 6, sponsor: 5, govern: 4, wage_war: 3, scheme: 3, trade: 4 }[action] ?? 1;
      const price = (way?.florins ?? 0) + (way?.arrows ?? 0) * 2;
      const worth = blocked ? 0 : base + (here.card ? 2 : 0) + (here.under ? 1 : 0) - price + (way?.left || way?.right ? 1 : 0);
      return { worth, reason: t(here.card ? "gov-why-room-card" : "gov-why-room") };
    }
    case "besiege":
      return { worth: seen.won ? 8 : 3, reason: t(seen.won ? "gov-why-win" : "gov-why-compulsory") };
    case "announce":
      return { worth: seen.won ? 9 : 2, reason: t(seen.won ? "gov-why-turns" : "gov-why-adds") };
    case "pass":
      return { worth: seen.won ? 10 : 3, reason: t(seen.won ? "gov-why-enough" : "gov-why-save") };
    case "ready": {
      const data = printedOf(sight).cities[words.slice(1).join(" ")] ?? printedOf(sight).tiles[words[1]!];
      return { worth: 4 + Object.values(data?.bottom ?? {}).reduce((sum, n) => sum + n, 0), reason: t("gov-why-ready") };
    }
    case "buy":
      return { worth: words[1] === "step" ? 0 : 4 + ((printedOf(sight).notables[words[1]!] ?? printedOf(sight).tiles[words[1]!])?.points ?? 0), reason: t("gov-why-buy") };
    case "recruit":
      return { worth: own.troops < 4 && (board.moment?.prices?.[words[1]!] ?? 3) === 1 ? 5 : 1, reason: t("gov-why-recruit") };
    case "ally":
      return { worth: 7, reason: t("gov-why-ally") };
    case "redeem":
      return { worth: 6, reason: t("gov-why-redeem") };
    case "retreat":
      return { worth: 5, reason: t("gov-why-retreat") };
    case "salary":
      return { worth: 2 + Number(words[1]), reason: t("gov-why-salary") };
    case "done":
    case "skip":
      return { worth: 1, reason: t("gov-why-done") };
    default:
      return { worth: 2, reason: t("gov-why-possible") };
  }
}
