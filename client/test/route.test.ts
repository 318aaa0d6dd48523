import { expect, test } from "vitest";
import { route } from "../src/router.ts";

test("every kind of page has its address", () => {
  expect(route("/", "")).toEqual({ page: "lobby" });
  expect(route("/index.html", "")).toEqual({ page: "lobby" });
  expect(route("/table/abc", "")).toEqual({ page: "table", id: "abc" });
  expect(route("/replay/abc", "")).toEqual({ page: "replay", id: "abc", step: null });
  expect(route("/replay/abc/214", "")).toEqual({ page: "replay", id: "abc", step: 214 });
  expect(route("/rules/seven_virtues", "SV-3.4")).toEqual({ page: "rules", game: "seven_virtues", clause: "SV-3.4" });
  expect(route("/bots", "")).toEqual({ page: "bots", game: null });
  expect(route("/bots/honour", "")).toEqual({ page: "bots", game: "honour" });
  expect(route("/aid/honour", "")).toEqual({ page: "aid", game: "honour", table: null });
  expect(route("/aid/honour/abc", "")).toEqual({ page: "aid", game: "honour", table: "abc" });
  expect(route("/settings", "")).toEqual({ page: "settings" });
  expect(route("/lab", "")).toEqual({ page: "lab", view: "studies", one: null, other: null });
  expect(route("/lab/compare/abc/def", "")).toEqual({ page: "lab", view: "compare", one: "abc", other: "def" });
  expect(route("/rules", "")).toEqual({ page: "rules", game: null, clause: "" });
});

test("what is nowhere says so", () => {
  expect(route("/table", "")).toEqual({ page: "nowhere" });
  expect(route("/replay/abc/end", "")).toEqual({ page: "replay", id: "abc", step: null });
  expect(route("/aid", "")).toEqual({ page: "nowhere" });
  expect(route("/elsewhere", "")).toEqual({ page: "nowhere" });
  expect(route("/100%", "")).toEqual({ page: "nowhere" });
});
