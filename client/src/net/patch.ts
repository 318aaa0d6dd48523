import type { Things } from "./types.ts";

// A patch tells what changed: keys of objects, `$at` places of lists, `$is` for anything else, `$gone` for what left.

/** The value after the patch; what did not change is shared with the value before. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isThings(patch)) return patch;
  if ("$is" in patch) return patch.$is;
  if ("$at" in patch) return patchedList(value, patch.$at);
  if (!isThings(value)) throw new Error("a patch of keys needs an object");
  const result: Things = { ...value };
  for (const [key, change] of Object.entries(patch)) {
    if (isThings(change) && change.$gone === true) delete result[key];
    else result[key] = key in value ? patched(value[key], change) : added(change);
  }
  return result;
}

function patchedList(value: unknown, places: unknown): unknown {
  if (!Array.isArray(value) || !isThings(places)) throw new Error("a patch of places needs a list");
  const result: unknown[] = [...value];
  for (const [place, change] of Object.entries(places)) {
    const index = Number(place);
    if (!(index in result)) throw new Error(`the list has no place ${place}`);
    result[index] = patched(result[index], change);
  }
  return result;
}

/** A key that was not there before: its value stands in `$is`, or for itself. */
function added(change: unknown): unknown {
  return isThings(change) && "$is" in change ? change.$is : change;
}

function isThings(value: unknown): value is Things {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
