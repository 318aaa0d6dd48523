import type { TableModel } from "../../table/table_model.ts";
import { ItalyMap } from "../governing/Map.tsx";
import { Moments, Religion } from "../governing/Story.tsx";
import { Influence } from "./Influence.tsx";

/** What a war is remembered by. */
const TOLD = new Set([
  "took_by_siege", "took_trophy", "concluded_by_france", "concluded_by_naples", "eliminated", "took_allied_capital", "naples_fell", "counted",
]);

/** The side of the ending: Crosses compared, and the turns of the war. */
export function Story({ model }: { model: TableModel }) {
  return (
    <>
      <Religion model={model} clause="WI-11.2" />
      <Moments model={model} told={TOLD} turn="round" />
    </>
  );
}

/** Italy and the tracks as the war left them, to be looked at only. */
export function Final({ model }: { model: TableModel }) {
  return (
    <div class="final" inert>
      <ItalyMap model={model} />
      <Influence model={model} />
    </div>
  );
}
