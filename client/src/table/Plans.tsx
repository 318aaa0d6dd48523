import "../style/plans.css";
import { Range } from "../bots/Range.tsx";
import type { Idea, Reason, Reply } from "../net/types.ts";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { nameOf } from "../words/facts.ts";
import { apart, t } from "../words/words.ts";
import { PlanMarks } from "./PlanMarks.tsx";
import { aimOf, LETTERS, letterOf, reasonOf, stepsOf, take } from "./plans.ts";
import type { TableModel } from "./table_model.ts";

/** In the wide layout the plans lie over the right column; the board stays in sight. */
export function PlansPanel({ model }: { model: TableModel }) {
  if (!wide.value || !model.live || !model.myTurn.value || !model.wantsIdeas.value) return null;
  return (
    <>
      <PlanMarks model={model} />
      <aside class="drawer panel plans" aria-label={t("what-can-i-do")}>
        <div class="ph">
          <h2>{t("what-can-i-do")}</h2>
          <span class="sub">{t("plans-about")}</span>
          <kbd class="k">I</kbd>
          <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (model.wantsIdeas.value = false)} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
        <div class="scroll" tabIndex={0} role="region" aria-label={t("what-can-i-do")}>
          <Plans model={model} />
        </div>
      </aside>
    </>
  );
}

/** On a phone the plans take the place of the answers, under the question; choosing one brings the answers back. */
export function PlansSheet({ model }: { model: TableModel }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div class="plans-sheet" tabIndex={0} role="region" aria-label={t("what-can-i-do")}>
      <Plans model={model} chosen={() => (model.wantsIdeas.value = false)} />
    </div>
  );
}

/** A few plans, the best first: what each is, what sets it apart, how it fares, what the others may do about it. */
export function Plans({ model, chosen }: { model: TableModel; chosen?: () => void }) {
  const ideas = model.ideas.value;
  return (
    <>
      <ol class="ideas" data-testid="ideas" aria-live="polite">
        {(ideas === null || ideas.length === 0) && <li class="mut xs">{t(ideas === null ? "ideas-thinking" : "ideas-none")}</li>}
        {ideas?.map((idea, number) => (
          <Plan key={idea.offer.text} model={model} idea={idea} number={number} chosen={chosen} />
        ))}
      </ol>
      {ideas?.some(({ chance }) => chance) && <p class="xs mut plans-note">{t("plans-strength", { fair: fairShare(model) })}</p>}
    </>
  );
}

function fairShare(model: TableModel): number {
  return Math.round(100 / model.table.value.players);
}

function Plan({ model, idea, number, chosen }: { model: TableModel; idea: Idea; number: number; chosen?: (() => void) | undefined }) {
  const aim = aimOf(model, idea);
  const on = model.chosen.value !== null && (model.module.meant?.(model) ?? model.chosen.value) === aim;
  const [first, ...rest] = idea.reasons;
  const steps = stepsOf(model, idea);
  const point = (text: string | null) => (model.pointed.value = text);
  return (
    <li class={`plan-card ${on ? "on" : ""}`}>
      <button
        type="button"
        data-idea={idea.offer.text}
        data-offer={aim}
        aria-pressed={on}
        onClick={() => {
          take(model, aim, idea.plan);
          chosen?.();
        }}
        onPointerEnter={() => point(aim)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(aim)}
        onBlur={() => point(null)}
      >
        <span class="letter" aria-hidden="true">{LETTERS[number]}</span>
        <span class="b">{model.module.offer(model, aim).commit}</span>
        {number === 0 && <span class="tag">{t("plan-best")}</span>}
      </button>
      <p class="why">
        {first && <span class={first.tone}>{sentence(reasonOf(model, first))}</span>} {steps && <span class="mut">{sentence(steps)}</span>}
      </p>
      {rest.length > 0 && (
        <ul class="tones">
          {rest.map((reason) => (
            <Tone key={reasonOf(model, reason)} model={model} reason={reason} />
          ))}
        </ul>
      )}
      {idea.chance && (
        <div class="chance">
          <span>{t("plan-wins", { n: idea.chance.mean })}</span>
          <Range value={idea.chance.mean} interval={[idea.chance.low, idea.chance.high]} scale={[0, 100]} fair={fairShare(model)} />
          <span class="mut" title={t("plan-range", { low: idea.chance.low, high: idea.chance.high })}>
            {idea.chance.low}–{idea.chance.high}
          </span>
        </div>
      )}
      {idea.reply && <ReplyLine model={model} reply={idea.reply} />}
    </li>
  );
}

/** The first word of a sentence, and its end. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith("…") ? "" : "."}`;
}

const SIGN: Record<Reason["tone"], string> = { gain: "plus", cost: "minus", danger: "warn", plain: "disc" };

function Tone({ model, reason }: { model: TableModel; reason: Reason }) {
  const text = reasonOf(model, reason);
  return (
    <li class={`tone ${reason.tone}`}>
      {!/^[+−]/.test(text) && <Icon name={SIGN[reason.tone]} size={11} />} {text}
    </li>
  );
}

function ReplyLine({ model, reply }: { model: TableModel; reply: Reply }) {
  const said = (reasons: Reason[]) => apart(reasons.map((reason) => reasonOf(model, reason)));
  const theirs = reply.theirs.length > 0 ? t("plan-reply-of", { owner: nameOf(model.company.value, reply.seat), reasons: said(reply.theirs) }) : "";
  const yours = reply.yours.length > 0 ? t("plan-reply-you", { reasons: said(reply.yours) }) : "";
  return (
    <p class="plan-reply">
      <Icon name="cw" size={12} /> <b>{t("plan-reply")}</b> {[theirs, yours].filter(Boolean).join(" — ")}
    </p>
  );
}

/** The letter of a plan on the answer it begins with. */
export function PlanLetter({ model, offer }: { model: TableModel; offer: string }) {
  const letter = letterOf(model, offer);
  if (!letter) return null;
  return (
    <span class="letter" title={t("plan-letter", { letter })}>
      {letter}
    </span>
  );
}

/** At the set-up: everything placed for the newcomer, or for whoever is in a hurry. */
export function StartButton({ model }: { model: TableModel }) {
  // A lesson shows how to place them.
  if (!model.live || !model.myTurn.value || model.table.value.lesson || model.question.value?.name !== "family") return null;
  return (
    <Button icon="spark" data-testid="recommended-start" more={t("start-recommended-more")} onClick={() => model.startForMe()}>
      {t("start-recommended")}
    </Button>
  );
}
