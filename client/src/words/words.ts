import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

// One catalogue for browser and terminal: the Fluent files of the package, loaded as they are needed.

export const LANGUAGES: Record<string, string> = { en: "English", fr: "Français", cs: "Čeština", it: "Italiano" };
export type Vars = Record<string, FluentVariable>;

const KEPT = "virtu.language";
const files = import.meta.glob<string>("../../../src/virtu/locale/*/*.ftl", { query: "?raw", import: "default" });

export const language = signal(preferred());
/** Counts what was learnt, so that whatever is on the screen is said again in the new words. */
const edition = signal(0);
const learnt: string[] = [];
let turn: Promise<void> = Promise.resolve();
let bundle = new FluentBundle("en");

/** How languages bend a name: "of Ancona", "to Ancona", Ancona as object, "in Ancona", "with Ancona", "the Ancona". */
const FORMS = ["of", "to", "acc", "loc", "with", "the"];
type Forms = Map<string, Record<string, string>>;
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
  [bundle, forms] = await written(tag, learnt);
  language.value = tag;
  document.documentElement.lang = tag;
  edition.value += 1;
}

/** Have the words of catalogues ("common", or a game's) at hand; where two say the same, the last learnt is heard. */
export function learn(...names: string[]): Promise<void> {
  turn = turn.catch(() => undefined).then(() => add(names));
  return turn;
}

async function add(names: string[]): Promise<void> {
  const all = [...learnt.filter((name) => !names.includes(name)), ...names];
  if (all.join() === learnt.join()) return;
  const next = await written(language.value, all);
  learnt.splice(0, learnt.length, ...all);
  [bundle, forms] = next;
  document.documentElement.lang = language.value;
  edition.value += 1;
}

async function written(tag: string, names: string[]): Promise<[FluentBundle, Forms]> {
  const result = new FluentBundle([tag, "en"], { useIsolating: false });
  const texts = await Promise.all(names.map((name) => text(tag, name)));
  for (const source of texts) result.addResource(new FluentResource(source), { allowOverrides: true });
  return [result, bent(result, texts.join("\n"))];
}

function bent(words: FluentBundle, source: string): Forms {
  const found: Forms = new Map();
  const text = (id: string) => words.formatPattern(words.getMessage(id)?.value ?? "", null, []);
  for (const [, name, form] of source.matchAll(new RegExp(`^term-(\\w+)_(${FORMS.join("|")}) =`, "gm"))) {
    for (const called of ["", "_short", "_seat"].map((way) => text(`term-${name}${way}`))) {
      if (called) found.set(called, { ...found.get(called), [form!]: text(`term-${name}_${form}`) });
    }
  }
  return found;
}

/** A catalogue in a language; where it is not translated yet, in English; where there is none, nothing. */
async function text(tag: string, name: string): Promise<string> {
  const file = files[path(tag, name)] ?? files[path("en", name)];
  return file ? file() : "";
}

function path(tag: string, name: string): string {
  return `../../../src/virtu/locale/${tag}/${name}.ftl`;
}

/** A message of one of the two Virtù games; what both say in the same words is called after the Palace they share. */
const OF_A_GAME = /^(event|question)-(?:governing|wars_of_italy)-/;

function found(id: string): string {
  return bundle.hasMessage(id) ? id : id.replace(OF_A_GAME, "$1-palace-");
}

export function knows(id: string): boolean {
  void edition.value;
  return bundle.hasMessage(found(id));
}

/** A part of a message that stands beside it: `.flavour`. */
export function attribute(id: string, name: string): string {
  void edition.value;
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, null, []) : "";
}

/** Every name with its forms, as `$city_of` beside `$city`; one that is not bent stays as it is. */
function withForms(vars: Vars): Vars {
  const result: Vars = {};
  for (const [name, value] of Object.entries(vars)) {
    if (typeof value === "string") for (const form of FORMS) result[`${name}_${form}`] = forms.get(value)?.[form] ?? value;
  }
  return { ...result, ...vars };
}

/** The message in the language of the page; a missing one shows its id, which no one can overlook. */
export function t(id: string, vars?: Vars): string {
  void edition.value;
  const message = bundle.getMessage(found(id));
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, vars ? withForms(vars) : null, []);
}
