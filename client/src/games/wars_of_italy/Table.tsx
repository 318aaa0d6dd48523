import { useSignal } from "@preact/signals";
import { Chronicle } from "../../table/Chronicle.tsx";
import type { Sight } from "../../table/sight.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { Asked } from "../governing/Asked.tsx";
import { ownSeat } from "../governing/board.ts";
import { DomainPanel } from "../governing/Domain.tsx";
import { ItalyMap } from "../governing/Map.tsx";
import { Market } from "../governing/Market.tsx";
import { OpenPalace, Others } from "../governing/Others.tsx";
import { PalacePanel } from "../governing/Palace.tsx";
import { Influence } from "./Influence.tsx";
import { Rounds } from "./Rounds.tsx";

/** Left one's own court, in the middle Italy, right the tracks, the Rounds, the other side and what can be had. */
export function WarsTable({ sight }: { sight: Sight }) {
  const own = ownSeat(sight);
  return (
    <>
      <section class="col court-col" aria-label={t("gov-your-court")}>
        <PalacePanel sight={sight} seat={own} />
        <DomainPanel sight={sight} seat={own} />
        <Asked sight={sight} />
      </section>
      <div class="col map-col">
        <ItalyMap sight={sight} />
        <OpenPalace sight={sight} />
      </div>
      <section class="col table-col" aria-label={t("gov-the-table")}>
        <Influence sight={sight} />
        <Rounds sight={sight} />
        <Others sight={sight} />
        <Shelf sight={sight} />
        <Chronicle sight={sight} />
      </section>
    </>
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
