import "../style/new_table.css";
import { useEffect, useState } from "preact/hooks";
import { LevelLines } from "../bots/LevelLines.tsx";
import { cataloguesOf } from "../games/index.ts";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { GameInfo, Games, SeatOrder } from "../net/types.ts";
import { go } from "../router.ts";
import { quickLevel } from "../settings.ts";
import { Bars, Button, Panel, Segmented } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { levelName } from "../words/levels.ts";
import { apart, knows, language, learn, listed, t } from "../words/words.ts";
import { agreed, type Chosen, differenceOf, differing, type Value } from "./agreed.ts";
import { inOrder, levelOf, usual } from "./Lobby.tsx";
import { Rules } from "./OptionLines.tsx";
import { SiteBar } from "./SiteBar.tsx";

/** A new table: two choices are enough, everything else has a usual value. */
export function NewTablePage({ game: wanted }: { game: string | null }) {
  const [games, setGames] = useState<Games | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => void http.games().then(setGames, () => setWrong(t("fault-unreachable"))), []);
  useEffect(() => {
    document.title = `${t("new-table")} · Virtù`;
  }, [language.value]);
  const order = games ? inOrder(games) : [];
  const game = order.find((one) => one.name === wanted) ?? order[0];
  return (
    <div class="site">
      <SiteBar here="play" />
      <main class="new-table">
        <Panel id="new-table">
          <div class="new-head">
            <h1>{t("new-table")}</h1>
            <span class="sm mut">{t("new-table-easy")}</span>
          </div>
          {wrong && (
            <p class="strip bad" role="alert">
              {wrong}
            </p>
          )}
          {!game && !wrong && <Bars rows={6} />}
          {game && games && (
            <>
              <GameChoice games={order} chosen={game.name} />
              <Order key={game.name} game={game} games={games} />
            </>
          )}
        </Panel>
      </main>
    </div>
  );
}

function GameChoice({ games, chosen }: { games: GameInfo[]; chosen: string }) {
  return (
    <nav class="game-choice" aria-label={t("game")}>
      {games.map((game) => (
        <a key={game.name} href={`/new/${game.name}`} class={game.name === chosen ? "on" : ""} aria-current={game.name === chosen ? "page" : undefined}>
          <Emblem game={game.name} size={42} />
          <span>
            <b>{gameName(game.name)}</b>
            <small>
              {playersOf(game)}
              {knows(`length-${game.name}`) && ` · ${t(`length-${game.name}`)}`}
            </small>
          </span>
        </a>
      ))}
    </nav>
  );
}

function playersOf({ players: [least, most] }: GameInfo): string {
  return least === most ? t("players-exact", { players: least }) : t("players-range", { least, most });
}

function Order({ game, games }: { game: GameInfo; games: Games }) {
  const [least, most] = game.players;
  const [players, setPlayers] = useState(usual(game.name, game.players));
  const [seats, setSeats] = useState<SeatOrder[]>([{ kind: "me" }]);
  const [options, setOptions] = useState<Chosen>({});
  const [wrong, setWrong] = useState("");
  const level = levelOf(games.bots, quickLevel.value);
  const filled = Array.from({ length: players }, (_, seat): SeatOrder => seats[seat] ?? { kind: "bot", level });
  const chosen = agreed(game, players, options);
  useEffect(() => setWrong(""), [players, options]);
  // A game's own words are needed for its options.
  useEffect(() => void learn(...cataloguesOf(game.name)), [game.name]);
  const sit = (seat: number, order: SeatOrder) => {
    // There is one of me: sitting down elsewhere leaves the old chair open.
    setSeats(filled.map((old, index) => (index === seat ? order : order.kind === "me" && old.kind === "me" ? { kind: "open" } : old)));
  };
  const create = async (event: Event) => {
    event.preventDefault();
    try {
      const table = await http.create({ game: game.name, players, options: chosen, seats: filled });
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  const choose = (name: string, value: Value) => setOptions({ ...options, [name]: value });
  return (
    <form class="order-form" onSubmit={(event) => void create(event)}>
      <div class="order-columns">
        <div>
          {least < most && (
            <div class="f">
              <span class="lab">{t("players")}</span>
              <Segmented
                label={t("players")}
                value={players}
                options={Array.from({ length: most - least + 1 }, (_, index) => ({ value: least + index, text: least + index }))}
                choose={setPlayers}
              />
            </div>
          )}
          <div class="f who">
            <span class="lab">{t("who-plays")}</span>
            <div class="chair-rows">
              {filled.map((order, seat) => (
                <SeatChoice key={seat} seat={seat} order={order} levels={games.bots} set={(next) => sit(seat, next)} />
              ))}
              <p class="xs mut">{t("who-plays-about")}</p>
              <LevelLines levels={filled.flatMap((order) => (order.kind === "bot" && order.level ? [order.level] : []))} />
            </div>
          </div>
        </div>
        <Rules game={game} players={players} options={options} choose={choose} reset={() => setOptions({})} />
      </div>
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      <div class="order-foot">
        <Icon name="table" size={18} />
        <p data-testid="whole-table">{wholeTable(game, players, filled, chosen)}</p>
        <Button kind="pri" type="submit" data-testid="create">
          {t("create-table")}
        </Button>
      </div>
    </form>
  );
}

/** The table in a sentence or two: what is played, by whom, and what is not as usual. */
function wholeTable(game: GameInfo, players: number, seats: SeatOrder[], options: Chosen): string {
  const friends = seats.filter((seat) => seat.kind === "open").length;
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const who = listed([
    ...(seats.some((seat) => seat.kind === "me") ? [t("whole-you")] : []),
    ...(friends > 0 ? [t("whole-friends", { friends })] : []),
    ...(bots > 0 ? [t("bots-count", { bots })] : []),
  ]);
  const other = differing(game, options).map(([name, value]) => differenceOf(name, value));
  return `${t("whole-table", { game: gameName(game.name), players, who })} ${other.length > 0 ? `${apart(other)}.` : t("whole-usual")}`;
}

function SeatChoice({ seat, order, levels, set }: { seat: number; order: SeatOrder; levels: string[]; set: (order: SeatOrder) => void }) {
  const value = order.kind === "bot" ? `bot:${order.level}` : order.kind;
  const name = t("seat-number", { number: seat + 1 });
  return (
    <label class={`chair ${order.kind}`}>
      <Icon name={order.kind === "bot" ? "bot" : order.kind === "open" ? "link" : "person"} size={16} />
      <b>{name}</b>
      <select
        aria-label={name}
        value={value}
        data-testid={`seat-${seat}`}
        onChange={(event) => {
          const [kind, level] = event.currentTarget.value.split(":");
          set(kind === "bot" ? { kind, level: level! } : { kind: kind as "me" | "open" });
        }}
      >
        <option value="me">{t("seat-me")}</option>
        <option value="open">{t("seat-by-link")}</option>
        {levels.map((level) => (
          <option key={level} value={`bot:${level}`}>
            {t("bot-level", { level: levelName(level) })}
          </option>
        ))}
      </select>
    </label>
  );
}
