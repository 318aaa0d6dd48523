import { useEffect, useRef } from "preact/hooks";
import type { Idea } from "../net/types.ts";
import { wide } from "../settings.ts";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { variables } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** Why a bot would give an answer, in words: the game's own, its elder sister's, or those all games share. */
export function reasonOf(model: TableModel, { reason, facts }: Idea): string {
  const ids = [`hint-${model.game}-${reason}`, `hint-${model.module.dress ?? ""}-${reason}`, `hint-${reason}`];
  const id = ids.find(knows);
  return id ? t(id, variables(facts, model.company.value)) : "";
}

/** "What can I do?": opens a bot's ideas for the open question, and keeps asking for them while they are open. */
export function IdeasButton({ model }: { model: TableModel }) {
  const open = model.wantsIdeas.value;
  const mine = model.myTurn.value;
  const question = model.question.value;
  useEffect(() => {
    if (open && mine) model.askIdeas();
  }, [model, open, mine, question]);
  return (
    <button type="button" class="link" aria-expanded={open} data-testid="what-can-i-do" onClick={() => (model.wantsIdeas.value = !open)}>
      <Icon name="spark" size={13} /> {t("what-can-i-do")}
    </button>
  );
}

/** The same where the game has no panel for it: the ideas in a card over the bar. */
export function IdeasPopover({ model }: { model: TableModel }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = wide.value && model.module.ideasInPanel === true;
  if (panel || !model.live || !model.myTurn.value) return null;
  const choose = (offer: string) => {
    if (model.module.choose) model.module.choose(model, offer);
    else model.choose(offer);
    model.wantsIdeas.value = false;
  };
  const close = () => (model.wantsIdeas.value = false);
  return (
    <span ref={anchor} class="ideas-anchor">
      <IdeasButton model={model} />
      {model.wantsIdeas.value && (
        <Popover anchor={anchor.current} close={close} label={t("what-can-i-do")} class="finder" grab>
          <ol class="ideas" data-testid="ideas" aria-live="polite">
            <IdeasState model={model} />
            {model.ideas.value?.map((idea) => {
              const offer = model.module.aim?.(model, idea) ?? idea.offer.text;
              const words = model.module.offer(model, offer);
              return (
                <li key={idea.offer.text}>
                  <button type="button" data-idea={idea.offer.text} onClick={() => choose(offer)}>
                    {words.title} <small>{reasonOf(model, idea)}</small>
                  </button>
                </li>
              );
            })}
          </ol>
        </Popover>
      )}
    </span>
  );
}

/** While a bot thinks, and when nothing came to its mind. */
export function IdeasState({ model }: { model: TableModel }) {
  const ideas = model.ideas.value;
  if (ideas !== null && ideas.length > 0) return null;
  return <li class="mut xs">{t(ideas === null ? "ideas-thinking" : "ideas-none")}</li>;
}
