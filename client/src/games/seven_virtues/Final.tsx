import type { LogEntry } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { cardOf, seen, spoken, VIRTUES } from "./cards.ts";
import { chaptersOf } from "./Story.tsx";

/** The hand each seat held when every Virtue was called: from the last hands back through what was given and discarded. */
export function handsWhenCalled(model: TableModel): string[][][] {
  const hands = seen(model).players.map(({ hand }) => [...hand]);
  const chapters = chaptersOf(model.log.value).filter(({ called }) => called !== null);
  const found: string[][][] = [];
  for (const { entries } of chapters.toReversed()) {
    for (const entry of entries.toReversed()) takeBack(hands, entry);
    found.unshift(hands.map((hand) => [...hand]));
  }
  return found;
}

function takeBack(hands: string[][], { event, facts }: LogEntry): void {
  const seat = Number(facts.seat);
  const card = String(facts.card ?? "");
  if (event === "discarded") hands[seat]?.push(card);
  if (event !== "gave") return;
  const receiver = hands[Number(facts.receiver)];
  if (receiver?.includes(card)) receiver.splice(receiver.indexOf(card), 1);
  hands[seat]?.push(card);
}

/** Why somebody was first: every Virtue with the cards each held of it when it was called. */
export function Final({ model }: { model: TableModel }) {
  const hands = handsWhenCalled(model);
  const called = chaptersOf(model.log.value).flatMap((chapter) => (chapter.called ? [chapter.called] : []));
  if (hands.length < VIRTUES.length) return null;
  const place = (seat: number, index: number) => (Number(called[index]?.facts.first) === seat ? 1 : Number(called[index]?.facts.second) === seat ? 2 : 0);
  return (
    <div class="hands-scroll">
      <table class="hands-of" data-testid="hands">
        <caption>
          {t("hands-title")} <small>{t("hands-rule")}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("sv-scoring-order")}</span>
            </th>
            {seen(model).players.map((_, seat) => (
              <th scope="col" key={seat} class={seat === model.seat.value ? "mine" : ""}>
                {seat === model.seat.value ? t("you") : nameOf(model.company.value, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VIRTUES.map((virtue, index) => (
            <tr key={virtue} style={{ "--c": `var(--v-${virtue})` }}>
              <th scope="row" class="virtue">
                <span>
                  <Art name={virtue} size={40} /> {term(virtue)}
                </span>
              </th>
              {hands[index]!.map((hand, seat) => {
                const cards = hand.filter((name) => cardOf(model, name).virtue === virtue).toSorted((a, b) => cardOf(model, b).value - cardOf(model, a).value);
                const rank = place(seat, index);
                return (
                  <td key={seat} class={seat === model.seat.value ? "mine" : ""}>
                    {cards.map((name) => (
                      <span key={name} class="was">
                        <span class="sr">{spoken(model, name)}</span>
                        <span aria-hidden="true">{cardOf(model, name).value}</span>
                        {cardOf(model, name).icon !== "none" && <Icon name={cardOf(model, name).icon} size={12} />}
                      </span>
                    ))}
                    {cards.length > 0 && <b class="count">×{cards.length}</b>}
                    {cards.length === 0 && <span class="mut sm">{t("hands-none")}</span>}
                    {rank > 0 && <span class={`tag ${rank === 1 ? "ok" : "gold"}`}>{t(`sv-standing-${rank}`)}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
