import { useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Table } from "../net/types.ts";
import { me, rename } from "../me.ts";
import { Button, Panel } from "../ui/basics.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "../ui/seals.tsx";
import { SiteBar } from "../lobby/SiteBar.tsx";
import { gameName, nameOf, personName } from "../words/facts.ts";
import { levelName } from "../words/levels.ts";
import { t } from "../words/words.ts";

interface WaitingProps {
  table: Table;
  /** Somebody sat down or stood up. */
  changed: (table: Table) => void;
}

/** A table that is not full yet: who sits there, a link for the others, a seat for the guest. */
export function WaitingRoom({ table, changed }: WaitingProps) {
  const seated = table.your_seat !== null;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    <div class="site">
      <SiteBar here="" />
      <main class="narrow">
        <h1 class="sr">{gameName(table.game)}</h1>
        <Panel title={table.name || gameName(table.game)} aside={table.name ? gameName(table.game) : undefined} class="waiting">
          <p class="prose lead">{seated ? t("waiting-room", { free }) : t("invited", { free })}</p>
          {table.seeded && (
            <p class="strip gold" data-testid="seeded">
              <Icon name="warn" size={16} />
              <span>{t("table-seeded")}</span>
            </p>
          )}
          <ul class="chairs">
            {table.seats.map((seat, index) => (
              <li key={index} class={seat.you ? "mine" : ""}>
                {seat.kind === "open" ? (
                  <span class="empty">
                    <Icon name="plus" size={12} />
                  </span>
                ) : (
                  <Avatar seat={seat} mine={seat.you} size={28} />
                )}
                <span>{seat.kind === "open" ? t("seat-open") : nameOf(table, index)}</span>
                {seat.you && <span class="tag acc">{t("you")}</span>}
                {seat.kind === "bot" && <span class="tag">{seat.level ? t("bot-level", { level: levelName(seat.level) }) : t("bot")}</span>}
              </li>
            ))}
          </ul>
          {seated ? <Seated table={table} changed={changed} /> : <Join table={table} free={free} changed={changed} />}
        </Panel>
      </main>
    </div>
  );
}

function Seated({ table, changed }: { table: Table; changed: (table: Table) => void }) {
  return (
    <>
      <div class="link-row">
        <code data-testid="invite">{new URL(`/table/${table.id}`, location.origin).href}</code>
        <CopyButton path={`/table/${table.id}`} label={t("invite-link")} kind="pri" />
      </div>
      <div class="row-end">
        <a class="btn ghost" href="/">
          {t("back-to-lobby")}
        </a>
        <Button onClick={() => void http.leave(table.id).then(changed)}>{t("leave")}</Button>
      </div>
    </>
  );
}

function Join({ table, free, changed }: { table: Table; free: number; changed: (table: Table) => void }) {
  const [name, setName] = useState(personName(me.value?.name ?? ""));
  const [wrong, setWrong] = useState("");
  const join = async (event: Event) => {
    event.preventDefault();
    try {
      if (name.trim() && name.trim() !== personName(me.value?.name ?? "")) await rename(name.trim());
      changed(await http.join(table.id));
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      <label>
        <span class="lab">{t("your-name")}</span>
        <input value={name} maxLength={24} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      <div class="row-end">
        <span class="sm mut">{t("watch-when-begun")}</span>
        {free > 0 && (
          <Button kind="pri" type="submit" data-testid="join">
            {t("join")}
          </Button>
        )}
      </div>
    </form>
  );
}
