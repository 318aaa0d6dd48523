import { warnings } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";
import { kindOf, moveOf, reasonOf, take } from "./plans.ts";
import type { TableModel } from "./table_model.ts";

/** Before an answer is given: what it lets happen and another would prevent. Nothing is held up by it. */
export function Cautions({ model }: { model: TableModel }) {
  const cautions = warnings.value ? model.cautions.value : [];
  const [first] = cautions;
  if (!first || model.chosen.value === null) return null;
  return (
    <div class="strip bad cautions" role="alert" data-testid="cautions">
      <h3>
        <Icon name="warn" size={16} /> {t("warn-before")}
      </h3>
      <ul>
        {cautions.map((caution) => {
          const text = reasonOf(model, caution.reason);
          return <li key={text}>{`${text.charAt(0).toUpperCase()}${text.slice(1)}.`}</li>;
        })}
      </ul>
      <span class="cautions-ways">
        <Button small onClick={() => take(model, first.instead.text)} data-testid="instead">
          {moveOf(model, first.instead)}
        </Button>
        <Button small kind="ghost" onClick={() => model.silence(cautions.map(kindOf))}>
          {t("warn-silence")}
        </Button>
      </span>
    </div>
  );
}
