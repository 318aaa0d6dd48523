import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Ours } from "../../ui/Mark.tsx";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { alone, offerWords } from "./answers.ts";
import { cardOf, seen, takenBy } from "./cards.ts";

/** Everything about a card, each line with its clause, and which of it is printed and which is ours. */
export function Details({ model, spot }: { model: TableModel; spot: string }) {
  const [kind, name = ""] = spot.split(":");
  if (kind === "virtue") return <Power model={model} virtue={name} />;
  if (kind !== "card" && kind !== "held") return null;
  const card = cardOf(model, name);
  const ours = card.reconstructed;
  const takes = model.offers.value.filter((offer) => takenBy(model, offer).includes(name));
  const single = alone(name).text;
  const asked = kind === "card" && model.myTurn.value && model.question.value?.name === "take";
  return (
    <>
      <h3 style={{ color: `var(--v-${card.virtue})` }}>
        <Icon name={card.virtue} size={18} /> {said(name)}
      </h3>
      <dl>
        <div>
          <dt>{t("sv-value")}</dt>
          <dd>
            {card.value} <Ours on={ours.includes("value")} />
          </dd>
        </div>
        <div>
          <dt>{t("sv-icon")}</dt>
          <dd>
            {card.icon === "none" ? t("sv-no-icon") : term(card.icon)} <Ours on={ours.includes("icon")} />
          </dd>
        </div>
        <div>
          <dt>{t("sv-label")}</dt>
          <dd>
            {t("sv-label-from", { players: card.label })} <Ours on={ours.includes("label")} />
          </dd>
        </div>
        <div>
          <dt>{t(`sv-power-${card.virtue}`)}</dt>
          <dd>
            <ClauseLink clause={POWERS[card.virtue] ?? ""} model={model} />
          </dd>
        </div>
        {asked && takes.length > 0 && (
          <div>
            <dt>{t("sv-can-be-taken")}</dt>
            <dd>{takes.map((offer) => offerWords(model, offer).title).join(", ")}</dd>
          </div>
        )}
      </dl>
      {asked && !takes.includes(single) && (
        <button type="button" class="link why" onClick={() => wonderAt(model, name, single)}>
          <Icon name="why" size={13} /> {seen(model).active.includes(name) ? t("sv-why-not-alone") : t("why-not")} <kbd class="k">W</kbd>
        </button>
      )}
      {ours.length > 0 && <p class="xs mut">{t("reconstructed-why")}</p>}
    </>
  );
}

function wonderAt(model: TableModel, name: string, action: string): void {
  model.closer.value = null;
  model.wonder(action, document.querySelector(`[data-spot="card:${name}"]`));
}

export const POWERS: Record<string, string> = {
  charity: "SV-4.4", faith: "SV-4.5", hope: "SV-4.6", fortitude: "SV-4.8", justice: "SV-4.9", temperance: "SV-4.10", prudence: "SV-4.11",
};

function Power({ model, virtue }: { model: TableModel; virtue: string }) {
  return (
    <>
      <h3 style={{ color: `var(--v-${virtue})` }}>
        <Art name={virtue} size={60} /> {term(virtue)}
      </h3>
      <p class="sm">
        {t(`power-${virtue}`)} <ClauseLink clause={POWERS[virtue] ?? ""} model={model} />
      </p>
    </>
  );
}
