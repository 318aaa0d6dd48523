import { signal } from "@preact/signals";

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
export const still = watched("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "system" && dark.value);
}
