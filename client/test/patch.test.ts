import { expect, test } from "vitest";
import { patched } from "../src/net/patch.ts";

test("keys that changed are replaced, the rest is shared", () => {
  const before = { pile: 12, rows: { active: ["justice 9"], inactive: ["hope 3"] } };
  const after = patched(before, { pile: 11 }) as typeof before;
  expect(after).toEqual({ pile: 11, rows: { active: ["justice 9"], inactive: ["hope 3"] } });
  expect(after.rows).toBe(before.rows);
  expect(before.pile).toBe(12);
});

test("objects are patched inside", () => {
  expect(patched({ a: { b: 1, c: 2 } }, { a: { c: 3 } })).toEqual({ a: { b: 1, c: 3 } });
});

test("a key that left is gone", () => {
  expect(patched({ a: 1, b: 2 }, { b: { $gone: true } })).toEqual({ a: 1 });
});

test("a new key stands for itself, or in $is when it is an object", () => {
  expect(patched({}, { a: 1, b: [1], c: { $is: { d: null } } })).toEqual({ a: 1, b: [1], c: { d: null } });
});

test("places of a list are patched by number", () => {
  const players = [{ points: 7 }, { points: 7 }];
  expect(patched(players, { $at: { "1": { points: 12 } } })).toEqual([{ points: 7 }, { points: 12 }]);
  expect(patched(["a", null], { $at: { "1": "b" } })).toEqual(["a", "b"]);
});

test("anything else is said with $is", () => {
  expect(patched([1, 2], { $is: [1, 2, 3] })).toEqual([1, 2, 3]);
  expect(patched({ a: { b: 1 } }, { a: { $is: null } })).toEqual({ a: null });
  expect(patched(5, 6)).toBe(6);
});

test("a patch that does not fit is an error, so that the client asks for a snapshot", () => {
  expect(() => patched([1], { $at: { "3": 1 } })).toThrow();
  expect(() => patched(1, { $at: { "0": 1 } })).toThrow();
  expect(() => patched(1, { a: 1 })).toThrow();
});
