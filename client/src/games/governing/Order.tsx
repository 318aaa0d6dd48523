import type { TableModel } from "../../table/table_model.ts";
import { wide } from "../../settings.ts";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, houseOf } from "./board.ts";
import { Patterns, Seal } from "./Houses.tsx";

/** The houses in turn order; who is asked stands out, who has had the turn carries a tick. */
export function Order({ model }: { model: TableModel }) {
  const { order, seats } = boardOf(model);
  const waiting = model.waiting.value.seats;
  const at = order.findIndex((seat) => waiting.includes(seat));
  return (
    <>
      {/* The houses' patterns are needed wherever a seal is, and the order is always there. */}
      <Patterns />
      <ol class="order" aria-label={t("gov-turn-order")}>
        {order.map((seat, index) => {
          const on = waiting.includes(seat);
          const you = seat === model.seat.value;
          const name = !wide.value && you ? t("gov-you-capital") : term(seats[seat]!.house);
          return (
            <li key={seat} data-seat={seat} class={`o ${on ? "on" : ""} ${you ? "mine" : ""}`} aria-current={on ? "step" : undefined}>
              <Seal house={seats[seat]!.house} size={24} named={!wide.value && !you} />
              {(wide.value || you) && <span>{name}</span>}
              {at > index && <Icon name="check" size={13} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function SeatSeal({ model, seat, size }: { model: TableModel; seat: number; size: number }) {
  const house = houseOf(model, seat);
  return house ? <Seal house={house} size={size} /> : null;
}
