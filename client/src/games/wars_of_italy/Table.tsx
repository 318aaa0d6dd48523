import { useSignal } from "@preact/signals";
import type { Sight } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { Market } from "../governing/Market.tsx";
import { OpenPalace, Others } from "../governing/Others.tsx";
import { Columns } from "../governing/Table.tsx";
import { Influence } from "./Influence.tsx";
import { Rounds } from "./Rounds.tsx";

/** The table of the Art of Governing; on the right the tracks, the Rounds, the other side, and what can be had. */
export function WarsTable({ sight }: { sight: Sight }) {
  return (
    <Columns sight={sight}>
      <Influence sight={sight} />
      <Rounds sight={sight} />
      <Others sight={sight} />
      <Shelf sight={sight} />
    </Columns>
  );
}

/** The market folds away, so that the chronicle can be read; what can be bought is listed where one is asked, too. */
function Shelf({ sight }: { sight: Sight }) {
  const shown = useSignal(false);
  const open = shown.value;
  return (
    <div class="shelf">
      <button type="button" class="unfold" aria-expanded={open} onClick={() => (shown.value = !open)}>
        <Icon name="market" size={15} /> {t("gov-market")} <span class="sp" /> <Icon name={open ? "down" : "up"} size={14} />
      </button>
      {open && <Market sight={sight} />}
    </div>
  );
}

export function PhoneTracks({ sight }: { sight: Sight }) {
  return (
    <>
      <Influence sight={sight} />
      <Rounds sight={sight} />
      <OpenPalace sight={sight} />
      <Others sight={sight} />
    </>
  );
}
