import { expect, test } from "vitest";
import { measuredPlayers, ratingScale, strengths } from "../src/bots/strength.ts";
import type { BotsInfo, Rung } from "../src/net/types.ts";

const rung = (players: number, tested: string, against: string): Rung => ({
  game: "honour", players, tested, against, games: 40, wins: 30, share: 0.75, interval: [0.6, 0.86], fair: 0.5, points: [1, 2], simulations: [3, 4], seed: 10_000, scale: 1, rules: "1", machine: "", form: "compiled",
});
const bots: BotsInfo = {
  form: "plain",
  levels: [{ name: "random", seconds: 0 }, { name: "easy", seconds: 0 }, { name: "hard", seconds: 1 }],
  ladder: {
    rungs: [rung(5, "easy", "random"), rung(3, "hard", "easy"), rung(5, "hard", "medium")],
    ratings: [{ game: "honour", players: 5, level: "easy", elo: 940, interval: [911, 966] }],
  },
};

test("the strongest level comes first, each with what was measured against the level below it here", () => {
  const rows = strengths(bots, "honour", 5);
  expect(rows.map((row) => [row.level, row.below, row.rung?.against, row.rating?.elo])).toEqual([
    ["hard", "easy", undefined, undefined],
    ["easy", "random", "random", 940],
    ["random", undefined, undefined, undefined],
  ]);
});

test("a game is told for the numbers of players it was measured with", () => {
  expect(measuredPlayers(bots.ladder, "honour")).toEqual([3, 5]);
  expect(measuredPlayers(bots.ladder, "governing")).toEqual([]);
  expect(measuredPlayers(null, "honour")).toEqual([]);
});

test("all ratings lie on one line", () => {
  expect(ratingScale(strengths(bots, "honour", 5))).toEqual([900, 1000]);
  expect(ratingScale(strengths(bots, "honour", 2))).toEqual([0, 1]);
});
