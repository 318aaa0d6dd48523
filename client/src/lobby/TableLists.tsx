import { useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Table, Tables } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Button, Empty, Panel, Tag } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { dateOf, since } from "../ui/time.ts";
import { gameName, nameOf, personName } from "../words/facts.ts";
import { knows, listed, t } from "../words/words.ts";

export function titleOf(table: Table): string {
  return table.name || gameName(table.game);
}

/** Tables one sits at: those that wait for me first. */
export function MyTables({ tables, play }: { tables: Tables | null; play: () => void }) {
  const mine = (tables?.mine ?? []).filter((table) => table.state !== "over");
  const due = mine.filter(isDue);
  const sorted = [...due, ...mine.filter((table) => !isDue(table))];
  return (
    <Panel title={t("waiting-for-you")} aside={tables ? t("due-of", { due: due.length, all: mine.length }) : ""} class="list">
      {!tables && <Bars />}
      {tables && mine.length === 0 && (
        <Empty
          action={
            <Button kind="pri" small onClick={play}>
              {t("nav-play")}
            </Button>
          }
        >
          {t("no-tables-of-yours")}
        </Empty>
      )}
      <ul class="scroll">
        {sorted.map((table) => (
          <li key={table.id} class="tb">
            <b>{titleOf(table)}</b>
            <State table={table} />
            <Chairs table={table} />
            <span class="sm mut num">{since(table.since)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function isDue(table: Table): boolean {
  return table.state === "playing" && table.your_seat !== null && table.waiting_for.includes(table.your_seat);
}

function State({ table }: { table: Table }) {
  if (isDue(table)) {
    return (
      <a class="btn pri s" href={`/table/${table.id}`}>
        {t("your-move")}
      </a>
    );
  }
  const names = listed(table.waiting_for.map((seat) => nameOf(table, seat)));
  const words = table.state === "waiting" ? t("seats-free", { free: free(table) }) : names ? t("waiting-for", { names }) : t("open-table");
  return (
    <a class="btn s" href={`/table/${table.id}`}>
      {words}
    </a>
  );
}

function free(table: Table): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** Who sits there; and whether one of them may know the cards. */
function Chairs({ table }: { table: Table }) {
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  return (
    <span class="seats">
      {table.seats
        .filter((seat) => seat.kind === "person")
        .map((seat, index) => (
          <span key={index} class={`st ${seat.you ? "mine" : ""}`}>
            <Icon name="person" size={13} />
            {seat.you ? t("you") : personName(seat.name)}
          </span>
        ))}
      {bots > 0 && (
        <span class="st" title={t("bots-count", { bots })}>
          <Icon name="bot" size={13} />
          {bots > 1 ? `×${bots}` : ""}
          <span class="sr">{t("bots-count", { bots })}</span>
        </span>
      )}
      {Array.from({ length: free(table) }, (_, index) => (
        <span key={`free${index}`} class="empty">
          <Icon name="plus" size={12} />
        </span>
      ))}
      {table.seeded && (
        <span class="tag gold" title={t("table-seeded")} data-testid="seeded">
          {t("table-seeded-short")}
        </span>
      )}
    </span>
  );
}

/** Tables of others: a seat to take, or a game to watch. */
export function OpenTables({ tables }: { tables: Tables | null }) {
  const [wrong, setWrong] = useState("");
  const rows = [...(tables?.open ?? []), ...(tables?.watch ?? []).filter((table) => table.state === "playing")];
  const join = async (table: Table) => {
    try {
      await http.join(table.id);
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <Panel title={t("open-tables")} aside={t("open-count", { open: tables?.open.length ?? 0 })} class="list">
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      {!tables && <Bars />}
      {tables && rows.length === 0 && <Empty>{t("no-open-tables")}</Empty>}
      {rows.length > 0 && (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th>{t("table")}</th>
                <th>{t("seats")}</th>
                <th>{t("rules")}</th>
                <th class="sr">{t("join")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((table) => (
                <tr key={table.id}>
                  <td class="b">{titleOf(table)}</td>
                  <td>
                    <Chairs table={table} />
                  </td>
                  <td class="sm mut">{optionsOf(table)}</td>
                  <td>
                    {table.state === "waiting" ? (
                      <Button small onClick={() => void join(table)}>
                        {t("join")}
                      </Button>
                    ) : (
                      <a class="btn s" href={`/table/${table.id}`}>
                        <Icon name="eye" size={14} />
                        {t("watch")}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function optionsOf(table: Table): string {
  return Object.entries(table.options)
    .filter(([name, value]) => name !== "first" && value !== false)
    .map(([name, value]) => optionWord(name, value))
    .join(", ");
}

/** "memory", "open": a value by its own word; a number or a yes with the option's name. */
export function optionWord(name: string, value: string | number | boolean | null): string {
  const id = `option-${name}-${value}`;
  if (knows(id)) return t(id);
  if (name === "first") return t("seat-number", { number: Number(value) + 1 });
  if (typeof value === "string") return value;
  return value === true ? optionName(name) : `${optionName(name)} ${value}`;
}

export function optionName(name: string): string {
  return knows(`option-${name}`) ? t(`option-${name}`) : name.replaceAll("_", " ");
}

/** A finished game in the list of replays. */
export function FinishedLine({ table }: { table: Table }) {
  const winners = listed(table.winners.map((seat) => nameOf(table, seat)));
  return (
    <li class="tb">
      <b>{titleOf(table)}</b>
      <a class="btn s" href={`/replay/${table.id}`}>
        <Icon name="play" size={14} />
        {t("replay")}
      </a>
      <span class="seats">
        <Chairs table={table} /> {winners && <Tag tone="gold">{t("won-by", { names: winners })}</Tag>}
      </span>
      <span class="sm mut num">{dateOf(table.created)}</span>
    </li>
  );
}
