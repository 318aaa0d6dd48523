import { signal } from "@preact/signals";

// One line for the first game: what purple means. It goes with the first answer, or by one press.

const KEPT = "virtu.taught";

export const taught = signal(wasTaught());

function wasTaught(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return true;
  }
}

export function learnt(): void {
  taught.value = true;
  try {
    localStorage.setItem(KEPT, "1");
  } catch {
    // Then it is said once more another day.
  }
}
