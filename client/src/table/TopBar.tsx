import { confirmEnd, confirmEnds, wide } from "../settings.ts";
import { Button, Segmented } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { copy } from "../ui/copy.ts";
import { MenuButton, ThemeButton } from "../ui/Menu.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import type { ComponentChildren } from "preact";
import { saveRecord } from "./record.ts";
import { SitIn } from "./SitIn.tsx";
import type { Sight } from "./table_model.ts";

interface TopBarProps {
  sight: Sight;
  /** The replay has its own title and buttons. */
  title?: ComponentChildren;
  tools?: ComponentChildren;
}

/** Where and when: the game, how far it is, whether the line is live. */
export function TopBar({ sight, title, tools }: TopBarProps) {
  const note = sight.module.note?.(sight) ?? null;
  const standing = sight.module.standing(sight);
  return (
    <header class="top">
      <MenuButton>
        <TableMenu sight={sight} />
        {sight.live && <EndChoice />}
        <SitIn sight={sight} />
        {sight.live && wide.value && <Keys sight={sight} />}
      </MenuButton>
      <div class="title">
        <h1>{title ?? gameName(sight.game)}</h1>
        {!wide.value && <span class="standing">{standing}</span>}
      </div>
      {wide.value && standing && <span class="tag gold big">{standing}</span>}
      <span class="sp" />
      {wide.value && sight.module.Order && <sight.module.Order sight={sight} />}
      {wide.value && sight.module.Order && <span class="sp" />}
      {wide.value && note && (
        <span class="note">
          {note.text} <ClauseLink clause={note.clause} sight={sight} />
        </span>
      )}
      {wide.value && note && <span class="sp" />}
      {tools}
      {sight.module.Sign && <sight.module.Sign sight={sight} />}
      {sight.live && <ConnectionSign sight={sight} />}
      {wide.value && <ThemeButton />}
      <Button kind="ghost" small square icon="book" hint={t("rules")} onClick={() => toggleRules(sight)} />
    </header>
  );
}

function toggleRules(sight: Sight): void {
  sight.rule.value = sight.rule.value === null ? (sight.question.value?.clause ?? "") : null;
}

function TableMenu({ sight }: { sight: Sight }) {
  const table = sight.table.value;
  return (
    <nav aria-label={t("table")} class="under">
      <button type="button" onClick={() => void copy(new URL(`/table/${table.id}`, location.origin).href)}>
        {t("copy-link")}
      </button>
      <button type="button" aria-pressed={sight.inWords.value} data-testid="in-words" onClick={() => (sight.inWords.value = !sight.inWords.value)}>
        {t("in-words")}
      </button>
      <button type="button" onClick={() => void saveRecord(sight)}>
        {t("save-record")}
      </button>
    </nav>
  );
}

/** Some want to be asked before their turn is over; the browser remembers it. */
function EndChoice() {
  return (
    <div class="f">
      <span class="lab">{t("setting-confirm-end")}</span>
      <Segmented
        label={t("setting-confirm-end")}
        value={confirmEnd.value ? "yes" : "no"}
        options={[
          { value: "no", text: t("setting-off") },
          { value: "yes", text: t("setting-on") },
        ]}
        choose={(value) => confirmEnds(value === "yes")}
      />
    </div>
  );
}

/** What the keyboard can do at every table, and at this one besides. */
function Keys({ sight }: { sight: Sight }) {
  const keys: [string, string][] = [
    ["1–9", t("keys-answer")], ["Enter", t("keys-commit")], ["Esc", t("keys-let-go")], ["U", t("undo")], ["Shift+U", t("redo")],
    ["Shift+⌫", t("keys-restart")], ["F", t("plan")], ["W", t("why-not")], ["?", t("keys-details")], ["/", t("keys-write")],
    ["L", t("log")], ["T", t("keys-words")], ...(sight.module.keys ?? []).map(([key, id]): [string, string] => [key, t(id)]),
  ];
  return (
    <details class="keys-help">
      <summary>{t("keys")}</summary>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd class="k">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function ConnectionSign({ sight }: { sight: Sight }) {
  const state = sight.connection.value;
  return (
    <span class={`line-state ${state}`} data-testid="connection" data-state={state} role="status">
      <span class="dot" aria-hidden="true" /> {t(`line-${state}`)}
    </span>
  );
}
