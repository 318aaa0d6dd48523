import { type ComponentChildren, h, render } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { choosePlan, deskOf, meantOf, paymentOf, planned, setByHand, shownPayment } from "../src/games/governing/desk.ts";
import governing from "../src/games/governing/index.ts";
import italy from "../src/games/governing/italy.json";
import { entries } from "../src/games/governing/log.ts";
import { centreOn, WHOLE, wholeIn } from "../src/games/governing/panzoom.ts";
import { spaceWords } from "../src/games/governing/Palace.tsx";
import { Shop } from "../src/games/governing/widgets/Shop.tsx";
import { add, askWhatFollows, canAdd, countOf, takeAway } from "../src/games/governing/repeated.ts";
import { aimAt } from "../src/games/governing/spots.ts";
import type { Covered, Ledger, Row } from "../src/games/palace/wire.ts";
import type { LogEntry, Offer, SeatInfo, Table, Things } from "../src/net/types.ts";
import { gathered } from "../src/table/since.ts";
import { rowOf, TableModel } from "../src/table/table_model.ts";
import { told } from "../src/words/facts.ts";
import { learn, speak } from "../src/words/words.ts";

const row = (source: string, gives: Record<string, number>): Row => ({
  source, gives, stays: false, answers: Object.fromEntries(Object.keys(gives).map((symbol) => [symbol, `${source} gives ${symbol}`])),
});
const covered = (met: boolean, more: Partial<Covered> = {}): Covered => ({ brought: {}, missing: met ? {} : { crown: 1 }, met, lost: {}, treasury: 1, closing: [], ...more });
const ledger: Ledger = {
  cost: { crown: 1 }, pool: {}, treasury: 1, purpose: "annex",
  rows: [row("left1", { crown: 2, cross: 1 }), row("pisa", { crown: 1 }), row("siena", { crown: 1 })],
  payments: [
    { answers: ["pisa gives crown"], keeps: ["left1"], treasury: 1, wasted: 0 },
    { answers: ["left1 gives crown", "pay"], keeps: ["pisa"], treasury: 1, wasted: 1 },
  ],
  covered: covered(false),
};
const annex: Offer = { text: "annex nice", verb: "annex", args: { city: "nice" }, spot: "city:nice" };

const PRINTED: Things = { factions: {}, bonuses: {}, alliances: {}, spaces: [], map: { roads: {} } };

/** A table at which one City can be annexed; what is tried is kept, and answered by the test. */
class Playing extends TableModel {
  readonly live = true;
  readonly rows: string[][] = [];

  constructor(printed = PRINTED) {
    super({ id: "t", seats: [], winners: [], state: "playing" } as Partial<Table> as Table, governing, printed);
    this.view.value = { players: [], cities: {}, powers: {}, display: { tiles: {}, notables: {} }, details: { seat: 0, topic: "action" } };
    this.question.value = { name: "action", clause: "AG-8.5", seat: 0, offers: [annex], previews: { [annex.text]: { ledger } }, obvious: null };
  }

  override askPreviewOfRow(answers: readonly string[]): void {
    this.rows.push([...answers]);
  }

  /** The server's word on the last row. */
  reply(taken: number, preview: Things): void {
    this.tried.value = { ...this.tried.value, [rowOf(this.rows.at(-1)!)]: { taken, preview } };
  }

  commit(): void {}
  wonder(): void {}
  undo(): void {}
  redo(): void {}
  close(): void {}
}

beforeAll(() => learn("common", "palace", "governing"));

function annexing(): Playing {
  const model = new Playing();
  aimAt(model, annex.text);
  return model;
}

describe("a payment", () => {
  test("follows the answer it belongs to, in the words of the server", () => {
    const model = annexing();
    expect(planned(model)).toEqual(["annex nice", "pisa gives crown"]);
    deskOf(model).kept.value = ["pisa"];
    expect(planned(model)).toEqual(["annex nice", "left1 gives crown", "pay"]);
    expect(meantOf(model)).toBe("annex nice");
    expect(paymentOf(model)).toEqual({ left1: "crown" });
  });

  test("is tried by the server when it is set by hand; what is not needed falls away", () => {
    const model = annexing();
    setByHand(model, "siena", "crown");
    expect(model.rows).toEqual([["annex nice", "siena gives crown", "pisa gives crown"]]);
    model.reply(2, { covered: covered(true) });
    expect(paymentOf(model)).toEqual({ siena: "crown" });
    expect(planned(model)).toEqual(["annex nice", "siena gives crown"]);
    setByHand(model, "siena", null);
    expect(shownPayment(model)?.met).toBe(false);
    expect(planned(model)).toEqual(["annex nice"]);
  });

  test("ends with what must still be said", () => {
    const model = annexing();
    setByHand(model, "left1", "crown");
    model.reply(2, { covered: covered(true, { lost: { crown: 1 }, closing: ["pay"] }) });
    expect(planned(model)).toEqual(["annex nice", "left1 gives crown", "pay"]);
    expect(shownPayment(model)?.lost).toEqual({ crown: 1 });
  });

  test("lets go of what would put the cost out of reach", () => {
    const model = annexing();
    setByHand(model, "left1", "cross");
    model.reply(1, {});
    expect(model.rows.at(-1)).toEqual(["annex nice", "pisa gives crown"]);
  });
});

test("of answers that belong together, the one that was meant is named", () => {
  const model = new Playing();
  choosePlan(model, ["annex nice", "more"], "more");
  expect(meantOf(model)).toBe("more");
  choosePlan(model, []);
  expect(meantOf(model)).toBeNull();
  expect(planned(model)).toEqual([]);
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

  test("shows every City with its name in a frame of any shape", () => {
    for (const shape of [0.5, WHOLE.w / WHOLE.h, 0.88, 1, 1.6, 2.4]) {
      const { x, y, w, h: high } = wholeIn(shape);
      expect(w / high).toBeCloseTo(shape);
      for (const city of Object.values(italy.cities)) {
        expect(city.x - 60).toBeGreaterThan(x);
        expect(city.x + 60).toBeLessThan(x + w);
        expect(city.y - 60).toBeGreaterThan(y);
        expect(city.y + 60).toBeLessThan(y + high);
      }
    }
  });
});

test("what is told a second time for those who count is not told to players", () => {
  const events = ["used_ottoman", "took_bonus", "took_leonardo", "took_trophy"];
  const log = events.map((event, n) => ({ n, event, clause: "AG-9.3", facts: { seat: 0 }, by: -1 }));
  expect(entries(log).map(({ event }) => event)).toEqual(["took_bonus", "took_trophy"]);
});

const leave = (city: string): Offer => ({ text: `disband ${city}`, verb: "disband", args: { city }, spot: `city:${city}` });

function unpaid(): Playing {
  const model = new Playing();
  model.seat.value = 0;
  model.view.value = { ...model.view.value, details: { seat: 0, topic: "disband", excess: 4 } };
  model.question.value = { name: "disband", clause: "AG-11.2.2", seat: 0, offers: [leave("milan"), leave("pisa")], previews: {}, obvious: null };
  model.waiting.value = { seats: [0], since: "" };
  return model;
}

/** One more, once the server has said that it can follow. */
function addNext(model: Playing, city: string): void {
  askWhatFollows(model, [`disband ${city}`]);
  if (model.rows.length > 0) model.reply(model.rows.at(-1)!.length, {});
  add(model, `disband ${city}`);
}

describe("several Troops", () => {
  test("leave in one answer, with their number on the button", () => {
    const model = unpaid();
    for (const city of ["milan", "milan", "pisa", "milan"]) addNext(model, city);
    expect(planned(model)).toEqual(["disband milan", "disband milan", "disband pisa", "disband milan"]);
    expect(governing.offer(model, model.chosen.value!).commit).toBe("Remove 4 Troops: Milan 3, Pisa 1");
    expect(canAdd(model, "disband pisa")).toBe(false);
    takeAway(model, "disband milan");
    expect(countOf(model, "disband milan")).toBe(2);
  });

  test("are no more than the server lets follow", () => {
    const model = unpaid();
    addNext(model, "pisa");
    askWhatFollows(model, ["disband pisa"]);
    expect(canAdd(model, "disband pisa")).toBe(false);
    model.reply(1, {});
    expect(canAdd(model, "disband pisa")).toBe(false);
    add(model, "disband pisa");
    expect(planned(model)).toEqual(["disband pisa"]);
  });

  test("that leave no choice go by themselves, all at once", () => {
    expect(governing.again?.(unpaid(), "disband milan")).toEqual(["disband milan", "disband milan", "disband milan"]);
    expect(governing.again?.(new Playing(), "annex nice")).toEqual([]);
  });
});

test.each([["item:bishop", "1 Crown / 1 Cross"], ["item:merchant", "2 florins"]])("the details of %s name its symbols in words before they tell where these come from", (spot, words) => {
  const bottoms: Record<string, Things> = { bishop: { bottom: { crown: 1, cross: 1 } }, merchant: { bottom: { florin: 2 } } };
  const notables = Object.fromEntries(Object.entries(bottoms).map(([name, data]) => [name, { ...data, cost: { florin: 3 }, reconstructed: ["bottom"] }]));
  const model = new Playing({ ...PRINTED, notables, family: {}, tiles: {}, cities: {} });
  const root = document.createElement("div");
  render(h(governing.Details!, { model, spot }), root);
  const said = root.textContent ?? "";
  expect(said).toContain(words);
  expect(said.indexOf(words)).toBeLessThan(said.indexOf("our reconstruction"));
  expect(said).toContain("3 florins");
});

const shownAs = (signs: ComponentChildren): string => {
  const root = document.createElement("div");
  render(signs, root);
  return root.textContent ?? "";
};

test("an annexation that only an Indulgence pays says its price of a point on the button", () => {
  const model = new Playing();
  expect(shownAs(governing.offer(model, annex.text).signs)).not.toContain("−1 PP");
  const indulgence = { ...row("indulgence", { crown: 1 }), answers: { crown: "use indulgence crown" } };
  const dear = { ...ledger, rows: [indulgence], payments: [{ answers: ["use indulgence crown", "pay"], keeps: [], treasury: 1, wasted: 0 }] };
  model.question.value = { ...model.question.value!, previews: { [annex.text]: { ledger: dear } } };
  expect(shownAs(governing.offer(model, annex.text).signs)).toContain("−1 PP");
});

/** One house with an empty Palace, and what can be bought. */
function housed(details: Things, phase = "winter"): Playing {
  const space = { space: "left1", card: null, ready: false, open: false };
  const empty = { action: null, improvement: null, indulgence: false };
  const house = { faction: "venice", treasury: 6, cities: 0, agents: 2, reserve: 3, tokens: 0, spaces: [space], rooms: Array.from({ length: 5 }, () => empty), tiles: {}, extra_spaces: 0, track: 0, patronage: 0, bonuses: [], troops: 2, trophies: [] };
  const rooms = Array.from({ length: 5 }, () => ({ action: "annex", symbol: "crown" }));
  const model = new Playing({ ...PRINTED, notables: { bishop: { cost: { florin: 2 } }, merchant: { cost: { florin: 3 } } }, family: {}, tiles: {}, cities: {}, symbols: [], cities_points: [], patronage_points: [], map: { roads: {}, known_roads: [], seas: {} }, factions: { venice: { rooms, colour: "green" } }, spaces: [{ space: "left1", shaded: false }] });
  model.seat.value = 0;
  model.table.value = { ...model.table.value, seats: [{ kind: "person", name: "Ada", level: null, you: true, connected: true }] };
  model.view.value = { year: 1, phase, order: [0], stack: [0], last_year: false, players: [house], cities: {}, powers: {}, display: { tiles: {}, notables: { bishop: 2, merchant: 2 }, bonuses: [] }, details: { seat: 0, ...details } };
  return model;
}

test("buying says how much for how much, and what one can spend", () => {
  const model = housed({ topic: "purchase", bundle: ["bishop", "merchant"], cost: { florin: 5 }, spaces: 2 });
  model.question.value = { name: "purchase", clause: "AG-11.4.1", seat: 0, offers: [{ text: "done", verb: "done", args: {}, spot: "" }], previews: {}, obvious: "done" };
  expect(governing.offer(model, "done").title).toBe("Buy 2 for 5 florins");
  const root = document.createElement("div");
  render(h(Shop, { model }), root);
  expect(root.querySelector("[data-testid=spendable]")?.textContent).toContain("You can spend 6 florins.");

  const indulgence = { ...row("indulgence", { florin: 3 }), answers: { florin: "use indulgence florin" } };
  const dear = { ...ledger, rows: [indulgence], payments: [{ answers: ["use indulgence florin", "pay"], keeps: [], treasury: 0, wasted: 0 }] };
  expect(shownAs(governing.offer(model, "done").signs)).not.toContain("−1 PP");
  model.question.value = { ...model.question.value, previews: { done: { ledger: dear } } };
  expect(shownAs(governing.offer(model, "done").signs)).toContain("−1 PP");

  const richer = housed({ topic: "purchase", bundle: ["bishop"], cost: { florin: 2 }, spaces: 2, collectable: 2 });
  richer.question.value = model.question.value;
  const fuller = document.createElement("div");
  render(h(Shop, { model: richer }), fuller);
  expect(fuller.querySelector("[data-testid=spendable]")?.textContent).toContain("6 florins, and 2 more by collecting");
});

test("in words, a space that is still secret is hidden, and one that was lost is given up", () => {
  const space = { space: "left1", card: null, ready: false, open: false };
  const other = housed({ topic: "family" }, "setup");
  other.seat.value = 1;
  expect(spaceWords(other, 0, space, "left1")).toContain("hidden until");
  expect(spaceWords(housed({ topic: "purchase" }), 0, space, "left1")).toContain("given up");
});

const deed = (n: number, event: string, facts: LogEntry["facts"], by = 1): LogEntry => ({ n, event, clause: "AG-4.2.2", facts: { seat: by, ...facts }, by });

test("small deeds of one turn are told as one: florins in all, and everything that was readied or bought", async () => {
  const seats = ["Ada", "Jun"].map((name): SeatInfo => ({ kind: "person", name, level: null, you: false, connected: true }));
  const lines = (log: LogEntry[]) => gathered(log, governing.gathers).map((one) => governing.told!(one, { seats, you: null }) ?? told("governing", one, { seats, you: null }));
  const winter = [
    deed(1, "banked", { source: "rossano", florins: 1 }), deed(2, "bought", { item: "bishop" }), deed(3, "banked", { source: "left1", card: "merchant", florins: 2 }),
    deed(4, "bought", { item: "gonfalonier" }), deed(5, "readied", { source: "corfu" }, 0), deed(6, "readied", { source: "venice" }, 0),
  ];
  expect(lines(winter)).toEqual(["Jun collects 3 florins from Rossano, Merchant", "Jun buys Bishop, Gonfalonier", "Ada readies Corfu, Venice"]);
  await speak("fr");
  expect(lines(winter.slice(4, 6))).toEqual(["Ada réactive Corfou, Venise"]);
  await speak("en");
});

const answer = (text: string, verb: string, args: Offer["args"] = {}): Offer => ({ text, verb, args, spot: "" });

test("where florins must come in first the question says so, and does not say that nothing can be done", () => {
  const bank = answer("bank milan", "bank", { source: "milan" });
  const ask = (name: string, more: Offer[], obvious: string | null = null) => {
    const model = housed({ topic: name });
    model.question.value = { name, clause: "AG-11.5.1", seat: 0, offers: [answer("done", "done"), ...more], previews: {}, obvious };
    model.waiting.value = { seats: [0], since: "" };
    return governing.asked!(model);
  };
  expect(ask("recruit", [bank])).toBe("Recruit Troops? Collect florins first, or finish");
  expect(ask("recruit", [bank, answer("recruit milan", "recruit", { city: "milan" })])).toBe("Recruit Troops?");
  expect(ask("recruit", [], "done")).toBe("No Troops can be recruited now");
  expect(ask("govern", [bank])).toBe("Govern: nothing to ready yet. Collect florins first, or finish");
  expect(ask("govern", [answer("ready milan", "ready", { source: "milan" })])).toBe("Govern: ready tiles and Alliances");
});
