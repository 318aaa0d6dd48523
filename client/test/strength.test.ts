import { expect, test } from "vitest";
import { kindOf, measuredTables, ratingScale, strengths, timeShares } from "../src/bots/strength.ts";
import type { BotsInfo, Rung } from "../src/net/types.ts";

const rung = (players: number, tested: string, against: string): Rung => ({
  game: "honour", players, tested, against, games: 40, wins: 30, share: 0.75, interval: [0.6, 0.86], fair: 0.5, points: [1, 2], simulations: [3, 4], seed: 10_000, scale: 1, rules: "1", machine: "", form: "compiled",
});
const bots: BotsInfo = {
  form: "plain",
  levels: [{ name: "random", seconds: 0 }, { name: "easy", seconds: 0 }, { name: "hard", seconds: 1 }],
  ladder: {
    rungs: [{ ...rung(5, "easy", "random"), options: { variant: "short" } }, rung(5, "easy", "random"), rung(3, "hard", "easy"), rung(5, "hard", "medium")],
    ratings: [{ game: "honour", players: 5, level: "easy", elo: 940, interval: [911, 966] }],
  },
};

test("the strongest level comes first, each with what was measured against the level below it here", () => {
  const rows = strengths(bots, { game: "honour", players: 5 });
  expect(rows.map((row) => [row.level, row.below, row.rung?.against, row.rating?.elo])).toEqual([
    ["hard", "easy", undefined, undefined],
    ["easy", "random", "random", 940],
    ["random", undefined, undefined, undefined],
  ]);
});

test("a game is told for the tables it was measured at, the usual ones first", () => {
  expect(measuredTables(bots.ladder, "honour").map(kindOf)).toEqual(["3", "5", "5 variant=short"]);
  expect(measuredTables(bots.ladder, "governing")).toEqual([]);
  expect(measuredTables(null, "honour")).toEqual([]);
});

test("what was measured in the short game is told of the short game alone", () => {
  const rows = strengths(bots, { game: "honour", players: 5, options: { variant: "short" } });
  expect(rows.map((row) => [row.level, row.rung?.options, row.rating])).toEqual([
    ["hard", undefined, undefined],
    ["easy", { variant: "short" }, undefined],
    ["random", undefined, undefined],
  ]);
});

test("all ratings lie on one line", () => {
  expect(ratingScale(strengths(bots, { game: "honour", players: 5 }))).toEqual([900, 1000]);
  expect(ratingScale(strengths(bots, { game: "honour", players: 2 }))).toEqual([0, 1]);
});

test("how far times were cut is told as it was, not rounded away", () => {
  expect(timeShares([{ scale: 0.02 }, { scale: 0.002 }], "fr")).toBe("0,2–2");
  expect(timeShares([{ scale: 0.05 }, { scale: 0.05 }], "en")).toBe("5");
});
