import type { TableModel } from "../../table/table_model.ts";
import { choosePlan, planned } from "../governing/desk.ts";
import { MAJORS, warsOf, type Major } from "./wars.ts";
import type { After, Spread } from "./wire.ts";

// Crowns and Crosses spread over the tracks: what is chosen is a plan of answers, so that one button sends it.

export type Symbol = "crown" | "cross";
export type Counts = Record<Symbol, number>;

/** What the open question allows; null where no Crowns are spread. */
export const spreadOf = (model: TableModel): Spread | null => (model.myTurn.value ? (warsOf(model).details?.spread ?? null) : null);

/** Symbols chosen for a track. */
export function countsOf(spread: Spread | null, plan: readonly string[], major: Major): Counts {
  const count = (symbol: Symbol) => plan.filter((answer) => answer === spread?.answers[major][symbol]).length;
  return { crown: count("crown"), cross: count("cross") };
}

/** Where the marker of a track would stand after what is chosen; null: where it stands. */
export function afterOf(model: TableModel, major: Major): After | null {
  const spread = spreadOf(model);
  const { crown, cross } = countsOf(spread, planned(model), major);
  return spread?.tracks[major]?.[crown + cross - 1] ?? null;
}

/** The answers that spend one symbol more or less on a track; null: no source brings it, or the track ends. */
export function changed(spread: Spread, plan: readonly string[], major: Major, symbol: Symbol, by: 1 | -1): string[] | null {
  const wanted = MAJORS.map((one) => {
    const counts = countsOf(spread, plan, one);
    return one === major ? { ...counts, [symbol]: counts[symbol] + by } : counts;
  });
  const here = wanted[MAJORS.indexOf(major)]!;
  if (here[symbol] < 0 || here.crown + here.cross > (spread.tracks[major]?.length ?? 0)) return null;
  const crowns = wanted.reduce((sum, { crown }) => sum + crown, 0);
  const crosses = wanted.reduce((sum, { cross }) => sum + cross, 0);
  if (crowns + crosses === 0) return [];
  const way = spread.ways.find((one) => one.crown === crowns && one.cross === crosses);
  if (!way) return null;
  const spent = wanted.flatMap(({ crown, cross }, index) => {
    const answers = spread.answers[MAJORS[index]!];
    return [...Array.from({ length: cross }, () => answers.cross), ...Array.from({ length: crown }, () => answers.crown)];
  });
  return [...way.use, ...spent];
}

/** One symbol more or less on a track; where that is no answer, the server says why. */
export function change(model: TableModel, major: Major, symbol: Symbol, by: 1 | -1, at: Element | null): void {
  const spread = spreadOf(model);
  const next = spread && changed(spread, planned(model), major, symbol, by);
  if (next) choosePlan(model, next);
  else if (by > 0 && spread) model.wonder(spread.answers[major][symbol], at);
}
