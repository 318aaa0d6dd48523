import { signal } from "@preact/signals";
import { afterEach, expect, test, vi } from "vitest";
import type { TableModel } from "../src/table/table_model.ts";

// Settings outlive the page, act on it at once, and a broken or foreign value is as good as none.

async function fresh() {
  vi.resetModules();
  return import("../src/settings.ts");
}

afterEach(() => localStorage.clear());

test("everybody begins with the same settings", async () => {
  const settings = await fresh();
  expect([settings.pace.value, settings.autopass.value, settings.motion.value, settings.sound.value]).toEqual(["brisk", true, "system", "off"]);
  expect(localStorage.length).toBe(0);
});

test("what was chosen is there on the next visit", async () => {
  const before = await fresh();
  before.pace.value = "step";
  before.autopass.value = false;
  before.wear("venice", 2);
  const after = await fresh();
  expect([after.pace.value, after.autopass.value, after.houseColours.value]).toEqual(["step", false, "00200"]);
  expect(document.documentElement.style.getPropertyValue("--house-venice")).toBe("#1C5F5C");
});

test("a value nobody knows is as good as none", async () => {
  localStorage.setItem("virtu.pace", "slow");
  localStorage.setItem("virtu.house_colours", "99999");
  const settings = await fresh();
  expect([settings.pace.value, settings.houseColours.value]).toEqual(["brisk", "00000"]);
});

test("motion off holds whatever the device says", async () => {
  const settings = await fresh();
  settings.motion.value = "off";
  expect(settings.still.value).toBe(true);
  expect(document.documentElement.dataset.motion).toBe("off");
  settings.motion.value = "on";
  expect(settings.still.value).toBe(false);
});

test("one bell when one is asked, a tick for the others only if wanted", async () => {
  const settings = await fresh();
  const { listen } = await import("../src/sounds.ts");
  const heard: string[] = [];
  const model = { myTurn: signal(true), version: signal(1), sending: signal(false) };
  const stop = listen(model as unknown as TableModel, (name) => heard.push(name));
  const others = () => ((model.myTurn.value = false), (model.version.value += 1), (model.myTurn.value = true));
  others();
  expect(heard).toEqual([]);
  settings.sound.value = "turn";
  others();
  expect(heard).toEqual(["turn"]);
  settings.sound.value = "all";
  others();
  expect(heard).toEqual(["turn", "move", "turn"]);
  stop();
  others();
  expect(heard).toHaveLength(3);
});
