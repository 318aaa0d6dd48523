import { signal } from "@preact/signals";

/** The coast as a path. It is a drawing: a table is painted and played without waiting for it. */
export const coast = signal("");

void import("./coast.json").then(({ default: { land } }) => {
  coast.value = land;
});
