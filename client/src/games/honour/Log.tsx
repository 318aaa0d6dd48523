import { Chronicle, Sentence } from "../../table/Chronicle.tsx";
import { hasMoves, type TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { entries } from "./news.ts";
import { Seal } from "./Seal.tsx";

const SHOWN = 120;
const LOUD: Record<string, string> = { relocated: "warn", mill_woke: "bell", rang: "clock", ended: "flag" };

/** What happened, newest first, each entry with the sign of whom it is about. */
export function Log({ model }: { model: TableModel }) {
  if (hasMoves(model)) return <Chronicle model={model} />;
  const told = entries(model.log.value).slice(-SHOWN).toReversed();
  return (
    <Panel title={t("chronicle")} class="chronicle grow ho-log" id="chronicle" tabIndex={-1}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <ol class="entries" tabIndex={0} aria-label={t("chronicle")}>
        {told.map((entry) => (
          <li key={entry.n} class={entry.event in LOUD ? "loud" : ""}>
            {entry.event in LOUD ? <Icon name={LOUD[entry.event]!} size={18} /> : <Sign seat={entry.facts.seat} />}
            <Sentence model={model} entry={entry} />
            <ClauseLink clause={entry.clause} model={model} />
          </li>
        ))}
        {told.length === 0 && <li class="mut">{t("chronicle-empty")}</li>}
      </ol>
    </Panel>
  );
}

function Sign({ seat }: { seat: string | number | undefined }) {
  return typeof seat === "number" && seat >= 0 ? <Seal seat={seat} size={20} /> : <span />;
}
