import { useRef } from "preact/hooks";
import { told } from "../words/facts.ts";
import type { Sight } from "./table_model.ts";

const AT_ONCE = 12;

/** For those who listen: every event once, in the sentence of the log, as it happens. */
export function Heard({ sight }: { sight: Sight }) {
  const log = sight.log.value;
  // What had happened before one sat down is in the chronicle, not in the air.
  const since = useRef(log.at(-1)?.n ?? 0);
  const company = sight.company.value;
  const all = sight.module.entries?.(log) ?? log;
  const heard = all.filter((entry) => entry.n > since.current).slice(-AT_ONCE);
  return (
    <div class="sr" role="log" aria-live="polite" data-testid="heard">
      {heard.map((entry) => (
        <p key={entry.n}>{sight.module.told?.(entry, company) ?? told(sight.game, entry, company)}</p>
      ))}
    </div>
  );
}
