import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { boardOf, houseOf, printedOf } from "./board.ts";
import { Seal } from "./Houses.tsx";

/** The two Prestige tracks; discs on one space stand in the order of their stack, the upper one first. */
export function Prestige({ model }: { model: TableModel }) {
  const board = boardOf(model);
  const { tracks } = printedOf(model);
  const byStack = (seats: number[]) => board.stack.filter((seat) => seats.includes(seat));
  const on = (test: (seat: number) => boolean) => byStack(board.seats.map((_, seat) => seat).filter(test));
  return (
    <Panel title={t("gov-prestige")} aside={t("gov-prestige-aside")} class="prestige">
      <div class="trk">
        <Track
          icon="map"
          name={t("gov-cities-track")}
          cells={tracks.cities.map((points, index) => ({
            label: index === 6 ? "8+" : String(index + 2), points, seats: on((seat) => board.seats[seat]!.track === index + 2),
          }))}
          model={model}
        />
        <Track
          icon="sponsor"
          name={t("gov-patronage-track")}
          cells={tracks.patronage.map((points, step) => ({
            label: String(step), points, seats: on((seat) => board.seats[seat]!.patronage === step),
          }))}
          model={model}
        />
      </div>
    </Panel>
  );
}

interface Cell {
  label: string;
  points: number;
  seats: number[];
}

function Track({ icon, name, cells, model }: { icon: string; name: string; cells: Cell[]; model: TableModel }) {
  return (
    <div class="row" data-spot={`track:${icon}`} tabIndex={-1}>
      <span title={name}>
        <Icon name={icon} size={18} />
      </span>
      <ol class="cells" aria-label={name} style={{ gridTemplateColumns: `repeat(${cells.length}, 1fr)` }}>
        {cells.map((cell) => (
          <li class="c" key={cell.label}>
            <span class="sr">{t("gov-track-space", { space: cell.label, points: cell.points })}</span>
            <span aria-hidden="true">{cell.label}</span>
            <span class="pv" aria-hidden="true">
              {cell.points}
            </span>
            <span class={`ds ${cell.seats.length > 3 ? "many" : cell.seats.length === 3 ? "three" : ""}`}>
              {cell.seats.map((seat) => (
                <span key={seat} class="disc" data-piece={`${icon} ${seat}`} data-at={cell.label}>
                  <Seal house={houseOf(model, seat)!} size={18} />
                </span>
              ))}
            </span>
            <span class="sr">{cell.seats.map((seat) => term(houseOf(model, seat)!)).join(", ")}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
