import { IdeasState, reasonOf } from "../../table/Ideas.tsx";
import type { Idea } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import { reachable } from "./spots.ts";
import { Choice } from "./widgets/Choices.tsx";

/** A few answers a bot would think of, the best first, each with its reason. */
export function Help({ model }: { model: TableModel }) {
  if (!model.myTurn.value || !model.wantsIdeas.value) return null;
  return (
    <ol class="choices ideas" data-testid="ideas" aria-live="polite">
      <IdeasState model={model} />
      {model.ideas.value?.map((idea) => (
        <Choice key={idea.offer.text} model={model} offer={aim(model, idea)} effect={reasonOf(model, idea)} />
      ))}
    </ol>
  );
}

/** What an idea comes to: a source is put up for something, and that is what is offered. */
export function aim(model: TableModel, { offer, facts }: Idea): string {
  return typeof facts.then === "string" && reachable(model).includes(facts.then) ? facts.then : offer.text;
}
