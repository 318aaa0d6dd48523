import type { TableModel } from "../../table/table_model.ts";
import { Panel, Tag } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { houseOf, ownSeat } from "../governing/board.ts";
import { planned } from "../governing/desk.ts";
import { AgentSeal, Seal } from "../governing/Houses.tsx";
import { spotProps } from "../governing/press.ts";
import { afterOf, change, changed, countsOf, spreadOf, type Symbol } from "./spread.ts";
import { allyOf, MAJORS, postureTo, warsOf, warsPrinted, zoneOf, type Major } from "./wars.ts";

/** The three influence tracks: where each marker stands, where it would stand, and what can be done there. */
export function Influence({ model }: { model: TableModel }) {
  const { majors } = warsOf(model);
  const active = MAJORS.filter((major) => majors[major].status === "active");
  return (
    <Panel title={t("wars-influence")} aside={t("wars-influence-aside")} class="influence">
      {active.length > 0 && <Zones model={model} />}
      <ul class="tracks" aria-label={t("wars-influence")}>
        {MAJORS.map((major) => (majors[major].status === "active" ? <Track key={major} model={model} major={major} /> : <Folded key={major} model={model} major={major} />))}
      </ul>
    </Panel>
  );
}

/** The five zones, named once above all tracks. */
function Zones({ model }: { model: TableModel }) {
  const { end, alliance, favour } = warsOf(model).track;
  const widths = [end - alliance + 1, alliance - favour, 2 * favour - 1, alliance - favour, end - alliance + 1];
  const names = ["alliance", "favours-france", "neutral", "favours-naples", "alliance"];
  return (
    <div class="zones" aria-hidden="true" style={{ gridTemplateColumns: widths.map((width) => `${width}fr`).join(" ") }}>
      {names.map((name, index) => (
        <span key={index}>{t(`wars-zone-${name}`)}</span>
      ))}
    </div>
  );
}

function Track({ model, major }: { model: TableModel; major: Major }) {
  const { track, majors } = warsOf(model);
  const view = majors[major];
  const now = view.square ?? 0;
  const after = afterOf(model, major);
  const { ring, props } = spotProps(model, `major:${major}`, trackWords(model, major));
  const spreading = spreadOf(model);
  // While Crowns are spread, a press on the track is one Crown more.
  const press = spreading ? { ...props, ...spending(model, major) } : props;
  const squares = Array.from({ length: 2 * track.end + 1 }, (_, index) => index - track.end);
  return (
    <li class="track-row" data-major={major}>
      <div class="track-head">
        <Seal house={major} size={22} />
        <b>{term(major)}</b>
        <span class="posture">{t(`wars-posture-${postureTo(model, major) ?? "neutral"}`)}</span>
        <span class="sp" />
        {spreading ? <Stepper model={model} major={major} /> : <Beside model={model} major={major} />}
      </div>
      <div class={`squares ${ring}`}>
        <ol aria-hidden="true" style={{ gridTemplateColumns: `repeat(${squares.length}, 1fr)` }}>
          {squares.map((square) => (
            <li key={square} class={zoneOf(track, square)}>
              {square !== now && square !== after?.square && <span class="n">{Math.abs(square)}</span>}
              {square === now && (
                <span data-piece={`influence ${major}`} data-at={square} class={`marker ${after && after.square !== now ? "was" : ""}`}>
                  <Seal house={major} size={24} />
                </span>
              )}
              {after && square === after.square && square !== now && (
                <span class="marker next">
                  <Seal house={major} size={22} />
                </span>
              )}
            </li>
          ))}
        </ol>
        <div class="press" {...press} />
      </div>
      <AgentLine model={model} major={major} />
    </li>
  );
}

/** A press, by pointer or by the space bar, spends a Crown; so does Enter, until there is something for it to commit. */
function spending(model: TableModel, major: Major) {
  const spend = (event: Event) => change(model, major, "crown", 1, event.currentTarget as Element);
  return {
    onClick: spend,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== " " && !(event.key === "Enter" && model.chosen.value === null)) return;
      event.preventDefault();
      event.stopPropagation();
      spend(event);
    },
  };
}

/** What waits beside the board for whoever wins the Major City. */
function Beside({ model, major }: { model: TableModel; major: Major }) {
  const view = warsOf(model).majors[major];
  const all = warsPrinted(model).majors[major].troops;
  return (
    <span class="beside">
      {view.cards?.map((card) => (
        <span key={card} class="card-name" data-spot={`about:${card}`}>
          {term(`${card}_short`)}
        </span>
      ))}
      <span title={t("wars-major-troops", { on: all - view.pool, all })}>
        <span aria-hidden="true">
          <Icon name="troop" size={13} /> {all - view.pool}/{all}
        </span>
        <span class="sr">{t("wars-major-troops", { on: all - view.pool, all })}</span>
      </span>
      {(view.agents ?? 0) > 0 && (
        <span title={t("wars-major-agent")}>
          <span aria-hidden="true">
            <Icon name="agent" size={13} /> {view.agents}
          </span>
          <span class="sr">{t("wars-major-agent")}</span>
        </span>
      )}
    </span>
  );
}

/** Minus, what is spent here, plus; for Rome a pair for Crosses, too (WI-5.3.5). */
export function Stepper({ model, major }: { model: TableModel; major: Major }) {
  const symbols: Symbol[] = major === "rome" ? ["crown", "cross"] : ["crown"];
  const spread = spreadOf(model);
  const plan = planned(model);
  const counts = countsOf(spread, plan, major);
  return (
    <span class="steppers">
      {symbols.map((symbol) => {
        const more = spread !== null && changed(spread, plan, major, symbol, 1) !== null;
        const words = { symbol: term(symbol), city: term(major) };
        return (
          <span key={symbol} class="stepper" role="group" aria-label={t("wars-spend", words)}>
            <button type="button" aria-label={t("wars-one-less", words)} aria-disabled={counts[symbol] === 0} onClick={(event) => change(model, major, symbol, -1, event.currentTarget)}>
              <Icon name="minus" size={13} />
            </button>
            <span class="held" aria-live="polite">
              <Icon name={symbol} size={14} /> {counts[symbol]}
            </span>
            <button
              type="button"
              class={more ? "legal" : ""}
              aria-label={t("wars-one-more", words)}
              aria-disabled={!more}
              data-more={`${major} ${symbol}`}
              data-offer={more ? spread?.answers[major][symbol] : undefined}
              onClick={(event) => change(model, major, symbol, 1, event.currentTarget)}
            >
              <Icon name="plus" size={13} />
            </button>
          </span>
        );
      })}
    </span>
  );
}

/** An Agent on a track, explained where it stands. */
function AgentLine({ model, major }: { model: TableModel; major: Major }) {
  const { agent } = warsOf(model).majors[major];
  if (agent === null || agent === undefined) return null;
  const house = houseOf(model, agent)!;
  const id = agent === ownSeat(model) ? "wars-agent-own" : "wars-agent-theirs";
  return (
    <div class="agent-line">
      <span data-piece={`agent ${agent}`} data-at={`track ${major}`}>
        <AgentSeal house={house} size={19} />
      </span>
      <span>
        {t(id, { house: term(house) })} <ClauseLink clause="WI-5.3.6" model={model} />
      </span>
    </div>
  );
}

/** An ally or what was eliminated: one line. */
function Folded({ model, major }: { model: TableModel; major: Major }) {
  const ally = allyOf(model, major);
  const since = sinceOf(model, major);
  const line = ally ? t("wars-allied-since", { house: term(ally), round: since }) : t("wars-eliminated-since", { round: since });
  return (
    <li class="track-row folded" data-major={major}>
      <div class="track-head" data-spot={`major:${major}`}>
        <Seal house={major} size={22} />
        <b>{term(major)}</b>
        <span class="posture">{line}</span>
        <span class="sp" />
        {ally ? (
          <span class={`tag ${ally === houseOf(model, ownSeat(model)) ? "ok" : "bad"}`} title={t("wars-permanent")}>
            <Icon name="lock" size={12} />
            <span class="sr">{t("wars-permanent")}</span>
          </span>
        ) : (
          <Tag icon="x">{term("eliminated")}</Tag>
        )}
        <ClauseLink clause={ally ? "WI-9.4" : "WI-8.6.1"} model={model} />
      </div>
    </li>
  );
}

/** The Round in which a Major City left its track, as the log has it. */
function sinceOf(model: TableModel, major: Major): number {
  let round = 0;
  for (const { event, facts } of model.log.value) {
    if (event === "round") round = Number(facts.round);
    else if (facts.major === major && (event.startsWith("concluded_by_") || event === "eliminated")) return round;
  }
  return round;
}

/** A track as it is read out. */
function trackWords(model: TableModel, major: Major): string {
  const { track, majors } = warsOf(model);
  const { square = 0, agent, pool } = majors[major];
  const after = afterOf(model, major);
  const where = (to: number) => t("wars-square", { square: Math.abs(to), zone: t(`wars-in-${zoneOf(track, to)}`) });
  const all = warsPrinted(model).majors[major].troops;
  return [
    term(major),
    where(square),
    t(`wars-posture-${postureTo(model, major) ?? "neutral"}`),
    after ? t("wars-would-be", { where: where(after.square) }) : "",
    agent === null || agent === undefined ? "" : t("gov-agent-of", { house: term(houseOf(model, agent)!) }),
    t("wars-major-troops", { on: all - pool, all }),
  ].filter(Boolean).join(", ");
}
