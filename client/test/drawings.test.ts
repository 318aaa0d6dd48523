import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawingOf } from "../src/games/governing/Picture.tsx";

// A name without its drawing would be an empty place, and nobody would be told.

const ROOT = join(import.meta.dirname, "..", "..");
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8");
const drawn = (sprite: string) => new Set([...read("client", "src", "ui", sprite).matchAll(/<symbol id="a-([^"]+)"/g)].map(([, id]) => id!));
const art = drawn("art.svg");
const court = drawn("court.svg");

/** The entries of a table of component data. */
function entries(file: string, table: string): string[] {
  const [, after = ""] = read("src", "virtu", "games", "palace", "data", `${file}.toml`).split(`[${table}]\n`);
  return [...after.split(/^\[/m)[0]!.matchAll(/^(\w+) = \{/gm)].map(([, name]) => name!);
}

test.each([
  ["notables", "notables"], ["family", "family"], ["kings", "kings"], ["kings", "royal"], ["patronage", "patronage"], ["tiles", "tiles"],
])("every entry of %s, %s is drawn", (file, table) => {
  const names = entries(file, table);
  expect(names.length).toBeGreaterThan(0);
  const missing = names.filter((name) => {
    const drawing = drawingOf(name);
    return drawing === null || !(drawing.sheet === undefined ? art : court).has(drawing.name);
  });
  expect(missing).toEqual([]);
});

test("every action, sort of card, character, Virtue and house is drawn", () => {
  const names = [
    ...["govern", "sponsor", "trade", "annex", "wage_war", "scheme"].map((action) => `act-${action}`),
    ...["honour", "dishonour", "counter", "recognition", "fate"].map((sort) => `sort-${sort}`),
    ...["florence", "milan", "venice", "naples", "rome", "france"].map((house) => `seal-${house}`),
    "priest", "scholar", "householder", "guildsman", "nobleman", "charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence", "laurel",
  ];
  expect(names.filter((name) => !art.has(name))).toEqual([]);
});

test("drawings take their ink from the text around them and name no thing twice", () => {
  for (const sprite of ["art.svg", "court.svg"]) {
    const ids = [...read("client", "src", "ui", sprite).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(read("client", "src", "ui", "court.svg")).not.toMatch(/(stroke|fill)="#/);
});
