import { Chronicle } from "../../table/Chronicle.tsx";
import type { Sight } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { offerWords } from "./answers.ts";
import { Board } from "./Board.tsx";
import { cardOf, foreseen, ICONS, seen, shownHand, spoken, VIRTUES } from "./cards.ts";
import { Hand } from "./Hand.tsx";
import { Players, PlayerStrip } from "./Players.tsx";
import { Consequence, ScoringOrder } from "./ScoringOrder.tsx";
import { Story } from "./Story.tsx";

/** Left the players and what happened, in the middle the rows and one's hand, right the scoring to come. */
export function VirtuesTable({ sight }: { sight: Sight }) {
  const scoring = seen(sight).called > 0;
  const over = sight.live && sight.table.value.state === "over";
  return (
    <>
      <section class="col" aria-label={t("players")}>
        <Players sight={sight} />
        <Chronicle sight={sight} />
      </section>
      <section class="col" aria-label={t("table")}>
        {scoring ? (
          <Telling sight={sight} />
        ) : (
          <Panel class="table">
            <Board sight={sight} />
          </Panel>
        )}
        {!over && <Hand sight={sight} />}
      </section>
      <section class="col" aria-label={t("sv-scoring-order")}>
        <ScoringOrder sight={sight} />
        <Consequence sight={sight} title={(offer) => offerWords(sight, offer).title} />
      </section>
    </>
  );
}

export function Telling({ sight }: { sight: Sight }) {
  return <Story sight={sight} />;
}

export function PhoneTable({ sight }: { sight: Sight }) {
  return (
    <>
      <PlayerStrip sight={sight} />
      {seen(sight).called > 0 ? <Telling sight={sight} /> : <Board sight={sight} />}
      <SmallHand sight={sight} />
    </>
  );
}

/** The hand on a phone: seven narrow columns. */
function SmallHand({ sight }: { sight: Sight }) {
  const seat = shownHand(sight);
  const hand = seen(sight).players[seat]?.hand ?? [];
  const added = foreseen(sight)?.cards ?? [];
  const question = sight.question.value?.name;
  if (sight.myTurn.value && (question === "charity" || question === "give")) return <Hand sight={sight} />;
  return (
    <>
      <div class="lb">
        {seat === sight.seat.value ? t("sv-your-hand") : t("sv-hand-of", { name: nameOf(sight.company.value, seat) })}
        {ICONS.map((icon) => (
          <span key={icon} class="count" title={term(icon)}>
            <Icon name={icon} size={13} /> {hand.filter((name) => cardOf(sight, name).icon === icon).length}
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
              .filter((name) => cardOf(sight, name).virtue === virtue)
              .map((name) => (
                <div key={name} class={`n ${added.includes(name) ? "nw" : ""}`}>
                  <span class="sr">{spoken(sight, name)}</span>
                  <span aria-hidden="true">{cardOf(sight, name).value}</span>
                  {cardOf(sight, name).icon !== "none" && <Icon name={cardOf(sight, name).icon} size={14} />}
                </div>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}

export function PhoneScoring({ sight }: { sight: Sight }) {
  return (
    <>
      <ScoringOrder sight={sight} />
      <Consequence sight={sight} title={(offer) => offerWords(sight, offer).title} />
    </>
  );
}

export function PhonePlayers({ sight }: { sight: Sight }) {
  return <Players sight={sight} />;
}
