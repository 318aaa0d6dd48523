import { useEffect, useState } from "preact/hooks";
import { inOrder, usual } from "../lobby/Lobby.tsx";
import { said } from "../net/said.ts";
import type { GameInfo } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Empty, Panel, Segmented } from "../ui/basics.tsx";
import { gameName } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import type { Known } from "./LabPage.tsx";
import { labHttp } from "./requests.ts";
import { Scroll } from "./Scroll.tsx";
import { decimal, percent, whole, whoOf } from "./told.ts";
import type { Estimate, OwnGames, OwnGroup, Win } from "./wire.ts";

/** So often it is asked whether more games have been counted, in milliseconds. */
const COUNTING = 1000;

/** What the finished games of this server show: people and bots side by side, never mixed. */
export function OwnGamesView({ known, game: wanted }: { known: Known; game: string | null }) {
  const order = inOrder(known.games);
  const game = order.find(({ name }) => name === wanted) ?? order[0]!;
  return (
    <>
      <div class="lab-found-head">
        <h2>{t("lab-own")}</h2>
        <span class="sp" />
        <Segmented label={t("game")} value={game.name} options={order.map(({ name }) => ({ value: name, text: gameName(name) }))} choose={(name) => go(`/lab/games/${name}`, true)} />
      </div>
      <OfGame key={game.name} game={game} />
    </>
  );
}

function OfGame({ game }: { game: GameInfo }) {
  const [least, most] = game.players;
  const [players, setPlayers] = useState(usual(game.name, game.players));
  const [wished, setWished] = useState(false);
  const [told, setTold] = useState<OwnGames | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let timer = 0;
    let left = false;
    const ask = () =>
      void labHttp.own(game.name, players).then(
        (found) => {
          if (left) return;
          setTold(found);
          // Where nobody has chosen, so many players as most games had.
          const [often] = Object.entries(found.counts).toSorted(([, a], [, b]) => b - a);
          if (!wished && often && found.groups.length === 0) setPlayers(Number(often[0]));
          if (found.counted < found.finished) timer = window.setTimeout(ask, COUNTING);
        },
        (error: unknown) => setWrong(said(error)),
      );
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [players]);
  if (wrong) {
    return (
      <p class="strip bad" role="alert">
        {wrong}
      </p>
    );
  }
  return (
    <div class="lab-columns">
      <div class="lab-main" data-testid="own-games" data-counted={told?.counted} data-finished={told?.finished}>
        <Panel label={gameName(game.name)}>
          {least < most && (
            <div class="rungs-players">
              <span class="lab">{t("players")}</span>
              <Segmented label={t("players")} value={players} options={Array.from({ length: most - least + 1 }, (_, index) => ({ value: least + index, text: least + index }))} choose={(count) => (setWished(true), setPlayers(count))} />
            </div>
          )}
          {told && told.counted < told.finished && (
            <p role="status" class="mut">
              {t("lab-own-counting", { counted: whole(told.counted), finished: whole(told.finished) })}
            </p>
          )}
          {!told && <Bars rows={5} />}
          {told && told.groups.length === 0 && told.counted === told.finished && <Empty icon="table">{t("lab-own-none", { game: gameName(game.name), players })}</Empty>}
          {told && told.groups.length > 0 && (
            <>
              <WinTable groups={told.groups} rows="factions" title={knows(`lab-wins-${game.name}`) ? t(`lab-wins-${game.name}`) : ""} />
              <WinTable groups={told.groups} rows="seats" title={t("lab-wins-seat")} />
              <Lengths told={told} />
            </>
          )}
        </Panel>
      </div>
      <div class="lab-side">
        <Panel title={t("lab-own-meaning")}>
          <p class="prose">{t("lab-own-about")}</p>
          <p class="mut">{t("lab-own-whole")}</p>
          <p class="mut">{t("lab-own-few")}</p>
        </Panel>
      </div>
    </div>
  );
}

/** Wins of each group in a column of its own. */
function WinTable({ groups, rows, title }: { groups: OwnGroup[]; rows: "factions" | "seats"; title: string }) {
  const names = [...new Set(groups.flatMap((group) => group[rows].map(({ name }) => name)))];
  if (names.length === 0 || !title) return null;
  return (
    <Scroll label={title}>
      <table class="lab-measures own">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("lab-who")}</span>
            </th>
            {groups.map(({ who, games }) => (
              <th key={who} scope="col">
                {t(`lab-who-${who}`)}
                <small>{t("lab-games", { games })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{whoOf(name)}</th>
              {groups.map((group) => (
                <td key={group.who}>
                  <WinCell win={group[rows].find((one) => one.name === name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function WinCell({ win }: { win: Win | undefined }) {
  if (!win) return <span class="mut">–</span>;
  return (
    <>
      <b class="num">{t("lab-percent", { value: percent(win.wins.value) })}</b> <small class="num">{range(win.wins, percent)}</small>
      <small>{t("lab-own-points", { points: decimal(win.points.value) })}</small>
    </>
  );
}

function range({ low, high }: Estimate, show: (value: number) => string): string {
  return `${show(low)} … ${show(high)}`;
}

function Lengths({ told }: { told: OwnGames }) {
  return (
    <Scroll label={t("lab-own-length")}>
      <table class="lab-measures own">
        <caption>{t("lab-own-length")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("lab-measure")}</span>
            </th>
            {told.lengths.map(({ company, games }) => (
              <th key={company} scope="col">
                {t(`lab-company-${company}`)}
                <small>{t("lab-games", { games })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["rounds", "decisions", "winning_points"] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{t(`lab-measure-${name.split("_")[0]}`)}</th>
              {told.lengths.map((one) => (
                <td key={one.company}>
                  <b class="num">{decimal(one[name].value)}</b> <small class="num">{range(one[name], decimal)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
