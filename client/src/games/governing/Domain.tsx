import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { domainOf, ownSeat, type Tile } from "./board.ts";
import { ledgerOf, paymentOf } from "./desk.ts";
import { BankSign, Tick } from "./Palace.tsx";
import { spotProps } from "./press.ts";
import { BottomSigns, inWords, pair } from "./Symbols.tsx";

/** The tiles of a seat; exhausted ones amber and hatched. */
export function DomainPanel({ model, seat }: { model: TableModel; seat: number }) {
  const tiles = domainOf(model, seat);
  const ready = tiles.filter((tile) => tile.ready).length;
  return (
    <Panel class="domain" title={t("gov-domain")} aside={t("gov-domain-count", { ready, exhausted: tiles.length - ready })}>
      <ul class="tiles" aria-label={t("gov-domain")}>
        {tiles.map((tile, index) => (
          <TileFace key={tile.source} model={model} tile={tile} seat={seat} own={seat === ownSeat(model)} door={index === 0} />
        ))}
      </ul>
    </Panel>
  );
}

function TileFace({ model, tile, seat, own, door }: { model: TableModel; tile: Tile; seat: number; own: boolean; door: boolean }) {
  const short = `${tile.name}_short`;
  const name = term(knows(`term-${short}`) ? short : tile.name);
  const city = tile.city ? term(tile.city) : "";
  const label = pair(`${name}${city ? ` (${city})` : ""}`, `${inWords(tile.data)}, ${tile.ready ? t("gov-ready") : t("gov-exhausted")}`);
  const { ring, props } = spotProps(model, `tile:${tile.source}`, label, door);
  const paying = own && ledgerOf(model) ? paymentOf(model)[tile.source] : undefined;
  const shown = own ? props : { "data-spot": `tile:${tile.source}`, role: "img" as const, tabIndex: -1, "aria-label": label };
  return (
    <li data-piece={`tile ${tile.source}`} data-at={seat} data-mark={`tile ${tile.source}`} data-look={tile.ready ? "ready" : "exhausted"} class={`tile ${tile.ready ? "" : "ex"} ${paying ? "is-paying" : ""} ${own ? ring : ""}`}>
      {paying && <Tick />}
      <span class="face" aria-hidden="true">
        <span class="nm">{name}</span>
        <BottomSigns data={tile.data} size={12} />
      </span>
      <div class="press" {...shown} />
      {own && <BankSign model={model} source={tile.source} />}
    </li>
  );
}
