import type { Course, Goal } from "../../table/Course.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import { seen } from "./cards.ts";

const TOP_LEVEL = 5;

/** A turn: two actions, each perhaps with a Counter, one favour; then the Mill. */
export function course(model: TableModel): Course {
  const { actions, charge, variant } = seen(model);
  const now = charge ? "counter" : actions > 1 ? "first-action" : actions === 1 ? "second-action" : "favour";
  const steps = ["first-action", ...(now === "counter" ? ["counter"] : []), "second-action", "favour", ...(variant === "full" ? ["mill"] : [])];
  return { stretches: [{ name: t("course-turn"), steps: steps.map((id) => ({ id, text: t(`course-step-${id}`) })) }], now };
}

export function goals(model: TableModel): Goal[] {
  const { players, last_round: last, round, variant } = seen(model);
  return [
    ...(variant === "full" ? [{ icon: "ladder", text: t("goal-level", { n: TOP_LEVEL }), need: TOP_LEVEL, have: players.map(({ level }) => level) }] : []),
    ...(last !== null ? [{ icon: "clock", text: t("goal-round", { n: last }), left: t("goal-left", { n: Math.max(0, last - round) }) }] : []),
    ...(variant === "short" && last === null ? [{ icon: "clock", text: t("goal-clock") }] : []),
  ];
}
