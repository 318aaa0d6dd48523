import type { ComponentChildren } from "preact";
import { high, roomy } from "../../settings.ts";
import { Chronicle } from "../../table/Chronicle.tsx";
import { GuideOf } from "../../table/GuideOf.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import { Asked } from "./Asked.tsx";
import { boardOf, ownSeat } from "./board.ts";
import { Fold, type Leaf } from "./Fold.tsx";
import { DomainPanel } from "./Domain.tsx";
import { ItalyMap } from "./Map.tsx";
import { OpenPalace, Others } from "./Others.tsx";
import { PalacePanel } from "./Palace.tsx";
import { Prestige } from "./Prestige.tsx";
import { Market } from "./Market.tsx";
import { useLitInSight } from "./sight.ts";

const LEAVES: Leaf[] = [
  { id: "houses", label: "gov-tab-houses", Body: Others },
  { id: "prestige", label: "gov-prestige", Body: Prestige },
  { id: "market", label: "gov-tab-market", Body: Market },
];

/** Left one's own court, in the middle Italy, right the others and what can be had. */
export function GoverningTable({ model }: { model: TableModel }) {
  return (
    <Columns model={model} leaves={LEAVES}>
      <Others model={model} />
      <Prestige model={model} />
      <Market model={model} />
    </Columns>
  );
}

function OwnDomain({ model }: { model: TableModel }) {
  return <DomainPanel model={model} seat={ownSeat(model)} />;
}

/** The three columns of every table of this family; what stands on the right, above the chronicle, is the game's own. */
export function Columns({ model, leaves, children }: { model: TableModel; leaves: Leaf[]; children: ComponentChildren }) {
  const own = ownSeat(model);
  const map = (
    <div class="col map-col">
      <ItalyMap model={model} />
      <OpenPalace model={model} />
    </div>
  );
  const asks = model.myTurn.value || boardOf(model).details?.combat !== undefined;
  const owned: Leaf[] = [
    { id: "asked", label: asks ? "fold-asked" : "gov-score-so-far", Body: Asked },
    { id: "domain", label: "gov-domain", Body: OwnDomain },
  ];
  const needed = model.myTurn.value ? "asked" : null;
  if (!roomy.value) {
    return (
      <>
        <section class="col court-col" aria-label={t("gov-your-court")}>
          <PalacePanel model={model} seat={own} />
          <Fold model={model} leaves={[...owned, ...leaves, { id: "log", label: "log", Body: Chronicle }]} wanted={model.telling.value ? "log" : needed} />
        </section>
        {map}
      </>
    );
  }
  return (
    <>
      <section class="col court-col" aria-label={t("gov-your-court")}>
        <PalacePanel model={model} seat={own} />
        {high.value ? (
          <>
            <DomainPanel model={model} seat={own} />
            <Asked model={model} />
          </>
        ) : (
          <Fold model={model} leaves={owned} wanted={needed} />
        )}
      </section>
      {map}
      <section class="col table-col" aria-label={t("gov-the-table")}>
        <GuideOf model={model} />
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
  const top = useLitInSight(model.question.value);
  return (
    <>
      <span ref={top} hidden />
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
