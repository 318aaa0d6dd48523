import type { ComponentChildren } from "preact";
import { Chronicle } from "../../table/Chronicle.tsx";
import type { Sight } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import { Asked } from "./Asked.tsx";
import { ownSeat } from "./board.ts";
import { DomainPanel } from "./Domain.tsx";
import { ItalyMap } from "./Map.tsx";
import { OpenPalace, Others } from "./Others.tsx";
import { PalacePanel } from "./Palace.tsx";
import { Prestige } from "./Prestige.tsx";
import { Market } from "./Market.tsx";

/** Left one's own court, in the middle Italy, right the others and what can be had. */
export function GoverningTable({ sight }: { sight: Sight }) {
  return (
    <Columns sight={sight}>
      <Others sight={sight} />
      <Prestige sight={sight} />
      <Market sight={sight} />
    </Columns>
  );
}

/** The three columns of every table of this family; what stands on the right, above the chronicle, is the game's own. */
export function Columns({ sight, children }: { sight: Sight; children: ComponentChildren }) {
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
        {children}
        <Chronicle sight={sight} />
      </section>
    </>
  );
}

export function PhoneMap({ sight }: { sight: Sight }) {
  return <ItalyMap sight={sight} phone />;
}

export function PhonePalace({ sight }: { sight: Sight }) {
  return (
    <>
      <PalacePanel sight={sight} seat={ownSeat(sight)} />
      <DomainPanel sight={sight} seat={ownSeat(sight)} />
    </>
  );
}

export function PhoneHouses({ sight }: { sight: Sight }) {
  return (
    <>
      <OpenPalace sight={sight} />
      <Others sight={sight} />
      <Prestige sight={sight} />
    </>
  );
}

export function PhoneMarket({ sight }: { sight: Sight }) {
  return <Market sight={sight} wide />;
}
