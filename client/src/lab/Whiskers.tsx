import { Art } from "../ui/Art.tsx";
import { Panel } from "../ui/basics.tsx";
import { t } from "../words/words.ts";
import { difference, shareScale } from "./differences.ts";
import { percent, whoOf } from "./told.ts";
import type { Change, Estimate, Win } from "./wire.ts";

/** What stands beside a share: a house's seal, a character's portrait. */
function signOf(game: string, name: string): string | null {
  if (game === "honour") return name;
  return game === "governing" || game === "wars_of_italy" ? `seal-${name}` : null;
}

interface WhiskersProps {
  game: string;
  title: string;
  /** One variant, or A and B. */
  sides: Win[][];
  fair: number;
  /** B minus A where it was measured on the same deals. */
  changes?: Change[];
}

/** Shares of victories as dots with their intervals, A over B, on one line with the fair share. */
export function Whiskers({ game, title, sides, fair, changes = [] }: WhiskersProps) {
  const [a = [], b] = sides;
  const scale = shareScale(sides.flat(), fair);
  const rows = a.toSorted((one, other) => other.wins.value - one.wins.value);
  if (rows.length === 0) return null;
  const drawn = rows.every(({ name }) => /^[a-z]+$/.test(name)) ? game : "";
  return (
    <Panel title={title} aside={t("lab-wins-about", { fair: percent(fair) })}>
      <table class={`lab-wins ${b ? "two" : ""}`}>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("lab-who")}</span>
            </th>
            <th scope="col" class="scale" aria-label={t("lab-interval")}>
              <span>{t("lab-percent", { value: percent(scale[0]) })}</span>
              <span>{t("lab-percent", { value: percent(scale[1]) })}</span>
            </th>
            <th scope="col" class="num">
              {b ? "A" : "%"}
            </th>
            {b && (
              <>
                <th scope="col" class="num">
                  B
                </th>
                <th scope="col" class="num">
                  B − A
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const other = b?.find(({ name }) => name === row.name);
            const paired = changes.find(({ name }) => name === `${row.name} wins`)?.change;
            const change = other && (paired ?? difference(row.wins, other.wins));
            const sign = drawn && signOf(drawn, row.name);
            return (
              <tr key={row.name}>
                <th scope="row">
                  <span class="lab-who">
                    {sign && <Art name={sign} size={36} />}
                    <b>{whoOf(row.name)}</b>
                  </span>
                </th>
                <td class="lines">
                  <Line letter={b ? "A" : ""} wins={row.wins} scale={scale} fair={fair} />
                  {other && <Line letter="B" wins={other.wins} scale={scale} fair={fair} />}
                </td>
                <td class="num">{percent(row.wins.value)}</td>
                {b && (
                  <>
                    <td class="num">{other ? percent(other.wins.value) : "–"}</td>
                    <td class="num">
                      <b>{change ? percent(change.value, true) : "–"}</b>
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function Line({ letter, wins, scale: [low, high], fair }: { letter: string; wins: Estimate; scale: [number, number]; fair: number }) {
  const at = (share: number) => Math.min(100, Math.max(0, (100 * (share - low)) / (high - low || 1)));
  return (
    <div class={`lab-whisker ${letter === "B" ? "b" : "a"} ${letter ? "" : "alone"}`}>
      {letter && <em aria-hidden="true">{letter}</em>}
      <span class="wk" aria-hidden="true">
        <s style={{ left: `${at(fair)}%` }} />
        <i style={{ left: `${at(wins.low)}%`, width: `${at(wins.high) - at(wins.low)}%` }} />
        <u style={{ left: `${at(wins.value)}%` }} />
      </span>
      <span class="sr">{t("lab-between", { letter, value: percent(wins.value), low: percent(wins.low), high: percent(wins.high) })}</span>
    </div>
  );
}
