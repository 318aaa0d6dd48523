import { useRef } from "preact/hooks";
import { wide } from "../../settings.ts";
import type { Sight } from "../../table/table_model.ts";
import { Mark } from "../../ui/Mark.tsx";
import { useFlight } from "../../ui/flight.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { alone, wish } from "./answers.ts";
import { CardFace } from "./CardFace.tsx";
import { cardOf, seen, spoken, takenBy } from "./cards.ts";

/** The two rows, aligned by column. Takes light up together; a card not yet in reach says why. */
export function Board({ sight }: { sight: Sight }) {
  const view = seen(sight);
  const rows = useRef<HTMLDivElement>(null);
  useFlight(rows, sight);
  const taking = sight.myTurn.value && sight.question.value?.name === "take";
  return (
    <div ref={rows} class="rows">
      <div class="rowl" id="next-row">
        <Icon name="deck" size={15} /> <span>{wide.value ? t("sv-next-row") : t("sv-next-row-short")}</span>
        <Mark label={t("sv-cards-reconstructed")} />
      </div>
      <div class="row up" role="group" aria-labelledby="next-row">
        {view.inactive.map((name, column) =>
          name ? <UpperCard key={name} sight={sight} name={name} asked={taking} /> : <Gap key={`gap${column}`} />,
        )}
      </div>
      <div class={`rowl ${taking ? "can" : ""}`} id="active-row">
        {taking && <Icon name="check" size={15} />} <span>{!taking ? t("sv-active-row") : wide.value ? t("sv-active-row-take") : t("sv-active-row-tap")}</span>
      </div>
      <div class="row" role="group" aria-labelledby="active-row">
        {view.active.map((name, column) =>
          name ? <ActiveCard key={name} sight={sight} name={name} taking={taking} /> : <Gap key={`gap${column}`} />,
        )}
      </div>
    </div>
  );
}

function Gap() {
  return <span class="gap" aria-hidden="true" />;
}

function ActiveCard({ sight, name, taking }: { sight: Sight; name: string; taking: boolean }) {
  const card = cardOf(sight, name);
  const takes = taking ? sight.offers.value.filter((offer) => takenBy(sight, offer).includes(name)) : [];
  const single = alone(name);
  const chosen = sight.chosen.value !== null && takes.includes(sight.chosen.value);
  const near = sight.pointed.value !== null && takes.includes(sight.pointed.value);
  const press = (anchor: Element) => {
    if (!taking) {
      sight.closer.value = { spot: `card:${name}`, anchor };
      return;
    }
    // A card may belong to a Virtue and to a value: each press goes on to its next take.
    const next = takes[(takes.indexOf(sight.chosen.value ?? "") + 1) % takes.length];
    if (next === undefined) {
      sight.wonder(single.text, anchor);
      return;
    }
    sight.choose(next);
    if (!takes.includes(single.text)) sight.wondered.value = single;
  };
  const hint = taking ? `; ${takes.map((offer) => wish(sight, offer)).join(", ")}` : "";
  return (
    <button
      type="button"
      class={`vc ${takes.length > 0 ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      style={{ "--c": `var(--card-${card.virtue})` }}
      data-spot={`card:${name}`}
      data-card={name}
      aria-pressed={taking ? chosen : undefined}
      tabIndex={takes.length > 0 ? 0 : -1}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => takes[0] !== undefined && (sight.pointed.value = chosen ? null : takes[0])}
      onPointerLeave={() => (sight.pointed.value = null)}
    >
      <CardFace card={card} words={`${spoken(sight, name)}${hint}`} />
    </button>
  );
}

function UpperCard({ sight, name, asked }: { sight: Sight; name: string; asked: boolean }) {
  const card = cardOf(sight, name);
  return (
    <button
      type="button"
      class="vc"
      style={{ "--c": `var(--card-${card.virtue})` }}
      data-spot={`card:${name}`}
      data-card={name}
      tabIndex={-1}
      onClick={(event) =>
        asked
          ? sight.wonder(alone(name).text, event.currentTarget)
          : (sight.closer.value = { spot: `card:${name}`, anchor: event.currentTarget })
      }
    >
      <CardFace card={card} words={spoken(sight, name)} small />
    </button>
  );
}

