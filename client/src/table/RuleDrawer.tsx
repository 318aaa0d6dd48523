import { bookOf } from "../rules/book.ts";
import { Rulebook } from "../rules/Rulebook.tsx";
import { Button } from "../ui/basics.tsx";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** The rulebook over the right column; the game stays in sight. */
export function RuleDrawer({ model }: { model: TableModel }) {
  const clause = model.rule.value;
  if (clause === null) return null;
  const book = bookOf(model.game, clause);
  return (
    <aside class="drawer panel" aria-label={t("rules")} data-testid="rulebook">
      <div class="ph">
        <h2>{t("rules")}</h2>
        <a class="sub clause" href={`/rules/${book}${clause ? `#${clause}` : ""}`} target="_blank" rel="noopener">
          {t("rules-page")}
        </a>
        <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (model.rule.value = null)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div class="scroll" tabIndex={0} role="region" aria-label={t("rules")}>
        <Rulebook game={book} clause={clause} follow={(to) => (model.rule.value = to)} />
      </div>
    </aside>
  );
}
