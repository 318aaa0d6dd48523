import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { Panel, Tag } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { counted, nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { sourceName } from "./answers.tsx";
import { boardOf, cardData, houseOf, ownSeat, part, printedOf, roomAction, seatOf } from "./board.ts";
import { choosePlan, deskOf, ledgerOf, paymentOf } from "./desk.ts";
import { AgentSeal, Seal } from "./Houses.tsx";
import { Means } from "./Means.tsx";
import { Picture } from "./Picture.tsx";
import { spotProps } from "./press.ts";
import { answerOf, litOf } from "./spots.ts";
import { BottomSigns, inWords, pair } from "./Symbols.tsx";
import type { Space } from "../palace/wire.ts";

/** A Palace as the wheel it is: five Rooms clockwise around a courtyard, an edge of Cortigiani on either side. */
export function PalacePanel({ model, seat }: { model: TableModel; seat: number }) {
  const view = seatOf(model, seat);
  const own = seat === ownSeat(model);
  const points = model.score.value?.[seat]?.total;
  const who = seat === model.seat.value ? t("gov-you") : nameOf(model.table.value, seat);
  return (
    <Panel class="palace" label={t("gov-palace-of", { house: term(view.house) })}>
      <div class="ph">
        <Seal house={view.house} size={26} />
        <h2>{t("gov-palace-of", { house: term(view.house) })}</h2>
        {view.bonuses.map((bonus) => (
          <span key={bonus} data-spot={`bonus:${bonus}`} tabIndex={-1}>
            <Tag icon="sponsor">{term(`${bonus}_short`)}</Tag>
          </span>
        ))}
        <span class="sub">
          {who}
          {points !== undefined && (
            <span data-figure={`points ${seat}`} data-value={points}>
              {" · "}
              {t("gov-points-now", { points })}
            </span>
          )}
        </span>
      </div>
      <Court model={model} seat={seat} own={own} />
      <Means model={model} seat={seat} />
    </Panel>
  );
}

export function Court({ model, seat, own }: { model: TableModel; seat: number; own: boolean }) {
  const palace = printedOf(model).palaces[seatOf(model, seat).house]!;
  return (
    <div class="court">
      <Edge model={model} seat={seat} side="left" own={own} />
      <ul class="plan" aria-label={t("gov-rooms")}>
        {[0, 1, 2, 3, 4].map((room) => (
          <Room key={room} model={model} seat={seat} room={room} own={own} />
        ))}
        <li class="cort" aria-hidden="true">
          <Icon name="cw" size={24} />
        </li>
        <Arrow after={palace.left_arrow_after} side="left" />
        <Arrow after={palace.right_arrow_after} side="right" />
      </ul>
      <Edge model={model} seat={seat} side="right" own={own} />
    </div>
  );
}

/** Longer words than these would lie over the other arrow. */
const SHORT = 16;

/** An arrow lies on the boundary after a Room; crossing it readies the Cortigiani of its edge. */
function Arrow({ after, side }: { after: number; side: "left" | "right" }) {
  const words = t(`gov-readies-${side}`);
  return (
    <li class={`crossarrow after${after}`} title={t("gov-arrow-after", { room: after })}>
      <Icon name="arrow" size={11} />
      {words.length > SHORT ? <span aria-hidden="true">{t(`gov-${side}`)}</span> : words}
      {words.length > SHORT && <span class="sr">{words}</span>}
    </li>
  );
}

function Room({ model, seat, room, own }: { model: TableModel; seat: number; room: number; own: boolean }) {
  const view = seatOf(model, seat);
  const here = view.rooms[room]!;
  const action = roomAction(model, seat, room);
  const marker = view.marker === room;
  const agent = here.agent >= 0 ? houseOf(model, here.agent) : null;
  const closedBy = closing(model, seat, room);
  const payment = own && marker ? paymentOf(model) : {};
  const used = "action" in payment || "room" in payment || "improvement" in payment;
  const spot = `room:${seat}:${room}`;
  const { ring, props } = spotProps(model, spot, roomWords(model, seat, room), own && room === 0);
  const symbol = here.card ? undefined : printedOf(model).printed_symbols[action];
  return (
    <li class={`room r${room + 1} ${ring} ${used && ledgerOf(model) ? "is-paying" : ""} ${marker ? "here" : ""}`}>
      <div class="press" {...props} />
      <span class="no" aria-hidden="true">
        {room + 1}
      </span>
      <div class="room-in">
        <div class="rh" aria-hidden="true">
          <Icon name={action} size={16} />
          <span>{term(action)}</span>
          {here.indulgence && (
            <span class="ind">
              <Icon name="indulgence" size={18} />
            </span>
          )}
        </div>
        {here.card && <RoomCard model={model} seat={seat} card={here.card} room={room} own={own} />}
        {here.under && <RoomCard model={model} seat={seat} card={here.under} room={room} under own={own} />}
        {!here.card && !here.under && action !== "empty" && (
          <span class="deed">
            <Art name={`act-${action}`} size={36} />
          </span>
        )}
        {symbol && (
          <span class="printed" aria-hidden="true">
            <Icon name={symbol} size={14} />
          </span>
        )}
        {closedBy && (
          <div class="closed" aria-hidden="true">
            {closedBy}
          </div>
        )}
      </div>
      {marker && (
        <span class="mk" data-piece={`marker ${seat}`} data-at={room}>
          <Seal house={view.house} size={30} />
        </span>
      )}
      {agent && (
        <span class="mk agent" data-spot={`agent:${seat}:${room}`} data-piece={`agent ${here.agent}`} data-at={spot} tabIndex={-1}>
          <AgentSeal house={agent} />
        </span>
      )}
    </li>
  );
}

/** What keeps a Room closed; empty: nothing. */
function closing(model: TableModel, seat: number, room: number): string {
  const here = seatOf(model, seat).rooms[room]!;
  const agent = here.agent >= 0 && here.agent !== seat ? houseOf(model, here.agent) : null;
  return here.indulgence ? t("gov-closed-indulgence") : agent ? t("gov-closed-agent", { house: term(agent) }) : "";
}

/** A Room as it is read out. */
export function roomWords(model: TableModel, seat: number, room: number): string {
  const view = seatOf(model, seat);
  const here = view.rooms[room]!;
  const palace = printedOf(model).palaces[view.house]!;
  const symbol = here.card ? undefined : printedOf(model).printed_symbols[roomAction(model, seat, room)];
  return [
    t("gov-room-number", { room: room + 1 }), term(roomAction(model, seat, room)),
    symbol ? counted(symbol, 1) : "",
    view.marker === room ? t("gov-marker-here") : "",
    here.card ? cardWords(model, here.card) : "",
    here.under ? t("gov-with-improvement", { card: cardWords(model, here.under) }) : "",
    closing(model, seat, room),
    here.agent === seat ? t("gov-agent-of", { house: term(view.house) }) : "",
    palace.left_arrow_after === room + 1 ? pair(term("arrow"), t("gov-readies-left")) : "",
    palace.right_arrow_after === room + 1 ? pair(term("arrow"), t("gov-readies-right")) : "",
  ].filter(Boolean).join(", ");
}

/** The Action card of a Room, or with a plus its Improvement. While Palaces are reorganised it can be picked up. */
interface RoomCardProps {
  model: TableModel;
  seat: number;
  card: string;
  room: number;
  under?: boolean;
  own: boolean;
}

function RoomCard({ model, seat, card, room, under = false, own }: RoomCardProps) {
  const data = cardData(printedOf(model), card);
  const spot = `card:${under ? "under" : "action"}:${room}`;
  const { ring, props } = spotProps(model, spot, cardWords(model, card));
  const loose = own && part(model, `loose card ${spot}`, () => litOf(model).pickups.has(spot) || deskOf(model).held.value === spot);
  return (
    <div class={`cd ${loose ? "loose" : ""} ${under ? "under" : ""} ${ring}`} data-piece={`card ${seat} ${card}`} data-at={`${room} ${under}`}>
      <span class="face" aria-hidden="true">
        <span class={under ? "" : "b"}>
          {under && "+ "}
          {term(`${card}_short`)}
        </span>
        <BottomSigns data={data} />
      </span>
      {loose && <div class="press" {...props} />}
    </div>
  );
}

export function cardWords(model: TableModel, card: string): string {
  const data = cardData(printedOf(model), card);
  return `${term(card)} (${[data.action ? term(data.action) : "", inWords(data)].filter(Boolean).join(", ")})`;
}

function Edge({ model, seat, side, own }: { model: TableModel; seat: number; side: "left" | "right"; own: boolean }) {
  const first = side === "left" ? 0 : 3;
  return (
    <ul class="edge" aria-label={t(`gov-${side}-edge`)}>
      <li class="h" aria-hidden="true">
        {t(`gov-${side}-edge`)}
      </li>
      {[0, 1, 2].map((index) => (
        <SpaceFace key={index} model={model} seat={seat} space={first + index} own={own} />
      ))}
    </ul>
  );
}

function SpaceFace({ model, seat, space, own }: { model: TableModel; seat: number; space: number; own: boolean }) {
  const printed = printedOf(model);
  const view = seatOf(model, seat).spaces[space]!;
  const { name, shaded } = printed.spaces[space]!;
  const label = spaceWords(model, seat, view, name);
  const spot = own ? `space:${name}` : `space:${name}:${seat}`;
  const { ring, props } = spotProps(model, spot, label);
  const about = { "data-spot": view.card ? `about:${view.card}` : spot, role: "img" as const, tabIndex: -1, "aria-label": label };
  const press = <div class="press" {...(own ? props : about)} />;
  if (!view.card) {
    return (
      <li class={`cz ${view.open ? "em" : "lk"} ${own ? ring : ""}`}>
        <span class="face" aria-hidden="true">
          {view.open ? <span class="mut">{t("gov-space-free")}</span> : <Icon name="lock" size={14} />}
          {!view.open && (shaded ? unlock(model, seat, space) : t(shutWords(model, seat)))}
        </span>
        {press}
      </li>
    );
  }
  const data = cardData(printed, view.card);
  const paying = own && ledgerOf(model) ? paymentOf(model)[name] : undefined;
  const state = `${view.ready ? "" : "ex"} ${paying ? "is-paying" : ""}`;
  return (
    <li class={`cz ${state} ${own ? ring : ""}`} data-piece={`card ${seat} ${view.card}`} data-at={name} data-mark={`card ${seat} ${name} ${view.card}`} data-look={view.ready ? "ready" : "exhausted"}>
      {paying && <Tick />}
      <span class="face" aria-hidden="true">
        <span class="nm">{term(`${view.card}_short`)}</span>
        <Likeness card={view.card} {...(data.action ? { action: data.action } : {})} />
        <BottomSigns data={data} />
      </span>
      {press}
      {own && <BankSign model={model} source={name} />}
    </li>
  );
}

/** Whose card it is, with the sign of its action at the lower right. */
export function Likeness({ card, action }: { card: string; action?: string }) {
  return (
    <span class="ac">
      <Picture of={card} size={36} />
      {action && (
        <span class="sgn">
          <Icon name={action} size={12} />
        </span>
      )}
    </span>
  );
}

export function Tick() {
  return (
    <span class="tick" aria-hidden="true">
      <Icon name="check" size={12} />
    </span>
  );
}

/** The answer by which a source is banked now. */
function bankOf(model: TableModel, source: string): string | null {
  const banks = model.offers.value.filter((text) => {
    const { verb, args } = answerOf(model, text);
    return verb === "bank" && args.source === source;
  });
  return banks[0] ?? null;
}

/** Banking florins is possible at every own question: a small sign, never a question of its own (AG-4.2.3). */
export function BankSign({ model, source }: { model: TableModel; source: string }) {
  const action = part(model, `bank ${source}`, () => bankOf(model, source));
  if (action === null || ledgerOf(model)) return null;
  const on = model.chosen.value === action;
  return (
    <button
      type="button"
      class={`bank ${on ? "on" : ""}`}
      title={t("gov-bank", { source: sourceName(model, source) })}
      aria-label={t("gov-bank", { source: sourceName(model, source) })}
      aria-pressed={on}
      data-action={action}
      onClick={(event) => {
        event.stopPropagation();
        deskOf(model).narrow.value = null;
        if (on) model.choose(null);
        else choosePlan(model, [action]);
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Icon name="florin" size={13} />
    </button>
  );
}

/** What would open a shaded space (AG-2.2.2). */
function unlock(model: TableModel, seat: number, space: number): string {
  const view = seatOf(model, seat);
  const done: Partial<Record<string, boolean>> = {
    cities: view.cities >= 5, title: ["duchy", "principality"].every((title) => title in view.titles),
  };
  const ways = printedOf(model).unlocks.filter((way) => !done[way]);
  return t(`gov-unlock-${ways[space === 5 ? Math.min(1, ways.length - 1) : 0]!}`);
}

/** A base space that is shut was given up; in the set-up it is another's secret. */
function shutWords(model: TableModel, seat: number): string {
  return boardOf(model).phase === "setup" && seat !== model.seat.value ? "space-hidden" : "gov-space-given-up";
}

export function spaceWords(model: TableModel, seat: number, view: Space, name: string): string {
  const where = term(name);
  const space = printedOf(model).spaces.findIndex((one) => one.name === name);
  const shut = printedOf(model).spaces[space]?.shaded ? `${t("gov-space-locked")}, ${unlock(model, seat, space)}` : t(shutWords(model, seat));
  if (!view.card) return pair(where, view.open ? t("gov-space-free") : shut);
  return pair(where, `${cardWords(model, view.card)}, ${view.ready ? t("gov-ready") : t("gov-exhausted")}`);
}
