import type { TableModel } from "../../../table/table_model.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { knows, t } from "../../../words/words.ts";
import { listed, offerWords } from "../answers.tsx";
import { previewOf, meantOf } from "../desk.ts";
import { Picture } from "../Picture.tsx";
import { aimAt, answerOf } from "../spots.ts";
import { variantOf } from "../variant.ts";

interface ChoicesProps {
  model: TableModel;
  offers?: string[];
}

/** Pick one of a list, each with a line of effect. */
export function Choices({ model, offers = listed(model) }: ChoicesProps) {
  const topic = model.question.value?.name ?? "";
  const note = `gov-note-${topic}`;
  return (
    <>
      <ul class="choices">
        {offers.map((offer) => (
          <Choice key={offer} model={model} offer={offer} />
        ))}
      </ul>
      {knows(note) && (
        <p class="xs mut note-line">
          {t(note)} {model.question.value && <ClauseLink clause={model.question.value.clause} model={model} />}
        </p>
      )}
    </>
  );
}

export function Choice({ model, offer, effect }: { model: TableModel; offer: string; effect?: string | undefined }) {
  const words = offerWords(model, offer);
  const on = meantOf(model) === offer;
  const line = effect ?? effectOf(model, offer);
  const { verb, args } = answerOf(model, offer);
  const bonus = verb === "take" ? String(args.bonus ?? "") : "";
  return (
    <li class={on ? "meant" : ""}>
      <button type="button" class={`choice ${on ? "on" : ""}`} aria-pressed={on} data-offer={offer} onClick={() => (on ? model.choose(null) : aimAt(model, offer))}>
        <span class="radio" aria-hidden="true">
          {on && <Icon name="check" size={12} />}
        </span>
        {bonus ? <Picture of={bonus} size={36} /> : words.icon && <Icon name={words.icon} size={15} />}
        <span class="b">{words.title}</span>
        <span class="effect">
          {/* Of two strengths the sentence says all the figures say. */}
          {typeof words.signs === "string" && line !== undefined ? null : words.signs} {line ?? words.small}
        </span>
      </button>
    </li>
  );
}

/** What an answer brings, where the catalogue says it: bonuses, and whatever the preview tells. */
function effectOf(model: TableModel, offer: string): string | undefined {
  const { verb, args } = answerOf(model, offer);
  if (verb === "take" && knows(`gov-effect-${args.bonus}`)) return t(`gov-effect-${args.bonus}`);
  const special = variantOf(model).effect?.(model, offer);
  if (special) return special;
  const seen = previewOf(model, offer);
  if (seen.attack !== undefined) return t(seen.won ? "gov-would-win" : "gov-would-lose", { attack: seen.attack, defence: seen.defence ?? 0 });
  if (seen.points) return t("gov-would-score", { points: seen.points });
  return undefined;
}
