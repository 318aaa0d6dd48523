import { useEffect } from "preact/hooks";
import type { TableModel } from "../../../table/table_model.ts";
import { Button } from "../../../ui/basics.tsx";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { knows, t } from "../../../words/words.ts";
import { listed, offerWords } from "../answers.tsx";
import { add, askWhatFollows, canAdd, chosenSteps, countOf, isStep, takeAway, wantedInAll } from "../repeated.ts";
import { Choice } from "./Choices.tsx";

const ends = (offer: string): boolean => ["done", "skip", "pass"].includes(offer);

/** How many Troops of each place: one answer for all of them. */
export function Tally({ model }: { model: TableModel }) {
  const offers = listed(model);
  const steps = offers.filter((offer) => isStep(offer));
  const all = wantedInAll(model);
  const note = `gov-note-${model.question.value?.name ?? ""}`;
  const chosen = chosenSteps(model);
  useEffect(() => askWhatFollows(model, steps), [model.version.value, chosen.join()]);
  return (
    <>
      <ul class="choices tally">
        {steps.map((offer) => (
          <Place key={offer} model={model} offer={offer} />
        ))}
        {offers.filter(ends).map((offer) => (
          <Choice key={offer} model={model} offer={offer} />
        ))}
      </ul>
      {Number.isFinite(all) && (
        <p class="sm tally-all" role="status">
          {t("tally-of", { n: chosen.length, all })}
        </p>
      )}
      {knows(note) && (
        <p class="xs mut note-line">
          {t(note)} {model.question.value && <ClauseLink clause={model.question.value.clause} model={model} />}
        </p>
      )}
    </>
  );
}

function Place({ model, offer }: { model: TableModel; offer: string }) {
  const words = offerWords(model, offer);
  const n = countOf(model, offer);
  const more = canAdd(model, offer);
  return (
    <li class={`choice ${n > 0 ? "on" : ""}`}>
      <span class="b">{words.title}</span> <span class="effect">{words.signs}</span>
      <Button small square icon="minus" hint={t("tally-fewer", { what: words.title })} aria-disabled={n === 0} data-fewer={offer} onClick={() => takeAway(model, offer)} />
      <b class="num">{n}</b>
      <Button small square icon="plus" hint={t("tally-more", { what: words.title })} aria-disabled={!more} data-offer={offer} onClick={() => add(model, offer)} />
    </li>
  );
}
