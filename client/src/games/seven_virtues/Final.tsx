import type { LogEntry } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { roomy } from "../../settings.ts";
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

/** So many columns have room for the cards beside the points. */
const BESIDE = 4;

/** Beside the points of a Virtue the cards they come from, where there is room; otherwise they have a table of their own. */
export function Held({ model, line, seat }: { model: TableModel; line: string; seat: number }) {
  const index = VIRTUES.indexOf(line);
  if (index < 0 || !isBeside(model)) return null;
  const hand = handsWhenCalled(model)[index]?.[seat];
  return hand ? (
    <span class="hands-of beside" data-testid="held" style={{ "--c": `var(--v-${line})` }}>
      <Cards model={model} virtue={line} hand={hand} seat={seat} />
    </span>
  ) : null;
}

const isBeside = (model: TableModel): boolean => roomy.value && seen(model).players.length <= BESIDE;

/** What one held of a Virtue when it was called, how many, and the rank this brought. */
function Cards({ model, virtue, hand, seat }: { model: TableModel; virtue: string; hand: string[]; seat: number }) {
  const cards = hand.filter((name) => cardOf(model, name).virtue === virtue).toSorted((a, b) => cardOf(model, b).value - cardOf(model, a).value);
  const called = chaptersOf(model.log.value).find(({ name }) => name === virtue)?.called;
  const rank = Number(called?.facts.first) === seat ? 1 : Number(called?.facts.second) === seat ? 2 : 0;
  return (
    <>
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
    </>
  );
}

/** Why somebody was first: every Virtue with the cards each held of it when it was called. */
export function Final({ model }: { model: TableModel }) {
  const hands = handsWhenCalled(model);
  if (hands.length < VIRTUES.length || isBeside(model)) return null;
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
              {hands[index]!.map((hand, seat) => (
                <td key={seat} class={seat === model.seat.value ? "mine" : ""}>
                  <Cards model={model} virtue={virtue} hand={hand} seat={seat} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
