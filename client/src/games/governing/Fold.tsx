import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Drawn } from "../module.ts";
import type { TableModel } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";

export interface Leaf {
  id: string;
  /** A message id. */
  label: string;
  Body: Drawn;
}

/** Where there is no room for a third column: its panels one at a time. What a question needs opens by itself, and the old one returns after. */
export function Fold({ model, leaves, wanted }: { model: TableModel; leaves: Leaf[]; wanted: string | null }) {
  const chosen = useSignal(leaves[0]!.id);
  const forced = useSignal<string | null>(null);
  useEffect(() => {
    forced.value = wanted;
  }, [wanted, model.question.value]);
  const shown = leaves.find(({ id }) => id === (forced.value ?? chosen.value)) ?? leaves[0]!;
  const turn = (id: string) => {
    forced.value = null;
    chosen.value = id;
  };
  return (
    <section class="fold" aria-label={t("gov-the-table")}>
      <div class="fold-tabs" role="tablist" aria-label={t("views")}>
        {leaves.map(({ id, label }) => (
          <button type="button" role="tab" key={id} aria-selected={id === shown.id} class={id === shown.id ? "on" : ""} data-leaf={id} onClick={() => turn(id)}>
            {t(label)}
          </button>
        ))}
      </div>
      <div class="col fold-in" role="tabpanel" aria-label={t(shown.label)}>
        <shown.Body model={model} />
      </div>
    </section>
  );
}
