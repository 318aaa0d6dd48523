import type { Sight } from "../../../table/table_model.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { knows, t } from "../../../words/words.ts";
import { listed, offerWords } from "../answers.tsx";
import { previewOf, meantOf } from "../desk.ts";
import { aimAt, answerOf } from "../spots.ts";
import { variantOf } from "../variant.ts";

interface ChoicesProps {
  sight: Sight;
  offers?: string[];
}

/** Pick one of a list, each with a line of effect. */
export function Choices({ sight, offers = listed(sight) }: ChoicesProps) {
  const topic = sight.question.value?.name ?? "";
  const note = `gov-note-${topic}`;
  return (
    <>
      <ul class="choices">
        {offers.map((offer) => (
          <Choice key={offer} sight={sight} offer={offer} />
        ))}
      </ul>
      {knows(note) && (
        <p class="xs mut note-line">
          {t(note)} {sight.question.value && <ClauseLink clause={sight.question.value.clause} sight={sight} />}
        </p>
      )}
    </>
  );
}

export function Choice({ sight, offer, effect }: { sight: Sight; offer: string; effect?: string | undefined }) {
  const words = offerWords(sight, offer);
  const on = meantOf(sight) === offer;
  const line = effect ?? effectOf(sight, offer);
  return (
    <li>
      <button type="button" class={`choice ${on ? "on" : ""}`} aria-pressed={on} data-offer={offer} onClick={() => (on ? sight.choose(null) : aimAt(sight, offer))}>
        <span class="radio" aria-hidden="true">
          {on && <Icon name="check" size={12} />}
        </span>
        {words.icon && <Icon name={words.icon} size={15} />}
        <span class="b">{words.title}</span>
        <span class="effect">
          {/* Of two strengths the sentence says all the figures say. */}
          {typeof words.signs === "string" && line !== undefined ? null : words.signs} {line ?? words.small}
        </span>
      </button>
    </li>
  );
}

/** What an answer brings, where the catalogue says it: bonuses, and whatever the preview foresees. */
function effectOf(sight: Sight, offer: string): string | undefined {
  const { verb, args } = answerOf(sight, offer);
  if (verb === "take" && knows(`gov-effect-${args.bonus}`)) return t(`gov-effect-${args.bonus}`);
  const special = variantOf(sight).effect?.(sight, offer);
  if (special) return special;
  const seen = previewOf(sight, offer);
  if (seen.attack !== undefined) return t(seen.won ? "gov-would-win" : "gov-would-lose", { attack: seen.attack, defence: seen.defence ?? 0 });
  if (seen.points) return t("gov-would-score", { points: seen.points });
  return undefined;
}
