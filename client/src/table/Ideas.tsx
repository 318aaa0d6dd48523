import { useEffect } from "preact/hooks";
import { wide } from "../settings.ts";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** "What can I do?": opens a bot's plans for the open question, and keeps asking for them while they are open. */
export function IdeasButton({ model }: { model: TableModel }) {
  const open = model.wantsIdeas.value;
  const mine = model.myTurn.value;
  const question = model.question.value;
  useEffect(() => {
    if (open && mine) model.askIdeas();
  }, [model, open, mine, question]);
  return (
    <button type="button" class="link" aria-expanded={open} aria-keyshortcuts="I" data-testid="what-can-i-do" onClick={() => (model.wantsIdeas.value = !open)}>
      <Icon name="spark" size={13} /> {t("what-can-i-do")}
    </button>
  );
}

/** The button where the game has no place of its own for it. */
export function Ideas({ model }: { model: TableModel }) {
  if ((wide.value && model.module.ideasInPanel === true) || !model.live || !model.myTurn.value) return null;
  return (
    <span class="ideas-anchor">
      <IdeasButton model={model} />
    </span>
  );
}
