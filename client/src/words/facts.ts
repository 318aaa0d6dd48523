import type { Fact, Facts, LogEntry, Refusal, SeatInfo } from "../net/types.ts";
import { levelName } from "./levels.ts";
import { knows, t, type Vars } from "./words.ts";

// Facts are notation words or whole numbers; here they become words of the page's language.

const SEATS = new Set([
  "seat", "receiver", "giver", "first", "second", "target", "owner", "attacker", "defender",
]);

/** Notation that is quoted, not spoken. */
const QUOTED = new Set(["text", "example"]);

/** Who sits where, and which seat is the viewer's own. */
export interface Company {
  seats: readonly SeatInfo[];
  you: number | null;
}

/** "justice 9, hope 11" → "Justice 9, Hope 11", word by word; a word nobody translated is shown with a capital. */
export function said(fact: Fact): string {
  if (typeof fact === "number") return String(fact);
  // A range is one word: "2–3" is not broken between its numbers.
  const numbered = fact.replace(/(\d+) ([a-z]+)/g, (all, n: string, word: string) => (knows(`count-${word}`) ? counted(word, Number(n)) : all));
  if (numbered !== fact) return numbered;
  return fact.replace(/[a-z][a-z0-9_]*/g, (word) => term(word)).replace(/(\d)-(\d)/g, "$1\u2060–\u2060$2");
}

export function term(word: string): string {
  const id = `term-${word}`;
  return knows(id) ? t(id) : capital(word);
}

function capital(word: string): string {
  const plain = word.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a game is called; one without a catalogue by its own name. */
export function gameName(game: string): string {
  return knows(`game-${game}`) ? t(`game-${game}`) : capital(game);
}

/** So many of a thing: "2 Crowns". */
export function counted(word: string, n: number): string {
  return knows(`count-${word}`) ? t(`count-${word}`, { n }) : `${n} ${term(word)}`;
}

/** Bots sit down under the name of their level; at a table each needs a name of its own. */
const BOTS = ["Bianca", "Cosimo", "Lucrezia", "Piero", "Isabella", "Lorenzo", "Caterina"];

export function nameOf(company: Pick<Company, "seats">, seat: number): string {
  const sitting = company.seats[seat];
  if (sitting?.kind === "bot" && sitting.name.toLowerCase() === sitting.level) return BOTS[seat % BOTS.length]!;
  return personName(sitting?.name ?? "") || t("seat-number", { number: seat + 1 });
}

/** Until they call themselves something, guests are numbered: the server's "Guest 2hph" in the page's language. */
export function personName(name: string): string {
  const number = /^Guest ([0-9a-z]{4})$/.exec(name)?.[1];
  return number ? t("guest-name", { number }) : name;
}

/** The facts as variables. A seat also tells in `…_is` whether it is "you", "nobody" or "other". */
export function variables(facts: Facts, company: Company): Vars {
  const vars: Vars = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (SEATS.has(name) && typeof fact === "number") {
      vars[name] = fact < 0 ? "" : nameOf(company, fact);
      vars[`${name}_is`] = fact < 0 ? "nobody" : fact === company.you ? "you" : "other";
    } else if (name === "level") {
      vars[name] = levelName(String(fact));
    } else {
      vars[name] = typeof fact === "number" || QUOTED.has(name) ? fact : said(fact);
    }
  }
  return vars;
}

/** An event as the log tells it. */
export function told(game: string, entry: LogEntry, company: Company): string {
  const vars = variables(entry.facts, company);
  // An entry without a clause is the table's own, not the game's.
  const id = `event-${entry.clause ? game : "table"}-${entry.event}`;
  if (knows(id)) return t(id, vars);
  const facts = Object.keys(entry.facts).map((name) => `${name === "seat" ? "" : name.replaceAll("_", " ")} ${String(vars[name])}`.trim());
  return `${term(entry.event)}${facts.length ? `: ${facts.join(", ")}` : ""}`;
}

/** Why something is refused: in the page's language if it has the words, else the English that came along. */
export function reason(refusal: Refusal, company: Company): string {
  if (refusal.key && knows(refusal.key)) return t(refusal.key, variables(refusal.facts, company));
  return refusal.sentence;
}
