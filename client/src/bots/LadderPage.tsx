import "../style/strength.css";
import { useEffect, useState } from "preact/hooks";
import { cataloguesOf } from "../games/index.ts";
import { optionWord } from "../lobby/agreed.ts";
import { inOrder } from "../lobby/Lobby.tsx";
import { SiteBar } from "../lobby/SiteBar.tsx";
import { http } from "../net/http.ts";
import type { BotsInfo, GameInfo, Games, Ladder, Rung } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Panel, Segmented } from "../ui/basics.tsx";
import { Portrait } from "../ui/Portrait.tsx";
import { gameName } from "../words/facts.ts";
import { figure } from "../words/figures.ts";
import { levelLine, levelName } from "../words/levels.ts";
import { apart, language, learn, t } from "../words/words.ts";
import { Range } from "./Range.tsx";
import { kindOf, measuredTables, ratingScale, strengths, timeShares, type Measured, type Strength } from "./strength.ts";

/** How strong the bots are in each game, as it was measured; where it was not, the page says so. */
export function LadderPage({ game: wanted }: { game: string | null }) {
  const [bots, setBots] = useState<BotsInfo | null>(null);
  const [games, setGames] = useState<Games | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    Promise.all([http.bots(), http.games(), learn("bots")]).then(
      ([told, all]) => {
        setBots(told);
        setGames(all);
      },
      () => setWrong(t("fault-unreachable")),
    );
  }, []);
  useEffect(() => {
    document.title = `${t("bots-how-strong")} · Virtù`;
  }, [language.value]);
  const order = games ? inOrder(games) : [];
  const game = order.find((one) => one.name === wanted) ?? order[0];
  return (
    <div class="site">
      <SiteBar here="bots" />
      <main class="strength">
        <div class="strength-head">
          <h1>{t("bots-how-strong")}</h1>
          <span class="sp" />
          {game && (
            <Segmented
              label={t("game")}
              value={game.name}
              options={order.map(({ name }) => ({ value: name, text: gameName(name) }))}
              choose={(name) => go(`/bots/${name}`, true)}
            />
          )}
        </div>
        {wrong && (
          <p class="strip bad" role="alert">
            {wrong}
          </p>
        )}
        {bots && game ? (
          <OfGame key={game.name} bots={bots} game={game} />
        ) : (
          !wrong && (
            <Panel>
              <Bars rows={8} />
            </Panel>
          )
        )}
      </main>
    </div>
  );
}

function OfGame({ bots, game }: { bots: BotsInfo; game: GameInfo }) {
  useEffect(() => void learn(...cataloguesOf(game.name)), [game.name]);
  const tables = measuredTables(bots.ladder, game.name);
  const [wished, setWished] = useState("");
  const table = tables.find((one) => kindOf(one) === wished) ?? tables[0];
  const rows = strengths(bots, table);
  const fair = rows.find((row) => row.rung)?.rung?.fair;
  const scale = ratingScale(rows);
  return (
    <>
      <Panel class="rungs" label={gameName(game.name)} data-testid="rungs">
        {table && tables.length > 1 && (
          <div class="rungs-players">
            <span class="lab">{t("players")}</span>
            <Segmented label={t("players")} value={kindOf(table)} options={tables.map((one) => ({ value: kindOf(one), text: tableWords(one) }))} choose={setWished} />
          </div>
        )}
        {tables.length === 0 && <p class="nothing">{t("bots-nothing")}</p>}
        <div class="rung head" aria-hidden="true">
          <span>{t("bots-level")}</span>
          <span>{t("bots-rating")}</span>
          <span>
            {t("bots-wins")}
            {fair !== undefined && <small>{t("bots-even", { fair: hundred(fair) })}</small>}
          </span>
          <span>{t("bots-time")}</span>
        </div>
        <ol>
          {rows.map((row) => (
            <Level key={row.level} row={row} scale={scale} />
          ))}
        </ol>
      </Panel>
      <div class="strength-notes">
        <Meaning players={table?.players ?? game.players[0]} fair={fair} />
        <HowMeasured bots={bots} game={game} table={table} />
      </div>
    </>
  );
}

function Level({ row, scale }: { row: Strength; scale: [number, number] }) {
  const { level, rating, rung, below, seconds } = row;
  return (
    <li class="rung" data-level={level}>
      <div class="who">
        <Portrait level={level} size={56} />
        <div>
          <h2>{levelName(level)}</h2>
          <p>{levelLine(level)}</p>
        </div>
      </div>
      <div class="figure">
        <span class="lab">{t("bots-rating")}</span>
        {rating ? (
          <>
            <Range value={rating.elo} interval={rating.interval} scale={scale} />
            <span>
              <b class="num">{whole(rating.elo)}</b> {rating.interval[0] < rating.interval[1] ? <Between interval={rating.interval} show={whole} /> : <small>{t("bots-anchor")}</small>}
            </span>
          </>
        ) : (
          <span class="mut">{t("bots-not-measured")}</span>
        )}
      </div>
      <div class="figure">
        <span class="lab">{t("bots-wins")}</span>
        {rung ? <Wins rung={rung} /> : <span class="mut">{below === undefined ? t("bots-lowest") : t("bots-not-measured")}</span>}
      </div>
      <div class="figure time">
        <span class="lab">{t("bots-time")}</span>
        <span class="num">{seconds > 0 ? t("bots-seconds", { seconds }) : t("bots-at-once")}</span>
      </div>
    </li>
  );
}

function Wins({ rung }: { rung: Rung }) {
  const [own, others] = rung.points.map(rounded) as [string, string];
  const [mine, theirs] = rung.simulations.map(rounded) as [string, string];
  return (
    <>
      <span>
        <b class="num">{t("bots-of-100", { wins: hundred(rung.share) })}</b> <Between interval={rung.interval} show={hundred} />
        <span class="sr">{t("bots-even", { fair: hundred(rung.fair) })}</span>
      </span>
      <Range value={rung.share} interval={rung.interval} scale={[0, 1]} fair={rung.fair} />
      <small>{t(rung.simulations.some((count) => count > 0) ? "bots-figures" : "bots-figures-plain", { games: rung.games, own, others, mine, theirs })}</small>
    </>
  );
}

function Between({ interval: [low, high], show }: { interval: [number, number]; show: (value: number) => number | string }) {
  return (
    <>
      <small aria-hidden="true" class="num">
        {show(low)}–{show(high)}
      </small>
      <span class="sr">{t("bots-between", { low: show(low), high: show(high) })}</span>
    </>
  );
}

function Meaning({ players, fair = 1 / players }: { players: number; fair?: number | undefined }) {
  return (
    <Panel title={t("bots-meaning")}>
      <p>{t("bots-meaning-wins", { players, fair: hundred(fair) })}</p>
      <p>{t("bots-meaning-rating")}</p>
      <p class="mut">{t("bots-meaning-level")}</p>
    </Panel>
  );
}

/** "4"; or "5 · Short Game", where something is not as usual. */
function tableWords({ players, options = {} }: Measured): string {
  return [players, ...Object.entries(options).map(([name, value]) => optionWord(name, value))].join(" · ");
}

function HowMeasured({ bots, game, table }: { bots: BotsInfo; game: GameInfo; table: Measured | undefined }) {
  const ladder = bots.ladder;
  return (
    <Panel title={t("bots-measured")}>
      <dl>
        {ladder && table && <Circumstances ladder={ladder} game={game} table={table} />}
        <dt>{t("bots-form-here")}</dt>
        <dd data-testid="form">{t(`bots-form-${bots.form}`)}</dd>
      </dl>
      <p class="mut">
        {t("bots-again")}{" "}
        <code>virtu ladder</code>
      </p>
    </Panel>
  );
}

function Circumstances({ ladder, game, table }: { ladder: Ladder; game: GameInfo; table: Measured }) {
  const rungs = ladder.rungs.filter((one) => one.game === game.name && kindOf(one) === kindOf(table));
  const told = (what: (rung: Rung) => string) => apart([...new Set(rungs.map(what))]);
  const ruled = (version: string) => t(version === game.rules_version ? "bots-measured-now" : "bots-measured-old", { version });
  return (
    <>
      <dt>{t("bots-measured-games")}</dt>
      <dd>{t("bots-measured-deals", { games: rungs.reduce((sum, one) => sum + one.games, 0) })}</dd>
      <dt>{t("bots-measured-rules")}</dt>
      <dd>{told((rung) => ruled(rung.rules))}</dd>
      <dt>{t("bots-measured-machine")}</dt>
      <dd>{told((rung) => rung.machine)}</dd>
      <dt>{t("bots-measured-form")}</dt>
      <dd>{told((rung) => t(`bots-form-${rung.form}`))}</dd>
      <dt>{t("bots-measured-time")}</dt>
      <dd>{rungs.some(({ scale }) => scale < 1) ? t("bots-measured-scaled", { scale: timeShares(rungs, language.value) }) : t("bots-measured-true")}</dd>
    </>
  );
}

function whole(value: number): string {
  return figure(Math.round(value));
}

function hundred(share: number): number {
  return Math.round(100 * share);
}

function rounded(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: value < 100 ? 1 : 0 });
}
