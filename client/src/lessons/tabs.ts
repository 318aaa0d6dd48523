import type { LessonStep } from "../net/types.ts";
import type { TableModel } from "../table/table_model.ts";

// A phone shows one thing at a time: which of its tabs has what a step speaks of.

const TABS: Record<string, string[]> = {
  map: ["part:map", "spot:city:", "spot:power:"],
  palace: ["part:palace", "part:domain", "spot:space:", "spot:room:"],
  houses: ["part:prestige", "part:others"],
  market: ["part:market"],
  tracks: ["part:tracks", "part:rounds"],
  scoring: ["part:scoring"],
  table: ["part:row", "part:next_row", "part:hand", "part:mill", "spot:card:", "spot:held:", "spot:seat:"],
};

/** The tab of the first thing a step shows; undefined: it lies around the tabs, or nowhere. */
function shownAt(model: TableModel, step: LessonStep): string | undefined {
  const [thing = ""] = step.show;
  const tab = Object.keys(TABS).find((name) => TABS[name]!.some((start) => thing.startsWith(start)));
  return model.module.tabs.find(({ id }) => id === tab)?.id;
}

/** Where to turn for a step: to what is spoken of, and to where the answer is given once one is wanted. */
export function tabFor(model: TableModel, step: LessonStep, acting: boolean): string | undefined {
  if (!acting) return shownAt(model, step);
  return model.module.place?.(model) ?? shownAt(model, step) ?? model.module.tabs[0]?.id;
}
