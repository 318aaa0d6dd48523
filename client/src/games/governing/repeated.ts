import type { TableModel } from "../../table/table_model.ts";
import { boardOf } from "./board.ts";
import { choosePlan, planned } from "./desk.ts";

// Questions the rules put again after each answer, one Troop at a time: several answers are given in one go.

const REPEATED = new Set(["disband", "recruit", "losses", "retreat"]);

export const repeats = (model: TableModel): boolean => model.myTurn.value && REPEATED.has(model.question.value?.name ?? "");

/** How many answers are wanted in all; recruits are as many as one likes. */
export function wantedInAll(model: TableModel): number {
  const details = boardOf(model).details;
  return details?.excess ?? details?.left ?? Number.POSITIVE_INFINITY;
}

/** An answer about one Troop; others end the question or bring florins first. */
export const isStep = (answer: string): boolean => /^(disband|recruit|lose|retreat) /.test(answer);

/** The answers chosen so far, one for each Troop. */
export const chosenSteps = (model: TableModel): readonly string[] => (repeats(model) ? planned(model).filter(isStep) : []);

export const countOf = (model: TableModel, answer: string): number => chosenSteps(model).filter((step) => step === answer).length;

/** Whether one more of these can follow; the server knows, and is asked where it has not said so yet. */
export function canAdd(model: TableModel, answer: string): boolean {
  const steps = chosenSteps(model);
  if (steps.length === 0) return true;
  if (steps.length >= wantedInAll(model)) return false;
  const row = [...steps, answer];
  return model.previewOfRow(row)?.taken === row.length;
}

export function askWhatFollows(model: TableModel, answers: readonly string[]): void {
  const steps = chosenSteps(model);
  if (steps.length === 0 || steps.length >= wantedInAll(model)) return;
  for (const answer of answers) model.askPreviewOfRow([...steps, answer]);
}

/** The same answer as often as it is wanted, where there is no other. */
export function again(model: TableModel, answer: string): readonly string[] {
  const all = wantedInAll(model);
  return repeats(model) && Number.isFinite(all) ? Array.from({ length: all - 1 }, () => answer) : [];
}

export function add(model: TableModel, answer: string): void {
  if (canAdd(model, answer)) choosePlan(model, [...chosenSteps(model), answer]);
}

export function takeAway(model: TableModel, answer: string): void {
  const steps = [...chosenSteps(model)];
  const last = steps.lastIndexOf(answer);
  if (last >= 0) choosePlan(model, steps.toSpliced(last, 1));
}
