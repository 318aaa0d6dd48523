import type { ComponentChildren } from "preact";
import { Chronicle } from "../../table/Chronicle.tsx";
import type { TableModel } from "../../table/table_model.ts";
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
export function GoverningTable({ model }: { model: TableModel }) {
  return (
    <Columns model={model}>
      <Others model={model} />
      <Prestige model={model} />
      <Market model={model} />
    </Columns>
  );
}

/** The three columns of every table of this family; what stands on the right, above the chronicle, is the game's own. */
export function Columns({ model, children }: { model: TableModel; children: ComponentChildren }) {
  const own = ownSeat(model);
  return (
    <>
      <section class="col court-col" aria-label={t("gov-your-court")}>
        <PalacePanel model={model} seat={own} />
        <DomainPanel model={model} seat={own} />
        <Asked model={model} />
      </section>
      <div class="col map-col">
        <ItalyMap model={model} />
        <OpenPalace model={model} />
      </div>
      <section class="col table-col" aria-label={t("gov-the-table")}>
        {children}
        <Chronicle model={model} />
      </section>
    </>
  );
}

export function PhoneMap({ model }: { model: TableModel }) {
  return <ItalyMap model={model} phone />;
}

export function PhonePalace({ model }: { model: TableModel }) {
  return (
    <>
      <PalacePanel model={model} seat={ownSeat(model)} />
      <DomainPanel model={model} seat={ownSeat(model)} />
    </>
  );
}

export function PhoneHouses({ model }: { model: TableModel }) {
  return (
    <>
      <OpenPalace model={model} />
      <Others model={model} />
      <Prestige model={model} />
    </>
  );
}

export function PhoneMarket({ model }: { model: TableModel }) {
  return <Market model={model} wide />;
}
