import type { Course, Goal } from "../../table/Course.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { seen, VIRTUES } from "./cards.ts";

/** The draft, then the Virtues one by one, then the trios. */
export function course(model: TableModel): Course {
  const { called } = seen(model);
  const now = called === 0 ? "draft" : (VIRTUES[called - 1] ?? "trios");
  return {
    stretches: [
      { name: t("course-draft"), steps: [{ id: "draft", text: t("course-step-draft") }] },
      { name: t("course-calling"), steps: [...VIRTUES, "trios"].map((id) => ({ id, text: term(id) })) },
    ],
    now,
  };
}

export function goals(model: TableModel): Goal[] {
  const { called, pile, active, inactive } = seen(model);
  const rows = [...active, ...inactive].filter((card) => card !== null).length;
  if (called > 0) return [{ icon: "bell", text: t("goal-called"), left: t("goal-left", { n: VIRTUES.length - called }) }];
  return [{ icon: "deck", text: t("goal-cards"), left: t("goal-left", { n: pile + rows }) }];
}
