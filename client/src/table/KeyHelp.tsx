import { t } from "../words/words.ts";
import type { Sight } from "./sight.ts";

const KEYS: [string, string][] = [
  ["Tab", "keys-tab"], ["← ↑ → ↓", "keys-arrows"], ["Space", "keys-space"], ["Enter", "keys-enter"], ["1–9", "keys-number"], ["Esc", "keys-escape"],
  ["U, Shift+U", "keys-undo"], ["?", "keys-details"], ["W", "keys-why"], ["/", "keys-command"], ["L", "keys-log"], ["T", "keys-words"],
];

/** The keys of this table, for those who would rather not reach for the mouse. */
export function KeyHelp({ sight }: { sight: Sight }) {
  return (
    <details class="key-help">
      <summary>{t("keys")}</summary>
      <dl>
        {[...KEYS, ...(sight.module.keys ?? [])].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
