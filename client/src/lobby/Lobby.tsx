import { useEffect, useState } from "preact/hooks";
import { done } from "../lessons/progress.ts";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Games, Tables } from "../net/types.ts";
import { go } from "../router.ts";
import { quickLevel } from "../settings.ts";
import { Bars, Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { levelName } from "../words/levels.ts";
import { t } from "../words/words.ts";
import { GameCard } from "./GameCard.tsx";
import { SiteBar } from "./SiteBar.tsx";
import { BotsPanel } from "./BotsPanel.tsx";
import { NewTableLink, OpenTables } from "./TableLists.tsx";
import { YourGames } from "./YourGames.tsx";

const REFRESH = 5000;

/** Tables waiting for you, games, tables with a free seat, and the bots. */
export function Lobby() {
  const [games, setGames] = useState<Games | null>(null);
  const [tables, setTables] = useState<Tables | null>(null);
  const [wrong, setWrong] = useState("");
  const level = levelOf(games?.bots ?? [], quickLevel.value);
  useEffect(() => {
    document.title = "Virtù";
    const look = () => {
      http.tables().then(
        (now) => {
          setTables(now);
          setWrong("");
        },
        () => setWrong(t("fault-unreachable")),
      );
    };
    http.games().then(setGames, () => setWrong(t("fault-unreachable")));
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  // Who has neither learnt nor played is shown the way to learn first.
  const newcomer = tables !== null && tables.mine.length === 0 && done.value.length === 0;
  const play = async (name: string) => {
    const game = games?.games.find((one) => one.name === name);
    if (!game) return;
    const players = usual(name, game.players);
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
    try {
      const table = await http.create({ game: name, players, options: {}, seats: [{ kind: "me" }, ...bots] });
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <div class="site">
      <SiteBar here="play" />
      <main class="lobby">
        <h1 class="sr">{t("lobby")}</h1>
        {wrong && (
          <p class="strip bad" role="alert">
            {wrong}
          </p>
        )}
        <YourGames tables={tables} changed={() => void http.tables().then(setTables, () => undefined)} />
        <div class="games-head">
          <h2>{t("games")}</h2>
          {games && games.bots.length > 1 && (
            <label class="quick">
              <Icon name="bot" size={15} /> {t("quick-level")}
              <select value={level} data-testid="quick-level" onChange={(event) => (quickLevel.value = event.currentTarget.value)}>
                {games.bots.map((one) => (
                  <option key={one} value={one}>
                    {levelName(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <span class="sp" />
          <NewTableLink />
        </div>
        {newcomer && (
          <p class="first-visit" data-testid="first-visit">
            <Icon name="cap" size={17} /> {t("lesson-first-visit")}
          </p>
        )}
        <div class="games">
          {games
            ? inOrder(games).map((game) => <GameCard key={game.name} game={game} newcomer={newcomer} play={() => void play(game.name)} />)
            : [1, 2, 3, 4].map((one) => (
                <Panel key={one} class="g">
                  <div class="vig" />
                  <div class="bd">
                    <Bars rows={4} />
                  </div>
                </Panel>
              ))}
        </div>
        <div class="low">
          <OpenTables tables={tables} games={games} />
          <BotsPanel levels={games?.bots ?? []} />
        </div>
      </main>
    </div>
  );
}

const ORDER = ["governing", "wars_of_italy", "seven_virtues", "honour"];

/** Guests, which are not listed, come last. */
const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

export function inOrder(games: Games): Games["games"] {
  return games.games.toSorted((a, b) => place(a.name) - place(b.name));
}

/** The level that is wished for, if there is such a one here. */
export function levelOf(levels: string[], wished: string): string {
  return [wished, "easy"].find((level) => levels.includes(level)) ?? levels[0] ?? "random";
}

/** How many sit down for a quick game. */
export function usual(name: string, [least, most]: [number, number]): number {
  return Math.min(most, Math.max(least, name === "seven_virtues" ? 4 : name === "governing" ? 4 : least));
}
