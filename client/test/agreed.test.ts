import { beforeAll, expect, test } from "vitest";
import { agreed, valuesFor } from "../src/lobby/agreed.ts";
import type { GameInfo, GameOption } from "../src/net/types.ts";
import { learn } from "../src/words/words.ts";

// What is offered for a new table fits the number of players.

const first: GameOption = { kind: "choice", default: "last", live: null, values: ["last", "0", "1", "2", "6"], fits: { 2: ["last", "0", "1"] } } as Partial<GameOption> as GameOption;
const game = { options: { first } } as Partial<GameInfo> as GameInfo;

beforeAll(() => learn("common"));

test("values that do not fit the number of players are not offered", () => {
  expect(valuesFor(first, 2)).toEqual(["last", "0", "1"]);
  expect(valuesFor(first, 7)).toEqual(["last", "0", "1", "2", "6"]);
});

test("a seat chosen for seven players is not kept for two", () => {
  expect(agreed(game, 7, { first: "6" })).toEqual({ first: "6" });
  expect(agreed(game, 2, { first: "6" })).toEqual({});
  expect(agreed(game, 2, { first: "1" })).toEqual({ first: "1" });
});
