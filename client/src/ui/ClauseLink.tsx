import { bookOf } from "../rules/book.ts";
import type { TableModel } from "../table/table_model.ts";
import { t } from "../words/words.ts";

/** A clause as a link: at a table it slides the rulebook over the right column, elsewhere it opens the page. */
export function ClauseLink({ clause, game, model, follow }: { clause: string; game?: string; model?: TableModel; follow?: ((clause: string) => void) | undefined }) {
  if (!clause) return null;
  const href = `/rules/${bookOf(game ?? model?.game ?? "", clause)}#${clause}`;
  const open = (event: MouseEvent) => {
    const go = follow ?? model?.openRule.bind(model);
    if (!go || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(clause);
  };
  return (
    <a class="clause" href={href} onClick={open} aria-label={t("rule-open", { clause })}>
      {clause}
    </a>
  );
}
