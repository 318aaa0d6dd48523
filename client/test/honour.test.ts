import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Characters } from "../src/games/honour/Characters.tsx";
import { Consequence } from "../src/games/honour/Consequence.tsx";
import module from "../src/games/honour/index.ts";
import type { Player } from "../src/games/honour/wire.ts";
import type { LogEntry, Offer, SeatInfo, Table } from "../src/net/types.ts";
import { motion } from "../src/settings.ts";
import { Heard } from "../src/table/Heard.tsx";
import { TableModel } from "../src/table/table_model.ts";
import { term } from "../src/words/facts.ts";
import { LANGUAGES, learn, speak, t } from "../src/words/words.ts";

class Shown extends TableModel {
  readonly live = true;
  commit(): void {}
  wonder(): void {}
  redo(): void {}
  undo(): void {}
  close(): void {}
}

const GUILDSMAN = 3;
const seats: SeatInfo[] = ["Ada", "Jun", "Mei", "Lea", "Noor"].map((name, seat) => ({ kind: "person", name, level: null, you: seat === 4, connected: true }));
const player = (honour: number, dishonour: number): Player => ({
  character: "guildsman", group: "lay", level: 1, cap: 10, honour, dishonour, queued: 0, tokens: 0, piles: [], shames: [], cards: 8, known: [], hand: [],
});
const entry = (n: number, event: string, clause: string, facts: LogEntry["facts"]): LogEntry => ({ n, event, clause, facts, by: 0 });
const offer = (text: string, verb: string, card = ""): Offer => ({ text, verb, args: card ? { card } : ({} as Offer["args"]), spot: "" });
const BEFORE = [entry(1, "stopped", "HO-4.1", { seat: 0 })];
const RELOCATED = [
  ...BEFORE,
  entry(2, "dishonoured", "HO-7.5", { seat: GUILDSMAN, card: "dishonour 3 universal", value: 3, total: 11, cap: 10 }),
  entry(3, "relocated", "HO-8.1", { seat: GUILDSMAN, total: 11, cap: 10, honour: 25, tokens: 2, recognition: 1, queued: 2 }),
];

let model: Shown;
let root: HTMLElement;

beforeAll(() => learn("common", "honour"));

beforeEach(() => {
  vi.useFakeTimers();
  model = new Shown({ game: "honour", state: "playing", seats } as Table, module, { characters: [], hand: 8, display: 3, wakes: 5, caps: {}, cards: {} });
  model.seat.value = 4;
  model.view.value = {
    variant: "full", turn: 4, actions: 2, favours: 1, queue: [], mill: { active: true, gives_out: 0, market: 0 }, charge: null, ended: "",
    players: [player(19, 4), player(9, 3), player(0, 0), player(25, 8), player(17, 6)],
  };
  model.log.value = BEFORE;
  root = document.body.appendChild(document.createElement("div"));
  act(() => render([h(Characters, { model }), h(Consequence, { model }), h(Heard, { model })], root));
});

afterEach(async () => {
  vi.useRealTimers();
  render(null, root);
  root.remove();
  motion.value = "system";
  await speak("en");
});

const relocate = () => act(() => void (model.log.value = RELOCATED));
const banner = () => root.querySelector(`[data-seat="${GUILDSMAN}"] [data-testid="relocation-banner"]`);
const tag = () => root.querySelector(`[data-seat="${GUILDSMAN}"] .st.bad`);

test.each(["on", "off"] as const)("a relocation is an event on the table, with motion %s: a banner with the loss, then a tag", (wish) => {
  motion.value = wish;
  expect(banner()).toBeNull();
  relocate();
  expect(banner()?.textContent).toBe("−25Relocates and starts againDishonour 11, cap was 10");
  expect(tag()).toBeNull();
  act(() => void vi.advanceTimersByTime(4100));
  expect(banner()).toBeNull();
  expect(tag()?.textContent).toBe("relocated");
});

test("the order of what happened stands beside the queue, sums and losses included", () => {
  relocate();
  const steps = [...root.querySelectorAll(".ho-steps li")].map((line) => line.textContent);
  expect(steps).toEqual([
    "The Mill gives the Guildsman a 3: 8 + 3 = 11, cap 10. HO-7.5",
    "The Guildsman relocates and loses 25 Honour: 22 from cards, 2 from tokens, 1 from Recognition. Back to level 1; 2 queued cards are removed, the hand is kept. HO-8.1",
  ]);
});

test("who listens hears it once", () => {
  relocate();
  const spoken = [...root.querySelectorAll("[aria-live], [role=alert], [role=status]")].map((node) => node.textContent ?? "");
  expect(spoken.join(" ").match(/relocates/g)).toHaveLength(1);
  expect(banner()?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("it is told in every language", async () => {
  relocate();
  for (const tongue of Object.keys(LANGUAGES)) {
    await act(() => speak(tongue));
    expect(banner()?.textContent).toMatch(/^−25.*11.*10$/);
    expect(root.querySelectorAll(".ho-steps li")).toHaveLength(2);
  }
});

test("what happened before one came is no event any more", () => {
  render(null, root);
  model.log.value = RELOCATED;
  act(() => render(h(Characters, { model }), root));
  expect(banner()).toBeNull();
  expect(tag()).not.toBeNull();
});

const told = (log: LogEntry[]) => module.entries!(log).map(({ event, facts }) => [event, facts.card]);

test("an exchange is told once, with all its cards, when it is done", () => {
  const discard = (n: number, card: string) => entry(n, "discarded", "HO-4.5", { seat: 1, card });
  const going = [...BEFORE, discard(2, "honour 2 lay"), discard(3, "counter 4-5 lay")];
  expect(told(going)).toEqual([["stopped", undefined]]);
  expect(told([...going, entry(4, "exchanged", "HO-4.5", { seat: 1, count: 2 })])).toEqual([["stopped", undefined], ["discarded", "honour 2 lay, counter 4-5 lay"], ["exchanged", undefined]]);
});

test("a plan to exchange cards picks just those, and its button gives them all", () => {
  const hand = ["honour 2 lay", "dishonour 4 lay", "honour 2 lay", "honour 3 lay"];
  model.view.value = { ...model.view.value, players: (model.view.value.players as Player[]).map((one, seat) => (seat === 4 ? { ...one, hand } : one)) };
  model.question.value = { name: "act", clause: "HO-4.2", seat: 4, offers: [offer("exchange", "exchange"), offer("done", "done")], previews: {}, obvious: null };
  model.waiting.value = { seats: [4], since: "" };
  const named = ["honour 2 lay", "honour 2 lay", "honour 3 lay"].map((card) => offer(`discard ${card}`, "discard", card));
  expect(module.adopt!(model, [offer("done", "done")])).toBe(false);
  expect(module.adopt!(model, [offer("exchange", "exchange"), ...named, offer("done", "done")])).toBe(true);
  expect(model.chosen.value).toBe("exchange");
  expect(module.planned!(model)).toEqual(["exchange", "discard honour 2 lay", "discard honour 2 lay", "discard honour 3 lay", "done"]);
});

test("who wins is named with the article, as in every sentence about a character", () => {
  const end = { names: term("scholar"), points: 38, next: 31 };
  expect(t("end-other", end)).toBe("The Scholar wins, 38 to 31");
  expect(t("end-plain", end)).toBe("The Scholar wins");
  expect(t("end-other", { ...end, names: "Ada" })).toBe("Ada wins, 38 to 31");
});

const ask = (...offers: Offer[]) => {
  model.question.value = { name: "act", clause: "HO-4.2", seat: 4, offers, previews: {}, obvious: null };
  model.waiting.value = { seats: [4], since: "" };
  return module.asked!(model);
};

test("where no card can be played the question does not ask for one", () => {
  const [done, exchange] = [offer("done", "done"), offer("exchange", "exchange")];
  expect(ask(done, offer("play honour 1 lay for nobleman", "play", "honour 1 lay"))).toBe("Your turn: which card?");
  expect(ask(exchange, done)).toBe("You can’t play any card now: exchange some, or end the turn?");
  expect(ask(done)).toBe("You can’t play any card now: end the turn?");
});

test("whom to blame is asked with no card in hand", () => {
  model.question.value = { name: "blame", clause: "HO-9.9", seat: 4, offers: [offer("blame scholar", "blame")], previews: {}, obvious: null };
  model.waiting.value = { seats: [4], since: "" };
  act(() => render(h(module.Answers!, { model }), root));
  expect(root.textContent).toContain("Householder");
});
