import { expect, test } from "vitest";
import { changesBetween, type Painted } from "../src/changes/painted.ts";

type Standing = [kind: string, at: string, n?: number];

function painted(pieces: Standing[], marks: Record<string, string> = {}, figures: Record<string, number> = {}): Painted {
  const spot = (left = 0) => ({ node: document.createElement("i"), box: new DOMRect(left, 0, 10, 10) });
  const found: Painted = { pieces: new Map(), marks: new Map(), figures: new Map() };
  pieces.forEach(([kind, at, n = 1], index) => {
    const places = found.pieces.get(kind) ?? new Map();
    places.set(at, { ...spot(index * 40), n, quiet: false });
    found.pieces.set(kind, places);
  });
  for (const [name, look] of Object.entries(marks)) found.marks.set(name, { ...spot(), look });
  for (const [name, value] of Object.entries(figures)) found.figures.set(name, { ...spot(), value });
  return found;
}

const sorts = (before: Painted, after: Painted) => changesBetween(before, after).map(({ sort }) => sort);

test("a Troop missing here and too many there has moved", () => {
  const before = painted([["troop milan", "genoa", 3], ["troop milan", "turin", 1]]);
  const after = painted([["troop milan", "genoa", 1], ["troop milan", "turin", 1], ["troop milan", "pisa before", 2]]);
  const [change, ...more] = changesBetween(before, after);
  expect(more).toEqual([]);
  expect(change).toMatchObject({ sort: "moved", from: { n: 3 }, to: { n: 2 } });
});

test("a card taken from the row into the hand moves; the dealt one comes, and what another took leaves", () => {
  const before = painted([["card hope 3", "row 1"], ["card faith 9", "row 2"]]);
  const after = painted([["card hope 3", "hand"], ["card justice 2", "row 1"]]);
  expect(sorts(before, after).toSorted()).toEqual(["came", "left", "moved"]);
});

test("a City that changes hands turns, a treasury counts, and what is the same is left alone", () => {
  const before = painted([["marker 0", "1"]], { "city:pisa": "florence", "city:siena": "" }, { "florins 0": 5 });
  const after = painted([["marker 0", "1"]], { "city:pisa": "milan", "city:siena": "" }, { "florins 0": 3 });
  expect(changesBetween(before, after)).toMatchObject([{ sort: "turned" }, { sort: "counted", from: 5, to: 3 }]);
});
