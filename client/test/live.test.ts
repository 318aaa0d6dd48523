import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module.ts";
import type { FromServer, Table, Things } from "../src/net/types.ts";
import { LiveTable } from "../src/table/live.ts";

/** The server's end of the line: what was said to it, and what it says. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly heard: Things[] = [];

  constructor() {
    super();
    Wire.last = this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Things);
  }

  close(): void {}

  say(message: { type: FromServer["type"] } & Things): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

const table = { id: "t", game: "governing", seats: [], winners: [], state: "playing" } as Partial<Table> as Table;
const question = { name: "room", clause: "AG-7.4", seat: 0, obvious: null, offers: [{ text: "stay", verb: "stay", args: {}, spot: "" }] };
const shown = { table, seat: 0, view: {}, question, waiting: { seats: [0], since: "" }, log: [], undo: true, redo: false, score: null, ask_back: false, asking: null };
let model: LiveTable;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  model = new LiveTable(table, { offer: () => ({ title: "", commit: "" }) } as Partial<GameModule> as GameModule, {});
  Wire.last.say({ type: "snapshot", version: 5, ...shown });
});

afterEach(() => {
  model.close();
  vi.unstubAllGlobals();
});

/** What was asked to be taken back, in order. */
const backs = () => Wire.last.heard.filter(({ type }) => type === "undo").map(({ version, turn }) => [version, turn ?? false]);

/** An answer leaves; the server takes it and shows what comes of it. */
function give(pressed: () => void): void {
  model.commit("stay");
  pressed();
  const sent = Wire.last.heard.find(({ type }) => type === "answer")!;
  expect(backs(), "nothing is taken back of a table that moves").toEqual([]);
  Wire.last.say({ type: "accepted", id: sent.id as string, version: 6 });
  Wire.last.say({ type: "update", base: 5, version: 6, patch: {}, question, waiting: shown.waiting, events: [], undo: true, redo: false });
}

test.each([
  ["a move", () => model.undo(), false],
  ["a whole turn", () => model.restart(), true],
])("%s is taken back once the answer that was on its way has arrived", (_, pressed, turn) => {
  give(pressed);
  expect(backs()).toEqual([[6, turn]]);
});

test("nothing is taken back of an answer that was refused", () => {
  model.commit("stay");
  model.restart();
  const sent = Wire.last.heard.find(({ type }) => type === "answer")!;
  Wire.last.say({ type: "refused", id: sent.id as string, version: 5, clause: "AG-7.4", key: "", sentence: "", facts: {}, offer: question.offers[0] });
  expect(backs()).toEqual([]);
});

test.each([
  ["a move", () => model.undo()],
  ["a whole turn", () => model.restart()],
])("%s before it is not taken back when an answer waits for a second word", (_, pressed) => {
  model.commit("stay");
  pressed();
  const sent = Wire.last.heard.find(({ type }) => type === "answer")!;
  Wire.last.say({ type: "ending", id: sent.id as string, version: 5, action: "stay" });
  expect(backs()).toEqual([]);
});
