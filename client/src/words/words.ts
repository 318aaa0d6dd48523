import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

// One catalogue for browser and terminal: the Fluent files of the package, loaded as they are needed.

export const LANGUAGES: Record<string, string> = { en: "English", fr: "Français", cs: "Čeština", it: "Italiano" };
export type Vars = Record<string, FluentVariable>;

const KEPT = "virtu.language";
const files = import.meta.glob<string>("../../../src/virtu/locale/*/*.ftl", { query: "?raw", import: "default" });
/** Catalogues of single games and pages, and what only a terminal says: learnt where they are needed. */
const GAMES = ["governing", "wars_of_italy", "seven_virtues", "honour"];
const OWN = new Set([...GAMES, ...GAMES.flatMap((game) => [`lessons_${game}`, `aid_${game}`]), "aid_palace", "palace", "bots", "lab", "hints", "advice", "terminal"]);
/** What every page needs: "common" first, then all that is nobody's own. */
const SHARED = ["common", ...Object.keys(files).filter((file) => file.includes("/locale/en/")).map(nameOf).filter((name) => name !== "common" && !OWN.has(name))];

export const language = signal(preferred());
/** Counts what was learnt, so that whatever is on the screen is said again in the new words. */
const edition = signal(0);
const learnt: string[] = [];
let turn: Promise<void> = Promise.resolve();
/** How languages bend a name: "of Ancona", "to Ancona", Ancona as object, "in Ancona", "with Ancona", "the Ancona"; and
 * what is done where a symbol is named: "War", "Wage War". */
const FORMS = ["of", "to", "acc", "loc", "with", "the", "action"];
type Forms = Map<string, Record<string, string>>;

let bundle = new FluentBundle("en");
/** What the page's language lacks is said in English. */
let english = bundle;
/** What a name is called → its forms: those of `term-ancona`, `_short` and `_seat` stand beside it, as `term-ancona_of`. */
let forms: Forms = new Map();

function preferred(): string {
  const wished = [kept(), ...(globalThis.navigator?.languages ?? [])];
  return wished.map((tag) => (tag ?? "").slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Change the language of everything, at once and for later visits. */
export async function speak(tag: string): Promise<void> {
  try {
    localStorage.setItem(KEPT, tag);
  } catch {
    // A browser that keeps nothing still shows the language now.
  }
  [bundle, forms, english] = await both(tag, learnt);
  language.value = tag;
  document.documentElement.lang = tag;
  edition.value += 1;
}

/** Have the words of catalogues ("common", or a game's) at hand; where two say the same, the last learnt is heard. */
export function learn(...names: string[]): Promise<void> {
  const wanted = names.flatMap((name) => (name === "common" ? SHARED : [name]));
  turn = turn.catch(() => undefined).then(() => add(wanted));
  return turn;
}

async function add(names: string[]): Promise<void> {
  const all = [...learnt.filter((name) => !names.includes(name)), ...names];
  if (all.join() === learnt.join()) return;
  const next = await both(language.value, all);
  learnt.splice(0, learnt.length, ...all);
  [bundle, forms, english] = next;
  document.documentElement.lang = language.value;
  edition.value += 1;
}

async function both(tag: string, names: string[]): Promise<[FluentBundle, Forms, FluentBundle]> {
  const [[own, ownForms], [common]] = await Promise.all([written(tag, names), written("en", tag === "en" ? [] : names)]);
  return [own, ownForms, tag === "en" ? own : common];
}

async function written(tag: string, names: string[]): Promise<[FluentBundle, Forms]> {
  const result = new FluentBundle(tag, { useIsolating: false });
  const texts = await Promise.all(names.map((name) => files[path(tag, name)]?.() ?? ""));
  for (const source of texts) result.addResource(new FluentResource(source), { allowOverrides: true });
  return [result, bent(result, texts.join("\n"))];
}

function bent(words: FluentBundle, source: string): Forms {
  const all: Forms = new Map();
  const text = (id: string) => words.formatPattern(words.getMessage(id)?.value ?? "", null, []);
  for (const [, name, form] of source.matchAll(new RegExp(`^term-(\\w+)_(${FORMS.join("|")}) =`, "gm"))) {
    for (const called of ["", "_short", "_seat"].map((way) => text(`term-${name}${way}`))) {
      if (called) all.set(called, { ...all.get(called), [form!]: text(`term-${name}_${form}`) });
    }
  }
  return all;
}

function path(tag: string, name: string): string {
  return `../../../src/virtu/locale/${tag}/${name}.ftl`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".ftl".length);
}

/** A message of one of the two Virtù games; what both say in the same words is called after the Palace they share. */
const OF_A_GAME = /^(event|question)-(?:governing|wars_of_italy)-/;

/** The bundle that has a message and what it is called there; the game's own before what it shares, English last. */
function found(id: string): [FluentBundle, string] | null {
  for (const where of [bundle, english]) {
    for (const name of [id, id.replace(OF_A_GAME, "$1-palace-")]) if (where.hasMessage(name)) return [where, name];
  }
  return null;
}

export function knows(id: string): boolean {
  void edition.value;
  return found(id) !== null;
}

/** A part of a message that stands beside it: `.flavour`. */
export function attribute(id: string, name: string): string {
  void edition.value;
  const place = found(id);
  const pattern = place?.[0].getMessage(place[1])?.attributes[name];
  return place && pattern ? place[0].formatPattern(pattern, null, []) : "";
}

/** Every name with its forms, as `$city_of` beside `$city`, each of several; one that is not bent stays as it is. */
function withForms(vars: Vars): Vars {
  const result: Vars = {};
  for (const [name, value] of Object.entries(vars)) {
    if (typeof value === "string") for (const form of FORMS) result[`${name}_${form}`] = value.split(", ").map((one) => forms.get(one)?.[form] ?? one).join(", ");
  }
  return { ...result, ...vars };
}

/** The message in the language of the page. */
export function t(id: string, vars?: Vars): string {
  void edition.value;
  const place = found(id);
  const pattern = place?.[0].getMessage(place[1])?.value;
  if (!place || !pattern) {
    amiss(`no message ${id}`);
    return plain(id);
  }
  const errors: Error[] = [];
  const text = place[0].formatPattern(pattern, vars ? withForms(vars) : null, errors);
  if (errors.length) amiss(`${id}: ${errors.join(", ")}`);
  return text;
}

/** Words fail: a test fails with them, elsewhere the console keeps a note. */
function amiss(what: string): void {
  if (import.meta.env.MODE === "test") throw new Error(what);
  console.error(what);
}

/** The last words of an id, for a reader who must never see the id itself. */
function plain(id: string): string {
  const words = id.slice(id.lastIndexOf("-") + 1).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Ada, Jun and Bianca", or "or", as the page's language joins a list; our English is written without a comma before "and". */
export function listed(names: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  void edition.value;
  return new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value, { type }).format(names);
}

/** "one thing; another", with the space that the page's language puts before the sign. */
export function apart(parts: string[]): string {
  return parts.reduce((rest, last) => (rest ? t("list-apart", { rest, last }) : last), "");
}
