import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

// All languages say the same things, and everything the code and the rules can say has words.

const CLIENT = join(import.meta.dirname, "..");
const PACKAGE = join(CLIENT, "..", "src", "virtu");
const LANGUAGES = ["en", "fr", "cs", "it"];
const NAMES = readdirSync(join(PACKAGE, "locale", "en")).filter((name) => name.endsWith(".ftl"));

class Variables extends Visitor {
  readonly found = new Set<string>();
  visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** A name as its language bends it, `term-ancona_of` or `$city_of`, or whether it is you: each language has its own needs. */
const FORM = /_(of|to|acc|loc|with|the|is)$/;

/** Message id → the variables it uses. */
function catalogue(language: string, name: string): Map<string, string[]> {
  const path = join(PACKAGE, "locale", language, name);
  if (!existsSync(path)) return new Map();
  const result = new Map<string, string[]>();
  for (const entry of parse(readFileSync(path, "utf8"), {}).body) {
    if (entry.type === "Junk") throw new Error(`${language}/${name}: ${String((entry as { content: string }).content).slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    if (message.id.name.startsWith("term-") && FORM.test(message.id.name)) continue;
    if (result.has(message.id.name)) throw new Error(`${language}/${name}: ${message.id.name} stands twice`);
    const variables = new Variables();
    variables.visit(message);
    result.set(message.id.name, [...new Set([...variables.found].map((variable) => variable.replace(FORM, "")))].toSorted());
  }
  return result;
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

const english = new Map(NAMES.flatMap((name) => [...catalogue("en", name)]));

describe.each(NAMES)("%s", (name) => {
  test.each(LANGUAGES)("%s has the same messages with the same variables", (language) => {
    expect(Object.fromEntries(catalogue(language, name))).toEqual(Object.fromEntries(catalogue("en", name)));
  });
});

test("every message the code asks for exists", () => {
  const missing = new Set<string>();
  for (const source of files(join(CLIENT, "src"), /\.tsx?$/)) {
    for (const [, id] of source.matchAll(/\bt\(\s*"([^"]+)"/g)) if (!english.has(id!) && !english.has(id!.replace("-governing-", "-palace-"))) missing.add(id!);
    for (const [, id] of source.matchAll(/\b(?:label|place): "([a-z][a-z0-9-]*)"/g)) if (!english.has(id!)) missing.add(id!);
    // Families of messages: at least one of each must be there.
    for (const [, head] of source.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)) {
      if (![...english.keys()].some((id) => id.startsWith(head!))) missing.add(`${head}…`);
    }
  }
  expect([...missing]).toEqual([]);
});

test("everything the server says no to has words", () => {
  const source = files(join(PACKAGE, "server"), /\.py$/).join("\n");
  const codes = [...source.matchAll(/(?:refuse|Fault|FaultBody)\(\s*\d+, "(\w+)"|wire\.Error\(\s*[\w.]+, "(\w+)"|\d{3}: "(\w+)"/g)].map(([, a, b, c]) => a ?? b ?? c);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !english.has(`fault-${code}`))).toEqual([]);
});

const games = NAMES.map((name) => name.slice(0, -".ftl".length)).filter((name) => existsSync(join(PACKAGE, "games", name)));
/** What the two Virtù games share; its events and questions are told in shared words, or by each game in its own. */
const PALACE = ["governing", "wars_of_italy"];

function unsaid(kind: string, game: string, names: string[]): string[] {
  const has = (owner: string, name: string) => english.has(`${kind}-${owner}-${name}`);
  return names.filter((name) => !has(game, name) && !(PALACE.includes(game) && has("palace", name)));
}

describe.each(games)("%s", (game) => {
  const folders = PALACE.includes(game) ? [game, "palace"] : [game];
  const sources = folders.flatMap((folder) => files(join(PACKAGE, "games", folder), /\.py$/)).join("\n");
  // Events of things that only the other game has.
  const other: Record<string, string[]> = { wars_of_italy: ["reactivated", "built_cathedral", "gave_up_space"] };

  test.skipIf(game === "palace")("every event has a sentence", () => {
    const events = [...sources.matchAll(/\.tell\(\s*"(\w+)"/g)].map(([, event]) => event!);
    expect(unsaid("event", game, events).filter((event) => !other[game]?.includes(event))).toEqual([]);
  });

  test.skipIf(game === "palace")("every question is asked in words", () => {
    const topics = [...sources.matchAll(/def topic\(self\) -> str:\s+(?:"""[^"]*"""\s+)?return "(\w+)"/g)];
    expect(topics.length).toBeGreaterThan(0);
    const asked = topics.map(([, topic]) => topic!).filter((topic) => game !== "wars_of_italy" || topic !== "cathedral");
    expect(unsaid("question", game, asked)).toEqual([]);
  });

  test("every refusal says why", () => {
    const clauses = files(join(PACKAGE, "games", game === "governing" ? "palace" : game), /^clauses\w*\.py$/).join("\n");
    const lists = [...clauses.matchAll(/REFUSING[^=]*=\s*\[([^\]]*)\]/g)].map(([, names]) => names);
    const refusing = new Set(lists.join().match(/\w+/g));
    const made = clauses.matchAll(/^(\w+): Final = Clause\(\s*"([^"]+)",\s*"((?:[^"\\]|\\.)*)"(?:,\s*"(\w+)")?,?\s*\)/gm);
    const wrong: string[] = [];
    let count = 0;
    for (const [, name, number, , word] of made) {
      if (!refusing.has(name!)) continue;
      count += 1;
      const key = `${number!.replaceAll(".", "-")}${word ? `-${word}` : ""}`;
      if (!english.has(key)) wrong.push(key);
    }
    expect(count).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
