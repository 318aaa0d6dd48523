import type { Sight } from "../../table/sight.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { deskOf } from "./desk.ts";
import { ideas } from "./ideas.ts";
import { Choice } from "./widgets/Choices.tsx";

/** "What can I do?": a few reasonable answers, each with its reason. */
export function Help({ sight }: { sight: Sight }) {
  const desk = deskOf(sight);
  if (!sight.myTurn.value) return null;
  const found = desk.help.value ? ideas(sight) : [];
  return (
    <div class="help">
      <button type="button" class="link" aria-expanded={desk.help.value} data-testid="what-can-i-do" onClick={() => (desk.help.value = !desk.help.value)}>
        <Icon name="spark" size={13} /> {t("gov-what-can-i-do")}
      </button>
      {desk.help.value && (
        <ol class="choices ideas" data-testid="ideas">
          {found.map(({ offer, reason }) => (
            <Choice key={offer} sight={sight} offer={offer} effect={reason} />
          ))}
        </ol>
      )}
    </div>
  );
}
