import { wide } from "../../settings.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Mark } from "../../ui/Mark.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { apart, t } from "../../words/words.ts";
import { alone, wish } from "./answers.ts";
import { CardFace } from "./CardFace.tsx";
import { cardOf, seen, spoken, takenBy } from "./cards.ts";

/** The two rows, aligned by column. Takes light up together; a card not yet in reach says why. */
export function Board({ model }: { model: TableModel }) {
  const view = seen(model);
  const taking = model.myTurn.value && model.question.value?.name === "take";
  return (
    <div class="rows">
      <div class="rowl" id="next-row">
        <Icon name="deck" size={15} /> <span>{wide.value ? t("sv-next-row") : t("sv-next-row-short")}</span>
        <Mark label={t("sv-cards-reconstructed")} />
      </div>
      <div class="row up" role="group" aria-labelledby="next-row">
        {view.inactive.map((name, column) =>
          name ? <UpperCard key={name} model={model} name={name} where={`next ${column}`} asked={taking} /> : <Gap key={`gap${column}`} />,
        )}
      </div>
      <div class={`rowl ${taking ? "can" : ""}`} id="active-row">
        {taking && <Icon name="check" size={15} />} <span>{!taking ? t("sv-active-row") : wide.value ? t("sv-active-row-take") : t("sv-active-row-tap")}</span>
      </div>
      <div class="row" role="group" aria-labelledby="active-row">
        {view.active.map((name, column) =>
          name ? <ActiveCard key={name} model={model} name={name} where={`row ${column}`} taking={taking} /> : <Gap key={`gap${column}`} />,
        )}
      </div>
    </div>
  );
}

function Gap() {
  return <span class="gap" aria-hidden="true" />;
}

function ActiveCard({ model, name, where, taking }: { model: TableModel; name: string; where: string; taking: boolean }) {
  const card = cardOf(model, name);
  const takes = taking ? model.offers.value.filter((offer) => takenBy(model, offer).includes(name)) : [];
  const single = alone(name);
  const chosen = model.chosen.value !== null && takes.includes(model.chosen.value);
  const near = model.pointed.value !== null && takes.includes(model.pointed.value);
  const press = (anchor: Element) => {
    if (!taking) {
      model.closer.value = { spot: `card:${name}`, anchor };
      return;
    }
    // A card may belong to a Virtue and to a value: each press goes on to its next take.
    const next = takes[(takes.indexOf(model.chosen.value ?? "") + 1) % takes.length];
    if (next === undefined) {
      model.wonder(single.text, anchor);
      return;
    }
    model.choose(next);
    if (!takes.includes(single.text)) model.wondered.value = single;
  };
  const hint = takes.map((offer) => wish(model, offer)).join(", ");
  return (
    <button
      type="button"
      class={`vc ${takes.length > 0 ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      style={{ "--c": `var(--card-${card.virtue})` }}
      data-spot={`card:${name}`}
      data-piece={`card ${name}`}
      data-at={where}
      aria-pressed={taking ? chosen : undefined}
      tabIndex={takes.length > 0 ? 0 : -1}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => takes[0] !== undefined && (model.pointed.value = chosen ? null : takes[0])}
      onPointerLeave={() => (model.pointed.value = null)}
    >
      <CardFace card={card} words={apart([spoken(model, name), hint].filter(Boolean))} />
    </button>
  );
}

function UpperCard({ model, name, where, asked }: { model: TableModel; name: string; where: string; asked: boolean }) {
  const card = cardOf(model, name);
  return (
    <button
      type="button"
      class="vc"
      style={{ "--c": `var(--card-${card.virtue})` }}
      data-spot={`card:${name}`}
      data-piece={`card ${name}`}
      data-at={where}
      tabIndex={-1}
      onClick={(event) =>
        asked
          ? model.wonder(alone(name).text, event.currentTarget)
          : (model.closer.value = { spot: `card:${name}`, anchor: event.currentTarget })
      }
    >
      <CardFace card={card} words={spoken(model, name)} small />
    </button>
  );
}

