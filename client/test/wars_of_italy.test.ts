import { beforeAll, describe, expect, test } from "vitest";
import wars from "../src/games/wars_of_italy/index.ts";
import { entries } from "../src/games/wars_of_italy/log.ts";
import { changed, countsOf } from "../src/games/wars_of_italy/spread.ts";
import { MAJORS, zoneOf } from "../src/games/wars_of_italy/wars.ts";
import type { After, Spread } from "../src/games/wars_of_italy/wire.ts";
import type { LogEntry } from "../src/net/types.ts";
import type { TableModel } from "../src/table/table_model.ts";
import { learn, t } from "../src/words/words.ts";

beforeAll(() => learn("common", "palace", "wars_of_italy"));

const after = (square: number): After => ({ square, posture: ["neutral", "neutral"], alliance: false });
const spread: Spread = {
  tracks: { rome: [after(-1), after(-2)], venice: [after(-1), after(-2), after(-3)] },
  ways: [
    { crown: 1, cross: 0, use: ["use action crown"] },
    { crown: 2, cross: 0, use: ["use action crown", "use left1 crown"] },
    { crown: 1, cross: 1, use: ["use action crown", "use right1 cross"] },
    { crown: 0, cross: 1, use: ["use right1 cross"] },
  ],
  answers: Object.fromEntries(MAJORS.map((major) => [major, { crown: `influence ${major} crown`, cross: `influence ${major} cross` }])) as Spread["answers"],
};

describe("Crowns spread over the tracks", () => {
  test("bring the sources they need before them", () => {
    const one = changed(spread, [], "venice", "crown", 1)!;
    expect(one).toEqual(["use action crown", "influence venice crown"]);
    const two = changed(spread, one, "rome", "cross", 1)!;
    expect(two).toEqual(["use action crown", "use right1 cross", "influence rome cross", "influence venice crown"]);
    expect(countsOf(spread, two, "rome")).toEqual({ crown: 0, cross: 1 });
    expect(changed(spread, two, "venice", "crown", -1)).toEqual(["use right1 cross", "influence rome cross"]);
    expect(changed(spread, one, "venice", "crown", -1)).toEqual([]);
  });

  test("end where no source brings more, where the track ends, and at none", () => {
    const two = changed(spread, ["influence venice crown"], "venice", "crown", 1)!;
    expect(changed(spread, two, "venice", "crown", 1)).toBeNull();
    expect(changed(spread, ["influence rome crown", "influence rome cross"], "rome", "crown", 1)).toBeNull();
    expect(changed(spread, [], "rome", "crown", -1)).toBeNull();
    expect(changed(spread, [], "florence", "crown", 1)).toBeNull();
  });
});

test("a square lies in one of five zones", () => {
  const track = { end: 6, alliance: 5, favour: 2 };
  expect([-6, -5, -4, -2, -1, 0, 1, 2, 4, 5].map((square) => zoneOf(track, square))).toEqual([
    "alliance-france", "alliance-france", "favour-france", "favour-france", "neutral", "neutral", "neutral",
    "favour-naples", "favour-naples", "alliance-naples",
  ]);
});

const pull = (n: number, seat: number, major: string): LogEntry => ({ n, event: "influenced", clause: "WI-5.3.4", facts: { seat, major, square: n }, by: -1 });

test("a run of Crowns on one track is told once", () => {
  const log = [pull(1, 0, "rome"), pull(2, 0, "rome"), pull(3, 0, "venice"), pull(4, 1, "venice")];
  expect(entries(log).map(({ n }) => n)).toEqual([2, 3, 4]);
});

const ended = (event: string) =>
  ({
    log: { value: [{ n: 1, event, clause: "WI-11.1", facts: {}, by: -1 }] }, table: { value: { winners: [0], seats: [] } },
    seat: { value: 0 }, company: { value: { seats: [], you: 0 } },
  }) as unknown as TableModel;

test("Naples in French hands is said first, whatever the points", () => {
  expect(wars.headline!(ended("naples_fell"))).toBe(t("wars-end-you"));
  expect(wars.headline!(ended("counted"))).toBeNull();
  expect(wars.tiebreak!(ended("naples_fell")).clause).toBe("WI-11.1");
  expect(wars.tiebreak!(ended("counted")).clause).toBe("WI-11.3");
});
