import { useEffect, useRef } from "preact/hooks";
import type { TableModel } from "../../table/table_model.ts";
import { Button, Panel, Tag } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, cardData, domainOf, houseOf, ownSeat, printedOf, roomAction, seatOf } from "./board.ts";
import { deskOf } from "./desk.ts";
import { DomainPanel } from "./Domain.tsx";
import { FILL, ON, Seal, SHAPE, Sign } from "./Houses.tsx";
import { meansInWords } from "./Means.tsx";
import { PalacePanel } from "./Palace.tsx";
import { Coin } from "./Symbols.tsx";
import { spoken, takesKey } from "./press.ts";
import { press, ringOf } from "./spots.ts";

/** The other Palaces, small; a press opens one over the map. */
export function Others({ model }: { model: TableModel }) {
  const board = boardOf(model);
  const seats = board.order.filter((seat) => seat !== ownSeat(model));
  return (
    <Panel title={t("gov-others")} aside={t("gov-others-open")} class="others">
      {seats.map((seat) => (
        <Opponent key={seat} model={model} seat={seat} />
      ))}
    </Panel>
  );
}

function Opponent({ model, seat }: { model: TableModel; seat: number }) {
  const view = seatOf(model, seat);
  const tiles = domainOf(model, seat);
  const ready = tiles.filter((tile) => tile.ready).length;
  const desk = deskOf(model);
  const info = model.table.value.seats[seat];
  const points = model.score.value?.[seat]?.total;
  const open = () => (desk.opened.value = desk.opened.value === seat ? null : seat);
  return (
    <div class="opp">
      <Ring model={model} seat={seat} />
      <button type="button" class="opp-in" onClick={open} aria-expanded={desk.opened.value === seat} data-testid={`open-${view.house}`}>
        {/* Signs and bare numbers are for the eye; this is for the ear. */}
        <span class="sr">
          {term(view.house)} ({nameOf(model.table.value, seat)}), {meansInWords(model, seat)}
        </span>
        <span class="n" aria-hidden="true">
          <Seal house={view.house} size={20} />
          <b>{term(view.house)}</b>
          <span class="who">
            {info?.kind === "bot" && <Icon name="bot" size={12} />} {nameOf(model.table.value, seat)}
          </span>
          {view.bonuses.slice(0, 1).map((bonus) => (
            <Tag key={bonus}>{term(`${bonus}_short`)}</Tag>
          ))}
          {points !== undefined && <span class="pp" data-figure={`points ${seat}`} data-value={points}>
              {t("gov-pp", { points })}
            </span>}
        </span>
        <span class="means" aria-hidden="true">
          <span data-figure={`florins ${seat}`} data-value={view.florins}>
            <Coin n={view.florins} />
          </span>
          <span title={t("gov-agents")} data-figure={`agents ${seat}`} data-value={view.agents}>
            <Icon name="agent" size={13} />
            {view.agents}
          </span>
          <span title={t("gov-troops")} data-figure={`troops ${seat}`} data-value={view.troops}>
            <Icon name="troop" size={13} />
            {view.troops}
          </span>
          <span title={t("gov-trophies")}>
            <Icon name="trophy" size={13} />
            {view.trophies.length}
          </span>
          <span title={t("gov-cities")}>
            <Icon name="map" size={13} />
            {view.cities}
          </span>
          <span class="mut tail">{t("gov-domain-short", { ready, exhausted: tiles.length - ready })}</span>
        </span>
        <Slots model={model} seat={seat} />
      </button>
    </div>
  );
}

/** The court in small: six spaces, each with its best symbol. */
function Slots({ model, seat }: { model: TableModel; seat: number }) {
  const view = seatOf(model, seat);
  const printed = printedOf(model);
  const slot = (index: number) => {
    const space = view.spaces[index]!;
    if (!space.card) {
      return (
        <span key={index} class={`sl ${space.open ? "em" : "lk"}`}>
          {!space.open && <Icon name="lock" size={10} />}
        </span>
      );
    }
    const data = cardData(printed, space.card);
    const symbol = data.war?.length ? "war" : Object.keys(data.bottom ?? {})[0];
    return (
      <span key={index} class={`sl ${space.ready ? "" : "ex"}`} title={term(space.card)} data-mark={`slot ${seat} ${index}`} data-look={`${space.card} ${space.ready}`}>
        {symbol === "florin" ? <Icon name="florin" size={12} /> : symbol && <Icon name={symbol} size={12} />}
      </span>
    );
  };
  return (
    <span class="slots" aria-hidden="true">
      {[0, 1, 2].map(slot)}
      <span class="xs mut court-word">{t("gov-court")}</span>
      {[3, 4, 5].map(slot)}
    </span>
  );
}

const AT: [number, number][] = [[33, 11], [55, 27], [47, 53], [19, 53], [11, 27]];

/** Five Rooms as a ring: where the marker stands, Agents and Indulgences. Rooms are places for Agents. */
export function Ring({ model, seat, size = 66 }: { model: TableModel; seat: number; size?: number }) {
  const view = seatOf(model, seat);
  return (
    <svg width={size} height={size} viewBox="-3 -6 72 72" class="ring-mini" role="group" aria-label={t("gov-palace-of", { house: term(view.house) })}>
      <path d="M33 11L55 27 47 53H19L11 27z" fill="none" stroke="var(--rule)" stroke-width="1.5" />
      {AT.map(([x, y], room) => {
        const here = view.rooms[room]!;
        const marker = view.marker === room;
        const action = roomAction(model, seat, room);
        const spot = `room:${seat}:${room}`;
        const ring = ringOf(model, spot);
        const agent = here.agent >= 0 ? houseOf(model, here.agent)! : null;
        const label = `${t("gov-room-number", { room: room + 1 })}, ${term(action)}${agent ? `, ${t("gov-agent-of", { house: term(agent) })}` : ""}${here.indulgence ? `, ${term("indulgence")}` : ""}`;
        return (
          <g
            key={room}
            data-spot={spot}
            role="button"
            tabindex={ring ? 0 : -1}
            aria-label={spoken(label, ring)}
            class={`mini-room ${ring}`}
            onClick={(event) => press(model, spot, event.currentTarget)}
            onKeyDown={(event) => {
              if (!takesKey(model, event.key, ring)) return;
              event.preventDefault();
              event.stopPropagation();
              press(model, spot, event.currentTarget);
            }}
          >
            {ring && (
              <circle cx={x} cy={y} r="13" fill={ring === "chosen" ? "var(--accent)" : "none"} stroke="var(--accent)" stroke-width="2.4" stroke-dasharray={ring === "legal" ? "4 2.5" : undefined} />
            )}
            <circle cx={x} cy={y} r="10.5" fill="var(--raised)" stroke="var(--rule)" stroke-width="1.3" />
            {marker && <circle cx={x} cy={y} r="10.5" fill={FILL[view.house]} stroke="var(--ink)" stroke-width="2.2" data-piece={`marker ${seat}`} data-at={room} />}
            <Sign name={action} x={x - 6.5} y={y - 6.5} size={13} colour={marker ? ON[view.house] : "var(--ink)"} />
            {agent && (
              <g transform={`translate(${x + 8} ${y - 8})`}>
                <g data-piece={`agent ${here.agent}`} data-at={spot}>
                  <path transform="scale(.28)" d={SHAPE[agent]} fill={FILL[agent]} stroke="var(--coast)" stroke-width="4" />
                  <Sign name="agent" x={-4} y={-4.5} size={8} colour={ON[agent]} />
                </g>
              </g>
            )}
            {here.indulgence && (
              <g transform={`translate(${x + 8} ${y + 7})`}>
                <circle r="6.5" fill="var(--badSoft)" stroke="var(--coast)" stroke-width="1.2" />
                <Sign name="indulgence" x={-4} y={-4} size={8} colour="var(--bad)" />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Another Palace, whole, over the map. */
export function OpenPalace({ model }: { model: TableModel }) {
  const desk = deskOf(model);
  const seat = desk.opened.value;
  const box = useRef<HTMLDivElement>(null);
  // On a phone it opens above the list that was pressed.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [seat]);
  useEffect(() => {
    if (seat === null) return;
    const close = (event: KeyboardEvent) => {
      // A card or a menu over it closes first.
      if (event.key !== "Escape" || document.querySelector(".pop")) return;
      event.stopPropagation();
      desk.opened.value = null;
    };
    document.addEventListener("keydown", close, true);
    return () => document.removeEventListener("keydown", close, true);
  }, [desk, seat === null]);
  if (seat === null) return null;
  const seats = boardOf(model).seats.map((_, index) => index).filter((index) => index !== ownSeat(model));
  const turn = (by: number) => {
    desk.opened.value = seats[(seats.indexOf(seat) + by + seats.length) % seats.length]!;
  };
  return (
    <div ref={box} class="open-palace" role="dialog" aria-label={t("gov-palace-of", { house: term(houseOf(model, seat)!) })} data-testid="open-palace">
      <div class="bar">
        <Button small square icon="prev" hint={t("gov-previous-house")} onClick={() => turn(-1)} />
        <Button small square icon="next" hint={t("gov-next-house")} onClick={() => turn(1)} />
        <span class="sp" />
        <Button small square icon="x" hint={t("close")} onClick={() => (desk.opened.value = null)} />
      </div>
      <PalacePanel model={model} seat={seat} />
      <DomainPanel model={model} seat={seat} />
    </div>
  );
}
