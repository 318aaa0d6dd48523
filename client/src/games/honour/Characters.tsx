import { wide } from "../../settings.ts";
import type { Sight } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { type After, cardOf, characterName, foreseen, GROUP_ICON, seen } from "./cards.ts";
import { Shown } from "./CardFace.tsx";
import { aim, aimedAt } from "./choice.ts";
import { relocatedLately } from "./news.ts";
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
}

export function seated(sight: Sight, seat: number): Seated {
  const view = seen(sight);
  const player = view.players[seat]!;
  const info = sight.table.value.seats[seat];
  const mine = seat === sight.seat.value;
  const action = sight.myTurn.value ? aimedAt(sight, seat) : null;
  const legal = action !== null && sight.offers.value.includes(action);
  return {
    player,
    seat,
    who: mine ? t("you") : nameOf({ seats: sight.table.value.seats }, seat),
    bot: info?.kind === "bot",
    mine,
    turn: view.turn === seat && !view.ended,
    awaited: sight.waiting.value.seats.includes(seat) && !view.ended,
    away: sight.live && info?.kind === "person" && !info.connected && !mine,
    target: !legal ? "" : sight.chosen.value === action ? "sel" : "leg",
    near: legal && sight.pointed.value === action,
    asks: action !== null,
    after: foreseen(sight)?.players?.[String(seat)] ?? {},
    moved: relocatedLately(sight, seat),
  };
}

/** Five characters across the top; while a card is held, each is an answer. */
export function Characters({ sight }: { sight: Sight }) {
  return (
    <section class="ho-chs" aria-label={t("players")}>
      {seen(sight).players.map((_, seat) => (
        <Character key={seat} sight={sight} seated={seated(sight, seat)} />
      ))}
    </section>
  );
}

function press(sight: Sight, one: Seated, anchor: Element): void {
  if (one.asks) aim(sight, one.seat, wide.value ? anchor : null);
  else if (!sight.live || sight.seat.value === null) sight.looked.value = sight.looked.value === one.seat ? null : one.seat;
  else sight.closer.value = { spot: `seat:${one.seat}`, anchor };
}

function frame(sight: Sight, one: Seated, kind: string) {
  return {
    type: "button" as const,
    class: `${kind} ${one.target} ${one.mine ? "me" : ""} ${one.near ? "near" : ""} ${one.turn ? "turn" : ""} ${one.moved ? "moved" : ""}`,
    "data-spot": `seat:${one.seat}`,
    "data-seat": one.seat,
    "aria-pressed": one.target === "" ? undefined : one.target === "sel",
    "aria-current": one.turn ? ("true" as const) : undefined,
    onClick: (event: { currentTarget: Element }) => press(sight, one, event.currentTarget),
  };
}

/** One sentence for those who listen. */
function summary({ player, seat, who, turn, awaited }: Seated): string {
  const { honour, level, dishonour, queued, cap, tokens, cards } = player;
  const state = turn ? `, ${t("ho-on-turn")}` : awaited ? `, ${t("ho-awaited")}` : "";
  return `${characterName(seat)} (${who})${state}: ${t("ho-summary", { honour, level, dishonour, queued, cap, tokens, cards })}`;
}

function Character({ sight, seated: one }: { sight: Sight; seated: Seated }) {
  const { player, seat, after } = one;
  return (
    <button {...frame(sight, one, "panel ho-ch")}>
      <span class="sr">{summary(one)}</span>
      <Shown>
        <span class="n">
          <Seal seat={seat} size={40} />
          <span class="w">
            <b>{characterName(seat)}</b>
            <span class="sm mut who">
              {one.bot && <Icon name="bot" size={13} />} {one.who} {one.away && <span class="xs">· {t("away")}</span>}
            </span>
          </span>
          <State sight={sight} one={one} />
          <span class="tot">
            <Total was={player.honour} after={after.honour} />
            <span class="xs mut">{term("honour")}</span>
          </span>
        </span>
        <span class="kin sm">
          <span>
            <Icon name={GROUP_ICON[player.group]!} size={14} /> {term(player.group === "lay" ? "layman" : player.group)}
          </span>
          <span class="lvl">
            <span class="mut">{t("ho-level")}</span>
            <Levels level={player.level} after={after.level?.[1]} />
          </span>
        </span>
        <Dishonour one={one} />
        <span class="pp">
          <Piles sight={sight} piles={player.piles} />
          <span class="sm mut rest">
            <span>
              <Icon name="handfull" size={12} /> {t("ho-in-hand", { cards: player.cards })}
            </span>
            <span class={after.tokens ? "will" : ""}>{t("ho-tokens", { tokens: after.tokens?.[1] ?? player.tokens })}</span>
          </span>
        </span>
      </Shown>
    </button>
  );
}

function State({ sight, one }: { sight: Sight; one: Seated }) {
  const charged = seen(sight).charge?.target === one.seat;
  if (one.moved) return <span class="tag bad st">{t("ho-relocated")}</span>;
  if (charged && one.awaited) return <span class="tag acc st">{t("ho-counter-awaited")}</span>;
  return one.turn ? <span class="tag gold st">{t("ho-on-turn")}</span> : null;
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
          {term("dishonour")} <b>{now}</b> {queued > 0 && <span class="qd">{t("ho-queued", { queued })}</span>}
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

function Piles({ sight, piles }: { sight: Sight; piles: string[][] }) {
  return (
    <span class={`piles ${piles.length > 5 ? "many" : ""}`}>
      {piles.map((pile, place) => (
        <span key={place} class="pile">
          {pile.map((name, height) => (
            <span key={height}>{cardOf(sight, name).value}</span>
          ))}
        </span>
      ))}
      {piles.length === 0 && <span class="xs mut">{t("ho-no-piles")}</span>}
    </span>
  );
}

/** The phone's line of a character. */
export function CharacterRows({ sight }: { sight: Sight }) {
  return (
    <section class="ho-rows" aria-label={t("players")}>
      {seen(sight).players.map((player, seat) => {
        const one = seated(sight, seat);
        const now = one.after.dishonour?.[1] ?? player.dishonour;
        const queued = one.after.queued?.[1] ?? player.queued;
        const cap = one.after.cap?.[1] ?? player.cap;
        return (
          <button key={seat} {...frame(sight, one, "ho-r")}>
            <span class="sr">{summary(one)}</span>
            <Shown>
              <Seal seat={seat} size={28} />
              <span class="mid">
                <span class="nm">
                  <b>{characterName(seat)}</b>
                  <span class="mut who">
                    {one.bot && <Icon name="bot" size={12} />} {one.who}
                  </span>
                  <Icon name={GROUP_ICON[player.group]!} size={12} />
                  <State sight={sight} one={one} />
                </span>
                <Bar now={now} queued={queued} cap={cap} />
              </span>
              <span class={`d ${one.after.dishonour || one.after.queued ? "will" : ""}`}>
                <b>{now}</b> {queued > 0 && <span>+{queued}</span>}
                <span class="mut">{t("ho-of-cap", { cap })}</span>
              </span>
              <span class="h">
                <Total was={player.honour} after={one.after.honour} />
                <span class={`mut ${one.after.level ? "will" : ""}`}>{t("ho-level-n", { level: one.after.level?.[1] ?? player.level })}</span>
              </span>
            </Shown>
          </button>
        );
      })}
    </section>
  );
}
