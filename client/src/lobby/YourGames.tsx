import { useRef, useState } from "preact/hooks";
import type { Table, Tables } from "../net/types.ts";
import { WaysOut, waysOut } from "../table/WaysOut.tsx";
import { Bars, Button } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Popover } from "../ui/Popover.tsx";
import { since } from "../ui/time.ts";
import { gameName, nameOf } from "../words/facts.ts";
import { listed, t } from "../words/words.ts";

/** Tables one sits at, or where a bot keeps one's seat: those that wait for me first. */
export function YourGames({ tables, changed }: { tables: Tables | null; changed: () => void }) {
  const mine = (tables?.mine ?? []).filter((table) => table.state !== "over");
  const due = mine.filter(isDue);
  const sorted = [...due, ...mine.filter((table) => !isDue(table))];
  if (tables && mine.length === 0) return null;
  return (
    <section class="yours" aria-label={t("your-games")}>
      <div class="yours-head">
        <h2>{due.length > 0 ? t("waiting-for-you") : t("your-games")}</h2>
        {tables && <span class={`tag ${due.length > 0 ? "acc" : ""}`}>{t("waiting-due", { due: due.length })}</span>}
        <span class="sp" />
        <a class="sm" href="/replays">
          {t("finished-games")}
        </a>
      </div>
      {!tables && <Bars rows={1} />}
      <ul class="yours-cards">
        {sorted.map((table) => (
          <YourGame key={table.id} table={table} changed={changed} />
        ))}
      </ul>
    </section>
  );
}

function YourGame({ table, changed }: { table: Table; changed: () => void }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const due = isDue(table);
  const ways = waysOut(table);
  const others = table.seats.flatMap((seat, index) => (seat.you || seat.kind !== "person" ? [] : [nameOf(table, index)]));
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const company = listed([...others, ...(bots > 0 ? [t("bots-count", { bots })] : [])]);
  return (
    <li class={due ? "due" : ""} data-testid="your-game">
      <Emblem game={table.game} size={38} />
      <a class="yours-title" href={`/table/${table.id}`}>
        <b>{table.name || gameName(table.game)}</b>
        <small>{company}</small>
        {table.seeded && (
          <span>
            <span class="tag gold" title={t("table-seeded")} data-testid="seeded">
              {t("table-seeded-short")}
            </span>
          </span>
        )}
      </a>
      <span class="yours-state">
        {due ? (
          <a class="btn pri s" href={`/table/${table.id}`}>
            {t("your-move")}
          </a>
        ) : (
          <span class="tag">{stateOf(table)}</span>
        )}
        <small class="num">{since(table.since)}</small>
      </span>
      {ways.length > 0 && (
        <span ref={anchor}>
          <Button kind="ghost" small square icon="more" hint={t("ways-of", { table: table.name || gameName(table.game) })} aria-expanded={open} data-testid="ways-of" onClick={() => setOpen(!open)} />
          {open && (
            <Popover anchor={anchor.current} close={() => setOpen(false)} label={t("ways")} class="menu" grab>
              <WaysOut
                table={table}
                ways={ways}
                done={() => {
                  setOpen(false);
                  changed();
                }}
              />
            </Popover>
          )}
        </span>
      )}
    </li>
  );
}

export function isDue(table: Table): boolean {
  return table.state === "playing" && table.your_seat !== null && table.waiting_for.includes(table.your_seat);
}

function stateOf(table: Table): string {
  if (table.kept_seat !== null) return t("state-kept");
  if (table.state === "waiting") return t("seats-free", { free: table.seats.filter((seat) => seat.kind === "open").length });
  const names = listed(table.waiting_for.map((seat) => nameOf(table, seat)));
  return names ? t("waiting-for", { names }) : t("open-table");
}
