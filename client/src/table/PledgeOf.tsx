import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** In the table's menu: the fingerprint of the seed that chance follows from; when the game is over the seed too. */
export function PledgeOf({ model }: { model: TableModel }) {
  const pledge = model.table.value.pledge;
  if (!pledge || model.isPlan) return null;
  return (
    <details class="keys-help" data-testid="pledge">
      <summary>{t("pledge")}</summary>
      <p class="sm">{t(pledge.seed === null ? "pledge-before" : "pledge-after")}</p>
      <dl>
        <Figures name={t("pledge-hash")} value={pledge.hash} />
        {pledge.salt && <Figures name={t("pledge-salt")} value={pledge.salt} />}
        {pledge.seed !== null && <Figures name={t("pledge-seed")} value={pledge.seed} />}
      </dl>
    </details>
  );
}

function Figures({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd style={{ overflowWrap: "anywhere" }}>
        <code>{value}</code>
      </dd>
    </div>
  );
}
