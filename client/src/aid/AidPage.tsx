import { useEffect, useState } from "preact/hooks";
import { SiteBar } from "../lobby/SiteBar.tsx";
import { http } from "../net/http.ts";
import type { GameInfo } from "../net/types.ts";
import { Missing } from "../table/Missing.tsx";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { AidSheet } from "./aid_sheet.tsx";
import { hasAid } from "./sheets.ts";

/** A game's sheet on its own address, with the numbers of a table if one is named: to read, to send, to print. */
export function AidPage({ game, table }: { game: string; table: string | null }) {
  const [games, setGames] = useState<GameInfo[]>([]);
  useEffect(() => {
    http.games().then(({ games: all }) => setGames(all.filter(({ name }) => hasAid(name))), () => undefined);
  }, []);
  const title = `${gameName(game)} · ${t("aid-title")}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!hasAid(game)) return <Missing />;
  return (
    <div class="site">
      <SiteBar here="" />
      <main class="reading aid-page">
        <h1 class="sr">{title}</h1>
        <nav class="chapters" aria-label={t("games")}>
          {games.map(({ name }) => (
            <a key={name} href={`/aid/${name}`} class={name === game ? "on" : ""} aria-current={name === game ? "page" : undefined}>
              {gameName(name)}
            </a>
          ))}
        </nav>
        <section class="panel">
          <header class="ph">
            <h2 id="aid-title">
              {t("aid-title")} <span class="of">{gameName(game)}</span>
            </h2>
            <Button small icon="print" onClick={() => print()}>
              {t("aid-print")}
            </Button>
            <a class="btn s" href={`/rules/${game}`}>
              <Icon name="book" size={16} /> {t("rules")}
            </a>
          </header>
          {table !== null && <p class="sm mut whose">{t("aid-of-table")}</p>}
          <AidSheet game={game} table={table ?? undefined} />
        </section>
      </main>
    </div>
  );
}
