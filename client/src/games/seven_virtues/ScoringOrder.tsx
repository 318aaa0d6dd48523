import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, said, term } from "../../words/facts.ts";
import { listed, t } from "../../words/words.ts";
import { chosenPreview, seen, takeTitle, VIRTUES } from "./cards.ts";

/** The seven Virtues as they will be called, what their powers do, and where one stands by what everybody saw. */
export function ScoringOrder({ model }: { model: TableModel }) {
  return (
    <Panel title={t("sv-scoring-order")} aside={<ClauseLink clause="SV-4.1" model={model} />} class="order">
      <p class="sm mut explain">{t("sv-scoring-explained")}</p>
      <ol>
        {VIRTUES.map((virtue, index) => (
          <VirtueLine key={virtue} model={model} virtue={virtue} index={index} />
        ))}
      </ol>
      <p class="trio">
        <Icon name="flame" /> <Icon name="water" /> <Icon name="chalice" /> <span>{t("sv-trio")}</span> <b>{t("sv-points", { points: 3 })}</b>{" "}
        <ClauseLink clause="SV-5.1" model={model} />
      </p>
    </Panel>
  );
}

function VirtueLine({ model, virtue, index }: { model: TableModel; virtue: string; index: number }) {
  const naming = model.myTurn.value && model.question.value?.name === "faith";
  const spot = `virtue:${virtue}`;
  const offer = naming ? model.offerAt(spot) : null;
  const chosen = offer !== null && model.chosen.value === offer.text;
  const called = index < seen(model).called;
  const inner = (
    <>
      <span class="e">
        <Art name={virtue} size={38} />
      </span>
      <span class="n">
        <b>{term(virtue)}</b>
        <span class="xs mut">{t(`sv-power-${virtue}`)}</span>
      </span>
      <Standing model={model} virtue={virtue} index={index} />
    </>
  );
  const style = { "--c": `var(--v-${virtue})` };
  return (
    <li class={called ? "called" : ""}>
      {offer ? (
        <button
          type="button"
          class={`vs leg ${chosen ? "sel" : ""}`}
          style={style}
          data-spot={spot}
          aria-pressed={chosen}
          onClick={() => model.choose(chosen ? null : offer.text)}
        >
          {inner}
        </button>
      ) : (
        <button type="button" class="vs plain" style={style} data-spot={spot} tabIndex={-1} onClick={(event) => (model.closer.value = { spot, anchor: event.currentTarget })}>
          {inner}
        </button>
      )}
    </li>
  );
}

const TONES = ["", "ok", "gold", ""];

function Standing({ model, virtue, index }: { model: TableModel; virtue: string; index: number }) {
  const view = seen(model);
  if (index < view.called) return <span class="tag">{t("sv-called")}</span>;
  const now = view.standing[index];
  if (now === undefined) return null;
  const after = chosenPreview(model)?.holds?.find((one) => one.virtue === virtue)?.standing;
  const shown = after ?? now;
  const words = t(`sv-standing-${shown}`);
  return <span class={`tag ${TONES[shown]}`}>{after !== undefined && after !== now ? t("sv-with-this-take", { words }) : words}</span>;
}

/** What the chosen answer would bring; everything in it is the server's preview from public facts. */
export function Consequence({ model, title }: { model: TableModel; title: (offer: string) => string }) {
  const question = model.question.value;
  const offer = model.chosen.value;
  if (!model.live || model.seat.value === null || model.table.value.state === "over") return null;
  if (model.myTurn.value && question && question.name !== "take") {
    return (
      <Panel title={t("sv-consequence")} class="grow consequence">
        <p class="sm">
          {t(`sv-help-${question.name}`)} <ClauseLink clause={question.clause} model={model} />
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={offer === null ? t("sv-consequence") : t("sv-if-you", { what: title(offer) })} class="grow consequence">
      {offer === null ? (
        <p class="sm mut">{model.myTurn.value ? t("sv-consequence-none") : t("sv-consequence-wait")}</p>
      ) : (
        <Outcome model={model} />
      )}
    </Panel>
  );
}

function Outcome({ model }: { model: TableModel }) {
  const brings = chosenPreview(model);
  if (!brings?.holds) return null;
  const next = nameOf(model.company.value, brings.next_seat ?? 0);
  const counted = Object.entries(brings.icons ?? {}).filter(([, count]) => count > 0);
  return (
    <div class="sm lines">
      {brings.holds.map((one) => (
        <p key={one.virtue}>{t("sv-you-hold", { count: one.count, virtue: term(one.virtue), highest: one.highest })}</p>
      ))}
      {counted.length > 0 && (
        <p>
          {t("sv-your-icons")}{" "}
          {counted.map(([icon, count]) => (
            <span key={icon} class="count" title={term(icon)}>
              <Icon name={icon} size={13} /> {count} <span class="sr">{term(icon)}</span>
            </span>
          ))}
        </p>
      )}
      {(brings.down?.length ?? 0) > 0 && <p>{t("sv-slides-down", { cards: listed(brings.down!.map(said)) })}</p>}
      {(brings.next?.length ?? 0) > 0 && (
        <p>{t("sv-next-may", { name: next, takes: listed(brings.next!.map((take) => takeTitle(take, take.count)), "disjunction") })}</p>
      )}
    </div>
  );
}
