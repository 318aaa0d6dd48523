import type { Sight } from "../table/table_model.ts";
import { t } from "../words/words.ts";

/** A clause as a link: at a table it slides the rulebook over the right column, elsewhere it opens the page. */
export function ClauseLink({ clause, game, sight }: { clause: string; game?: string; sight?: Sight }) {
  if (!clause) return null;
  const href = `/rules/${game ?? sight?.game ?? ""}#${clause}`;
  const open = (event: MouseEvent) => {
    if (!sight || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    sight.openRule(clause);
  };
  return (
    <a class="clause" href={href} onClick={open} aria-label={t("rule-open", { clause })}>
      {clause}
    </a>
  );
}
