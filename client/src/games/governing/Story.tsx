import type { Sight } from "../../table/sight.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, houseOf, type House } from "./board.ts";
import { Patterns, Seal } from "./Houses.tsx";

const TINT: Record<House, string> = { florence: "var(--g-florence)", milan: "var(--g-milan)", venice: "var(--g-venice)", naples: "var(--g-naples)", rome: "var(--g-rome)" };
const DASH: Record<House, string> = { florence: "", milan: "12 4 2.5 4", venice: "2.5 3.5", naples: "9 4", rome: "5 3" };

interface Year {
  year: number;
  points: number[];
}

/** Points at the end of each Year, as the log counted them. */
function yearsOf(sight: Sight): Year[] {
  const years: Year[] = [];
  for (const entry of sight.log.value) {
    if (entry.event !== "year_points") continue;
    const points = String(entry.facts.points ?? "").split(" ").map(Number);
    years.push({ year: Number(entry.facts.year), points });
  }
  return years;
}

/** The side of the ending: religious influence opened out, and the points through the Years. */
export function Story({ sight }: { sight: Sight }) {
  return (
    <>
      <Patterns />
      <Religion sight={sight} />
      <Moments sight={sight} />
    </>
  );
}

function Religion({ sight }: { sight: Sight }) {
  const crosses = (sight.view.value as { crosses?: number[] }).crosses ?? [];
  const score = sight.score.value ?? [];
  const rows = crosses.map((count, seat) => ({ seat, count, points: score[seat]?.lines.find((line) => line.name === "religion")?.points ?? 0 })).toSorted((a, b) => b.count - a.count);
  if (rows.length === 0) return null;
  return (
    <Panel title={t("gov-religion")} aside={<ClauseLink clause="AG-14.3.2" sight={sight} />}>
      <table class="religion">
        <tbody>
          {rows.map(({ seat, count, points }) => (
            <tr key={seat}>
              <th scope="row">
                <Seal house={houseOf(sight, seat)!} size={18} /> {term(houseOf(sight, seat)!)}
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

function Moments({ sight }: { sight: Sight }) {
  const years = yearsOf(sight);
  return (
    <Panel title={t("gov-story")} class="grow" aside={t("gov-story-aside")}>
      <Graph sight={sight} years={years} />
    </Panel>
  );
}

const W = 360;
const H = 220;

/** Points per Year, a line per house with its own dash. */
function Graph({ sight, years }: { sight: Sight; years: Year[] }) {
  const seats = boardOf(sight).seats;
  const final = sight.score.value?.map((one) => one.total) ?? [];
  const all = final.length > 0 ? [...years, { year: (years.at(-1)?.year ?? 0) + 1, points: final }] : years;
  const most = Math.max(6, ...all.flatMap(({ points }) => points));
  const x = (index: number) => 26 + (index * (W - 90)) / Math.max(1, all.length - 1);
  const y = (points: number) => H - 24 - (points * (H - 44)) / most;
  return (
    <svg class="graph" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t("gov-graph-label")}>
      {[0, Math.round(most / 2), most].map((points) => (
        <g key={points}>
          <line x1="26" x2={W - 64} y1={y(points)} y2={y(points)} stroke="var(--line)" />
          <text x="20" y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {all.map(({ year }, index) => (
        <text key={year} x={x(index)} y={H - 6} text-anchor="middle">
          {index === all.length - 1 && final.length > 0 ? t("gov-graph-end") : year}
        </text>
      ))}
      {seats.map((view, seat) => (
        <g key={seat}>
          <polyline
            points={all.map(({ points }, index) => `${x(index)},${y(points[seat] ?? 0)}`).join(" ")}
            fill="none"
            stroke={TINT[view.house]}
            stroke-width="2.6"
            stroke-dasharray={DASH[view.house]}
          />
        </g>
      ))}
      <EndLabels sight={sight} at={(points) => y(points)} final={final} />
    </svg>
  );
}

/** The names at the ends of the lines, moved apart where they would touch. */
function EndLabels({ sight, at, final }: { sight: Sight; at: (points: number) => number; final: number[] }) {
  const labels = final.map((points, seat) => ({ seat, points, y: at(points) })).toSorted((a, b) => a.y - b.y);
  for (let index = 1; index < labels.length; index += 1) {
    labels[index]!.y = Math.max(labels[index]!.y, labels[index - 1]!.y + 14);
  }
  return (
    <>
      {labels.map(({ seat, points, y }) => (
        <text key={seat} x={W - 58} y={y + 4} class="b">
          {points} {term(houseOf(sight, seat)!)}
        </text>
      ))}
    </>
  );
}
