import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import type { GameInfo } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Empty, Panel } from "../ui/basics.tsx";
import { hasAid } from "../aid/sheets.ts";
import { SiteBar } from "../lobby/SiteBar.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { bookOf } from "./book.ts";
import { Rulebook } from "./Rulebook.tsx";

/** The rules as a page of their own, for reading and for links. */
export function RulesPage({ game, clause }: { game: string | null; clause: string }) {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  useEffect(() => {
    http.games().then(({ games: all }) => setGames(all), () => setGames([]));
  }, []);
  const unknown = games !== null && games.length > 0 && game !== null && !games.some((one) => one.name === game);
  const shown = game ?? games?.[0]?.name ?? null;
  const title = unknown ? `${t("nothing-here")} · Virtù` : shown ? `${gameName(shown)} · ${t("rules")}` : t("rules");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div class="site">
      <SiteBar here="rules" />
      <main class="reading">
        <h1 class="sr">{t("rules")}</h1>
        <nav class="chapters" aria-label={t("games")}>
          {(games ?? []).map((one) => (
            <a key={one.name} href={`/rules/${one.name}`} class={one.name === shown ? "on" : ""} aria-current={one.name === shown ? "page" : undefined}>
              {gameName(one.name)}
            </a>
          ))}
        </nav>
        {unknown ? (
          <Empty icon="book">{t("rules-unknown", { game: shown ?? "" })}</Empty>
        ) : (
          <Panel title={shown ? gameName(shown) : t("rules")} aside={shown && hasAid(shown) ? <a href={`/aid/${shown}`}>{t("aid-title")}</a> : undefined} class="book">
            {shown ? <Rulebook game={shown} clause={clause} follow={(to) => go(`/rules/${bookOf(shown, to)}#${to}`)} /> : <Bars rows={8} />}
          </Panel>
        )}
      </main>
    </div>
  );
}
