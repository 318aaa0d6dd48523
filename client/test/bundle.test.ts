import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

// The bundle itself: small, complete, and a stranger to every other host.

const out = mkdtempSync(join(tmpdir(), "virtu-client-"));
const assets = new Map<string, Buffer>();
const chunks = new Map<string, Rolldown.OutputChunk>();

beforeAll(async () => {
  // As it is shipped: a test environment would have the drawing code say where each line of it comes from.
  process.env.NODE_ENV = "production";
  const built = (await build({ root: join(import.meta.dirname, ".."), logLevel: "error", build: { outDir: out, emptyOutDir: true } })) as Rolldown.RolldownOutput;
  for (const part of built.output) if (part.type === "chunk") chunks.set(part.fileName, part);
  for (const entry of readdirSync(out, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) assets.set(entry.name, readFileSync(join(entry.parentPath, entry.name)));
  }
}, 60000);

afterAll(() => rmSync(out, { recursive: true }));

/** A chunk with all that must be there before it runs; what is fetched on demand is not. */
function needed(name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (found.has(name) || !chunk) return found;
  found.add(name);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  for (const other of chunk.imports) needed(other, found);
  return found;
}

function weight(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(assets.get(name.split("/").at(-1)!)!, { level: 9 }).length, 0);
}

test("the heaviest table with all that leads to it weighs at most 120 kB when compressed", () => {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry)!.fileName;
  const tables = [...chunks.values()].filter((chunk) => /\/games\/\w+\/index\.ts$/.test(chunk.facadeModuleId ?? "")).map((chunk) => chunk.fileName);
  const weights = tables.map((table) => weight(needed(table, needed(entry))));
  expect(tables).toHaveLength(4);
  expect(weight(needed(entry))).toBeGreaterThan(10_000);
  expect(Math.max(...weights)).toBeLessThan(120_000);
});

test("drawings come after the first paint and weigh at most 80 kB when compressed", () => {
  const drawings = [...assets].filter(([name]) => /^(art|court|portraits)-.*\.svg$|^coast-.*\.js$/.test(name)).map(([, content]) => gzipSync(content, { level: 9 }).length);
  expect(drawings).toHaveLength(4);
  expect(drawings.reduce((sum, size) => sum + size, 0)).toBeLessThan(80_000);
  expect(assets.get("index.html")!.toString()).not.toMatch(/(art|court|portraits|coast)-/);
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
