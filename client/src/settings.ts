import { computed, effect, type Signal, signal } from "@preact/signals";

// What each person likes, kept by the browser. A setting acts at once; where nothing is kept it holds for this visit.

/** A setting with few values; the first is what everybody begins with. */
function kept<T extends string>(name: string, values: readonly T[]): Signal<T> {
  const found = signal<T>(values.find((value) => value === read(name)) ?? values[0]!);
  write(name, found);
  return found;
}

/** A setting that is on or off. */
function keptYes(name: string, begin: boolean): Signal<boolean> {
  const before = read(name);
  const found = signal(before === null ? begin : before === "yes" || before === "on");
  write(name, found);
  return found;
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(`virtu.${name}`);
  } catch {
    return null;
  }
}

function write(name: string, setting: Signal<string> | Signal<boolean>): void {
  let first = true;
  setting.subscribe((value) => {
    if (first) first = false;
    else
      try {
        localStorage.setItem(`virtu.${name}`, typeof value === "boolean" ? (value ? "yes" : "no") : value);
      } catch {
        // Then it holds for this visit only.
      }
  });
}

function watched(query: string): { readonly value: boolean } {
  const media = globalThis.matchMedia?.(query);
  const state = signal(media?.matches ?? false);
  media?.addEventListener("change", (event) => {
    state.value = event.matches;
  });
  return state;
}

// ---- following the game

/** How long each move of the others is seen; "step" waits for a key or a press. */
export const PACES = ["brisk", "instant", "calm", "step"] as const;
export type Pace = (typeof PACES)[number];
export const pace = kept("pace", PACES);

/** After how many moves of the others "Since your turn" opens by itself. */
export const SINCE = ["3", "6", "never"] as const;
export const sinceAfter = kept("since_after", SINCE);

/** Whether a question with one possible answer, or none that matters, passes by itself. */
export const autopass = keptYes("autopass", true);

/** Whether an answer that ends the turn is asked about once more. */
export const confirmEnd = keptYes("confirm_end", false);

/** Whether a bot looks at an answer before it is given. */
export const warnings = keptYes("warnings", true);

export function confirmEnds(yes: boolean): void {
  confirmEnd.value = yes;
}

export const MOTIONS = ["system", "on", "off"] as const;
export type Motion = (typeof MOTIONS)[number];
export const motion = kept("motion", MOTIONS);

const calmDevice = watched("(prefers-reduced-motion: reduce)");
/** Nothing travels: what changed gets an outline instead. */
export const still = computed(() => motion.value === "off" || (motion.value === "system" && calmDevice.value));

/** What is heard: nothing, a sign when one is asked, or that and a tick for every move of the others. */
export const SOUNDS = ["off", "turn", "all"] as const;
export type Sound = (typeof SOUNDS)[number];
export const sound = kept("sound", SOUNDS);

/** The bots of a quick game, by the name of their level. */
export const quickLevel = signal(read("quick_level") ?? "easy");
write("quick_level", quickLevel);

// ---- reading

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const theme = kept("theme", THEMES);

export function dress(next: Theme): void {
  theme.value = next;
}

export const dark = watched("(prefers-color-scheme: dark)");

export function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "system" && dark.value);
}

/** How much larger than usual everything is drawn. */
export const SIZES = ["usual", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];
export const textSize = kept("text_size", SIZES);
const SCALES: Record<Size, number> = { usual: 1, large: 1.12, largest: 1.25 };

/** Positions in the window, divided by this, are lengths for a style. */
export const scale = computed(() => SCALES[textSize.value]);

/** Whether the window is so wide, counted as larger text leaves it. */
function wideAs(width: number): { readonly value: boolean } {
  const room = Object.values(SCALES).map((by) => [by, watched(`(min-width: ${width * by}px)`)] as const);
  return computed(() => room.find(([by]) => by === scale.value)![1].value);
}

/** Under 1000 px the phone's layout is used. */
export const wide = wideAs(1000);
/** Under 1280 px a table with three columns folds the third into tabs. */
export const roomy = wideAs(1280);
/** Lower than this and what stands under one another in a column takes turns as tabs. */
export const high = watched("(min-height: 801px)");

// ---- the colours of houses: shape, pattern and charge never change, and what is written on them stays readable

export const HOUSES = ["florence", "milan", "venice", "naples", "rome"] as const;
export type House = (typeof HOUSES)[number];
export const HOUSE_COLOURS: Record<House, readonly [string, string, string]> = {
  florence: ["#B02A22", "#8E2B6B", "#7A4A12"],
  milan: ["#2A5698", "#0E6E78", "#3B3B8F"],
  venice: ["#24714A", "#4F6B12", "#1C5F5C"],
  naples: ["#E0AC1C", "#E58E4A", "#C9C24A"],
  rome: ["#F7F3E8", "#D9D9D9", "#E8DCF2"],
};
/**
 * Which colour each house has. "blind" is the combination whose two nearest colours are furthest apart where red and
 * green look the same (three times as far as usual), "contrast" the darkest under white letters.
 */
export const HOUSE_SETS = { usual: "00000", contrast: "02200", blind: "22200" } as const;
const WORN = "house_colours";
export const houseColours = signal(/^[0-2]{5}$/.test(read(WORN) ?? "") ? read(WORN)! : HOUSE_SETS.usual);
write(WORN, houseColours);

export function wear(house: House, colour: number): void {
  const now = [...houseColours.value];
  now[HOUSES.indexOf(house)] = String(colour);
  houseColours.value = now.join("");
}

// ---- on the page

effect(() => {
  const root = globalThis.document?.documentElement;
  if (!root) return;
  mark(root, "theme", theme.value);
  mark(root, "motion", motion.value);
  root.style.zoom = scale.value === 1 ? "" : String(scale.value);
  for (const [index, house] of HOUSES.entries()) {
    const chosen = Number(houseColours.value[index]);
    for (const name of house === "milan" ? ["milan", "france"] : [house]) {
      if (chosen === 0) root.style.removeProperty(`--house-${name}`);
      else root.style.setProperty(`--house-${name}`, HOUSE_COLOURS[house][chosen]!);
    }
  }
});

/** "system" leaves it to the style sheets. */
function mark(root: HTMLElement, name: string, value: string): void {
  if (value === "system") delete root.dataset[name];
  else root.dataset[name] = value;
}
