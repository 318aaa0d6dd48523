import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { wanted } from "./answers.ts";
import { cardOf, chosenPreview, ICONS, seen, shownHand, spoken, VIRTUES } from "./cards.ts";

/** A hand in seven columns in scoring order, with what the chosen take would add. */
export function Hand({ model }: { model: TableModel }) {
  const seat = shownHand(model);
  const player = seen(model).players[seat];
  if (!player) return null;
  const added = seat === model.seat.value ? (chosenPreview(model)?.cards ?? []) : [];
  const mine = seat === model.seat.value;
  const hidden = player.cards - player.hand.length;
  return (
    <Panel
      class="grow hand-panel"
      title={mine ? t("sv-your-hand") : t("sv-hand-of", { name: nameOf(model.company.value, seat) })}
      aside={<IconCount model={model} hand={player.hand} dashed={added.length > 0} cards={player.cards} />}
    >
      {hidden > 0 && <p class="sm mut">{t("sv-hidden", { cards: hidden })}</p>}
      <div class="hand">
        {VIRTUES.map((virtue) => (
          <Column
            key={virtue}
            model={model}
            virtue={virtue}
            hand={player.hand.filter((name) => cardOf(model, name).virtue === virtue)}
            added={added.filter((name) => cardOf(model, name).virtue === virtue)}
            mine={mine}
          />
        ))}
      </div>
    </Panel>
  );
}

function IconCount({ model, hand, cards, dashed }: { model: TableModel; hand: string[]; cards: number; dashed: boolean }) {
  return (
    <>
      <span>{t("sv-cards", { cards })}</span>
      {ICONS.map((icon) => (
        <span key={icon} class="count" title={term(icon)}>
          <Icon name={icon} size={13} /> {hand.filter((name) => cardOf(model, name).icon === icon).length}
          <span class="sr"> {term(icon)}</span>
        </span>
      ))}
      {dashed && <span class="dashed-key">{t("sv-dashed")}</span>}
    </>
  );
}

interface ColumnProps {
  model: TableModel;
  virtue: string;
  hand: string[];
  added: string[];
  mine: boolean;
}

function Column({ model, virtue, hand, added, mine }: ColumnProps) {
  return (
    <div class={`hv ${hand.length + added.length > 5 ? "full" : ""}`} style={{ "--c": `var(--v-${virtue})` }} role="group" aria-label={term(virtue)}>
      <div class="t">
        <Icon name={virtue} size={17} />
        <span>{term(virtue)}</span>
      </div>
      {hand.map((name) => (
        <Held key={name} model={model} name={name} mine={mine} />
      ))}
      {added.map((name) => (
        <span key={name} class="hc new">
          <span class="sr">{t("sv-would-add", { card: spoken(model, name) })}</span>
          <span aria-hidden="true">{cardOf(model, name).value}</span>
          {cardOf(model, name).icon !== "none" && <Icon name={cardOf(model, name).icon} size={16} />}
        </span>
      ))}
      {hand.length + added.length === 0 && mine && <span class="none">{t("sv-none-yet")}</span>}
    </div>
  );
}

/** A card in hand; for Charity and Faith it is an answer. */
function Held({ model, name, mine }: { model: TableModel; name: string; mine: boolean }) {
  const card = cardOf(model, name);
  const question = model.question.value?.name;
  const asked = mine && model.myTurn.value && (question === "charity" || question === "give");
  const spot = `held:${name}`;
  const offer = asked ? model.offerAt(spot) : null;
  const legal = offer !== null;
  const chosen = legal && model.chosen.value === offer.text;
  const near = legal && model.pointed.value === offer.text;
  const press = (anchor: Element) => {
    if (legal) model.choose(chosen ? null : offer.text);
    else if (asked) model.wonder(wanted(model, spot)!, anchor);
    else model.closer.value = { spot, anchor };
  };
  return (
    <button
      type="button"
      class={`hc ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      data-spot={spot}
      data-piece={`card ${name}`}
      data-at="hand"
      aria-pressed={legal ? chosen : undefined}
      tabIndex={legal ? 0 : -1}
      onClick={(event) => press(event.currentTarget)}
    >
      <span class="sr">{spoken(model, name)}</span>
      <span aria-hidden="true">{card.value}</span>
      {card.icon !== "none" && <Icon name={card.icon} size={16} />}
    </button>
  );
}
