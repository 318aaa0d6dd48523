import { computed, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

const KEPT = "virtu.theme";

export const theme = signal<Theme>(keptTheme());

function keptTheme(): Theme {
  try {
    const value = localStorage.getItem(KEPT);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

export function dress(next: Theme): void {
  theme.value = next;
  const root = document.documentElement;
  if (next === "system") delete root.dataset.theme;
  else root.dataset.theme = next;
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // The page is dressed all the same.
  }
}

const ASKED = "virtu.confirm_end";

/** Whether an answer that ends the turn is asked about once more. */
export const confirmEnd = signal(keptAsked());

function keptAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) === "yes";
  } catch {
    return false;
  }
}

export function confirmEnds(yes: boolean): void {
  confirmEnd.value = yes;
  try {
    localStorage.setItem(ASKED, yes ? "yes" : "no");
  } catch {
    // Then it holds for this visit only.
  }
}

/** A setting with a few values that the browser remembers. */
export interface Choice<T extends string> {
  readonly value: T;
  readonly values: readonly T[];
  set: (value: T) => void;
}

function choice<T extends string>(name: string, ...values: [T, ...T[]]): Choice<T> {
  const state = signal(remembered());
  function remembered(): T {
    try {
      const value = localStorage.getItem(name) as T;
      return values.includes(value) ? value : values[0];
    } catch {
      return values[0];
    }
  }
  return {
    values,
    get value() {
      return state.value;
    },
    set: (value) => {
      state.value = value;
      try {
        localStorage.setItem(name, value);
      } catch {
        // Then it holds for this visit only.
      }
    },
  };
}

/** How fast others' moves follow one another; step by step each waits for a press. */
export const pace = choice("virtu.pace", "brisk", "instant", "calm", "step");
/** Whether questions that leave nothing to choose are answered by themselves. */
export const autopass = choice("virtu.autopass", "on", "off");
/** Whether pieces move; otherwise what has changed is outlined. */
export const motion = choice("virtu.motion", "system", "full", "reduced");

function watched(query: string): { readonly value: boolean } {
  const media = globalThis.matchMedia?.(query);
  const state = signal(media?.matches ?? false);
  media?.addEventListener("change", (event) => {
    state.value = event.matches;
  });
  return state;
}

export const dark = watched("(prefers-color-scheme: dark)");
/** Under 1000 px the phone's layout is used. */
export const wide = watched("(min-width: 1000px)");
/** Under 1280 px a table with three columns folds the third into tabs. */
export const roomy = watched("(min-width: 1280px)");
const calmed = watched("(prefers-reduced-motion: reduce)");
/** Whether nothing moves. */
export const still = computed(() => (motion.value === "system" ? calmed.value : motion.value === "reduced"));

export function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "system" && dark.value);
}
