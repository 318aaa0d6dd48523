import type { TableModel } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { listed, t } from "../../words/words.ts";
import { boardOf, cityOf, houseOf, part, powerOf, printedOf, roadsOf } from "./board.ts";
import italy from "./italy.json";
import { partsOf } from "./spots.ts";
import { costInWords } from "./Symbols.tsx";
import { variantOf } from "./variant.ts";

// Where the Cities lie, how they are read out, and the ways between them by key.

interface Spot {
  x: number;
  y: number;
  side: string;
}

export const CITY_AT = italy.cities as Record<string, Spot>;
/** Cities from north to south, as they are read out. */
export const READING = Object.keys(CITY_AT).toSorted((a, b) => CITY_AT[a]!.y - CITY_AT[b]!.y);

/** A City as it is read out: owner, value, garrison, Agent, neighbours. */
export function cityInWords(model: TableModel, name: string): string {
  const view = cityOf(model, name);
  const more = part(model, `more ${name}`, () => (variantOf(model).ofCity?.(model, name) ?? []).map(({ text }) => text));
  const data = printedOf(model).cities[name]!;
  const parts = [
    term(name),
    view.disc === null ? t("gov-neutral") : view.owner === model.seat.value ? t("gov-held-by-you") : t("gov-held-by", { house: term(view.disc) }),
    t("gov-city-value", { value: view.value }),
    ...more,
  ];
  for (const { house, count, inside, leaving, peace } of view.armies) {
    const id = leaving ? "gov-city-marked" : inside ? "gov-city-garrison" : peace ? "gov-city-guests" : "gov-city-siege";
    parts.push(t(id, { count, house: term(house) }));
  }
  if (view.agent >= 0) parts.push(t("gov-agent-of", { house: term(houseOf(model, view.agent)!) }));
  if (view.cathedral !== undefined) parts.push(term("cathedral"));
  if (data.pirate) parts.push(t("gov-pirate"));
  else if (data.ports.length > 0) parts.push(t("gov-port-on", { seas: listed(data.ports.map((sea) => said(sea))) }));
  const joined = roadsOf(model).flatMap(([a, b]) => (a === name ? [term(b)] : b === name ? [term(a)] : []));
  if (joined.length > 0) parts.push(t("gov-roads-to", { cities: listed(joined) }));
  return parts.join(", ");
}

export function powerInWords(model: TableModel, power: string): string {
  const view = powerOf(model, power);
  const price = t("gov-power-price", { cost: costInWords(printedOf(model).alliances[power]!.cost ?? {}) });
  const ally = view.ally >= 0 ? t("gov-allied-with", { house: term(houseOf(model, view.ally)!) }) : `${t("gov-unallied")}, ${price}`;
  const agent = view.agent >= 0 ? `, ${t("gov-agent-of", { house: term(houseOf(model, view.agent)!) })}` : "";
  return `${term(power)}, ${ally}${view.spent ? `, ${t("gov-spent")}` : ""}${agent}`;
}

/** Arrow keys go along roads, or where there is none to the nearest City that way. */
export function alongRoads(model: TableModel, event: KeyboardEvent): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const here = (event.target as Element).closest<SVGElement>("[data-spot^='city:']");
  if (!way || !here) return;
  const name = partsOf(here.dataset.spot!)[1];
  const [x, y] = way as [number, number];
  const from = CITY_AT[name]!;
  const roads = roadsOf(model).flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []));
  const nearest = (names: string[], slack: number): string | null => {
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const other of names) {
      if (other === name) continue;
      const at = CITY_AT[other]!;
      const along = (at.x - from.x) * x + (at.y - from.y) * y;
      const across = Math.abs((at.x - from.x) * y) + Math.abs((at.y - from.y) * x);
      if (along <= 0 || across > along * slack) continue;
      const far = along + across;
      if (far < least) [least, best] = [far, other];
    }
    return best;
  };
  const next = nearest(roads, 1.6) ?? nearest(Object.keys(boardOf(model).cities), 3);
  event.preventDefault();
  event.stopPropagation();
  if (next) here.ownerSVGElement?.querySelector<SVGElement>(`[data-spot="city:${next}"]`)?.focus();
}
