import { useSignal } from "@preact/signals";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { boardOf, houseOf, ownSeat, printedOf, seatOf, titlesFor, type Bottom, type CardData } from "./board.ts";
import { Seal } from "./Houses.tsx";
import { Picture } from "./Picture.tsx";
import { spotProps } from "./press.ts";
import { BottomSigns, Cost, costInWords, inWords } from "./Symbols.tsx";

const TABS = ["notables", "titles", "patronage", "cities"] as const;
type TabName = (typeof TABS)[number];

/** What can be had: Notables, tiles, Patronage bonuses, neutral Cities. */
export function Market({ model, wide = false }: { model: TableModel; wide?: boolean }) {
  const tab = useSignal<TabName>("notables");
  const asked = model.myTurn.value && model.question.value?.name === "bonus";
  const shown = asked ? "patronage" : tab.value;
  const tabs = TABS.filter((name) => name !== "patronage" || printedOf(model).bonuses.length > 0);
  const heading = (
    <span class="ptabs" role="tablist" aria-label={t("gov-market")}>
      {tabs.map((name) => (
        <button type="button" role="tab" key={name} class={shown === name ? "on" : ""} aria-selected={shown === name} onClick={() => (tab.value = name)}>
          {t(`gov-market-${name}`)}
        </button>
      ))}
    </span>
  );
  return (
    <Panel class={`market ${wide ? "wide" : ""}`} label={t("gov-market")}>
      <div class="ph">
        <h2>{t("gov-market")}</h2>
        {heading}
      </div>
      {shown === "notables" && <Notables model={model} wide={wide} />}
      {shown === "titles" && <Titles model={model} />}
      {shown === "patronage" && <Patronage model={model} wide={wide} />}
      {shown === "cities" && <NeutralCities model={model} wide={wide} />}
    </Panel>
  );
}

interface ItemProps {
  model: TableModel;
  spot: string;
  name: string;
  icon?: string;
  count?: number;
  cost?: Bottom;
  data?: CardData;
  note?: string;
  own?: boolean;
  holder?: number;
  /** Where the keys enter. */
  door?: boolean;
}

function Item({ model, spot, name, icon, count, cost, data, note, own, holder, door = false }: ItemProps) {
  const words = [term(name), count === undefined ? "" : t("gov-count-left", { count }), cost ? costInWords(cost) : "", data ? inWords(data) : "", holder !== undefined && holder >= 0 ? term(houseOf(model, holder)!) : ""];
  const { ring, props } = spotProps(model, spot, words.filter(Boolean).join(", "), door);
  const house = holder !== undefined && holder >= 0 ? houseOf(model, holder) : null;
  return (
    <li data-mark={`market ${spot}`} data-look={`${count} ${holder}`} class={`mi ${ring} ${count === 0 ? "out" : ""} ${own ? "own" : ""}`}>
      <span class="face" aria-hidden="true">
        <Picture of={name} size={36} />
        <span class="ico">{icon && <Icon name={icon} size={13} />}</span>
        <span class="nm">{term(name)}</span>
        {count !== undefined && <span class="ct">{count}</span>}
        {note && <span class="note">{note}</span>}
        {data && <BottomSigns data={data} size={12} />}
        {cost && <Cost cost={cost} size={12} />}
        {house && <Seal house={house} size={17} />}
      </span>
      <div class="press" {...props} />
    </li>
  );
}

function Notables({ model, wide }: { model: TableModel; wide: boolean }) {
  const { notables } = printedOf(model);
  const left = boardOf(model).display.notables;
  return (
    <ul class="mk3">
      {Object.entries(notables).map(([name, data], index) => (
        <Item
          key={name} model={model} spot={`item:${name}`} name={name} count={left[name] ?? 0} door={index === 0}
          {...(data.action ? { icon: data.action } : {})}
          cost={wide ? data.cost! : { florin: data.cost?.florin ?? 0, cross: data.cost?.cross ?? 0 }}
          {...(wide ? { data } : {})}
        />
      ))}
    </ul>
  );
}

function Titles({ model }: { model: TableModel }) {
  const { tiles } = printedOf(model);
  const display = boardOf(model).display;
  const mine = seatOf(model, ownSeat(model)).titles;
  return (
    <ul class="mk2">
      {titlesFor(printedOf(model)).map((name) => {
        const count = name === "cathedral" ? display.cathedral : (display.titles[name] ?? (name in mine ? 0 : 1));
        return (
          <Item
            key={name} model={model} spot={`item:${name}`} name={name} count={count} cost={tiles[name]!.cost!} data={tiles[name]!}
            own={name in mine}
          />
        );
      })}
    </ul>
  );
}

function Patronage({ model, wide }: { model: TableModel; wide: boolean }) {
  const { patronage, bonuses } = printedOf(model);
  const board = boardOf(model);
  // Where there is room, what it brings; else what it counts.
  const note = (name: string) => {
    const points = patronage[name]!.points ? t("gov-pp", { points: patronage[name]!.points }) : "";
    const effect = wide && knows(`gov-effect-${name}`) ? t(`gov-effect-${name}`) : "";
    return [effect, name === "columbus" && effect ? "" : points].filter(Boolean).join(" · ");
  };
  return (
    <ul class="mk2">
      {bonuses.map((name) => {
        const holder = board.seats.findIndex((seat) => seat.bonuses.includes(name));
        return (
          <Item
            key={name} model={model} spot={`bonus:${name}`} name={name} icon={patronage[name]!.type === "artist" ? "person" : "palace"}
            {...(note(name) ? { note: note(name)! } : {})}
            holder={holder}
          />
        );
      })}
    </ul>
  );
}

function NeutralCities({ model, wide }: { model: TableModel; wide: boolean }) {
  const board = boardOf(model);
  const { cities } = printedOf(model);
  const free = Object.keys(board.cities).filter((name) => board.cities[name]!.disc === null);
  return (
    <ul class="mk3">
      {free.map((name) => (
        <Item key={name} model={model} spot={`city:${name}`} name={name} icon={cities[name]!.pirate ? "pirate" : cities[name]!.ports.length ? "anchor" : "map"} count={board.cities[name]!.value} {...(wide ? { data: cities[name]! } : {})} />
      ))}
    </ul>
  );
}
