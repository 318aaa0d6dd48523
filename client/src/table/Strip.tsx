import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";
import type { Sight } from "./sight.ts";

/** A strip under the top bar: the line is down, the table moved on, the table is parked. */
export function Strip({ sight }: { sight: Sight }) {
  const down = sight.connection.value === "reconnecting";
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!down) {
      setLong(false);
      return;
    }
    // Short breaks heal by themselves and need no words.
    const timer = setTimeout(() => setLong(true), 2000);
    return () => clearTimeout(timer);
  }, [down]);
  const notice = sight.notice.value;
  return (
    <div class="strips" aria-live="polite">
      {down && long && (
        <div class="strip gold" data-testid="reconnecting">
          <Icon name="cw" size={16} />
          <span>
            <b>{t("line-reconnecting")}</b> {t("reconnecting-safe", { step: sight.version.value })}
          </span>
        </div>
      )}
      {sight.table.value.state === "parked" && (
        <div class="strip bad">
          <Icon name="warn" size={16} />
          <span>{t("table-parked")}</span>
        </div>
      )}
      {notice && (
        <div class={`strip ${notice.tone}`}>
          <Icon name="warn" size={16} />
          <span>{notice.text}</span>
          <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (sight.notice.value = null)} />
        </div>
      )}
    </div>
  );
}
