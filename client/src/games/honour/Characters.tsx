import { wide } from "../../settings.ts";
import type { LogEntry } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { type After, cardOf, characterName, chosenPreview, GROUP_ICON, seen } from "./cards.ts";
import { Shown } from "./CardFace.tsx";
import { aim, aimedAt } from "./choice.ts";
import { relocatedLately } from "./news.ts";
import { Arrow, Banner, useJustRelocated } from "./Relocation.tsx";
import { Seal } from "./Seal.tsx";
import type { Player } from "./wire.ts";

const LEVELS = [1, 2, 3, 4, 5];

/** Everything about a seat that the two layouts draw differently. */
export interface Seated {
  player: Player;
  seat: number;
  /** Who sits there: "you", a name, or a bot's. */
  who: string;
  bot: boolean;
  mine: boolean;
  turn: boolean;
  awaited: boolean;
  away: boolean;
  target: "leg" | "sel" | "";
  near: boolean;
  asks: boolean;
  /** What the chosen answer would make of it: from, to. */
  after: After;
  moved: boolean;
  /** Driven out a moment ago. */
  fresh: LogEntry | undefined;
}

export function seated(model: TableModel, seat: number, fresh?: LogEntry): Seated {
  const view = seen(model);
  const player = view.players[seat]!;
  const info = model.table.value.seats[seat];
  const mine = seat === model.seat.value;
  const action = model.myTurn.value ? aimedAt(model, seat) : null;
  const legal = action !== null && model.offers.value.includes(action);
  return {
    player,
    seat,
    who: mine ? t("you") : nameOf({ seats: model.table.value.seats }, seat),
    bot: info?.kind === "bot",
    mine,
    turn: view.turn === seat && !view.ended,
    awaited: model.waiting.value.seats.includes(seat) && !view.ended,
    away: model.live && info?.kind === "person" && !info.connected && !mine && !view.ended,
    target: !legal ? "" : model.chosen.value === action ? "sel" : "leg",
    near: legal && model.pointed.value === action,
    asks: action !== null,
    after: chosenPreview(model)?.players?.[String(seat)] ?? {},
    moved: relocatedLately(model, seat),
    fresh,
  };
}

/** Five characters across the top; while a card is held, each is an answer. */
export function Characters({ model }: { model: TableModel }) {
  const fresh = useJustRelocated(model);
  return (
    <section class="ho-chs" aria-label={t("players")}>
      {seen(model).players.map((_, seat) => (
        <Character key={seat} model={model} seated={seated(model, seat, fresh.get(seat))} />
      ))}
      <Arrow seats={[...fresh.keys()]} />
    </section>
  );
}

function press(model: TableModel, one: Seated, anchor: Element): void {
  if (one.asks) aim(model, one.seat, wide.value ? anchor : null);
  else if (!model.live || model.seat.value === null) model.looked.value = model.looked.value === one.seat ? null : one.seat;
  else model.closer.value = { spot: `seat:${one.seat}`, anchor };
}

function frame(model: TableModel, one: Seated, kind: string) {
  return {
    type: "button" as const,
    class: `${kind} ${one.target} ${one.mine ? "me" : ""} ${one.near ? "near" : ""} ${one.turn ? "turn" : ""} ${one.moved ? "moved" : ""} ${one.fresh ? "fresh" : ""}`,
    "data-spot": `seat:${one.seat}`,
    "data-seat": one.seat,
    "aria-pressed": one.target === "" ? undefined : one.target === "sel",
    "aria-current": one.turn ? ("true" as const) : undefined,
    onClick: (event: { currentTarget: Element }) => press(model, one, event.currentTarget),
  };
}

/** One sentence for those who listen. */
function summary({ player, seat, who, mine, turn, awaited }: Seated): string {
  const { honour, level, dishonour, queued, cap, tokens, cards } = player;
  const state = turn ? `, ${t(mine ? "ho-your-turn" : "ho-on-turn")}` : awaited ? `, ${t("ho-awaited")}` : "";
  return `${characterName(seat)} (${who})${state}: ${t("ho-summary", { honour, level, dishonour, queued, cap, tokens, cards })}`;
}

function Character({ model, seated: one }: { model: TableModel; seated: Seated }) {
  const { player, seat, after } = one;
  return (
    <button {...frame(model, one, "panel ho-ch")}>
      <span class="sr">{summary(one)}</span>
      <Shown>
        <span class="n">
          <Seal seat={seat} size={40} />
          <span class="w">
            <b title={characterName(seat)}>{characterName(seat)}</b>
            <span class="sm mut who" title={one.away ? `${one.who} · ${t("away")}` : one.who}>
              {one.bot && <Icon name="bot" size={13} />} {one.who} {one.away && <span class="xs">· {t("away")}</span>}
            </span>
          </span>
          <State model={model} one={one} />
          <span class="tot">
            <span data-figure={`honour ${seat}`} data-value={player.honour}>
              <Total was={player.honour} after={after.honour} />
            </span>
            <span class="xs mut">{term("honour")}</span>
          </span>
        </span>
        <span class="kin sm">
          <span>
            <Icon name={GROUP_ICON[player.group]!} size={14} /> {term(player.group === "lay" ? "layman" : player.group)}
          </span>
          <span class="lvl">
            <span class="mut">{t("ho-level")}</span>
            <span data-mark={`level ${seat}`} data-look={player.level}>
              <Levels level={player.level} after={after.level?.[1]} />
            </span>
          </span>
        </span>
        <Dishonour one={one} />
        {one.fresh ? (
          <Banner entry={one.fresh} />
        ) : (
          <span class="pp">
            <Piles model={model} piles={player.piles} />
            <span class="sm mut rest">
              <span>
                <Icon name="handfull" size={12} /> {t("ho-in-hand", { cards: player.cards })}
              </span>
              <span class={after.tokens ? "will" : ""}>{t("ho-tokens", { tokens: after.tokens?.[1] ?? player.tokens })}</span>
            </span>
          </span>
        )}
      </Shown>
    </button>
  );
}

function State({ model, one }: { model: TableModel; one: Seated }) {
  const charged = seen(model).charge?.target === one.seat;
  if (one.moved && !one.fresh) return <span class="tag bad st">{t("ho-relocated")}</span>;
  if (charged && one.awaited) return <span class="tag acc st">{t("ho-counter-awaited")}</span>;
  return one.turn ? <span class="tag gold st">{t(one.mine ? "ho-your-turn" : "ho-on-turn")}</span> : null;
}

/** A total, and what it would become. */
function Total({ was, after }: { was: number; after: [number, number] | undefined }) {
  if (!after) return <b class="num">{was}</b>;
  return (
    <b class="num will">
      <s>{after[0]}</s> {after[1]}
    </b>
  );
}

function Levels({ level, after }: { level: number; after: number | undefined }) {
  return (
    <span class="ho-lv">
      {LEVELS.map((one) => (
        <span key={one} class={one <= Math.min(level, after ?? level) ? "on" : one <= (after ?? level) ? "will" : ""}>
          {one}
        </span>
      ))}
    </span>
  );
}

function Dishonour({ one }: { one: Seated }) {
  const { player, after } = one;
  const now = after.dishonour?.[1] ?? player.dishonour;
  const queued = after.queued?.[1] ?? player.queued;
  const changed = after.dishonour !== undefined || after.queued !== undefined;
  return (
    <span class={`ho-dis ${changed ? "will" : ""}`}>
      <span class="bl">
        <span>
          {term("dishonour")}{" "}
          <b data-figure={`dishonour ${one.seat}`} data-value={player.dishonour}>
            {now}
          </b> {queued > 0 && <span class="qd">{t("ho-queued", { queued })}</span>}
        </span>
        <span class="mut">{t("ho-cap", { cap: after.cap?.[1] ?? player.cap })}</span>
      </span>
      <Bar now={now} queued={queued} cap={after.cap?.[1] ?? player.cap} />
    </span>
  );
}

/** Hatched: what counts. Dashed: what the queue holds. Everything past the right end is over the cap. */
function Bar({ now, queued, cap }: { now: number; queued: number; cap: number }) {
  const part = (value: number) => `${Math.min(100, (value / cap) * 100)}%`;
  return (
    <span class={`ho-bar ${now + queued > cap ? "over" : ""}`} aria-hidden="true">
      {now > 0 && <i style={{ width: part(now) }} />}
      {queued > 0 && <u style={{ left: part(now), width: `calc(${part(now + queued)} - ${part(now)})` }} />}
    </span>
  );
}

function Piles({ model, piles }: { model: TableModel; piles: string[][] }) {
  return (
    <span class={`piles ${piles.length > 5 ? "many" : ""}`}>
      {piles.map((pile, place) => (
        <span key={place} class="pile">
          {pile.map((name, height) => (
            <span key={height}>{cardOf(model, name).value}</span>
          ))}
        </span>
      ))}
      {piles.length === 0 && <span class="xs mut">{t("ho-no-piles")}</span>}
    </span>
  );
}

/** The phone's line of a character. */
export function CharacterRows({ model }: { model: TableModel }) {
  const fresh = useJustRelocated(model);
  return (
    <section class="ho-rows" aria-label={t("players")}>
      {seen(model).players.map((player, seat) => {
        const one = seated(model, seat, fresh.get(seat));
        const now = one.after.dishonour?.[1] ?? player.dishonour;
        const queued = one.after.queued?.[1] ?? player.queued;
        const cap = one.after.cap?.[1] ?? player.cap;
        return (
          <button key={seat} {...frame(model, one, "ho-r")}>
            <span class="sr">{summary(one)}</span>
            <Shown>
              <Seal seat={seat} size={28} />
              <span class="mid">
                <span class="nm">
                  <b>{characterName(seat)}</b>
                  <span class="mut who" title={one.who}>
                    {one.bot && <Icon name="bot" size={12} />} {one.who}
                  </span>
                  <Icon name={GROUP_ICON[player.group]!} size={12} />
                  <State model={model} one={one} />
                </span>
                <Bar now={now} queued={queued} cap={cap} />
              </span>
              <span class={`d ${one.after.dishonour || one.after.queued ? "will" : ""}`}>
                <b data-figure={`dishonour ${seat}`} data-value={player.dishonour}>{now}</b> {queued > 0 && <span>+{queued}</span>}
                <span class="mut">{t("ho-of-cap", { cap })}</span>
              </span>
              <span class="h">
                <span data-figure={`honour ${seat}`} data-value={player.honour}>
                  <Total was={player.honour} after={one.after.honour} />
                </span>
                <span class={`mut ${one.after.level ? "will" : ""}`}>{t("ho-level-n", { level: one.after.level?.[1] ?? player.level })}</span>
              </span>
              {one.fresh && <Banner entry={one.fresh} />}
            </Shown>
          </button>
        );
      })}
    </section>
  );
}
