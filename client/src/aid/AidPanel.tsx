import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { wide } from "../settings.ts";
import type { TableModel } from "../table/table_model.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { AidSheet } from "./aid_sheet.tsx";
import { showOnTable } from "./on_table.ts";

/** The sheet beside the table, where one plays on; on a phone a page over it. */
export function AidPanel({ model }: { model: TableModel }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => (model.aid.value = false);
  const over = !wide.value;
  /** Spread over the table, so that all of it is seen at once. */
  const [whole, setWhole] = useState(false);
  /** A sign that was pressed and lies nowhere on the table. */
  const [missed, setMissed] = useState("");
  const show = (sign: string, name: string) => setMissed(showOnTable(sign, sheet.current!) ? "" : name);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const node = sheet.current!;
    if (over) node.showModal();
    else node.show();
    // Where the arrow keys move the sheet at once.
    node.querySelector<HTMLElement>(".scroll")?.focus({ preventScroll: true });
    return () => {
      const inside = node.contains(document.activeElement);
      node.close();
      if (inside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [over]);
  useEffect(() => {
    // The rules stand where the sheet is: whoever follows a clause on a phone goes there.
    if (over && model.rule.value !== null) close();
  }, [over, model.rule.value]);
  return (
    <dialog ref={sheet} class={`aid-panel panel ${over ? "over" : whole ? "whole" : ""}`} aria-labelledby="aid-title" data-testid="aid-panel" onCancel={close}>
      <header class="ph">
        <h2 id="aid-title">
          {t("aid-title")} <span class="of">{gameName(model.game)}</span>
        </h2>
        <Button small icon="print" onClick={() => print()}>
          {t("aid-print")}
        </Button>
        {!over && (
          <Button small icon={whole ? "table" : "map"} data-testid="aid-whole" onClick={() => setWhole(!whole)}>
            {t(whole ? "aid-beside" : "aid-whole")}
          </Button>
        )}
        <a class="btn s sq" href={`/aid/${model.game}/${model.table.value.id}`} target="_blank" rel="noopener" aria-label={t("rules-page")} title={t("rules-page")}>
          <Icon name="link" size={18} />
        </a>
        <Button kind="ghost" small square icon="x" hint={t("close")} onClick={close} />
      </header>
      <p class="missed" role="status">
        {missed && t("aid-nowhere", { name: missed })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="aid-title">
        <AidSheet game={model.game} table={model.table.value.id} follow={(clause) => model.openRule(clause)} show={show} />
      </div>
    </dialog>
  );
}
