import { expect, test } from "vitest";
import { between, difference, direction, shareScale, sure } from "../src/lab/differences.ts";
import type { Estimate, Figures, Win } from "../src/lab/wire.ts";

const of = (value: number, half = 0.1): Estimate => ({ value, low: value - half, high: value + half, games: 100 });
const win = (name: string, value: number): Win => ({ name, wins: of(value), points: of(10, 1) });

test("a difference of two independent figures has both intervals in it", () => {
  const found = difference({ value: 0.3, low: 0.27, high: 0.36, games: 200 }, { value: 0.5, low: 0.42, high: 0.53, games: 90 });
  expect(found.value).toBeCloseTo(0.2);
  expect(found.low).toBeCloseTo(0.2 - 0.1); // 0.08 below B and 0.06 above A
  expect(found.high).toBeCloseTo(0.2 + Math.hypot(0.03, 0.03));
  expect(found.games).toBe(90);
});

test("two studies are compared in all that both have", () => {
  const figures = (factions: Win[], rounds: number): Figures => {
    const span = { mean: of(rounds), median: rounds, step: 1, spread: {} };
    return {
      games: 100, fair: 0.5, factions, seats: [win("seat 1", 0.5)], bots: [], endings: {}, winning_points: of(14), decisions: span, rounds: span, minutes: span, real: of(50), branching: [6, 20],
      questions: [], lead_changes: of(3), drama: of(0.1), decided: of(0.5), sources: [], deeds: [], openings: [],
    };
  };
  const rows = between(figures([win("milan", 0.4), win("rome", 0.6)], 8), figures([win("milan", 0.4), win("naples", 0.6)], 9));
  expect(rows.map(({ name }) => name)).toEqual(["milan wins", "winning points", "decisions", "rounds", "minutes", "lead changes", "decided after"]);
  expect(rows.filter((row) => direction(row) === "more").map(({ name }) => name)).toEqual(["decisions", "rounds", "minutes"]);
  expect(direction(rows[0]!)).toBe("same");
  expect(between(figures([], 8), figures([], 7))[0]?.name).toBe("seat 1 wins");
});

test("what an interval leaves out is sure", () => {
  expect(sure(of(0.2), 0.31)).toBe(true);
  expect(sure(of(0.2), 0.29)).toBe(false);
  expect(sure(of(-0.3))).toBe(true);
});

test("all shares and the fair one lie on the line", () => {
  const [low, high] = shareScale([win("milan", 0.42), win("rome", 0.17)], 0.2);
  expect(low).toBeCloseTo(0.05);
  expect(high).toBeCloseTo(0.55);
  expect(shareScale([win("milan", 0.99)], 0.5)).toEqual([0.5, 1]);
});
