import { useRef } from "preact/hooks";
import type { TableModel } from "../../table/table_model.ts";
import { Button } from "../../ui/basics.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, cityOf, houseOf, part, powerOf, printedOf, roadsOf, type CityView } from "./board.ts";
import { Land, SeaNames } from "./Coast.tsx";
import { coast } from "./coast.ts";
import { deskOf, chosenPreview, meantOf } from "./desk.ts";
import { AgentMark, FILL, ON, SHAPE, Sign } from "./Houses.tsx";
import italy from "./italy.json";
import { centreOn, usePanZoom, WHOLE, type Window } from "./panzoom.ts";
import { alongRoads, CITY_AT, cityInWords, powerInWords, READING } from "./places.ts";
import { spoken, takesKey } from "./press.ts";
import { answerOf, litOf, partsOf, press, ringOf, type Ring } from "./spots.ts";

/** Italy: coast, roads, Powers at their borders, and every City as a button. */
export function ItalyMap({ model, phone = false }: { model: TableModel; phone?: boolean }) {
  const frame = useRef<SVGSVGElement>(null);
  const { window, zoom, whole } = usePanZoom(frame, phone ? phoneWindow(model) : WHOLE, phone ? model.question.value : null);
  const desk = deskOf(model);
  const arrows = (event: KeyboardEvent) => alongRoads(model, event);
  const view = { viewBox: `${window.x} ${window.y} ${window.w} ${window.h}`, preserveAspectRatio: "xMidYMid slice", width: "100%", height: "100%" };
  return (
    <section class="mapw" aria-label={t("gov-italy")}>
      {/* A layer of its own: the coast is costly to paint and never changes. */}
      <svg class="map land" aria-hidden="true" {...view}>
        <Land />
        <SeaNames />
      </svg>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys follow the roads */}
      <svg
        ref={frame}
        class="map"
        {...view}
        role="group"
        aria-label={t("gov-map")}
        data-testid="map"
        onKeyDown={arrows}
      >
        <Roads model={model} />
        <Route model={model} />
        {printedOf(model).powers.map((power) => (
          <Cartouche key={power} model={model} power={power} />
        ))}
        {part(model, "cities", () => READING.filter((name) => name in boardOf(model).cities)).map((name) => (
          <City key={name} model={model} name={name} />
        ))}
      </svg>
      {phone && <Overview model={model} window={window} />}
      <div class="mapbtns">
        <Button square small icon="plus" hint={t("gov-zoom-in")} onClick={() => zoom(0.75)} />
        <Button square small icon="minus" hint={t("gov-zoom-out")} onClick={() => zoom(1.33)} />
        <Button square small icon="map" hint={t("gov-whole-map")} onClick={whole} />
      </div>
      {!phone && <Legend shown={model.myTurn.value} held={desk.held.value !== null} />}
    </section>
  );
}

/** Higher than this and a phone shows Cities too small to be read. */
const READABLE = 900;

/** On a phone the map opens where the answers are, or where the fight is; with answers everywhere, at home. */
function phoneWindow(model: TableModel): Window {
  const { answers, pickups } = litOf(model);
  const places = [...answers.keys(), ...pickups]
    .map((spot) => {
      const [kind, name] = partsOf(spot);
      return kind === "city" ? CITY_AT[name] : kind === "power" ? middleOf(name) : undefined;
    })
    .filter((at) => at !== undefined);
  const details = boardOf(model).details;
  const meant = CITY_AT[details?.combat?.city ?? details?.city ?? ""];
  const lit = centreOn(meant ? [...places, meant] : places);
  if (lit !== WHOLE && lit.h < READABLE) return lit;
  const own = Object.entries(boardOf(model).cities)
    .filter(([, city]) => city.owner === model.seat.value)
    .map(([name]) => CITY_AT[name]!);
  return centreOn(own);
}

/** The middle of a Power's cartouche. */
function middleOf(power: string): { x: number; y: number } | undefined {
  const at = (italy.powers as Record<string, { x: number; y: number }>)[power];
  return at && { x: at.x + 98, y: at.y + 43 };
}

function Roads({ model }: { model: TableModel }) {
  const lines = roadsOf(model).map(([a, b]) => `M${CITY_AT[a]!.x} ${CITY_AT[a]!.y}L${CITY_AT[b]!.x} ${CITY_AT[b]!.y}`).join("");
  return (
    <g fill="none" stroke-linecap="round" aria-hidden="true">
      <path d={lines} stroke="var(--road)" stroke-width="5.5" />
      <path d={lines} stroke="var(--land)" stroke-width="2.6" />
    </g>
  );
}

/** The way of the chosen march, voyage or annexation. */
function Route({ model }: { model: TableModel }) {
  const { verb, args } = answerOf(model, meantOf(model) ?? "");
  if (verb !== "march" && verb !== "sail" && verb !== "annex") return null;
  const a = CITY_AT[(verb === "annex" ? chosenPreview(model)?.origin : args.origin) ?? ""];
  const b = CITY_AT[args.city];
  if (!a || !b) return null;
  const bend = verb === "march" ? 0 : 30;
  const d = `M${a.x} ${a.y}Q${(a.x + b.x) / 2 - bend} ${(a.y + b.y) / 2 + bend} ${b.x} ${b.y}`;
  return (
    <g fill="none" aria-hidden="true">
      <path d={d} stroke="var(--raised)" stroke-width="9" opacity=".8" />
      <path d={d} stroke="var(--accent)" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round" />
    </g>
  );
}

const RING: Record<Ring, object | null> = {
  "": null,
  legal: { fill: "var(--raised)", "fill-opacity": 0.6, stroke: "var(--accent)", "stroke-width": 4, "stroke-dasharray": "9 5" },
  chosen: { fill: "var(--accent)", "fill-opacity": 0.95, stroke: "var(--accent)", "stroke-width": 4 },
  held: { fill: "var(--accentSoft)", stroke: "var(--accent)", "stroke-width": 5 },
};

function City({ model, name }: { model: TableModel; name: string }) {
  const view = cityOf(model, name);
  const data = printedOf(model).cities[name]!;
  const at = CITY_AT[name]!;
  const house = view.disc;
  const ally = view.owner >= 0 && houseOf(model, view.owner) !== house ? houseOf(model, view.owner) : null;
  const spot = `city:${name}`;
  const ring = ringOf(model, spot);
  const shown = part(model, `shown ${spot}`, () => deskOf(model).shown.value.includes(spot));
  const ringed = ring !== "" || shown;
  const garrisons = view.armies.filter((army) => army.inside && !army.leaving);
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={`city ${ring}`}>
      {RING[ring] && <circle r="31" class="ring" {...RING[ring]} />}
      {shown && <circle r="33" class="shown" fill="none" stroke="var(--gold)" stroke-width="4" />}
      <g data-mark={spot} data-look={house ?? ""} data-tint={house ? FILL[house] : undefined}>
        {house ? (
          <>
            <path d={SHAPE[house]} fill={`url(#p-${house})`} stroke="var(--coast)" stroke-width="2" />
            <circle r="15.5" fill={FILL[house]} stroke={ON[house]} stroke-opacity=".6" />
          </>
        ) : (
          <>
            <circle r="22" fill="var(--raised)" stroke="var(--coast)" stroke-width="2" />
            <circle r="17.5" fill="none" stroke="var(--rule)" stroke-width="1.2" />
          </>
        )}
        <text aria-hidden="true" class="cv" y="8" fill={house ? ON[house] : "var(--ink)"}>
          {view.value}
        </text>
      </g>
      {data.ports.length > 0 && (
        <g transform="translate(-20 17)">
          <circle r="10" fill="var(--sea)" stroke="var(--seaInk)" stroke-width="1.2" />
          <Sign name={data.pirate ? "pirate" : "anchor"} x={-7.5} y={-7.5} size={15} colour="var(--seaInk)" />
        </g>
      )}
      {view.cathedral !== undefined && (
        <g transform="translate(-20 -19)">
          <g data-piece="cathedral" data-at={name}>
            <circle r="13" fill="var(--raised)" stroke="var(--coast)" stroke-width="1.5" />
            <Sign name="cathedral" x={-9} y={-9.5} size={18} colour="var(--ink)" />
          </g>
        </g>
      )}
      {view.agent >= 0 && (
        <g transform="translate(21 -20)">
          <g data-piece={`agent ${view.agent}`} data-at={name}>
            <AgentMark house={houseOf(model, view.agent)!} />
          </g>
        </g>
      )}
      {ally && (
        <g transform="translate(-20 -19)">
          <path transform="scale(.5)" d={SHAPE[ally]} fill={FILL[ally]} stroke="var(--coast)" stroke-width="3.2" />
          <Sign name={`h_${ally}`} x={-7} y={-7} size={14} colour={ON[ally]} />
        </g>
      )}
      {garrisons.map((army, index) => (
        <g key={army.house} transform={`translate(21 ${17 + index * 23})`}>
          <g data-piece={`troop ${army.house}`} data-at={name} data-n={army.count}>
            <rect x="-16" y="-11" width="34" height="22" rx="5" fill={FILL[army.house]} stroke="var(--coast)" stroke-width="1.8" />
            <Sign name="troop" x={-14} y={-8.5} size={17} colour={ON[army.house]} />
            <text aria-hidden="true" class="ct" x="11" y="6" fill={ON[army.house]}>
              {army.count}
            </text>
          </g>
        </g>
      ))}
      <Besiegers view={view} city={name} east={at.side === "w"} />
      <Label name={name} side={at.side} wide={ringed} east={garrisons.length > 0} chosen={ring === "chosen"} />
      <circle r="34" class="hit" {...hitProps(model, spot, ring, cityInWords(model, name))} />
    </g>
  );
}

/** Where the keys enter the map when nothing on it is lit. */
const DOOR = `city:${READING[0]}`;

/** What is pressed lies over what is drawn. */
function hitProps(model: TableModel, spot: string, ring: Ring, label: string) {
  return {
    "data-spot": spot,
    role: "button" as const,
    // In a drawing the attribute keeps its case.
    tabindex: ring || spot === DOOR ? 0 : -1,
    "aria-label": spoken(label, ring),
    "aria-pressed": ring === "chosen" || ring === "held",
    onClick: (event: MouseEvent) => press(model, spot, event.currentTarget as Element),
    onKeyDown: (event: KeyboardEvent) => {
      if (!takesKey(model, event.key, ring)) return;
      event.preventDefault();
      event.stopPropagation();
      press(model, spot, event.currentTarget as Element);
    },
  };
}

/** Troops in front of a City: pennants with a red edge; those that must retreat have a dashed one, guests a plain one. */
function Besiegers({ view, city, east }: { view: CityView; city: string; east: boolean }) {
  const flags = view.armies.filter((army) => !army.inside || army.leaving);
  return (
    <>
      {flags.map(({ house, count, leaving, peace }, index) => {
        return (
          <g key={`${house} ${leaving}`} transform={`translate(${east ? 38 : -34} ${-8 - index * 26})`} opacity={leaving ? 0.75 : 1}>
            <g data-piece={`troop ${house}`} data-at={`${city} before ${leaving}`} data-n={count}>
              <path
                d={east ? "M20-13h-36l-8 13 8 13h36z" : "M-20-13h36l8 13-8 13h-36z"}
                fill={FILL[house]}
                stroke={peace ? "var(--coast)" : "var(--bad)"}
                stroke-width="2.5"
                stroke-dasharray={leaving ? "4 3" : undefined}
              />
              <Sign name={`h_${house}`} x={-18} y={-8.5} size={17} colour={ON[house]} />
              <text aria-hidden="true" class="ct" x="8" y="6" fill={ON[house]}>
                {count}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

function Label({ name, side, wide, east, chosen }: { name: string; side: string; wide: boolean; east: boolean; chosen: boolean }) {
  const more = chosen ? 10 : wide ? 6 : 0;
  const text = term(name);
  const common = { "aria-hidden": true, class: `cl ${chosen ? "se" : ""}` };
  if (side === "n") return <text {...common} x={0} y={-31 - more} text-anchor="middle">{text}</text>;
  if (side === "s") return <text {...common} x={0} y={45 + more} text-anchor="middle">{text}</text>;
  if (side === "e") return <text {...common} x={31 + more + (east ? 11 : 0)} y={6} text-anchor="start">{text}</text>;
  return <text {...common} x={-31 - more} y={6} text-anchor="end">{text}</text>;
}

function Cartouche({ model, power }: { model: TableModel; power: string }) {
  const view = powerOf(model, power);
  const cost = printedOf(model).alliances[power]!.cost ?? {};
  const at = (italy.powers as Record<string, { x: number; y: number }>)[power]!;
  const spot = `power:${power}`;
  const ring = ringOf(model, spot);
  const ally = view.ally >= 0 ? houseOf(model, view.ally) : null;
  const signs = Object.entries(cost).flatMap(([symbol, n]) => Array.from({ length: n }, () => symbol));
  const edge = ring ? { stroke: "var(--accent)", "stroke-width": 5, "stroke-dasharray": ring === "legal" ? "9 5" : undefined } : { stroke: "var(--rule)", "stroke-width": 2 };
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={`power ${ring}`}>
      <rect width="196" height="86" rx="6" fill={ring === "chosen" ? "var(--accentSoft)" : "var(--panel)"} {...edge} />
      <rect x="5" y="5" width="186" height="76" rx="4" fill="none" stroke="var(--line)" stroke-width="1.3" />
      <text aria-hidden="true" x="14" y="29" class="power-name">
        {term(`${power}_short`)}
      </text>
      <g transform="translate(14 40)">
        {signs.map((symbol, index) => (
          <Sign key={index} name={symbol} x={index * 22} y={0} size={20} colour="var(--ink)" />
        ))}
      </g>
      <g transform="translate(148 56)" data-mark={spot} data-look={`${ally} ${view.spent}`} data-tint={ally ? FILL[ally] : undefined}>
        {ally ? (
          <>
            <path transform="scale(.74)" d={SHAPE[ally]} fill={`url(#p-${ally})`} stroke="var(--coast)" stroke-width="2.4" />
            <circle r="11.5" fill={FILL[ally]} />
            <Sign name={`h_${ally}`} x={-8} y={-8} size={16} colour={ON[ally]} />
            {view.spent && <path d="M-17-17L17 17" stroke="var(--coast)" stroke-width="3" />}
          </>
        ) : (
          <circle r="17" fill="var(--well)" stroke="var(--coast)" stroke-width="1.8" stroke-dasharray="4 3" />
        )}
      </g>
      {view.agent >= 0 && (
        <g transform="translate(174 28)">
          <g data-piece={`agent ${view.agent}`} data-at={power}>
            <AgentMark house={houseOf(model, view.agent)!} scale={0.6} />
          </g>
        </g>
      )}
      <rect x="-4" y="-4" width="204" height="94" rx="9" class="hit" {...hitProps(model, spot, ring, powerInWords(model, power))} />
    </g>
  );
}

/** The whole map in small, with the window and the places that can be chosen. */
function Overview({ model, window }: { model: TableModel; window: Window }) {
  const { answers, pickups } = litOf(model);
  const lit = [...answers.keys(), ...pickups].map((spot) => CITY_AT[partsOf(spot)[1]]).filter((at) => at !== undefined);
  return (
    <svg class="overview" viewBox="-20 -40 1040 1280" aria-hidden="true">
      <rect x="-20" y="-40" width="1040" height="1280" fill="var(--sea)" />
      <path d={coast.value} fill-rule="evenodd" fill="var(--land)" stroke="var(--coast)" stroke-width="4" />
      {lit.map((at) => (
        <circle key={`${at.x}`} cx={at.x} cy={at.y} r="40" fill="var(--accent)" />
      ))}
      <rect x={window.x} y={window.y} width={window.w} height={window.h} fill="none" stroke="var(--ink)" stroke-width="14" />
    </svg>
  );
}

/** Out of sight rather than gone: adding and removing it would have the whole map laid out and painted again. */
function Legend({ shown, held }: { shown: boolean; held: boolean }) {
  return (
    <div class={`legend ${shown ? "" : "unseen"}`} aria-hidden="true">
      <span>
        <svg width="18" height="18">
          <circle cx="9" cy="9" r="7" fill="none" stroke="var(--accent)" stroke-width="2" stroke-dasharray="4 2.5" />
        </svg>
        {held ? t("gov-legend-put") : t("gov-legend-can")}
      </span>
      <span>
        <svg width="18" height="18">
          <circle cx="9" cy="9" r="8" fill="var(--accent)" />
        </svg>
        {t("gov-legend-chosen")}
      </span>
      <span>
        <svg width="18" height="18">
          <circle cx="9" cy="9" r="7" fill="none" stroke="var(--bad)" stroke-width="2" stroke-dasharray="1.5 2.5" />
        </svg>
        {t("gov-legend-why")}
      </span>
    </div>
  );
}
