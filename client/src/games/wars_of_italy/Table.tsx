import { useSignal } from "@preact/signals";
import type { TableModel } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import type { Leaf } from "../governing/Fold.tsx";
import { Market } from "../governing/Market.tsx";
import { OpenPalace, Others } from "../governing/Others.tsx";
import { Columns } from "../governing/Table.tsx";
import { Influence } from "./Influence.tsx";
import { Rounds } from "./Rounds.tsx";

const LEAVES: Leaf[] = [
  { id: "tracks", label: "wars-tab-tracks", Body: Influence },
  { id: "rounds", label: "wars-rounds", Body: Rounds },
  { id: "houses", label: "gov-tab-houses", Body: Others },
  { id: "market", label: "gov-tab-market", Body: Market },
];

/** The table of the Art of Governing; on the right the tracks, the Rounds, the other side, and what can be had. */
export function WarsTable({ model }: { model: TableModel }) {
  return (
    <Columns model={model} leaves={LEAVES}>
      <Influence model={model} />
      <Rounds model={model} />
      <Others model={model} />
      <Shelf model={model} />
    </Columns>
  );
}

/** The market folds away, so that the chronicle can be read; what can be bought is listed where one is asked, too. */
function Shelf({ model }: { model: TableModel }) {
  const shown = useSignal(false);
  const open = shown.value;
  return (
    <div class="shelf">
      <button type="button" class="unfold" aria-expanded={open} onClick={() => (shown.value = !open)}>
        <Icon name="market" size={15} /> {t("gov-market")} <span class="sp" /> <Icon name={open ? "down" : "up"} size={14} />
      </button>
      {open && <Market model={model} />}
    </div>
  );
}

export function PhoneTracks({ model }: { model: TableModel }) {
  return (
    <>
      <Influence model={model} />
      <Rounds model={model} />
      <OpenPalace model={model} />
      <Others model={model} />
    </>
  );
}
