import { useRef } from "preact/hooks";
import { told } from "../words/facts.ts";
import type { TableModel } from "./table_model.ts";

const AT_ONCE = 12;

/** For those who listen: every event once, in the sentence of the log, as it happens. */
export function Heard({ model }: { model: TableModel }) {
  const log = model.log.value;
  // What had happened before one sat down is in the chronicle, not in the air.
  const since = useRef(log.at(-1)?.n ?? 0);
  const company = model.company.value;
  const all = model.module.entries?.(log) ?? log;
  const heard = all.filter((entry) => entry.n > since.current).slice(-AT_ONCE);
  return (
    <div class="sr" role="log" aria-live="polite" data-testid="heard">
      {heard.map((entry) => (
        <p key={entry.n} data-by={entry.by === model.seat.value ? undefined : entry.by}>{model.module.told?.(entry, company) ?? told(model.game, entry, company)}</p>
      ))}
    </div>
  );
}
