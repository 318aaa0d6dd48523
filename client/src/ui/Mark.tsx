import { useRef, useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { Popover } from "./Popover.tsx";

/** Whether a value is ours or printed. */
export function Ours({ on }: { on: boolean }) {
  return on ? <span class="tag gold">{t("reconstructed")}</span> : <span class="tag">{t("printed")}</span>;
}

/** The small mark of values we reconstructed; a press explains it. */
export function Mark({ label }: { label?: string }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span ref={anchor} class="mark">
      <button type="button" class="tag gold" aria-expanded={open} title={t("reconstructed-why")} onClick={() => setOpen(!open)}>
        {label ?? t("reconstructed")}
      </button>
      {open && (
        <Popover anchor={anchor.current} close={() => setOpen(false)} label={t("reconstructed")}>
          <h3>{t("reconstructed")}</h3>
          <p>{t("reconstructed-why")}</p>
        </Popover>
      )}
    </span>
  );
}
