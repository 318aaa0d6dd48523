import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import type { Verdict } from "../net/types.ts";
import { Icon } from "../ui/Icon.tsx";
import { variables } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** What to do about it: by the line of the score, or by how the game ended. */
function adviceOf(model: TableModel, name: string, facts: Verdict["facts"]): string {
  const about = name === "hold" ? "end" : name === "try" ? facts.line : "";
  const id = `advice-${model.game}-${about}`;
  return knows(id) ? t(id) : "";
}

/** After a game against bots: three sentences on what decided it and one thing to try next time, with links to the steps. */
export function Decided({ model }: { model: TableModel }) {
  const [verdicts, setVerdicts] = useState<Verdict[]>([]);
  const { id, seats } = model.table.value;
  const seat = model.seat.value;
  const alone = seat !== null && seats.every((one, number) => number === seat || one.kind === "bot");
  useEffect(() => {
    // Where it cannot be told, the table of points still can.
    if (alone) http.decided(id, seat).then(setVerdicts, () => setVerdicts([]));
  }, [id, seat, alone]);
  if (verdicts.length === 0) return null;
  return (
    <section class="decided" aria-label={t("decided")} data-testid="decided">
      <h3>{t("decided")}</h3>
      <ol>
        {verdicts.map(({ name, facts, step }) => (
          <li key={name}>
            {t(`decided-${name}`, variables(facts, model.company.value)).replaceAll(/-(?=\d)/g, "−")} {adviceOf(model, name, facts)}{" "}
            <a class="clause" href={`/replay/${id}/${step}`}>
              <Icon name="play" size={11} /> {t("decided-step", { step })}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
