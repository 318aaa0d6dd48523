import { signal } from "@preact/signals";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { Changes } from "../src/changes/Changes.tsx";
import { changesBetween, type Painted } from "../src/changes/painted.ts";
import type { TableModel } from "../src/table/table_model.ts";

type Standing = [kind: string, at: string, n?: number];

const spot = (left = 0) => ({ node: document.createElement("i"), box: new DOMRect(left, 0, 10, 10) });

function painted(pieces: Standing[], marks: Record<string, string> = {}, figures: Record<string, number> = {}): Painted {
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

test("what was ringed goes with the board when the ending takes its place", async () => {
  const table = signal({ state: "playing" });
  const story = signal(0);
  const model = { view: signal({}), log: signal([]), telling: signal(false), table, story } as unknown as TableModel;
  const root = document.createElement("div");
  await act(() => render(h(Changes, { model }), root));
  const layer = root.querySelector(".changes")!;
  const ring = () => layer.append(document.createElement("i"));
  ring();
  table.value = { state: "over" };
  expect(layer.childElementCount).toBe(0);
  ring();
  story.value = 1;
  expect(layer.childElementCount).toBe(0);
  render(null, root);
});
