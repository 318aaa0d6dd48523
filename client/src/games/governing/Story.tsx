import type { TableModel } from "../../table/table_model.ts";
import { Sentence } from "../../table/Chronicle.tsx";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, houseOf, type House } from "./board.ts";
import { Seal } from "./Houses.tsx";

const TINT: Record<House, string> = { florence: "var(--g-florence)", milan: "var(--g-milan)", venice: "var(--g-venice)", naples: "var(--g-naples)", rome: "var(--g-rome)", france: "var(--g-milan)" };
const DASH: Record<House, string> = { florence: "", milan: "12 4 2.5 4", venice: "2.5 3.5", naples: "9 4", rome: "5 3", france: "12 4 2.5 4" };

interface Year {
  year: number;
  points: number[];
}

/** Points at the end of each Year, as the log counted them. */
function yearsOf(model: TableModel): Year[] {
  const years: Year[] = [];
  for (const entry of model.log.value) {
    if (entry.event !== "year_points") continue;
    const points = String(entry.facts.points ?? "").split(" ").map(Number);
    years.push({ year: Number(entry.facts.year), points });
  }
  return years;
}

/** The side of the ending: religious influence opened out, and the points through the Years. */
export function Story({ model }: { model: TableModel }) {
  return (
    <>
      <Religion model={model} clause="AG-14.3.2" />
      <Moments model={model} told={TOLD} turn="year" />
    </>
  );
}

export function Religion({ model, clause }: { model: TableModel; clause: string }) {
  const crosses = (model.view.value as { crosses?: number[] }).crosses ?? [];
  const score = model.score.value ?? [];
  const rows = crosses.map((count, seat) => ({ seat, count, points: score[seat]?.lines.find((line) => line.name === "religion")?.points ?? 0 })).toSorted((a, b) => b.count - a.count);
  if (rows.length === 0) return null;
  return (
    <Panel title={t("gov-religion")} aside={<ClauseLink clause={clause} model={model} />}>
      <table class="religion">
        <tbody>
          {rows.map(({ seat, count, points }) => (
            <tr key={seat}>
              <th scope="row">
                <Seal house={houseOf(model, seat)!} size={18} /> {term(houseOf(model, seat)!)}
              </th>
              <td>
                {count} <Icon name="cross" size={13} />
              </td>
              <td class="b">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What a game is remembered by. */
const TOLD = new Set([
  "took_by_siege", "took_trophy", "took_bonus", "formed_alliance", "appropriated_alliance", "built_cathedral",
  "end_no_neutral_city", "end_eight_cities", "end_patronage", "end_year_limit",
]);
const MOST_MOMENTS = 7;

/** The last great events, each with its Year or Round; `turn` is the event that begins one, and its fact. */
export function Moments({ model, told, turn }: { model: TableModel; told: Set<string>; turn: "year" | "round" }) {
  const years = yearsOf(model);
  let year = 0;
  const moments = model.log.value.flatMap((entry) => {
    if (entry.event === turn) year = Number(entry.facts[turn]);
    return told.has(entry.event) ? [{ year, entry }] : [];
  });
  return (
    <Panel title={t("gov-story")} class="grow" aside={t("gov-story-aside")}>
      <Graph model={model} years={years} />
      <ol class="moments">
        {moments.slice(-MOST_MOMENTS).map(({ year: when, entry }) => (
          <li key={entry.n}>
            <b>{turn === "year" ? t("gov-year", { year: when }) : t("wars-round", { round: when })}</b> <Sentence model={model} entry={entry} /> <ClauseLink clause={entry.clause} model={model} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const W = 360;
const H = 220;

/** Points per Year, a line per house with its own dash. */
function Graph({ model, years }: { model: TableModel; years: Year[] }) {
  const seats = boardOf(model).seats;
  const final = years.at(-1)?.points ?? [];
  const most = Math.max(6, ...years.flatMap(({ points }) => points));
  const least = Math.min(0, ...years.flatMap(({ points }) => points));
  const x = (index: number) => 26 + (index * (W - 110)) / Math.max(1, years.length - 1);
  const y = (points: number) => H - 26 - ((points - least) * (H - 44)) / (most - least);
  if (years.length === 0) return null;
  return (
    <svg class="graph" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t("gov-graph-label")}>
      {[...new Set([least, 0, Math.round(most / 2), most])].map((points) => (
        <g key={points}>
          <line x1="26" x2={W - 84} y1={y(points)} y2={y(points)} stroke="var(--line)" />
          <text x="20" y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {years.map(({ year }, index) => (
        <text key={year} x={x(index)} y={H - 6} text-anchor="middle">
          {year}
        </text>
      ))}
      {seats.map((view, seat) => (
        <polyline
          key={seat}
          points={years.map(({ points }, index) => `${x(index)},${y(points[seat] ?? 0)}`).join(" ")}
          fill="none"
          stroke={TINT[view.house]}
          stroke-width="2.6"
          stroke-dasharray={DASH[view.house]}
        />
      ))}
      <EndLabels model={model} at={y} final={final} />
    </svg>
  );
}

/** The names at the ends of the lines, moved apart where they would touch. */
function EndLabels({ model, at, final }: { model: TableModel; at: (points: number) => number; final: number[] }) {
  const labels = final.map((points, seat) => ({ seat, points, y: at(points) })).toSorted((a, b) => a.y - b.y);
  for (let index = 1; index < labels.length; index += 1) {
    labels[index]!.y = Math.max(labels[index]!.y, labels[index - 1]!.y + 14);
  }
  return (
    <>
      {labels.map(({ seat, points, y }) => (
        <text key={seat} x={W - 78} y={y + 4} class="b">
          {points} {term(houseOf(model, seat)!)}
        </text>
      ))}
    </>
  );
}
