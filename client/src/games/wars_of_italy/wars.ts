import type { TableModel } from "../../table/table_model.ts";
import { houseOf, ownSeat, type House } from "../governing/board.ts";
import type { Components, MajorCity, Track, View } from "./wire.ts";

// What the Wars of Italy have besides: Major Cities with their tracks, and Rounds.

export type Major = keyof View["majors"];
export type Posture = NonNullable<MajorCity["posture"]>[number];

export const MAJORS: Major[] = ["rome", "venice", "florence"];
export const HOUSE_OF: Record<string, House> = { blue: "france", yellow: "naples", white: "rome", green: "venice", red: "florence" };

export const warsOf = (model: TableModel): View => model.view.value as View;
export const warsPrinted = (model: TableModel): Components => model.components as Components;

/** How a Major City stands towards the one who looks. */
export function postureTo(model: TableModel, major: Major): Posture | null {
  return warsOf(model).majors[major].posture?.[ownSeat(model)] ?? null;
}

/** The Major City whose disc a house's is; null: one of the two sides. */
export const asMajor = (house: House | null): Major | null => (MAJORS.includes(house as Major) ? (house as Major) : null);

/** "alliance-france", "favour-naples", "neutral". */
export function zoneOf({ alliance, favour }: Track, square: number): string {
  const far = Math.abs(square);
  const side = square < 0 ? "france" : "naples";
  return far >= alliance ? `alliance-${side}` : far >= favour ? `favour-${side}` : "neutral";
}

export const allyOf = (model: TableModel, major: Major): House | null => {
  const { ally } = warsOf(model).majors[major];
  return ally === undefined ? null : houseOf(model, ally);
};
