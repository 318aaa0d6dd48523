import type { Sight } from "../../table/sight.ts";
import { Panel } from "../../ui/basics.tsx";
import { t } from "../../words/words.ts";
import { ledgerOf } from "./desk.ts";
import { LedgerPanel } from "./Ledger.tsx";

export function Asked({ sight }: { sight: Sight }) {
  if (ledgerOf(sight)) return <LedgerPanel sight={sight} />;
  return <Panel title={t("gov-score-so-far")} class="asked grow" />;
}
