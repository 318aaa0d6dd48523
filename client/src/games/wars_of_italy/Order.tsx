import type { TableModel } from "../../table/table_model.ts";
import { wide } from "../../settings.ts";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { figure } from "../../words/figures.ts";
import { t } from "../../words/words.ts";
import { boardOf } from "../governing/board.ts";
import { Patterns, Seal } from "../governing/Houses.tsx";

/** The two sides with the running score between them. */
export function Sides({ model }: { model: TableModel }) {
  const { seats } = boardOf(model);
  const waiting = model.waiting.value.seats;
  const score = model.score.value;
  return (
    <>
      <Patterns />
      <ol class="order sides" aria-label={t("wars-sides")} data-testid="sides">
        {seats.map((view, seat) => {
          const on = waiting.includes(seat);
          const you = seat === model.seat.value;
          return (
            <li key={seat} data-seat={seat} class={`o ${on ? "on" : ""} ${you ? "mine" : ""}`} aria-current={on ? "step" : undefined}>
              <Seal house={view.house} size={24} />
              <span>{term(view.house)}</span>
              {wide.value && <span class="who">{you ? t("gov-you") : nameOf(model.table.value, seat)}</span>}
              {score && (
                <span class="points" data-figure={`points ${seat}`} data-value={score[seat]?.total ?? 0}>
                  {figure(score[seat]?.total ?? 0)}
                  <span class="sr"> {t("gov-prestige-points")}</span>
                </span>
              )}
              {on && <Icon name="clock" size={13} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
