import { IdeasState, reasonOf } from "../../table/Ideas.tsx";
import type { Sight } from "../../table/sight.ts";
import { Choice } from "./widgets/Choices.tsx";

/** A few answers a bot would think of, the best first, each with its reason. */
export function Help({ sight }: { sight: Sight }) {
  if (!sight.myTurn.value || !sight.wantsIdeas.value) return null;
  return (
    <ol class="choices ideas" data-testid="ideas" aria-live="polite">
      <IdeasState sight={sight} />
      {sight.ideas.value?.map((idea) => (
        <Choice key={idea.action} sight={sight} offer={idea.action} effect={reasonOf(sight, idea)} />
      ))}
    </ol>
  );
}
