import type { Sight } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { wanted } from "./answers.ts";
import { cardOf, foreseen, ICONS, seen, shownHand, spoken, VIRTUES } from "./cards.ts";

/** A hand in seven columns in scoring order, with what the chosen take would add. */
export function Hand({ sight }: { sight: Sight }) {
  const seat = shownHand(sight);
  const player = seen(sight).players[seat];
  if (!player) return null;
  const added = seat === sight.seat.value ? (foreseen(sight)?.cards ?? []) : [];
  const mine = seat === sight.seat.value;
  const hidden = player.cards - player.hand.length;
  return (
    <Panel
      class="grow hand-panel"
      title={mine ? t("sv-your-hand") : t("sv-hand-of", { name: nameOf(sight.company.value, seat) })}
      aside={<IconCount sight={sight} hand={player.hand} dashed={added.length > 0} cards={player.cards} />}
    >
      {hidden > 0 && <p class="sm mut">{t("sv-hidden", { cards: hidden })}</p>}
      <div class="hand">
        {VIRTUES.map((virtue) => (
          <Column
            key={virtue}
            sight={sight}
            virtue={virtue}
            hand={player.hand.filter((name) => cardOf(sight, name).virtue === virtue)}
            added={added.filter((name) => cardOf(sight, name).virtue === virtue)}
            mine={mine}
          />
        ))}
      </div>
    </Panel>
  );
}

function IconCount({ sight, hand, cards, dashed }: { sight: Sight; hand: string[]; cards: number; dashed: boolean }) {
  return (
    <>
      <span>{t("sv-cards", { cards })}</span>
      {ICONS.map((icon) => (
        <span key={icon} class="count" title={term(icon)}>
          <Icon name={icon} size={13} /> {hand.filter((name) => cardOf(sight, name).icon === icon).length}
          <span class="sr"> {term(icon)}</span>
        </span>
      ))}
      {dashed && <span class="dashed-key">{t("sv-dashed")}</span>}
    </>
  );
}

interface ColumnProps {
  sight: Sight;
  virtue: string;
  hand: string[];
  added: string[];
  mine: boolean;
}

function Column({ sight, virtue, hand, added, mine }: ColumnProps) {
  return (
    <div class={`hv ${hand.length + added.length > 5 ? "full" : ""}`} style={{ "--c": `var(--v-${virtue})` }} role="group" aria-label={term(virtue)}>
      <div class="t">
        <Icon name={virtue} size={17} />
        <span>{term(virtue)}</span>
      </div>
      {hand.map((name) => (
        <Held key={name} sight={sight} name={name} mine={mine} />
      ))}
      {added.map((name) => (
        <span key={name} class="hc new">
          <span class="sr">{t("sv-would-add", { card: spoken(sight, name) })}</span>
          <span aria-hidden="true">{cardOf(sight, name).value}</span>
          {cardOf(sight, name).icon !== "none" && <Icon name={cardOf(sight, name).icon} size={16} />}
        </span>
      ))}
      {hand.length + added.length === 0 && mine && <span class="none">{t("sv-none-yet")}</span>}
    </div>
  );
}

/** A card in hand; for Charity and Faith it is an answer. */
function Held({ sight, name, mine }: { sight: Sight; name: string; mine: boolean }) {
  const card = cardOf(sight, name);
  const question = sight.question.value?.name;
  const asked = mine && sight.myTurn.value && (question === "charity" || question === "give");
  const spot = `held:${name}`;
  const offer = asked ? sight.offerAt(spot) : null;
  const legal = offer !== null;
  const chosen = legal && sight.chosen.value === offer.text;
  const near = legal && sight.pointed.value === offer.text;
  const press = (anchor: Element) => {
    if (legal) sight.choose(chosen ? null : offer.text);
    else if (asked) sight.wonder(wanted(sight, spot)!, anchor);
    else sight.closer.value = { spot, anchor };
  };
  return (
    <button
      type="button"
      class={`hc ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      data-spot={spot}
      aria-pressed={legal ? chosen : undefined}
      tabIndex={legal ? 0 : -1}
      onClick={(event) => press(event.currentTarget)}
    >
      <span class="sr">{spoken(sight, name)}</span>
      <span aria-hidden="true">{card.value}</span>
      {card.icon !== "none" && <Icon name={card.icon} size={16} />}
    </button>
  );
}
