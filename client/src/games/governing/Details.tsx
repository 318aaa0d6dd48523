import type { ComponentChildren } from "preact";
import type { Sight } from "../../table/table_model.ts";
import { Tag } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { locationName, sourceName } from "./answers.tsx";
import { boardOf, cardData, cityOfCathedral, houseOf, ownSeat, printedOf, roadsOf, roomAction, seatOf, type CardData } from "./board.ts";
import { partsOf } from "./spots.ts";
import { BottomSigns, Cost } from "./Symbols.tsx";
import { variantOf } from "./variant.ts";

/** What a thing on the board is, what it does, and for every value whether it is printed or ours. */
export function Details({ sight, spot }: { sight: Sight; spot: string }) {
  const [kind, first, second] = partsOf(spot);
  const board = boardOf(sight);
  const printed = printedOf(sight);
  const own = board.seats[ownSeat(sight)]!;
  if (kind === "city") return <CityDetails sight={sight} name={first} />;
  if (kind === "power") return <PowerDetails sight={sight} power={first} />;
  if (kind === "room" || kind === "agent") return <RoomDetails sight={sight} seat={Number(first)} room={Number(second)} />;
  if (kind === "card") {
    const room = own.rooms[Number(second)];
    const card = first === "under" ? room?.under : room?.card;
    return card ? <CardDetails sight={sight} card={card} /> : null;
  }
  if (kind === "space") {
    const seat = second === "" ? ownSeat(sight) : Number(second);
    const space = board.seats[seat]!.spaces[printed.spaces.findIndex(({ name }) => name === first)];
    if (space?.card) return <CardDetails sight={sight} card={space.card} state={space.ready ? "ready" : "exhausted"} />;
    return <Plain title={term(first)} lines={[{ text: t(space?.open ? "gov-about-space" : "gov-about-locked"), clause: "AG-2.2.2" }]} sight={sight} />;
  }
  if (kind === "tile") return <TileDetails sight={sight} source={first} />;
  if (kind === "item") return first in printed.notables ? <CardDetails sight={sight} card={first} /> : <TileDetails sight={sight} source={first} />;
  if (kind === "bonus") return <BonusDetails sight={sight} bonus={first} />;
  if (kind === "family") return <CardDetails sight={sight} card={first} />;
  if (kind === "track") return <Plain title={t(first === "map" ? "gov-cities-track" : "gov-patronage-track")} lines={[{ text: t(first === "map" ? "gov-about-cities-track" : "gov-about-patronage-track"), clause: first === "map" ? "AG-14.2.1" : "AG-14.2.3" }]} sight={sight} />;
  if (kind === "about" && (first in printed.notables || first in printed.family || first === "machiavelli")) return <CardDetails sight={sight} card={first} />;
  const about = `gov-about-${first}`;
  const clause: Record<string, string> = { florin: "AG-4.2.1", agent: "AG-9.1.1", allied_troop: "WI-9.2", troop: "AG-2.4.4", trophy: "AG-14.2.7", indulgence: "AG-7.1.2", token: "AG-8.6.8" };
  return <Plain title={term(first)} lines={knows(about) ? [{ text: t(about), clause: clause[first] ?? "" }] : []} sight={sight} />;
}

export function Plain({ title, lines, sight }: { title: string; lines: { text: string; clause: string }[]; sight: Sight }) {
  return (
    <>
      <h3>{title}</h3>
      {lines.map(({ text, clause }) => (
        <p key={text} class="sm">
          {text} <ClauseLink clause={clause} sight={sight} />
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

export function Line({ name, children, clause, sight, mark }: { name: string; children: ComponentChildren; clause?: string; sight: Sight; mark?: ComponentChildren }) {
  return (
    <div>
      <dt>
        {name} {clause && <ClauseLink clause={clause} sight={sight} />}
      </dt>
      <dd>
        {children} {mark}
      </dd>
    </div>
  );
}

function CardDetails({ sight, card, state }: { sight: Sight; card: string; state?: string }) {
  const printed = printedOf(sight);
  const data = cardData(printed, card);
  const left = boardOf(sight).display.notables[card];
  return (
    <>
      <h3>{term(card)}</h3>
      <dl>
        {state && <Line sight={sight} name={t("gov-state")} clause="AG-0.5">{t(`gov-${state}`)}</Line>}
        {data.action && (
          <Line sight={sight} name={t("gov-as-action-card")} clause="AG-2.1.4" mark={<Mark data={data} field="action" />}>
            {term(data.action)}
          </Line>
        )}
        <Printed sight={sight} data={data} />
        {left !== undefined && <Line sight={sight} name={t("gov-in-display")}>{left}</Line>}
        {data.agent && (
          <Line sight={sight} name={t("gov-brings-agent")} clause="AG-9.1.1" mark={<Mark data={data} field="agent" />}>
            +1
          </Line>
        )}
        {(data.points ?? 0) > 0 && (
          <Line sight={sight} name={t("gov-points")} clause="AG-14.2.5" mark={<Mark data={data} field="points" />}>
            {data.points}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

/** What cards and tiles have in common: symbols, War bonuses, price. */
function Printed({ sight, data }: { sight: Sight; data: CardData }) {
  return (
    <>
      <Line sight={sight} name={t("gov-symbols")} clause="AG-4.1.2" mark={<Mark data={data} field="bottom" />}>
        <BottomSigns data={data} />
      </Line>
      {data.war?.map(([strength, price]) => (
        <Line key={strength} sight={sight} name={term("war")} clause="AG-10.3.8" mark={<Mark data={data} field="war" />}>
          +{strength} · {t("gov-for-florins", { florins: price })}
        </Line>
      ))}
      {data.cost && (
        <Line sight={sight} name={t("gov-price")} clause="AG-11.4.1" mark={<Mark data={data} field="cost" />}>
          <Cost cost={data.cost} />
        </Line>
      )}
    </>
  );
}

function TileDetails({ sight, source }: { sight: Sight; source: string }) {
  const printed = printedOf(sight);
  const data: CardData | undefined = printed.tiles[cityOfCathedral(sight, source) ? "cathedral" : source] ?? printed.cities[source];
  if (!data) return null;
  return (
    <>
      <h3>{sourceName(sight, source)}</h3>
      <dl>
        <Printed sight={sight} data={data} />
        {"space" in data && data.space ? (
          <Line sight={sight} name={t("gov-one-space")} clause="AG-2.2.2" mark={<Mark data={data} field="space" />}>
            +1
          </Line>
        ) : null}
        {(data.points ?? 0) > 0 && (
          <Line sight={sight} name={t("gov-points")} clause="AG-14.2.5" mark={<Mark data={data} field="points" />}>
            {data.points}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function BonusDetails({ sight, bonus }: { sight: Sight; bonus: string }) {
  const data = printedOf(sight).patronage[bonus]!;
  const index = printedOf(sight).bonuses.indexOf(bonus);
  const effect = `gov-effect-${bonus}`;
  return (
    <>
      <h3>{term(bonus)}</h3>
      {knows(effect) && (
        <p class="sm">
          {t(effect)} <ClauseLink clause={`AG-9.3.${index + 1}`} sight={sight} />
        </p>
      )}
      <dl>
        <Line sight={sight} name={t("gov-type")} clause="AG-8.3.5" mark={<Mark data={data} field="type" />}>
          {term(data.type ?? "")}
        </Line>
        <Line sight={sight} name={t("gov-points")} clause="AG-14.2.5" mark={<Mark data={data} field="points" />}>
          {data.points ?? 0}
        </Line>
      </dl>
      <Legend />
    </>
  );
}

function CityDetails({ sight, name }: { sight: Sight; name: string }) {
  const view = boardOf(sight).cities[name];
  const data = printedOf(sight).cities[name]!;
  if (!view) return null;
  const roads = roadsOf(sight).flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
  const changed = view.value !== data.value;
  return (
    <>
      <h3>{term(name)}</h3>
      <dl>
        <Line sight={sight} name={t("gov-value-for-you")} clause="AG-9.2.2" mark={<Mark data={data} field="value" />}>
          {view.value} {changed && <span class="mut">({t("gov-base", { value: data.value })})</span>}
        </Line>
        <Line sight={sight} name={t("gov-owner")} clause="AG-2.4.2">
          {view.disc ? term(view.disc) : t("gov-neutral")}
        </Line>
        {(variantOf(sight).ofCity?.(sight, name) ?? []).map((line) => (
          <Line key={line.name} sight={sight} name={line.name} clause={line.clause}>
            {line.text}
          </Line>
        ))}
        <Line sight={sight} name={t("gov-tile")} clause="AG-4.1.2" mark={<Mark data={data} field="bottom" />}>
          <BottomSigns data={data} />
        </Line>
        {data.ports.length > 0 && (
          <Line sight={sight} name={data.pirate ? t("gov-pirate") : t("gov-port")} clause={data.pirate ? "AG-8.5.8" : "AG-8.5.2"} mark={<Mark data={data} field="ports" />}>
            {data.ports.map((sea) => term(sea)).join(", ")}
          </Line>
        )}
        {roads.length > 0 && (
          <Line sight={sight} name={t("gov-roads")} clause="AG-8.5.2">
            {roads.map((city) => term(city)).join(", ")}
          </Line>
        )}
        {view.agent >= 0 && (
          <Line sight={sight} name={term("agent")} clause="AG-9.2.2">
            {term(houseOf(sight, view.agent)!)}
          </Line>
        )}
        {view.armies.map(({ house, count, inside, leaving, peace }) => (
          <Line key={`${house} ${leaving}`} sight={sight} name={inside ? t("gov-garrison") : peace ? t("gov-guests") : t("gov-besiegers")} clause="AG-2.4.4">
            {count} · {term(house)}
          </Line>
        ))}
        {view.cathedral !== undefined && (
          <Line sight={sight} name={term("cathedral")} clause="AG-11.4.9">
            {t(view.cathedral ? "gov-ready" : "gov-exhausted")}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function PowerDetails({ sight, power }: { sight: Sight; power: string }) {
  const view = boardOf(sight).powers[power]!;
  const data = printedOf(sight).alliances[power]!;
  const clause: Record<string, string> = { france: "AG-12.3.3", ottoman: "AG-12.3.4", empire: "AG-12.3.5" };
  return (
    <>
      <h3>{term(power)}</h3>
      <p class="sm">
        {t(`gov-about-${power}`)} <ClauseLink clause={clause[power] ?? ""} sight={sight} />
      </p>
      <dl>
        <Line sight={sight} name={t("gov-price")} clause="AG-12.1.2" mark={<Mark data={data} field="cost" />}>
          <Cost cost={data.cost ?? {}} />
        </Line>
        <Line sight={sight} name={t("gov-ally")} clause="AG-12.1.1">
          {view.ally >= 0 ? term(houseOf(sight, view.ally)!) : t("gov-unallied")}
          {view.spent && ` · ${t("gov-spent")}`}
        </Line>
        {view.agent >= 0 && (
          <Line sight={sight} name={term("agent")} clause="AG-12.2.1">
            {term(houseOf(sight, view.agent)!)}
          </Line>
        )}
      </dl>
      <Legend />
    </>
  );
}

function RoomDetails({ sight, seat, room }: { sight: Sight; seat: number; room: number }) {
  const view = seatOf(sight, seat);
  const printed = printedOf(sight);
  const here = view.rooms[room]!;
  const action = roomAction(sight, seat, room);
  const palace = printed.palaces[view.house]!;
  const clause: Record<string, string> = { empty: "WI-4.2", govern: "AG-8.2.1", sponsor: "AG-8.3.1", trade: "AG-8.4.1", annex: "AG-8.5.1", wage_war: "AG-8.6.1", scheme: "AG-8.7.1" };
  return (
    <>
      <h3>{locationName(sight, `room:${seat}:${room}`)}</h3>
      {knows(`gov-about-${action}`) && (
        <p class="sm">
          {t(`gov-about-${action}`)} <ClauseLink clause={clause[action] ?? ""} sight={sight} />
        </p>
      )}
      <dl>
        <Line sight={sight} name={t("gov-printed-action")} clause="AG-2.1.1" mark={<Mark data={palace} field="rooms" />}>
          {term(palace.rooms[room]!)}
        </Line>
        {here.card && (
          <Line sight={sight} name={term(here.card)} clause="AG-2.1.4">
            <BottomSigns data={cardData(printed, here.card)} />
          </Line>
        )}
        {here.under && (
          <Line sight={sight} name={`+ ${term(here.under)}`} clause="AG-2.1.5">
            <BottomSigns data={cardData(printed, here.under)} />
          </Line>
        )}
        {here.indulgence && (
          <Line sight={sight} name={term("indulgence")} clause="AG-7.3.1">
            {t("gov-closed")}
          </Line>
        )}
        {here.agent >= 0 && (
          <Line sight={sight} name={term("agent")} clause="AG-7.3.2">
            {term(houseOf(sight, here.agent)!)}
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
