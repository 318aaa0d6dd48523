import { signal } from "@preact/signals";

// Which lessons somebody has been through, kept by the browser.

const KEPT = "virtu.lessons";

function read(): string[] {
  try {
    return (localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** "game/lesson", in the order they were done. */
export const done = signal(read());

export const isDone = (game: string, lesson: string): boolean => done.value.includes(`${game}/${lesson}`);

export function finish(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done.value = [...done.value, `${game}/${lesson}`];
  try {
    localStorage.setItem(KEPT, done.value.join(" "));
  } catch {
    // Then it is remembered for this visit only.
  }
}
