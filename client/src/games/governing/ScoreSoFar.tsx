import type { TableModel } from "../../table/table_model.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { term } from "../../words/facts.ts";
import { figure } from "../../words/figures.ts";
import { listed, t } from "../../words/words.ts";
import { boardOf, houseOf } from "./board.ts";
import { Seal } from "./Houses.tsx";

/** The points as they stand, line by line; they add up to what the game would give now. */
export function ScoreSoFar({ model }: { model: TableModel }) {
  const score = model.score.value;
  if (!score?.[0]) return <p class="mut sm">{t("gov-no-score")}</p>;
  const order = boardOf(model).order;
  const rows = score[0].lines.map((line, row) => ({ line, points: order.map((seat) => score[seat]?.lines[row]?.points ?? 0) }));
  const empty = rows.filter(({ points }) => points.every((count) => count === 0));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div class="sofar" tabIndex={0} role="region" aria-label={t("gov-score-so-far")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("points")}</span>
            </th>
            {order.map((seat) => (
              <th scope="col" key={seat} class={seat === model.seat.value ? "mine" : ""}>
                <Seal house={houseOf(model, seat)!} size={20} named />
              </th>
            ))}
            <th scope="col">
              <span class="sr">{t("rule")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ line, points }) =>
              points.some((count) => count !== 0) && (
                <tr key={line.name}>
                  <th scope="row">{term(line.name)}</th>
                  {order.map((seat, place) => (
                    <td key={seat} class={`${seat === model.seat.value ? "mine" : ""} ${points[place] === 0 ? "zero" : ""}`}>
                      {figure(points[place]!)}
                    </td>
                  ))}
                  <td>
                    <ClauseLink clause={line.clause} model={model} />
                  </td>
                </tr>
              ),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {order.map((seat) => (
              <td key={seat} class={seat === model.seat.value ? "mine" : ""}>
                {score[seat]?.total}
              </td>
            ))}
            <td>{" "}</td>
          </tr>
        </tfoot>
      </table>
      {empty.length > 0 && <p class="xs mut">{t("gov-no-points-yet", { lines: listed(empty.map(({ line }) => term(line.name))) })}</p>}
    </div>
  );
}
