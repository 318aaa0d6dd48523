import type { Course, Goal, Stretch } from "../../table/Course.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, houseOf, printedOf } from "./board.ts";

/** Which step of the Year a question belongs to, season by season. */
const STEP: Record<string, string> = {
  room: "marker", move: "marker", step: "marker", redeem: "marker", salary: "salary", disband: "salary", reorganise: "reorganise", purchase: "buy", cathedral: "buy",
  ["place"]: "buy", recruit: "recruit", alliance: "alliance", ally: "alliance",
};
const WINTER = new Set(["salary", "reorganise", "buy", "recruit", "alliance"]);

export const stretch = (name: string, ...steps: string[]): Stretch => ({ name: t(`course-${name}`), steps: steps.map((id) => ({ id, text: t(`course-step-${id}`) })) });

/** The step under way, as far as the open question tells. */
export function stepNow(model: TableModel): string {
  const { phase, details } = boardOf(model);
  const step = STEP[details?.topic ?? ""];
  if (phase === "setup" || phase === "over") return phase;
  if (phase === "winter") return step && WINTER.has(step) ? step : details?.topic === "pay" ? "buy" : "salary";
  if (phase === "sieges" || phase === "retreats") return "sieges";
  return step === "marker" ? "marker" : "action";
}

export function course(model: TableModel): Course {
  const now = stepNow(model);
  if (now === "setup") return { stretches: [stretch("setup", "setup"), stretch("spring", "marker", "action", "sieges", "new-order")], now };
  return {
    stretches: [stretch("spring", "marker", "action", "sieges", "new-order"), stretch("winter", "salary", "reorganise", "buy", "recruit", "alliance")],
    now,
  };
}

const CITIES_TO_END = 8;

/** AG-14.1 What ends the game, and how near each house is. */
export function goals(model: TableModel): Goal[] {
  const { seats, cities, year, lastYear } = boardOf(model);
  if (lastYear) return [{ icon: "flag", text: t("goal-last-winter") }];
  const free = Object.values(cities).filter((city) => city.disc === null).length;
  const limit = Number(model.table.value.options.year_limit ?? 0);
  const steps = printedOf(model).tracks.patronage.length - 1;
  return [
    { icon: "map", text: t("goal-cities", { n: CITIES_TO_END }), need: CITIES_TO_END, have: seats.map((seat) => seat.cities) },
    { icon: "sponsor", text: t("goal-patronage", { n: steps }), need: steps, have: seats.map((seat) => seat.patronage) },
    { icon: "disc", text: t("goal-neutral"), left: t("goal-left", { n: free }) },
    ...(limit > 0 ? [{ icon: "clock", text: t("goal-years", { n: limit }), left: t("goal-left", { n: Math.max(0, limit - year) }) }] : []),
  ];
}

/** Whose rank a line of the score depends on: counts of all houses, the most first. */
export function lineWhy(model: TableModel, line: string): string {
  const { seats } = boardOf(model);
  const crosses = (model.view.value as { crosses?: number[] }).crosses ?? [];
  const counts: Record<string, number[]> = {
    religion: crosses, crosses, cities: seats.map((seat) => seat.cities), most_cities: seats.map((seat) => seat.cities),
    patronage: seats.map((seat) => seat.patronage), most_patronage: seats.map((seat) => seat.patronage),
  };
  const have = counts[line];
  if (!have?.length) return "";
  const ranked = have.map((n, seat) => ({ n, seat })).toSorted((a, b) => b.n - a.n);
  return ranked.map(({ n, seat }) => `${seat === model.seat.value ? t("goal-you") : term(houseOf(model, seat)!)} ${n}`).join(", ");
}
