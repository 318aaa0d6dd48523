import type { LogEntry } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { wide } from "../../settings.ts";
import { Panel } from "../../ui/basics.tsx";
import { Avatar } from "../../ui/seals.tsx";
import { nameOf } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { wanted } from "./answers.ts";
import { seen, shownHand } from "./cards.ts";
import { tookTitle } from "./log.ts";

/** The table clockwise; for Hope the opponents are answers. */
export function Players({ model }: { model: TableModel }) {
  return (
    <Panel title={t("players")} aside={t("clockwise")} class="players">
      <ul>
        {seen(model).players.map((_, seat) => (
          <PlayerLine key={seat} model={model} seat={seat} />
        ))}
      </ul>
    </Panel>
  );
}

function PlayerLine({ model, seat }: { model: TableModel; seat: number }) {
  const player = seen(model).players[seat]!;
  const you = seat === model.seat.value;
  const info = model.table.value.seats[seat];
  const hope = model.myTurn.value && model.question.value?.name === "hope";
  const spot = `seat:${seat}`;
  const offer = hope ? model.offerAt(spot) : null;
  const legal = offer !== null;
  const chosen = legal && model.chosen.value === offer.text;
  const last = lastTake(model.log.value, seat);
  const awaited = model.waiting.value.seats.includes(seat);
  const away = model.live && info?.kind === "person" && !info.connected && !you;
  const inner = (
    <>
      <Avatar seat={info} mine={you} />
      <span class="who">
        <b>{you ? t("you") : nameOf(model.company.value, seat)}</b>
        <span class="sm mut">
          <span data-figure={`cards ${seat}`} data-value={player.cards}>
            {t("sv-cards", { cards: player.cards })}
          </span>
          {last && <span class="last">{` · ${t("sv-last", { what: last })}`}</span>}
          {away && ` · ${t("away")}`}
        </span>
      </span>
      <span class="vp" data-figure={`points ${seat}`} data-value={player.points}>
        {player.points} <span class="xs mut">{t("vp")}</span>
      </span>
    </>
  );
  const classes = `pl ${you ? "mine" : ""} ${awaited ? "now" : ""} ${legal ? "leg" : ""} ${chosen ? "sel" : ""}`;
  return (
    <li data-seat={seat} aria-current={awaited ? "true" : undefined}>
      {hope ? (
        <button
          type="button"
          class={classes}
          data-spot={spot}
          aria-pressed={legal ? chosen : undefined}
          tabIndex={legal ? 0 : -1}
          onClick={(event) => (legal ? model.choose(chosen ? null : offer.text) : model.wonder(wanted(model, spot)!, event.currentTarget))}
        >
          {inner}
        </button>
      ) : (
        <button type="button" class={classes} aria-pressed={shownHand(model) === seat} onClick={() => (model.looked.value = you ? null : seat)}>
          {inner}
        </button>
      )}
    </li>
  );
}

function lastTake(log: readonly LogEntry[], seat: number): string | null {
  const entry = log.findLast((one) => one.event === "took" && one.facts.seat === seat);
  return entry ? tookTitle(entry) : null;
}

/** The phone's line of players: name, points, cards. */
export function PlayerStrip({ model }: { model: TableModel }) {
  if (wide.value) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <ul class="opl" aria-label={t("players")} tabIndex={0}>
      {seen(model).players.map((player, seat) => {
        const you = seat === model.seat.value;
        const awaited = model.waiting.value.seats.includes(seat);
        return (
          <li key={seat} class={`p ${awaited ? "on" : ""}`} data-seat={seat} aria-current={awaited ? "true" : undefined}>
            <span class="who">{you ? t("you") : nameOf(model.company.value, seat)}</span>
            <span class="num mut" data-figure={`points ${seat}`} data-value={player.points}>
              {t("sv-points", { points: player.points })} · {player.cards}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
