import { Chronicle } from "../../table/Chronicle.tsx";
import { GuideOf } from "../../table/GuideOf.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { offerWords } from "./answers.ts";
import { Board } from "./Board.tsx";
import { cardOf, chosenPreview, ICONS, seen, shownHand, spoken, VIRTUES } from "./cards.ts";
import { Hand } from "./Hand.tsx";
import { Players, PlayerStrip } from "./Players.tsx";
import { Consequence, ScoringOrder } from "./ScoringOrder.tsx";
import { Story } from "./Story.tsx";

/** Left the players and what happened, in the middle the rows and one's hand, right the scoring to come. */
export function VirtuesTable({ model }: { model: TableModel }) {
  const scoring = seen(model).called > 0;
  const over = model.live && model.table.value.state === "over";
  return (
    <>
      <section class="col" aria-label={t("players")}>
        <Players model={model} />
        <Chronicle model={model} />
      </section>
      <section class="col" aria-label={t("table")}>
        {scoring ? (
          <Telling model={model} />
        ) : (
          <Panel class="table">
            <Board model={model} />
          </Panel>
        )}
        {!over && <Hand model={model} />}
      </section>
      <section class="col" aria-label={t("sv-scoring-order")}>
        <GuideOf model={model} />
        <ScoringOrder model={model} />
        <Consequence model={model} title={(offer) => offerWords(model, offer).title} />
      </section>
    </>
  );
}

export function Telling({ model }: { model: TableModel }) {
  return <Story model={model} />;
}

export function PhoneTable({ model }: { model: TableModel }) {
  return (
    <>
      <PlayerStrip model={model} />
      {seen(model).called > 0 ? <Telling model={model} /> : <Board model={model} />}
      <SmallHand model={model} />
    </>
  );
}

/** The hand on a phone: seven narrow columns. */
function SmallHand({ model }: { model: TableModel }) {
  const seat = shownHand(model);
  const hand = seen(model).players[seat]?.hand ?? [];
  const added = chosenPreview(model)?.cards ?? [];
  const question = model.question.value?.name;
  if (model.myTurn.value && (question === "charity" || question === "give")) return <Hand model={model} />;
  return (
    <>
      <div class="lb">
        {seat === model.seat.value ? t("sv-your-hand") : t("sv-hand-of", { name: nameOf(model.company.value, seat) })}
        {ICONS.map((icon) => (
          <span key={icon} class="count" title={term(icon)}>
            <Icon name={icon} size={13} /> {hand.filter((name) => cardOf(model, name).icon === icon).length}
            <span class="sr"> {term(icon)}</span>
          </span>
        ))}
      </div>
      <div class="vg">
        {VIRTUES.map((virtue) => (
          <div key={virtue} class="vgc" style={{ "--c": `var(--v-${virtue})` }} role="group" aria-label={term(virtue)}>
            <div class="e">
              <Icon name={virtue} size={20} />
            </div>
            {[...hand, ...added]
              .filter((name) => cardOf(model, name).virtue === virtue)
              .map((name) => (
                <div key={name} data-piece={added.includes(name) ? undefined : `card ${name}`} data-at="hand" class={`n ${added.includes(name) ? "nw" : ""}`}>
                  <span class="sr">{spoken(model, name)}</span>
                  <span aria-hidden="true">{cardOf(model, name).value}</span>
                  {cardOf(model, name).icon !== "none" && <Icon name={cardOf(model, name).icon} size={14} />}
                </div>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}

export function PhoneScoring({ model }: { model: TableModel }) {
  return (
    <>
      <ScoringOrder model={model} />
      <Consequence model={model} title={(offer) => offerWords(model, offer).title} />
    </>
  );
}

export function PhonePlayers({ model }: { model: TableModel }) {
  return <Players model={model} />;
}
