import { beforeAll, expect, test } from "vitest";
import type { SeatInfo } from "../src/net/types.ts";
import { nameOf, reason, said, told, variables } from "../src/words/facts.ts";
import { ServerSaid } from "../src/net/http.ts";
import { said as failed } from "../src/net/said.ts";
import { knows, language, learn, listed, speak, t } from "../src/words/words.ts";

const person = (name: string, you = false): SeatInfo => ({ kind: "person", name, level: null, you, connected: true });
const bot: SeatInfo = { kind: "bot", name: "Easy", level: "easy", you: false, connected: true };
const company = { seats: [person("Ada"), person("Jun", true), bot, bot], you: 1 };

beforeAll(async () => {
  await speak("en");
  await learn("common");
  await learn("seven_virtues");
});

test("notation is translated word by word", async () => {
  expect(said("justice 9, hope 11")).toBe("Justice 9, Hope 11");
  expect(said(14)).toBe("14");
  expect(said("an_unknown_word 3")).toBe("An unknown word 3");
  await speak("cs");
  expect(said("justice 9, hope 11")).toBe("Spravedlnost 9, Naděje 11");
  await speak("en");
});

test("facts that are seats become names and say whether it is you", () => {
  expect(variables({ seat: 1, receiver: 0, second: -3, points: 5, virtue: "hope" }, company)).toEqual({
    seat: "Jun", seat_is: "you", receiver: "Ada", receiver_is: "other", second: "", second_is: "nobody", points: 5, virtue: "Hope",
  });
});

test("bots of one level have names of their own", () => {
  expect(nameOf(company, 2)).not.toBe(nameOf(company, 3));
  expect(nameOf({ seats: [] }, 4)).toBe("Seat 5");
});

test("an event is told in the language of the page, from its facts", async () => {
  const gave = { n: 1, event: "gave", clause: "SV-4.5", facts: { seat: 0, receiver: 1, card: "hope 3" }, by: -1 };
  expect(told("seven_virtues", gave, company)).toBe("Ada gives you Hope 3");
  await speak("fr");
  expect(told("seven_virtues", gave, company)).toBe("Ada vous donne Espérance 3");
  await speak("en");
  const called = { n: 2, event: "called", clause: "SV-4.3", facts: { virtue: "faith", first: 1, second: -3 }, by: -1 };
  expect(told("seven_virtues", called, company)).toBe("Scoring Faith: you are 1st");
});

test("what the server says no to is told in the page's language, and something is always said", async () => {
  await speak("fr");
  expect(failed(new ServerSaid(409, "seat_taken", "Seat 1 is taken.", { seat: 1 }))).toBe("La place 2 est prise.");
  expect(failed(new ServerSaid(0, "unreachable", ""))).toContain("Le serveur ne répond pas");
  expect(failed(new ServerSaid(418, "teapot", "I am a teapot."))).toBe("I am a teapot.");
  expect(failed(new Error("boom"))).toContain("Le serveur ne répond pas");
  expect([nameOf({ seats: [person("Guest 2hph")] }, 0), listed(["Ada", "Jun", "Eva"])]).toEqual(["Invité 2hph", "Ada, Jun et Eva"]);
  await speak("en");
});

test("a message nobody wrote fails where tests can see it", () => {
  expect(() => t("no-such-message")).toThrow("no message no-such-message");
  expect(() => t("seat-number")).toThrow("seat-number");
});

test("an event nobody has words for is still told", () => {
  const entry = { n: 1, event: "moved_on", clause: "SV-1.1", facts: { seat: 0, steps: 2 }, by: -1 };
  expect(told("seven_virtues", entry, company)).toBe("Moved on: Ada, steps 2");
});

test("a refusal gives its facts, and without words of ours the English that came with it", async () => {
  const refusal = { clause: "SV-3.4", key: "SV-3-4", sentence: "Take Justice 9: …", facts: { card: "justice 9", others: "justice 4, hope 9" } };
  expect(reason(refusal, company)).toContain("Justice 4, Hope 9");
  await speak("it");
  expect(reason(refusal, company)).toContain("Giustizia 4, Speranza 9");
  expect(reason({ ...refusal, key: "ZZ-9-9" }, company)).toBe("Take Justice 9: …");
  await speak("en");
});

test("plural forms follow the language", async () => {
  expect([1, 2, 5].map((cards) => t("sv-cards", { cards }))).toEqual(["1 card", "2 cards", "5 cards"]);
  await speak("cs");
  expect([1, 2, 5].map((cards) => t("sv-cards", { cards }))).toEqual(["1 karta", "2 karty", "5 karet"]);
  await speak("en");
  expect(language.value).toBe("en");
});

test("what both Virtù games say in the same words stands once, and each game can say it its own way", async () => {
  await learn("palace", "wars_of_italy");
  expect(knows("event-palace-moved")).toBe(true);
  expect(knows("event-wars_of_italy-moved")).toBe(true);
  expect(knows("event-wars_of_italy-began")).toBe(false);
  expect(t("event-wars_of_italy-skipped", { seat: "Ada", seat_is: "other" })).toBe(t("event-palace-skipped", { seat: "Ada", seat_is: "other" }));
  expect(knows("event-seven_virtues-moved")).toBe(false);
});

test("a name brings the forms its language bends it to, wherever it is put in", async () => {
  await learn("palace", "wars_of_italy");
  await speak("fr");
  const withdrew = { n: 1, event: "withdrew", clause: "AG-10.2.8", facts: { seat: 0, city: "ancona" }, by: -1 };
  expect(told("wars_of_italy", withdrew, { seats: [person("France")], you: null })).toBe("La France se retire d’Ancône");
  expect(told("wars_of_italy", withdrew, company)).toBe("Ada se retire d’Ancône");
  await speak("en");
});
