import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Games, Tables } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Panel } from "../ui/basics.tsx";
import { t } from "../words/words.ts";
import { GameCard } from "./GameCard.tsx";
import { NewTable } from "./NewTable.tsx";
import { SiteBar } from "./SiteBar.tsx";
import { MyTables, OpenTables } from "./TableLists.tsx";

const REFRESH = 5000;

/** Games, tables waiting for you, tables with a free seat, and a new one. */
export function Lobby() {
  const [games, setGames] = useState<Games | null>(null);
  const [tables, setTables] = useState<Tables | null>(null);
  const [wrong, setWrong] = useState("");
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    document.title = "Virtù";
    const look = () => {
      http.tables().then(
        (now) => {
          setTables(now);
          setWrong("");
        },
        () => setWrong(t("notice-unreachable")),
      );
    };
    http.games().then(setGames, () => setWrong(t("notice-unreachable")));
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  const play = async (name: string) => {
    const game = games?.games.find((one) => one.name === name);
    if (!game) return;
    const players = usual(name, game.players);
    const level = games?.bots.includes("easy") ? "easy" : (games?.bots[0] ?? "random");
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level }));
    try {
      const table = await http.create({ game: name, players, options: {}, seats: [{ kind: "me" }, ...bots] });
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  const order = (name: string) => {
    setWanted(name);
    document.getElementById("new-table")?.scrollIntoView({ block: "nearest" });
    document.getElementById("new-table")?.focus();
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
        <div class="games">
          {games
            ? inOrder(games).map((game) => <GameCard key={game.name} game={game} play={() => void play(game.name)} order={() => order(game.name)} />)
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
          <MyTables tables={tables} play={() => void play("seven_virtues")} />
          <OpenTables tables={tables} />
          <NewTable games={games} wanted={wanted} choose={setWanted} />
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

/** How many sit down for a quick game. */
function usual(name: string, [least, most]: [number, number]): number {
  return Math.min(most, Math.max(least, name === "seven_virtues" ? 4 : name === "governing" ? 4 : least));
}
