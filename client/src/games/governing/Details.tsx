import type { ComponentChildren } from "preact";
import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { Tag } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { locationName, sourceName } from "./answers.tsx";
import { boardOf, cardData, cityOfCathedral, domainOf, houseOf, ownSeat, printedOf, roadsOf, roomAction, seatOf, type Bottom, type CardData } from "./board.ts";
import { Picture } from "./Picture.tsx";
import { partsOf } from "./spots.ts";
import { BottomSigns, Cost, costInWords, inWords } from "./Symbols.tsx";
import { variantOf } from "./variant.ts";

/** What a thing on the board is, what it does, and for every value whether it is printed or ours. */
export function Details({ model, spot }: { model: TableModel; spot: string }) {
  const [kind, first, second] = partsOf(spot);
  const board = boardOf(model);
  const printed = printedOf(model);
  const own = board.seats[ownSeat(model)]!;
  if (kind === "city") return <CityDetails model={model} name={first} />;
  if (kind === "power") return <PowerDetails model={model} power={first} />;
  if (kind === "room" || kind === "agent") return <RoomDetails model={model} seat={Number(first)} room={Number(second)} />;
  if (kind === "card") {
    const room = own.rooms[Number(second)];
    const card = first === "under" ? room?.under : room?.card;
    return card ? <CardDetails model={model} card={card} /> : null;
  }
  if (kind === "space") {
    const seat = second === "" ? ownSeat(model) : Number(second);
    const space = board.seats[seat]!.spaces[printed.spaces.findIndex(({ name }) => name === first)];
    if (space?.card) return <CardDetails model={model} card={space.card} ready={space.ready} />;
    return <Plain title={term(first)} lines={[{ text: t(space?.open ? "gov-about-space" : "gov-about-locked"), clause: "AG-2.2.2" }]} model={model} />;
  }
  if (kind === "tile") return <TileDetails model={model} source={first} />;
  if (kind === "item") return first in printed.notables ? <CardDetails model={model} card={first} /> : <TileDetails model={model} source={first} />;
  if (kind === "bonus") return <BonusDetails model={model} bonus={first} />;
  if (kind === "family") return <CardDetails model={model} card={first} />;
  if (kind === "track") return <Plain title={t(first === "map" ? "gov-cities-track" : "gov-patronage-track")} lines={[{ text: t(first === "map" ? "gov-about-cities-track" : "gov-about-patronage-track"), clause: first === "map" ? "AG-14.2.1" : "AG-14.2.3" }]} model={model} />;
  if (kind === "about" && (first in printed.notables || first in printed.family || first === "machiavelli")) return <CardDetails model={model} card={first} />;
  const about = `gov-about-${first}`;
  const clause: Record<string, string> = { florin: "AG-4.2.1", agent: "AG-9.1.1", allied_troop: "WI-9.2", troop: "AG-2.4.4", trophy: "AG-14.2.7", indulgence: "AG-7.1.2", token: "AG-8.6.8" };
  return <Plain title={term(first)} lines={knows(about) ? [{ text: t(about), clause: clause[first] ?? "" }] : []} model={model} />;
}

export function Plain({ title, lines, model }: { title: string; lines: { text: string; clause: string }[]; model: TableModel }) {
  return (
    <>
      <h3>{title}</h3>
      {lines.map(({ text, clause }) => (
        <p key={text} class="sm">
          {text} <ClauseLink clause={clause} model={model} />
        </p>
      ))}
    </>
  );
}

/** Whether a value is printed in the game or reconstructed by us. */
function Mark({ data, field }: { data: { reconstructed?: string[] }; field: string }) {
  const ours = (data.reconstructed ?? []).some((one) => one === field || one.startsWith(`${field}.`));
  return <Tag tone={ours ? "gold" : ""}>{t(ours ? "gov-reconstructed" : "gov-printed")}</Tag>;
}

/** Symbols with their names, for those who do not know the signs yet. */
function Symbols({ data }: { data: CardData }) {
  return (
    <span class="named">
      <BottomSigns data={data} /> <span aria-hidden="true">{inWords(data)}</span>
    </span>
  );
}

function Price({ cost }: { cost: Bottom }) {
  return (
    <span class="named">
      <Cost cost={cost} /> <span aria-hidden="true">{costInWords(cost)}</span>
    </span>
  );
}

export function Line({ name, children, clause, model, mark }: { name: string; children: ComponentChildren; clause?: string; model: TableModel; mark?: ComponentChildren }) {
  return (
    <div>
      <dt>
        {name} {clause && <ClauseLink clause={clause} model={model} />}
      </dt>
      <dd>
        {children} {mark}
      </dd>
    </div>
  );
}

/** Whether it can pay now. */
function State({ model, ready }: { model: TableModel; ready: boolean }) {
  return (
    <Line model={model} name={t("gov-state")} clause="AG-0.5">
      {t(ready ? "gov-ready" : "gov-exhausted")}
    </Line>
  );
}

function CardDetails({ model, card, ready }: { model: TableModel; card: string; ready?: boolean }) {
  const printed = printedOf(model);
  const data = cardData(printed, card);
  const left = boardOf(model).display.notables[card];
  return (
    <>
      <h3>
        <Picture of={card} size={60} />
        {term(card)}
      </h3>
      <dl>
        {ready !== undefined && <State model={model} ready={ready} />}
        {data.action && (
          <Line model={model} name={t("gov-as-action-card")} clause="AG-2.1.4" mark={<Mark data={data} field="action" />}>
            {term(data.action)}
          </Line>
        )}
        <Printed model={model} data={data} />
        {left !== undefined && <Line model={model} name={t("gov-in-display")}>{left}</Line>}
        {data.agent && (
          <Line model={model} name={t("gov-brings-agent")} clause="AG-9.1.1" mark={<Mark data={data} field="agent" />}>
            +1
          </Line>
        )}
        {(data.points ?? 0) > 0 && (
          <Line model={model} name={t("gov-points")} clause="AG-14.2.5" mark={<Mark data={data} field="points" />}>
            {data.points}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

/** What cards and tiles have in common: symbols, War bonuses, price. */
function Printed({ model, data }: { model: TableModel; data: CardData }) {
  return (
    <>
      <Line model={model} name={t("gov-symbols")} clause="AG-4.1.2" mark={<Mark data={data} field="bottom" />}>
        <Symbols data={data} />
      </Line>
      {data.war?.map(([strength, price]) => (
        <Line key={strength} model={model} name={term("war")} clause="AG-10.3.8" mark={<Mark data={data} field="war" />}>
          +{strength} · {t("gov-for-florins", { florins: price })}
        </Line>
      ))}
      {data.cost && (
        <Line model={model} name={t("gov-price")} clause="AG-11.4.1" mark={<Mark data={data} field="cost" />}>
          <Price cost={data.cost} />
        </Line>
      )}
    </>
  );
}

function TileDetails({ model, source }: { model: TableModel; source: string }) {
  const printed = printedOf(model);
  const data: CardData | undefined = printed.tiles[cityOfCathedral(model, source) ? "cathedral" : source] ?? printed.cities[source];
  if (!data) return null;
  const held = boardOf(model)
    .seats.flatMap((_, seat) => domainOf(model, seat))
    .find((tile) => tile.source === source);
  return (
    <>
      <h3>
        <Picture of={cityOfCathedral(model, source) ? "cathedral" : source} size={60} />
        {sourceName(model, source)}
      </h3>
      <dl>
        {held && <State model={model} ready={held.ready} />}
        <Printed model={model} data={data} />
        {"space" in data && data.space ? (
          <Line model={model} name={t("gov-one-space")} clause="AG-2.2.2" mark={<Mark data={data} field="space" />}>
            +1
          </Line>
        ) : null}
        {(data.points ?? 0) > 0 && (
          <Line model={model} name={t("gov-points")} clause="AG-14.2.5" mark={<Mark data={data} field="points" />}>
            {data.points}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function BonusDetails({ model, bonus }: { model: TableModel; bonus: string }) {
  const data = printedOf(model).patronage[bonus]!;
  const index = printedOf(model).bonuses.indexOf(bonus);
  const effect = `gov-effect-${bonus}`;
  return (
    <>
      <h3>
        <Picture of={bonus} size={60} />
        {term(bonus)}
      </h3>
      {knows(effect) && (
        <p class="sm">
          {t(effect)} <ClauseLink clause={`AG-9.3.${index + 1}`} model={model} />
        </p>
      )}
      <dl>
        <Line model={model} name={t("gov-type")} clause="AG-8.3.5" mark={<Mark data={data} field="type" />}>
          {term(data.type ?? "")}
        </Line>
        <Line model={model} name={t("gov-points")} clause="AG-14.2.5" mark={<Mark data={data} field="points" />}>
          {data.points ?? 0}
        </Line>
      </dl>
      <Legend />
    </>
  );
}

function CityDetails({ model, name }: { model: TableModel; name: string }) {
  const view = boardOf(model).cities[name];
  const data = printedOf(model).cities[name]!;
  if (!view) return null;
  const roads = roadsOf(model).flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
  const changed = view.value !== data.value;
  return (
    <>
      <h3>{term(name)}</h3>
      <dl>
        <Line model={model} name={t("gov-value-for-you")} clause="AG-9.2.2" mark={<Mark data={data} field="value" />}>
          {view.value} {changed && <span class="mut">({t("gov-base", { value: data.value })})</span>}
        </Line>
        <Line model={model} name={t("gov-owner")} clause="AG-2.4.2">
          {view.disc ? term(view.disc) : t("gov-neutral")}
        </Line>
        {(variantOf(model).ofCity?.(model, name) ?? []).map((line) => (
          <Line key={line.name} model={model} name={line.name} clause={line.clause}>
            {line.text}
          </Line>
        ))}
        <Line model={model} name={t("gov-tile")} clause="AG-4.1.2" mark={<Mark data={data} field="bottom" />}>
          <Symbols data={data} />
        </Line>
        {data.ports.length > 0 && (
          <Line model={model} name={data.pirate ? t("gov-pirate") : t("gov-port")} clause={data.pirate ? "AG-8.5.8" : "AG-8.5.2"} mark={<Mark data={data} field="ports" />}>
            {data.ports.map((sea) => term(sea)).join(", ")}
          </Line>
        )}
        {roads.length > 0 && (
          <Line model={model} name={t("gov-roads")} clause="AG-8.5.2">
            {roads.map((city) => term(city)).join(", ")}
          </Line>
        )}
        {view.agent >= 0 && (
          <Line model={model} name={term("agent")} clause="AG-9.2.2">
            {term(houseOf(model, view.agent)!)}
          </Line>
        )}
        {view.armies.map(({ house, count, inside, leaving, peace }) => (
          <Line key={`${house} ${leaving}`} model={model} name={inside ? t("gov-garrison") : peace ? t("gov-guests") : t("gov-besiegers")} clause="AG-2.4.4">
            {count} · {term(house)}
          </Line>
        ))}
        {view.cathedral !== undefined && (
          <Line model={model} name={term("cathedral")} clause="AG-11.4.9">
            {t(view.cathedral ? "gov-ready" : "gov-exhausted")}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function PowerDetails({ model, power }: { model: TableModel; power: string }) {
  const view = boardOf(model).powers[power]!;
  const data = printedOf(model).alliances[power]!;
  const clause: Record<string, string> = { france: "AG-12.3.3", ottoman: "AG-12.3.4", empire: "AG-12.3.5" };
  return (
    <>
      <h3>{term(power)}</h3>
      <p class="sm">
        {t(`gov-about-${power}`)} <ClauseLink clause={clause[power] ?? ""} model={model} />
      </p>
      <dl>
        <Line model={model} name={t("gov-price")} clause="AG-12.1.2" mark={<Mark data={data} field="cost" />}>
          <Price cost={data.cost ?? {}} />
        </Line>
        <Line model={model} name={t("gov-ally")} clause="AG-12.1.1">
          {view.ally >= 0 ? term(houseOf(model, view.ally)!) : t("gov-unallied")}
          {view.spent && ` · ${t("gov-spent")}`}
        </Line>
        {view.agent >= 0 && (
          <Line model={model} name={term("agent")} clause="AG-12.2.1">
            {term(houseOf(model, view.agent)!)}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function RoomDetails({ model, seat, room }: { model: TableModel; seat: number; room: number }) {
  const view = seatOf(model, seat);
  const printed = printedOf(model);
  const here = view.rooms[room]!;
  const action = roomAction(model, seat, room);
  const palace = printed.palaces[view.house]!;
  const symbol = here.card ? undefined : printed.printed_symbols[action];
  const clause: Record<string, string> = { empty: "WI-4.2", govern: "AG-8.2.1", sponsor: "AG-8.3.1", trade: "AG-8.4.1", annex: "AG-8.5.1", wage_war: "AG-8.6.1", scheme: "AG-8.7.1" };
  return (
    <>
      <h3>
        {action in clause && action !== "empty" && <Art name={`act-${action}`} size={46} />}
        {locationName(model, `room:${seat}:${room}`)}
      </h3>
      {knows(`gov-about-${action}`) && (
        <p class="sm">
          {t(`gov-about-${action}`)} <ClauseLink clause={clause[action] ?? ""} model={model} />
        </p>
      )}
      <dl>
        <Line model={model} name={t("gov-printed-action")} clause="AG-2.1.1" mark={<Mark data={palace} field="rooms" />}>
          {term(palace.rooms[room]!)}
        </Line>
        {symbol && (
          <Line model={model} name={t("gov-symbols")} clause="AG-4.4.1">
            <Symbols data={{ bottom: { [symbol]: 1 } }} />
          </Line>
        )}
        {here.card && (
          <Line model={model} name={term(here.card)} clause="AG-2.1.4">
            <Symbols data={cardData(printed, here.card)} />
          </Line>
        )}
        {here.under && (
          <Line model={model} name={`+ ${term(here.under)}`} clause="AG-2.1.5">
            <Symbols data={cardData(printed, here.under)} />
          </Line>
        )}
        {here.indulgence && (
          <Line model={model} name={term("indulgence")} clause="AG-7.3.1">
            {t("gov-closed")}
          </Line>
        )}
        {here.agent >= 0 && (
          <Line model={model} name={term("agent")} clause="AG-7.3.2">
            {term(houseOf(model, here.agent)!)}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function Legend() {
  return <p class="xs mut">{t("gov-marks")}</p>;
}
