import type { Sight } from "../../table/table_model.ts";
import { houseOf, ownSeat, type House, type Moment } from "../governing/board.ts";

// What the Wars of Italy have besides: Major Cities with their tracks, and Rounds.

export type Major = "rome" | "venice" | "florence";
export type Posture = "hostile" | "neutral" | "favourable" | "allied";

export interface MajorView {
  colour: string;
  status: "active" | "allied" | "eliminated";
  /** Troops beside the board. */
  pool: number;
  ally?: number;
  square?: number;
  agent?: number | null;
  cards?: string[];
  agents?: number;
  /** Towards France, towards Naples. */
  posture?: [Posture, Posture];
}

export interface TrackView {
  /** The squares are -end to end; from these distances on a side is favoured, and may conclude. */
  end: number;
  alliance: number;
  favour: number;
}

/** A square a marker would reach. */
export interface After {
  square: number;
  posture: [Posture, Posture];
  alliance: boolean;
}

/** What Crowns and Crosses could do now: squares by symbols spent, and the sources for every sum of symbols. */
export interface Spread {
  tracks: Partial<Record<Major, After[]>>;
  ways: { crown: number; cross: number; use: string[] }[];
}

export interface WarsView {
  round: number;
  last_round: number;
  salary_rounds: number[];
  majors: Record<Major, MajorView>;
  track: TrackView;
  crosses: number[];
  moment: (Moment & { spread?: Spread }) | null;
}

export interface WarsPrinted {
  majors: Record<Major, { colour: string; capital: string; cities: string[]; troops: number }>;
  rounds: { last: number; salary: number[]; years: [number, number][]; reconstructed: string[] };
}

export const MAJORS: Major[] = ["rome", "venice", "florence"];
export const HOUSE_OF: Record<string, House> = { blue: "france", yellow: "naples", white: "rome", green: "venice", red: "florence" };

export const warsOf = (sight: Sight): WarsView => sight.view.value as unknown as WarsView;
export const warsPrinted = (sight: Sight): WarsPrinted => sight.components as unknown as WarsPrinted;

/** How a Major City stands towards the one who looks. */
export function postureTo(sight: Sight, major: Major): Posture | null {
  return warsOf(sight).majors[major].posture?.[ownSeat(sight)] ?? null;
}

/** The Major City whose disc a house's is; null: one of the two sides. */
export const asMajor = (house: House | null): Major | null => (MAJORS.includes(house as Major) ? (house as Major) : null);

/** "alliance-france", "favour-naples", "neutral". */
export function zoneOf({ alliance, favour }: TrackView, square: number): string {
  const far = Math.abs(square);
  const side = square < 0 ? "france" : "naples";
  return far >= alliance ? `alliance-${side}` : far >= favour ? `favour-${side}` : "neutral";
}

export const allyOf = (sight: Sight, major: Major): House | null => {
  const { ally } = warsOf(sight).majors[major];
  return ally === undefined ? null : houseOf(sight, ally);
};
