import { useEffect, useState } from "preact/hooks";
import type { TableModel } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { seen } from "./cards.ts";

const LOW = 20;

/** HO-11.4 The time that is left at a table with a clock; after it rang, that this is the last round. */
export function Clock({ model }: { model: TableModel }) {
  const { rung } = seen(model);
  const left = useTimeLeft(model);
  if (rung) {
    return (
      <span class="ho-clock rung" data-testid="clock">
        <Icon name="bell" size={14} /> {t("ho-rung")}
      </span>
    );
  }
  if (left === null) return null;
  const words = minutes(left);
  return (
    <span class={`ho-clock num ${left <= LOW ? "low" : ""}`} data-testid="clock" role="timer" aria-label={t("ho-time-left", { time: words })}>
      <Icon name="clock" size={14} /> {words}
    </span>
  );
}

/** "29:07". */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function useTimeLeft(model: TableModel): number | null {
  const { rings } = model.table.value;
  const { rung, ended } = seen(model);
  return useLeft(rung || ended || !rings ? null : Date.parse(rings));
}

/** Whole seconds until a moment; null where there is none. */
function useLeft(moment: number | null): number | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}
