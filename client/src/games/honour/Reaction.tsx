import type { TableModel } from "../../table/table_model.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { said, variables } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { offerWords } from "./phrases.ts";
import { CardFace } from "./CardFace.tsx";
import { cardIn, cardOf, characterName, flavourOf, previewOf, seen, sortOf, titleOf, verbOf } from "./cards.ts";
import { Seal } from "./Seal.tsx";

/** Over the prompt: the Dishonour one may counter. */
export function Reaction({ model }: { model: TableModel }) {
  return model.myTurn.value && model.question.value?.name === "counter" ? <ReactionCard model={model} /> : null;
}

function ReactionCard({ model }: { model: TableModel }) {
  const { charge } = seen(model);
  if (!charge) return null;
  const card = cardOf(model, charge.card);
  const let_pass = previewOf(model, "decline");
  const counters = model.offers.value.filter((offer) => verbOf(model, offer) === "use").map((offer) => cardIn(model, offer));
  const barred = (seen(model).players[model.seat.value ?? -1]?.hand ?? []).filter(
    (name, place, hand) => sortOf(model, name) === "counter" && !counters.includes(name) && hand.indexOf(name) === place,
  );
  return (
    <div class="ho-react" role="group" aria-label={t("ho-moment-counter")} data-testid="reaction">
      <span class={`ho-c ${card.sort}`}>
        <CardFace card={card} words={said(charge.card)} />
      </span>
      <div class="tx">
        <h3>
          <Seal seat={charge.seat} size={24} /> {t("ho-accuses", { name: characterName(charge.seat), card: said(charge.card) })}
        </h3>
        <p class="fl">
          <b>{titleOf(card)}.</b> {flavourOf(card)}
        </p>
        <p class="sm">
          <b>{t("ho-if-passed")}</b> {offerWords(model, "decline").small ?? ""}{" "}
          {(let_pass?.warnings ?? []).map(({ key, facts }) => (
            <span key={key} class="bad">
              {t(`warning-honour-${key}`, variables(facts, model.company.value))}{" "}
            </span>
          ))}
          <ClauseLink clause={seen(model).variant === "short" ? "HO-11.2" : "HO-7.3"} model={model} />
        </p>
        {counters.length === 0 && <p class="sm mut">{t("ho-no-counter")}</p>}
        {barred.map((name) => (
          <button type="button" key={name} class="link" data-why={`use ${name}`} onClick={() => model.wonder(`use ${name}`, null)}>
            <Icon name="why" size={13} /> {said(name)}: {t("why-not")}
          </button>
        ))}
        <p class="xs mut">
          {t("ho-never-must")} <ClauseLink clause="HO-7.2" model={model} />
        </p>
      </div>
    </div>
  );
}
