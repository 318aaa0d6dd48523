import { h, render } from "preact";
import { beforeAll, expect, test } from "vitest";
import { alone } from "../src/games/seven_virtues/answers.ts";
import module from "../src/games/seven_virtues/index.ts";
import { ScoringOrder } from "../src/games/seven_virtues/ScoringOrder.tsx";
import { chaptersOf } from "../src/games/seven_virtues/Story.tsx";
import type { Card, Components } from "../src/games/seven_virtues/wire.ts";
import type { LogEntry, Offer, Question, SeatInfo, Table } from "../src/net/types.ts";
import { TableModel } from "../src/table/table_model.ts";
import { learn, speak } from "../src/words/words.ts";

/** A table that stands still: what the server showed, and a note of what was asked of it. */
class Shown extends TableModel {
  readonly live = true;
  readonly given: string[] = [];
  commit(offer = this.chosen.value): void {
    if (offer !== null) this.given.push(offer);
  }
  wonder(): void {}
  redo(): void {}
  undo(): void {}
  close(): void {}
}

const seats: SeatInfo[] = ["Ada", "Jun"].map((name, seat) => ({ kind: "person", name, level: null, you: seat === 0, connected: true }));
function entry(event: string, clause: string, facts: LogEntry["facts"]): LogEntry {
  return { n: 0, event, clause, facts, by: -1 };
}

const offers: Offer[] = [
  { text: "take justice", verb: "take", args: { virtue: "justice" }, spot: "" },
  { text: "take 9", verb: "take", args: { value: 9 }, spot: "" },
  { text: "take hope 11", verb: "take", args: { card: "hope 11" }, spot: "" },
];
const question: Question = {
  name: "take", clause: "SV-3.1", seat: 0, offers,
  previews: { "take justice": { cards: ["justice 9", "justice 4", "justice 12"] }, "take 9": { cards: ["justice 9", "prudence 9"] } },
  obvious: null,
};

function card(virtue: string, value: number, icon = "none"): [string, Card] {
  return [`${virtue} ${value}`, { virtue, value, icon, label: 2, reconstructed: [] }];
}

const components: Components = {
  virtues: [],
  cards: Object.fromEntries([
    card("hope", 8, "water"), card("hope", 11), card("justice", 4), card("justice", 9), card("justice", 12), card("prudence", 9), card("faith", 14),
  ]),
};

function shown(): Shown {
  const model = new Shown({ game: "seven_virtues", state: "playing", seats } as Table, module, components);
  model.seat.value = 0;
  model.view.value = {
    active: ["justice 9", "hope 11", "justice 4", null, "prudence 9", "faith 14", "justice 12"], inactive: [], pile: 12, called: 0,
    players: [{ points: 7, cards: 0, hand: [] }, { points: 7, cards: 3, hand: [] }],
  };
  model.question.value = question;
  return model;
}

beforeAll(async () => {
  await speak("en");
  await learn("common");
  await learn("seven_virtues");
});

test("takes are named by what they take, and the committing button says the whole move", () => {
  const model = shown();
  expect(module.offer(model, "take justice")).toMatchObject({ title: "Justice ×3", small: "9, 4, 12", commit: "Take Justice ×3" });
  expect(module.offer(model, "take 9")).toMatchObject({ title: "Value 9 ×2", small: "Justice, Prudence" });
  expect(module.offer(model, "take hope 11")).toMatchObject({ title: "Hope 11", small: "single" });
});

test("the powers' answers have words", () => {
  const model = shown();
  const answers: Offer[] = [
    { text: "discard hope 8", verb: "discard", args: { card: "hope 8" }, spot: "held:hope 8" },
    { text: "give hope 8", verb: "give", args: { card: "hope 8" }, spot: "held:hope 8" },
    { text: "name hope", verb: "name", args: { virtue: "hope" }, spot: "virtue:hope" },
    { text: "name player 1", verb: "name player", args: { seat: 1 }, spot: "seat:1" },
    { text: "done", verb: "done", args: {}, spot: "" },
  ];
  model.question.value = { ...question, offers: answers, previews: {} };
  expect(module.offer(model, "discard hope 8")).toMatchObject({ title: "Hope 8", small: "Water", commit: "Discard Hope 8" });
  expect(module.offer(model, "give hope 8").commit).toBe("Give Hope 8");
  expect(module.offer(model, "name hope").commit).toBe("Name Hope");
  expect(module.offer(model, "name player 1")).toMatchObject({ title: "Jun", small: "3 cards" });
  expect(module.offer(model, "done").title).toBe("Stop here");
});

test("a card that cannot be taken alone is wanted alone", () => {
  const model = shown();
  model.wondered.value = alone("justice 9");
  expect(module.wish?.(model, "take justice 9")).toBe("Justice 9 alone");
  expect(module.wanted?.(model, "card:justice 9")).toBe("take justice 9");
  model.question.value = { ...question, name: "charity" };
  expect(module.wanted?.(model, "held:hope 8")).toBe("discard hope 8");
});

test("only a legal answer can be chosen, and nothing is given by choosing", () => {
  const model = shown();
  model.choose("take justice 9");
  expect(model.chosen.value).toBeNull();
  model.choose("take 9");
  expect(model.chosen.value).toBe("take 9");
  expect(model.given).toEqual([]);
  model.commit();
  expect(model.given).toEqual(["take 9"]);
});

test("while an answer is on its way it stands, and nothing else can be chosen", () => {
  const model = shown();
  model.choose("take 9");
  model.sending.value = true;
  model.choose(null);
  expect(model.chosen.value).toBe("take 9");
  expect(model.myTurn.value).toBe(true);
});

test("the scoring is told Virtue by Virtue, then the trios", () => {
  const log = [
    entry("took", "SV-3.2", { seat: 0, take: "hope", cards: "hope 1, hope 2" }),
    entry("all_taken", "SV-3.7", {}),
    entry("called", "SV-4.3", { virtue: "charity", first: 0, second: 1 }),
    entry("gained", "SV-4.3", { seat: 0, points: 5, virtue: "charity" }),
    entry("stood_in", "", { seat: 1, level: "easy", trouble: "late" }),
    entry("called", "SV-4.3", { virtue: "faith", first: -3, second: -3 }),
    entry("trios", "SV-5.1", { seat: 0, points: 3, trios: 1 }),
    entry("trios", "SV-5.1", { seat: 1, points: 6, trios: 2 }),
  ];
  const chapters = chaptersOf(log);
  expect(chapters.map((chapter) => [chapter.name, chapter.entries.length])).toEqual([["charity", 1], ["faith", 0], ["trios", 2]]);
  expect(module.chapters?.(log.slice(0, 2))).toBe(0);
});

test("the chronicle leaves the dealing of cards to the table", () => {
  const dealt: LogEntry = { n: 1, event: "dealt", clause: "SV-3.6", facts: { card: "hope 3", column: 1 }, by: -1 };
  const took: LogEntry = { n: 2, event: "took", clause: "SV-3.4", facts: { seat: 1, take: "hope 11", cards: "hope 11", count: 1 }, by: -1 };
  expect(module.entries?.([dealt, took])).toEqual([took]);
  expect(module.told?.(took, { seats, you: 0 })).toBe("Jun takes Hope 11, a single card");
  expect(module.told?.({ ...took, clause: "SV-3.3", facts: { seat: 0, take: "9", cards: "hope 9, faith 9", count: 2 }, by: -1 }, { seats, you: 0 })).toBe("You take Value 9 ×2");
});

test("the end shows the cards and their number for every Virtue, so that one sees why somebody was first", () => {
  const model = shown();
  const all = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"];
  model.view.value = { ...model.view.value, players: [{ points: 9, cards: 2, hand: ["justice 4", "justice 9"] }, { points: 7, cards: 1, hand: ["justice 12"] }] };
  model.log.value = all.map((virtue) => entry("called", "SV-4.3", { virtue, first: virtue === "justice" ? 0 : -3, second: virtue === "justice" ? 1 : -3 }));
  const root = document.createElement("div");
  render(h(module.Final!, { model }), root);
  const row = [...root.querySelectorAll("tbody tr")].find((one) => one.textContent?.includes("Justice"))!;
  const [mine, other] = [...row.querySelectorAll("td")].map((cell) => ({ count: cell.querySelector(".count")?.textContent, cards: cell.querySelectorAll(".was").length, rank: cell.querySelector(".tag")?.textContent }));
  expect(mine).toEqual({ count: "×2", cards: 2, rank: "1st" });
  expect(other).toEqual({ count: "×1", cards: 1, rank: "2nd" });

  // Where there is room they stand beside the points they brought.
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width: 1440 });
  render(h(module.Final!, { model }), root);
  expect(root.textContent).toBe("");
  render(h(module.Held!, { model, line: "justice", seat: 0 }), root);
  expect(root.querySelectorAll("[data-testid=held] .was")).toHaveLength(2);
  expect(root.textContent).toContain("×21st");
  render(h(module.Held!, { model, line: "trios", seat: 0 }), root);
  expect(root.textContent).toBe("");
});

test("a Virtue explains its power when it is pressed", () => {
  const model = shown();
  model.view.value = { ...model.view.value, standing: [] };
  const root = document.createElement("div");
  render(h(ScoringOrder, { model }), root);
  root.querySelector<HTMLElement>('[data-spot="virtue:hope"]')!.click();
  expect(model.closer.value?.spot).toBe("virtue:hope");
  render(h(module.Details!, { model, spot: "virtue:hope" }), root);
  expect(root.textContent).toContain("1st names up to two opponents, but not whoever is 2nd; each pays 1 VP per Light they hold.");
});
