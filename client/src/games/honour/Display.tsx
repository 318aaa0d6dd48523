import { useRef } from "preact/hooks";
import { wide } from "../../settings.ts";
import type { Sight } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { useFlight } from "../../ui/flight.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { CardFace, Shown } from "./CardFace.tsx";
import { cardOf, numbered, seen, spoken } from "./cards.ts";

function isDrawing(sight: Sight): boolean {
  return sight.myTurn.value && sight.question.value?.name === "draw";
}

/** Three open cards, the deck and the discard pile. */
export function Display({ sight }: { sight: Sight }) {
  return (
    <Panel
      class={`ho-display ${isDrawing(sight) ? "asked" : ""}`}
      title={t("ho-display")}
      aside={
        <>
          {seen(sight).variant === "short" ? t("ho-display-rule-short") : t("ho-display-rule")} <ClauseLink clause={seen(sight).variant === "short" ? "HO-11.3" : "HO-4.4"} sight={sight} />
        </>
      }
    >
      <DisplayRow sight={sight} />
    </Panel>
  );
}

export function DisplayRow({ sight }: { sight: Sight }) {
  const area = useRef<HTMLDivElement>(null);
  useFlight(area, sight, true);
  const { display } = seen(sight);
  const keys = numbered(display.map((name) => name ?? "empty"));
  return (
    <div ref={area} class="ho-drow">
      {display.map((name, place) =>
        name === null ? (
          <span key={keys[place]} class="ho-gap" aria-hidden="true" />
        ) : (
          <Open key={keys[place]} sight={sight} name={name} id={keys[place]!} />
        ),
      )}
      <Piles sight={sight} />
    </div>
  );
}

function Open({ sight, name, id }: { sight: Sight; name: string; id: string }) {
  const card = cardOf(sight, name);
  const spot = `open:${name}`;
  const asked = isDrawing(sight);
  const offer = asked ? sight.offerAt(spot) : null;
  const legal = offer !== null;
  const chosen = legal && sight.chosen.value === offer.text;
  const near = legal && sight.pointed.value === offer.text;
  const press = (anchor: Element) => {
    if (legal) sight.choose(chosen ? null : offer.text);
    else if (sight.myTurn.value && !asked) sight.wonder(`draw ${name}`, wide.value ? anchor : null);
    else sight.closer.value = { spot, anchor };
  };
  return (
    <button
      type="button"
      class={`ho-c ${card.sort} ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      data-spot={spot}
      data-card={`open ${id}`}
      aria-pressed={legal ? chosen : undefined}
      onClick={(event) => press(event.currentTarget)}
    >
      <CardFace card={card} words={spoken(sight, name)} />
    </button>
  );
}

function Piles({ sight }: { sight: Sight }) {
  const { deck, discards } = seen(sight);
  const legal = isDrawing(sight) && sight.offers.value.includes("draw deck");
  const chosen = legal && sight.chosen.value === "draw deck";
  return (
    <span class="ho-piles">
      <button
        type="button"
        class={`ho-deck ${legal ? "leg" : ""} ${chosen ? "sel" : ""}`}
        data-spot="deck:deck"
        aria-pressed={legal ? chosen : undefined}
        onClick={(event) => {
          if (legal) sight.choose(chosen ? null : "draw deck");
          else if (sight.myTurn.value) sight.wonder("draw deck", wide.value ? event.currentTarget : null);
        }}
      >
        <span class="sr">{t("ho-deck-spoken", { cards: deck })}</span>
        <Icon name="deck" size={18} />
        <b class="num" aria-hidden="true">
          {deck}
        </b>
      </button>
      <button
        type="button"
        class="ho-discard"
        data-spot="discards:all"
        onClick={(event) => (sight.closer.value = { spot: "discards:all", anchor: event.currentTarget })}
      >
        <span class="sr">{t("ho-discards-spoken", { cards: discards.length })}</span>
        <Shown>
          <span>{t("ho-discard")}</span>
          <b class="num">{discards.length}</b>
        </Shown>
      </button>
    </span>
  );
}
