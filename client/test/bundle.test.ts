import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

// The bundle itself: small, complete, and a stranger to every other host.

/** Fetched only by those who ask for the table in words, how strong the bots are, the settings, a new table, or a player aid. */
const ON_DEMAND = /^(InWords|guide|LadderPage|SettingsPage|NewTablePage|Aid\w+|aid_\w+)-/;

const out = mkdtempSync(join(tmpdir(), "virtu-client-"));
const assets = new Map<string, Buffer>();

beforeAll(async () => {
  // As it is shipped: a test environment would have the drawing code say where each line of it comes from.
  process.env.NODE_ENV = "production";
  await build({ root: join(import.meta.dirname, ".."), logLevel: "error", build: { outDir: out, emptyOutDir: true } });
  for (const entry of readdirSync(out, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) assets.set(entry.name, readFileSync(join(entry.parentPath, entry.name)));
  }
}, 60000);

afterAll(() => rmSync(out, { recursive: true }));

test("the heaviest table with all that leads to it weighs at most 140 kB when compressed", () => {
  const code = [...assets].filter(([name, content]) => /\.(js|css)$/.test(name) && !ON_DEMAND.test(name) && !isCatalogue(content));
  const weight = (wanted: (name: string) => boolean) =>
    code.filter(([name]) => wanted(name)).reduce((sum, [, content]) => sum + gzipSync(content, { level: 9 }).length, 0);
  const games = readdirSync(join(import.meta.dirname, "..", "src", "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ofGame = (name: string) => games.find((game) => name.startsWith(`${game.name}-`))?.name;
  const first = weight((name) => ofGame(name) === undefined);
  const tables = games.map((game) => weight((name) => ofGame(name) === game.name));
  // The Wars of Italy are played at the table of the Art of Governing.
  const both = weight((name) => ["governing", "wars_of_italy"].includes(ofGame(name) ?? ""));
  expect(first).toBeGreaterThan(10_000);
  expect(first + Math.max(...tables, both)).toBeLessThan(140_000);
});

test("drawings come after the first paint and weigh at most 80 kB when compressed", () => {
  const drawings = [...assets].filter(([name]) => /^(art|court|portraits)-.*\.svg$/.test(name)).map(([, content]) => gzipSync(content, { level: 9 }).length);
  expect(drawings).toHaveLength(3);
  expect(drawings.reduce((sum, size) => sum + size, 0)).toBeLessThan(80_000);
  expect(assets.get("index.html")!.toString()).not.toMatch(/(art|court|portraits)-/);
});

test("words, too, are light: no catalogue weighs more than 20 kB", () => {
  const catalogues = [...assets.values()].filter(isCatalogue).map((content) => gzipSync(content, { level: 9 }).length);
  expect(catalogues.length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...catalogues)).toBeLessThan(20_000);
});

test("nothing is asked of another host", () => {
  const addresses = new Set<string>();
  for (const [name, content] of assets) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue;
    for (const [address] of content.toString().matchAll(/\bhttps?:\/\/[\w.-]+/g)) addresses.add(address);
  }
  addresses.delete("http://www.w3.org"); // names of XML dialects, never fetched
  expect([...addresses]).toEqual([]);
});

test("the page runs no script of its own text, so a strict content policy holds", () => {
  const page = assets.get("index.html")!.toString();
  expect([...page.matchAll(/<script(?![^>]*\bsrc=)/g)]).toEqual([]);
  expect(page).not.toMatch(/\son\w+=/);
});

/** A catalogue's chunk is one exported text. */
function isCatalogue(content: Buffer): boolean {
  return /^(var|const|let) \w+=`[^`]*`;\s*export\s*\{\s*\w+ as default\s*\}/.test(content.toString());
}
