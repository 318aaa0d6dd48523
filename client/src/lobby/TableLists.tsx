import { useEffect, useState } from "preact/hooks";
import { cataloguesOf } from "../games/index.ts";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { GameInfo, Games, Table, Tables } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Button, Empty, Panel, Tag } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Icon } from "../ui/Icon.tsx";
import { dateOf } from "../ui/time.ts";
import { gameName, nameOf, personName } from "../words/facts.ts";
import { learn, listed, t } from "../words/words.ts";
import { differences } from "./agreed.ts";

export function titleOf(table: Table): string {
  return table.name || gameName(table.game);
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
        <span class="st">
          <Icon name="bot" size={13} />
          {t("bots-count", { bots })}
        </span>
      )}
      {table.seeded && (
        <span class="tag gold" title={t("table-seeded")} data-testid="seeded">
          {t("table-seeded-short")}
        </span>
      )}
    </span>
  );
}

/** Tables of others: a seat to take, or a game to watch. */
export function OpenTables({ tables, games }: { tables: Tables | null; games: Games | null }) {
  const [wrong, setWrong] = useState("");
  const rows = [...(tables?.open ?? []), ...(tables?.watch ?? [])];
  const join = async (table: Table) => {
    try {
      await http.join(table.id);
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <Panel title={t("open-tables")} aside={tables ? t("open-count", { open: tables.open.length }) : ""} class="list open-tables" id="open-tables">
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      {!tables && <Bars />}
      {tables && rows.length === 0 && <Empty action={<NewTableLink />}>{t("no-open-tables")}</Empty>}
      {rows.length > 0 && (
        <ul class="open-rows">
          {rows.map((table) => (
            <li key={table.id}>
              <b class="of-game">
                <Emblem game={table.game} size={36} /> {titleOf(table)}
              </b>
              <Chairs table={table} />
              <span class="num">{table.state === "waiting" ? t("seats-free", { free: free(table) }) : t("state-playing")}</span>
              <Differs table={table} game={games?.games.find((one) => one.name === table.game)} />
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
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function NewTableLink({ kind = "" }: { kind?: string }) {
  return (
    <a class={`btn ${kind}`} href="/new" data-testid="new-table">
      <Icon name="plus" size={16} /> {t("new-table")}
    </a>
  );
}

/** Only what is not as usual, in words. The game's own words are fetched where there is something to say. */
function Differs({ table, game }: { table: Table; game: GameInfo | undefined }) {
  const [worded, setWorded] = useState(false);
  const lines = differences(game, table);
  useEffect(() => {
    if (lines.length > 0) void learn(...cataloguesOf(table.game)).then(() => setWorded(true));
  }, [table.game, lines.length]);
  if (lines.length === 0) return <span class="sm mut">{t("rules-usual")}</span>;
  return <span class="sm">{worded ? lines.join(" · ") : ""}</span>;
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
