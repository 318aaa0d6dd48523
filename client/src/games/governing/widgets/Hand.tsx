import type { TableModel } from "../../../table/table_model.ts";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { term } from "../../../words/facts.ts";
import { t } from "../../../words/words.ts";
import { boardOf, cardData, printedOf } from "../board.ts";
import { deskOf } from "../desk.ts";
import { cardWords, Likeness } from "../Palace.tsx";
import { spotProps } from "../press.ts";
import { litOf } from "../spots.ts";
import { BottomSigns } from "../Symbols.tsx";
import { Choices } from "./Choices.tsx";

/** The Family cards still to be placed: press one, then a lit Room or space. */
export function Hand({ model }: { model: TableModel }) {
  const cards = boardOf(model).details?.cards ?? [];
  const held = deskOf(model).held.value;
  return (
    <>
      <ul class="hand" aria-label={t("gov-head-family")}>
        {cards.map((card) => (
          <Card key={card} model={model} card={card} />
        ))}
      </ul>
      {held ? (
        <Choices model={model} offers={[...litOf(model).answers.values()].flat()} />
      ) : (
        <p class="sm note-line">
          {t("gov-note-family")} <ClauseLink clause="AG-3.5.2" model={model} />
        </p>
      )}
    </>
  );
}

function Card({ model, card }: { model: TableModel; card: string }) {
  const data = cardData(printedOf(model), card);
  const { ring, props } = spotProps(model, `family:${card}`, cardWords(model, card));
  return (
    <li class={`cz ${ring}`}>
      <span class="face" aria-hidden="true">
        <span class="nm">{term(`${card}_short`)}</span>
        <Likeness card={card} {...(data.action ? { action: data.action } : {})} />
        <BottomSigns data={data} />
      </span>
      <div class="press" {...props} />
    </li>
  );
}
