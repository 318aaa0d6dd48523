import { useEffect, useRef } from "preact/hooks";
import type { Idea } from "../net/types.ts";
import { wide } from "../settings.ts";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { variables } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import type { Sight } from "./table_model.ts";

/** Why a bot would give an answer, in words: the game's own, its elder sister's, or those all games share. */
export function reasonOf(sight: Sight, { reason, facts }: Idea): string {
  const ids = [`hint-${sight.game}-${reason}`, `hint-${sight.module.dress ?? ""}-${reason}`, `hint-${reason}`];
  const id = ids.find(knows);
  return id ? t(id, variables(facts, sight.company.value)) : "";
}

/** "What can I do?": opens a bot's ideas for the open question, and keeps asking for them while they are open. */
export function IdeasButton({ sight }: { sight: Sight }) {
  const open = sight.wantsIdeas.value;
  const mine = sight.myTurn.value;
  const question = sight.question.value;
  useEffect(() => {
    if (open && mine) sight.askIdeas();
  }, [sight, open, mine, question]);
  return (
    <button type="button" class="link" aria-expanded={open} data-testid="what-can-i-do" onClick={() => (sight.wantsIdeas.value = !open)}>
      <Icon name="spark" size={13} /> {t("what-can-i-do")}
    </button>
  );
}

/** The same where the game has no panel for it: the ideas in a card over the bar. */
export function IdeasPopover({ sight }: { sight: Sight }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = wide.value && sight.module.ideasInPanel === true;
  if (panel || !sight.live || !sight.myTurn.value) return null;
  const choose = (offer: string) => {
    if (sight.module.choose) sight.module.choose(sight, offer);
    else sight.choose(offer);
    sight.wantsIdeas.value = false;
  };
  const close = () => (sight.wantsIdeas.value = false);
  return (
    <span ref={anchor} class="ideas-anchor">
      <IdeasButton sight={sight} />
      {sight.wantsIdeas.value && (
        <Popover anchor={anchor.current} close={close} label={t("what-can-i-do")} class="finder" grab>
          <ol class="ideas" data-testid="ideas" aria-live="polite">
            <IdeasState sight={sight} />
            {sight.ideas.value?.map((idea) => {
              const offer = sight.module.aim?.(sight, idea) ?? idea.offer.text;
              const words = sight.module.offer(sight, offer);
              return (
                <li key={idea.offer.text}>
                  <button type="button" data-idea={idea.offer.text} onClick={() => choose(offer)}>
                    {words.title} <small>{reasonOf(sight, idea)}</small>
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
export function IdeasState({ sight }: { sight: Sight }) {
  const ideas = sight.ideas.value;
  if (ideas !== null && ideas.length > 0) return null;
  return <li class="mut xs">{t(ideas === null ? "ideas-thinking" : "ideas-none")}</li>;
}
