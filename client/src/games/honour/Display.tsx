import { wide } from "../../settings.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { CardFace, Shown } from "./CardFace.tsx";
import { cardOf, numbered, seen, spoken } from "./cards.ts";

function isDrawing(model: TableModel): boolean {
  return model.myTurn.value && model.question.value?.name === "draw";
}

/** Three open cards, the deck and the discard pile. */
export function Display({ model }: { model: TableModel }) {
  return (
    <Panel
      class={`ho-display ${isDrawing(model) ? "asked" : ""}`}
      title={t("ho-display")}
      aside={
        <>
          {seen(model).variant === "short" ? t("ho-display-rule-short") : t("ho-display-rule")} <ClauseLink clause={seen(model).variant === "short" ? "HO-11.3" : "HO-4.4"} model={model} />
        </>
      }
    >
      <DisplayRow model={model} />
    </Panel>
  );
}

export function DisplayRow({ model }: { model: TableModel }) {
  const { display } = seen(model);
  const keys = numbered(display.map((name) => name ?? "empty"));
  return (
    <div class="ho-drow">
      {display.map((name, place) =>
        name === null ? (
          <span key={keys[place]} class="ho-gap" aria-hidden="true" />
        ) : (
          <Open key={keys[place]} model={model} name={name} id={keys[place]!} />
        ),
      )}
      <Piles model={model} />
    </div>
  );
}

function Open({ model, name, id }: { model: TableModel; name: string; id: string }) {
  const card = cardOf(model, name);
  const spot = `open:${name}`;
  const asked = isDrawing(model);
  const offer = asked ? model.offerAt(spot) : null;
  const legal = offer !== null;
  const chosen = legal && model.chosen.value === offer.text;
  const near = legal && model.pointed.value === offer.text;
  const press = (anchor: Element) => {
    if (legal) model.choose(chosen ? null : offer.text);
    else if (model.myTurn.value && !asked) model.wonder(`draw ${name}`, wide.value ? anchor : null);
    else model.closer.value = { spot, anchor };
  };
  return (
    <button
      type="button"
      class={`ho-c ${card.sort} ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      data-spot={spot}
      data-piece={`card ${name}`}
      data-at={`display ${id}`}
      data-source="deck"
      aria-pressed={legal ? chosen : undefined}
      onClick={(event) => press(event.currentTarget)}
    >
      <CardFace card={card} words={spoken(model, name)} />
    </button>
  );
}

function Piles({ model }: { model: TableModel }) {
  const { deck, discards } = seen(model);
  const legal = isDrawing(model) && model.offers.value.includes("draw deck");
  const chosen = legal && model.chosen.value === "draw deck";
  return (
    <span class="ho-piles">
      <button
        type="button"
        data-deck
        class={`ho-deck ${legal ? "leg" : ""} ${chosen ? "sel" : ""}`}
        data-spot="deck:deck"
        aria-pressed={legal ? chosen : undefined}
        onClick={(event) => {
          if (legal) model.choose(chosen ? null : "draw deck");
          else if (model.myTurn.value) model.wonder("draw deck", wide.value ? event.currentTarget : null);
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
        onClick={(event) => (model.closer.value = { spot: "discards:all", anchor: event.currentTarget })}
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
