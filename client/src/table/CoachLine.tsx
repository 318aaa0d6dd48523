import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { knows, t, type Vars } from "../words/words.ts";
import { explains, silence } from "./coach.ts";
import type { TableModel } from "./table_model.ts";

/** One line above the prompt: one new idea, tied to the question that is open. Silent for good by one press. */
export function CoachLine({ model, id, vars }: { model: TableModel; id: string; vars?: Vars }) {
  if (!knows(id) || !explains(model, id)) return null;
  return (
    <div class="coach" role="note" data-testid="coach">
      <Icon name="spark" size={15} />
      <span>{t(id, vars)}</span>
      <Button kind="ghost" small square icon="x" hint={t("coach-off")} onClick={() => silence(model.game)} />
    </div>
  );
}

/** The line of a question, as the catalogues name it: `coach-honour-draw`. */
export function QuestionCoach({ model }: { model: TableModel }) {
  return <CoachLine model={model} id={`coach-${model.game}-${model.question.value?.name ?? ""}`} />;
}
