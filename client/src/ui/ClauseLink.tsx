import type { TableModel } from "../table/table_model.ts";
import { t } from "../words/words.ts";

/** A clause as a link: at a table it slides the rulebook over the right column, elsewhere it opens the page. */
export function ClauseLink({ clause, game, model }: { clause: string; game?: string; model?: TableModel }) {
  if (!clause) return null;
  const href = `/rules/${game ?? model?.game ?? ""}#${clause}`;
  const open = (event: MouseEvent) => {
    if (!model || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    model.openRule(clause);
  };
  return (
    <a class="clause" href={href} onClick={open} aria-label={t("rule-open", { clause })}>
      {clause}
    </a>
  );
}
