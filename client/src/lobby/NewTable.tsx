import { useEffect, useState } from "preact/hooks";
import { LevelLines } from "../bots/LevelLines.tsx";
import { cataloguesOf } from "../games/index.ts";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { GameInfo, GameOption, Games, SeatOrder } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Button, Panel, Segmented } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { levelName } from "../words/levels.ts";
import { knows, learn, t } from "../words/words.ts";
import { optionName, optionWord } from "./TableLists.tsx";

interface NewTableProps {
  games: Games | null;
  wanted: string | null;
  choose: (game: string) => void;
}

/** More options than this and the rarer ones are folded away. */
const FEW_OPTIONS = 4;

/** A new table: players, who sits where, what was agreed. */
export function NewTable({ games, wanted, choose }: NewTableProps) {
  const game = games?.games.find((one) => one.name === wanted) ?? games?.games.find((one) => one.name === "seven_virtues") ?? games?.games[0];
  return (
    <Panel title={t("new-table")} aside={game ? gameName(game.name) : ""} class="list new" id="new-table" tabIndex={-1}>
      {game && games ? <Order key={game.name} game={game} games={games} choose={choose} /> : <Bars rows={5} />}
    </Panel>
  );
}

type Value = string | number | boolean | null;
type Chosen = Record<string, Value>;

/** What was chosen, or what people who sit down together begin with. */
function valueOf(game: GameInfo, chosen: Chosen, name: string): Value | undefined {
  const option = game.options[name];
  return chosen[name] ?? option?.live ?? option?.default;
}

/** Whether an option means anything beside the others. */
function matters(game: GameInfo, chosen: Chosen, name: string): boolean {
  const under = game.options[name]?.under;
  return !under || (matters(game, chosen, under[0]) && valueOf(game, chosen, under[0]) === under[1]);
}

/** What the table is made with: nothing that was chosen before another choice took its meaning away. */
function agreed(game: GameInfo, chosen: Chosen): Chosen {
  const found: Chosen = {};
  for (const [name, option] of Object.entries(game.options)) {
    const value = chosen[name] ?? option.live;
    if (value !== null && matters(game, chosen, name)) found[name] = value;
  }
  return found;
}

function Order({ game, games, choose }: { game: GameInfo; games: Games; choose: (game: string) => void }) {
  const [least, most] = game.players;
  const [players, setPlayers] = useState(Math.min(most, Math.max(least, 4)));
  const [seats, setSeats] = useState<SeatOrder[]>([{ kind: "me" }]);
  const [options, setOptions] = useState<Chosen>({});
  const [wrong, setWrong] = useState("");
  const levels = games.bots;
  const filled = Array.from({ length: players }, (_, seat) => seats[seat] ?? botOf(levels));
  useEffect(() => setWrong(""), [players, options]);
  const set = (seat: number, order: SeatOrder) => {
    const next = filled.map((old, index) => {
      if (index === seat) return order;
      // There is one of me: sitting down elsewhere leaves the old chair open.
      return order.kind === "me" && old.kind === "me" ? { kind: "open" as const } : old;
    });
    setSeats(next);
  };
  const create = async (event: Event) => {
    event.preventDefault();
    try {
      const table = await http.create({ game: game.name, players, options: agreed(game, options), seats: filled });
      go(`/table/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  // A game's own words are needed for its options.
  useEffect(() => void learn(...cataloguesOf(game.name)), [game.name]);
  // An edition has its own answers: what nobody chose is left to it.
  const edition = options.preset !== undefined && options.preset !== game.options.preset?.default;
  const lines = Object.entries(game.options)
    .filter(([name]) => matters(game, options, name))
    .map(([name, option]) => (
      <OptionLine key={name} game={game.name} name={name} option={option} value={edition && option.values.length > 0 ? options[name] : valueOf(game, options, name)} set={(value) => setOptions({ ...options, [name]: value })} />
    ));
  return (
    <form class="order-form" onSubmit={(event) => void create(event)}>
      {games.games.length > 1 && (
        <div class="f">
          <label class="lab" for="new-game">
            {t("game")}
          </label>
          <select id="new-game" value={game.name} onChange={(event) => choose(event.currentTarget.value)}>
            {games.games.map((one) => (
              <option key={one.name} value={one.name}>
                {gameName(one.name)}
              </option>
            ))}
          </select>
        </div>
      )}
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
      <div class="f">
        <span class="lab">{t("seats")}</span>
        <span class="chairs-row">
          {filled.map((order, seat) => (
            <SeatChoice key={seat} seat={seat} order={order} levels={levels} set={(next) => set(seat, next)} />
          ))}
        </span>
      </div>
      <LevelLines levels={filled.flatMap((order) => (order.kind === "bot" && order.level ? [order.level] : []))} />
      {lines.slice(0, FEW_OPTIONS)}
      {edition && <p class="xs mut">{t("option-as-edition")}</p>}
      {lines.length > FEW_OPTIONS && (
        <details class="more-options">
          <summary>{t("more-options", { count: lines.length - FEW_OPTIONS })}</summary>
          {lines.slice(FEW_OPTIONS)}
        </details>
      )}
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      <div class="create">
        <Button kind="pri" type="submit" data-testid="create">
          {t("create-table")}
        </Button>
      </div>
    </form>
  );
}

function botOf(levels: string[]): SeatOrder {
  return { kind: "bot", level: levels.includes("easy") ? "easy" : (levels[0] ?? "random") };
}

function SeatChoice({ seat, order, levels, set }: { seat: number; order: SeatOrder; levels: string[]; set: (order: SeatOrder) => void }) {
  const value = order.kind === "bot" ? `bot:${order.level}` : order.kind;
  return (
    <span class={`st ${order.kind === "me" ? "mine" : ""}`}>
      <Icon name={order.kind === "bot" ? "bot" : order.kind === "open" ? "plus" : "person"} size={13} />
      <select
        aria-label={t("seat-number", { number: seat + 1 })}
        value={value}
        data-testid={`seat-${seat}`}
        onChange={(event) => {
          const [kind, level] = event.currentTarget.value.split(":");
          set(kind === "bot" ? { kind, level: level! } : { kind: kind as "me" | "open" });
        }}
      >
        <option value="me">{t("seat-me")}</option>
        <option value="open">{t("seat-friend")}</option>
        {levels.map((level) => (
          <option key={level} value={`bot:${level}`}>
            {t("bot-level", { level: levelName(level) })}
          </option>
        ))}
      </select>
    </span>
  );
}

interface OptionLineProps {
  game: string;
  name: string;
  option: GameOption;
  /** Undefined: as the edition has it. */
  value: Value | undefined;
  set: (value: Value) => void;
}

function OptionLine({ game, name, option, value, set }: OptionLineProps) {
  const head = optionName(name);
  const values = option.values.length > 0 ? option.values : option.kind === "bool" ? [true, false] : null;
  const words = (one: Value) => (one === true ? t("yes") : one === false ? t("no") : optionWord(name, one));
  return (
    <div class="f">
      <span class="lab">
        {head} <ClauseLink clause={option.clause} game={game} />
      </span>
      {values && values.length <= 4 ? (
        <Segmented label={head} value={value} options={values.map((one) => ({ value: one, text: words(one) }))} choose={set} />
      ) : values ? (
        <select aria-label={head} value={String(value)} onChange={(event) => set(values[event.currentTarget.selectedIndex]!)}>
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {words(one)}
            </option>
          ))}
        </select>
      ) : (
        <span class="number">
          <input
            type="number"
            aria-label={head}
            value={Number(value)}
            min={option.least}
            max={option.most}
            onInput={(event) => set(Number(event.currentTarget.value))}
          />
          {knows(`option-${name}-${option.least}`) && (
            <span class="xs mut">
              {option.least}: {words(option.least)}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
