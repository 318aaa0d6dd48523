import { useEffect, useState } from "preact/hooks";
import { pace } from "../settings.ts";
import { t } from "../words/words.ts";
import { Face } from "./Since.tsx";
import { sentence } from "./since.ts";
import type { TableModel } from "./table_model.ts";

const STAYS = 1600;

/** While others' moves are being shown: which one this is, how many follow, and that any press hurries. */
export function Playing({ model }: { model: TableModel }) {
  const log = model.module.entries?.(model.log.value) ?? model.log.value;
  const entry = log.findLast(({ clause }) => clause !== "");
  const seat = entry ? (model.module.actor?.(entry) ?? entry.by) : -1;
  const others = seat >= 0 && seat !== model.seat.value;
  const [shown, setShown] = useState(0);
  const n = entry?.n ?? 0;
  useEffect(() => {
    // What had happened before one came is not being shown, nor what is the last again because something was taken back.
    if (shown === 0 || !others || n < shown) {
      setShown(n || -1);
      return;
    }
    if (shown === n || model.behind.value > 0) return;
    const timer = setTimeout(() => setShown(n), STAYS);
    return () => clearTimeout(timer);
  }, [n, model.behind.value]);
  const waits = model.behind.value;
  if (!entry || !others || (waits === 0 && (shown === 0 || shown >= n))) return null;
  return (
    <div class="playing" aria-hidden="true" data-testid="playing">
      <Face model={model} seat={seat} size={22} /> <span>{sentence(model, entry)}</span>
      {waits > 0 && <span class="mut">{t(pace.value === "step" ? "playing-step" : "playing-more", { more: waits })}</span>}
    </div>
  );
}
