import { expect, test } from "vitest";
import { change, figure } from "../src/words/figures.ts";

test("figures have a true minus, changes a sign both ways, and nothing has none", () => {
  expect([-12, 0, 7].map(figure)).toEqual(["−12", "0", "7"]);
  expect([-12, -0, 0, 7].map(change)).toEqual(["−12", "0", "0", "+7"]);
});
