import { IdeasState, reasonOf } from "../../table/Ideas.tsx";
import type { Idea } from "../../net/types.ts";
import type { Sight } from "../../table/table_model.ts";
import { reachable } from "./spots.ts";
import { Choice } from "./widgets/Choices.tsx";

/** A few answers a bot would think of, the best first, each with its reason. */
export function Help({ sight }: { sight: Sight }) {
  if (!sight.myTurn.value || !sight.wantsIdeas.value) return null;
  return (
    <ol class="choices ideas" data-testid="ideas" aria-live="polite">
      <IdeasState sight={sight} />
      {sight.ideas.value?.map((idea) => (
        <Choice key={idea.offer.text} sight={sight} offer={aim(sight, idea)} effect={reasonOf(sight, idea)} />
      ))}
    </ol>
  );
}

/** What an idea comes to: a source is put up for something, and that is what is offered. */
export function aim(sight: Sight, { offer, facts }: Idea): string {
  return typeof facts.then === "string" && reachable(sight).includes(facts.then) ? facts.then : offer.text;
}
