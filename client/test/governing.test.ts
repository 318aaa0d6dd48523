import { describe, expect, test } from "vitest";
import type { Ledger } from "../src/games/governing/board.ts";
import { broughtBy, isCovered, mainStep, readUse, writeUse } from "../src/games/governing/desk.ts";
import italy from "../src/games/governing/italy.json";
import { entries } from "../src/games/governing/log.ts";
import { centreOn, WHOLE } from "../src/games/governing/panzoom.ts";
import { learn } from "../src/words/words.ts";

const ledger: Ledger = {
  cost: { crown: 1, either: 1, florin: 3 },
  pool: {},
  treasury: 1,
  purpose: "sponsor",
  rows: [
    { source: "action", gives: { crown: 1, cross: 1 }, stays: true },
    { source: "left1", gives: { crown: 2 }, stays: false },
    { source: "pisa", gives: { florin: 2 }, stays: false },
  ],
  payments: [],
};

describe("a payment", () => {
  test("counts one kind of symbol per source, the treasury and the pool", () => {
    expect(broughtBy(ledger, { action: "cross", pisa: "florin" })).toEqual({ cross: 1, florin: 3 });
  });

  test("is covered when every symbol is, a Crown or Cross to spare serving the free choice", () => {
    expect(isCovered(ledger, { left1: "crown", pisa: "florin" })).toBe(true);
    expect(isCovered(ledger, { action: "cross", left1: "crown", pisa: "florin" })).toBe(true);
    expect(isCovered(ledger, { action: "crown", pisa: "florin" })).toBe(false);
    expect(isCovered(ledger, { left1: "crown" })).toBe(false);
  });

  test("is written as the answers that carry it out", () => {
    expect(writeUse("pisa", "florin")).toBe("bank pisa");
    expect(writeUse("action", "florin")).toBe("use action florin");
    expect(readUse("use cathedral siena cross")).toEqual({ source: "cathedral siena", symbol: "cross" });
    expect(readUse("bank duchy")).toEqual({ source: "duchy", symbol: "florin" });
    expect(readUse("annex nice")).toBeNull();
  });
});

test("of answers that belong together, the one that was meant is named", () => {
  expect(mainStep(["use room cavalry", "march pisa siena"])).toBe("march pisa siena");
  expect(mainStep(["bank pisa", "move 3", "buy step"])).toBe("move 3");
  expect(mainStep(["use left1 crown", "pay"])).toBe("pay");
  expect(mainStep([])).toBeNull();
});

describe("the map", () => {
  test("has thirty Cities whose tokens do not touch", () => {
    const cities = Object.values(italy.cities);
    expect(cities.length).toBe(30);
    for (const [index, a] of cities.entries()) {
      for (const b of cities.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(68);
    }
  });

  test("opens around the places that count, and whole where none does", () => {
    const window = centreOn([{ x: 500, y: 400 }]);
    expect(window.x + window.w / 2).toBe(500);
    expect(window.y + window.h / 2).toBe(400);
    expect(window.w).toBeLessThan(WHOLE.w);
    expect(centreOn([])).toEqual(WHOLE);
  });
});

test("what is told a second time for those who count is not told to players", async () => {
  await learn("common", "governing");
  const events = ["used_ottoman", "took_bonus", "took_leonardo", "took_trophy"];
  const log = events.map((event, n) => ({ n, event, clause: "AG-9.3", facts: { seat: 0 } }));
  expect(entries(log).map(({ event }) => event)).toEqual(["took_bonus", "took_trophy"]);
});
