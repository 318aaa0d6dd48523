import { wide } from "../../settings.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { t } from "../../words/words.ts";
import { CardFace } from "./CardFace.tsx";
import { cardOf, characterName, chosenPreview, printed, seen, spoken, verbOf } from "./cards.ts";
import { minutes, useTimeLeft } from "./Clock.tsx";
import { Consequence } from "./Consequence.tsx";
import { Seal } from "./Seal.tsx";
import type { Entry } from "./wire.ts";

const COGS = Array.from({ length: 12 }, (_, cog) => cog * 30);

/** The wheel turns while the Mill is awake. */
export function Wheel({ awake }: { awake: boolean }) {
  return (
    <svg class={`ho-wheel ${awake ? "awake" : ""}`} viewBox="-52 -52 104 104" aria-hidden="true">
      <g fill="none" stroke="var(--coast)">
        <circle r="40" stroke-width="5" />
        {COGS.map((turn) => (
          <rect key={turn} x="-4" y="-51" width="8" height="11" fill="var(--coast)" stroke="none" transform={`rotate(${turn})`} />
        ))}
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d="M0 0V-38" stroke-width="4" transform={`rotate(${turn})`} />
        ))}
        <circle r="9" fill="var(--coast)" stroke="none" />
      </g>
    </svg>
  );
}

export function isAwake(model: TableModel): boolean {
  return seen(model).mill.active;
}

/** "4 of 5 · asleep", "6 in the queue · awake". */
export function millState(model: TableModel): string {
  const { queue, mill } = seen(model);
  const { wakes } = printed(model);
  return mill.active ? t("ho-mill-awake", { count: queue.length }) : t("ho-mill-asleep", { count: queue.length, wakes });
}

/** The Rumour Mill: the queue with its front at the wheel, names under the cards, and what the chosen play would do to it. */
export function Mill({ model }: { model: TableModel }) {
  const { mill } = seen(model);
  return (
    <Panel
      class={`ho-mill ${mill.active ? "awake" : ""}`}
      title={
        <>
          {t("ho-mill")} <span class={`tag ${mill.active ? "bad" : "gold"}`}>{millState(model)}</span>
          {mill.market > 0 && <span class="tag acc">{t("ho-market", { turns: mill.market })}</span>}
        </>
      }
      aside={
        <>
          {mill.active ? t("ho-mill-gives", { count: mill.gives_out }) : t("ho-mill-rule")} <ClauseLink clause={mill.active ? "HO-7.5" : "HO-7.4"} model={model} />
        </>
      }
    >
      <div class="in">
        <div class="wh">
          <Wheel awake={mill.active} />
          <span class="sm mut">{t("ho-gives-out")}</span>
        </div>
        <Queue model={model} />
        <Consequence model={model} />
      </div>
    </Panel>
  );
}

interface Shown extends Entry {
  key: string;
  place: number;
  ghost: boolean;
}

/** The queue, with what would join it: the card that waits for a Counter, or the one about to be played. */
function shown(model: TableModel): Shown[] {
  const { queue, charge } = seen(model);
  const names = new Map<string, number>();
  const items: Shown[] = queue.map((entry, place) => {
    const name = `${entry.card} ${entry.seat}`;
    names.set(name, (names.get(name) ?? 0) + 1);
    return { ...entry, key: `${name} ${names.get(name)}`, place, ghost: false };
  });
  const after = chosenPreview(model);
  const joins = after?.unless_countered && after.queue && after.queue.length > queue.length ? after.queue.at(-1) : undefined;
  if (charge) items.push({ card: charge.card, seat: charge.target, after: null, key: "charge", place: queue.length, ghost: true });
  else if (joins) items.push({ ...joins, key: "joins", place: queue.length, ghost: true });
  return items;
}

export function Queue({ model }: { model: TableModel }) {
  const items = shown(model);
  const { mill } = seen(model);
  const holes = Math.max(0, printed(model).wakes - items.length);
  return (
    <ol class={`ho-queue ${items.length > 5 ? "many" : ""}`} aria-label={t("ho-queue")}>
      {items.map((item) => (
        <li key={item.key}>
          <QueueCard model={model} item={item} next={!item.ghost && item.place < mill.gives_out} />
          <span class="to">
            <Seal seat={item.seat} size={22} />
            <span>{characterName(item.seat)}</span>
          </span>
          {item.after !== null && !item.ghost && <span class="when">{t("ho-after", { name: characterName(item.after) })}</span>}
        </li>
      ))}
      {Array.from({ length: holes }, (_, hole) => (
        <li key={`hole${hole}`} class="hole" aria-hidden="true">
          <span>{items.length + hole + 1}</span>
        </li>
      ))}
    </ol>
  );
}

function QueueCard({ model, item, next }: { model: TableModel; item: Shown; next: boolean }) {
  const card = cardOf(model, item.card);
  const spot = `entry:${item.place}`;
  const asked = model.myTurn.value && model.offers.value.some((offer) => verbOf(model, offer) === "entry") && !item.ghost;
  const offer = asked ? model.offerAt(spot) : null;
  const legal = offer !== null;
  const chosen = legal && model.chosen.value === offer.text;
  const near = legal && model.pointed.value === offer.text;
  const press = (anchor: Element) => {
    if (legal) model.choose(chosen ? null : offer.text);
    else if (asked) model.wonder(`entry ${item.place + 1}`, wide.value ? anchor : null);
    else model.closer.value = { spot, anchor };
  };
  const label = t("ho-entry-spoken", { place: item.place + 1, card: spoken(model, item.card), name: characterName(item.seat) });
  return (
    <button
      type="button"
      class={`ho-c ${card.sort} ${item.ghost ? "gh" : ""} ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""} ${next ? "next" : ""}`}
      data-spot={spot}
      data-piece={item.ghost ? undefined : `card ${item.card}`}
      data-at={`queue ${item.key}`}
      data-source="seat"
      data-quiet
      aria-pressed={legal ? chosen : undefined}
      onClick={(event) => press(event.currentTarget)}
    >
      <CardFace card={card} words={label} />
      {next && <span class="nxt">{t("ho-next")}</span>}
    </button>
  );
}

/** The short game has no Mill: what is played counts at once. */
export function Charge({ model }: { model: TableModel }) {
  const { charge } = seen(model);
  return (
    <Panel
      class="ho-mill short"
      title={t("ho-square")}
      aside={
        <>
          {t("ho-at-once")} <ClauseLink clause="HO-11.2" model={model} />
        </>
      }
    >
      <div class="in">
        <RoundTrack model={model} />
        {charge && (
          <div class="ho-charge">
            <span class={`ho-c gh ${cardOf(model, charge.card).sort}`}>
              <CardFace card={cardOf(model, charge.card)} words={spoken(model, charge.card)} />
            </span>
          </div>
        )}
        <Consequence model={model} />
      </div>
    </Panel>
  );
}

const HOUR = 3600;
const FACE = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The rounds as hours of a dial: those played are filled; by the clock only the one that rang is the last. */
function RoundTrack({ model }: { model: TableModel }) {
  const { round, last_round: last, rung } = seen(model);
  const left = useTimeLeft(model);
  // A dial of an hour when the clock runs, otherwise of all rounds.
  const gone = left !== null ? (left / HOUR) * 360 : last === null || rung ? 0 : ((round - 1) / last) * 360;
  return (
    <div class="wh dial">
      <svg class="ho-dial" viewBox="-56 -56 112 112" role="img" aria-label={roundWords(model)}>
        <circle r="52" class="rim" />
        {gone > 0 && <path d={sector(Math.min(359.9, gone))} class="gone" />}
        {FACE.map((hour) => (
          <path key={hour} d="M0 -50V-43" class="tick" transform={`rotate(${hour})`} />
        ))}
        <path d="M0 6L-3.5 0L0 -36L3.5 0Z" class="hand" transform={`rotate(${gone})`} />
        <circle r="5" class="hub" />
      </svg>
      <span class="sm">
        {left !== null && <b class="num">{minutes(left)} · </b>}
        {roundWords(model)}
      </span>
      {rung && <span class="tag bad">{t("ho-rung")}</span>}
    </div>
  );
}

export function roundWords(model: TableModel): string {
  const { round, last_round: last, variant } = seen(model);
  return last === null || variant === "full" ? t("ho-round", { round }) : t("ho-round-of", { round, all: last });
}

function sector(angle: number): string {
  const end = ((angle - 90) * Math.PI) / 180;
  return `M0 0V-40A40 40 0 ${angle > 180 ? 1 : 0} 1 ${(Math.cos(end) * 40).toFixed(2)} ${(Math.sin(end) * 40).toFixed(2)}Z`;
}
