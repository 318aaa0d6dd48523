import { hasAid } from "../aid/sheets.ts";
import { go } from "../router.ts";
import { confirmEnd, confirmEnds, wide } from "../settings.ts";
import { LESSON } from "../rules/Rulebook.tsx";
import { Button, Segmented } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { CopyLine } from "../ui/CopyButton.tsx";
import { MenuButton, ThemeButton } from "../ui/Menu.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import type { ComponentChildren } from "preact";
import { PledgeOf } from "./PledgeOf.tsx";
import { saveRecord } from "./record.ts";
import { SitIn } from "./SitIn.tsx";
import type { TableModel } from "./table_model.ts";
import { WaysOut, waysOut } from "./WaysOut.tsx";

interface TopBarProps {
  model: TableModel;
  /** The replay has its own title and buttons. */
  title?: ComponentChildren;
  tools?: ComponentChildren;
}

/** Where and when: the game, how far it is, whether the line is live. */
export function TopBar({ model, title, tools }: TopBarProps) {
  const note = model.module.note?.(model) ?? null;
  const standing = model.module.standing(model);
  return (
    <header class="top">
      <MenuButton>
        <TableMenu model={model} />
        {model.live && <EndChoice />}
        <SitIn model={model} />
        {model.live && !model.isPlan && <Partings model={model} />}
        {model.live && wide.value && <Keys model={model} />}
        <PledgeOf model={model} />
      </MenuButton>
      <div class="title">
        <h1>{title ?? gameName(model.game)}</h1>
        {!wide.value && <span class="standing">{standing}</span>}
      </div>
      {wide.value && standing && <span class="tag gold big">{standing}</span>}
      <span class="sp" />
      {wide.value && model.module.Order && <model.module.Order model={model} />}
      {wide.value && model.module.Order && <span class="sp" />}
      {wide.value && note && (
        <span class="note">
          {note.text} <ClauseLink clause={note.clause} model={model} />
        </span>
      )}
      {wide.value && note && <span class="sp" />}
      {tools}
      {model.module.Sign && <model.module.Sign model={model} />}
      {model.live && <ConnectionSign model={model} />}
      {wide.value && <ThemeButton />}
      <Button kind="ghost" small square icon="book" hint={t("rules")} onClick={() => toggleRules(model)} />
    </header>
  );
}

/** The ways out, as a part of the menu; handing over and taking back have places of their own. */
function Partings({ model }: { model: TableModel }) {
  const table = model.table.value;
  const ways = waysOut(table).filter((way) => way !== "hand-over" && way !== "take-back");
  return <WaysOut closing table={table} ways={ways} done={(left) => left === null && go("/")} />;
}

function toggleRules(model: TableModel): void {
  model.rule.value = model.rule.value === null ? (model.question.value?.clause ?? "") : null;
}

function TableMenu({ model }: { model: TableModel }) {
  const table = model.table.value;
  return (
    <nav aria-label={t("table")} class="under">
      <CopyLine path={`/table/${table.id}`} />
      <button type="button" data-testid="learn" data-closes onClick={() => (model.rule.value = LESSON)}>
        {t("learn-it")}
      </button>
      {hasAid(model.game) && (
        <button type="button" data-testid="aid-open" data-closes onClick={() => (model.aid.value = true)}>
          {t("aid-title")}
        </button>
      )}
      <button type="button" aria-pressed={model.inWords.value} data-testid="in-words" onClick={() => (model.inWords.value = !model.inWords.value)}>
        {t("in-words")}
      </button>
      <button type="button" onClick={() => void saveRecord(model)}>
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
function Keys({ model }: { model: TableModel }) {
  const keys: [string, string][] = [
    ["1–9", t("keys-answer")], [t("key-enter"), t("keys-commit")], [t("key-escape"), t("keys-let-go")], ["U", t("undo")], [`${t("key-shift")}+U`, t("redo")],
    [`${t("key-shift")}+⌫`, t("keys-restart")], ["F", t("plan")], ["W", t("why-not")], ["?", t("keys-details")], ["/", t("keys-write")],
    ["R", t("since-title")], ["G", t("goal-more")], ["L", t("log")], ["T", t("keys-words")], ...(hasAid(model.game) ? [["S", t("aid-title")] as [string, string]] : []), ...(model.module.keys ?? []).map(([key, id]): [string, string] => [key, t(id)]),
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

function ConnectionSign({ model }: { model: TableModel }) {
  const state = model.connection.value;
  return (
    <span class={`line-state ${state}`} data-testid="connection" data-state={state} role="status">
      <span class="dot" aria-hidden="true" /> {t(`line-${state}`)}
    </span>
  );
}
