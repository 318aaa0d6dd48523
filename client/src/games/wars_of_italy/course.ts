import type { Course, Goal } from "../../table/Course.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import { boardOf } from "../governing/board.ts";
import { stepNow, stretch } from "../governing/course.ts";
import { warsOf } from "./wars.ts";

export function course(model: TableModel): Course {
  const { round, salary_rounds: paid } = warsOf(model);
  const winter = paid.includes(round) ? ["salary", "reorganise", "buy", "recruit"] : ["reorganise", "buy", "recruit"];
  const found = stepNow(model);
  const now = found === "alliance" ? "action" : found === "salary" && !paid.includes(round) ? "reorganise" : found;
  return { stretches: [...(now === "setup" ? [stretch("setup", "setup")] : []), stretch("spring", "marker", "action", "sieges"), stretch("winter", ...winter)], now };
}

/** WI-11 Naples decides at once; otherwise the points after the last Round. */
export function goals(model: TableModel): Goal[] {
  const { round, last_round: last } = warsOf(model);
  const naples = boardOf(model).cities.naples;
  const troops = naples?.armies.filter((army) => army.inside).reduce((sum, army) => sum + army.count, 0) ?? 0;
  return [
    { icon: "flag", text: t("goal-naples", { value: naples?.value ?? 0, troops }), brief: t("goal-naples-brief", { n: last }) },
    { icon: "clock", text: t("goal-round", { n: last }), left: t("goal-left", { n: last - round }) },
  ];
}
