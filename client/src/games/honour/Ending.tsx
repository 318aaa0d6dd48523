import { Sentence } from "../../table/Chronicle.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { Characters } from "./Characters.tsx";
import { characterName, seen } from "./cards.ts";
import { Seal } from "./Seal.tsx";

/** Under the final table: what everybody had in front of them. */
export function Final({ model }: { model: TableModel }) {
  return (
    <div class="ho-table-end">
      <h3>{t("ho-final-table")}</h3>
      <Characters model={model} />
    </div>
  );
}

/** How the game ended, where everybody stands, and who had to go on the way. */
export function Ending({ model }: { model: TableModel }) {
  const log = model.log.value;
  const ended = log.findLast((entry) => entry.event === "ended");
  const rang = log.find((entry) => entry.event === "rang");
  const gone = log.filter((entry) => entry.event === "relocated");
  const { players } = seen(model);
  const order = players.map((_, seat) => seat).toSorted((a, b) => players[b]!.honour - players[a]!.honour);
  return (
    <>
      <Panel title={t("ho-how-it-ended")} class="ho-ending">
        {[rang, ended].map(
          (entry) =>
            entry && (
              <p key={entry.n} class="prose">
                <Sentence model={model} entry={entry} /> <ClauseLink clause={entry.clause} model={model} />
              </p>
            ),
        )}
        <ol class="ho-final">
          {order.map((seat) => {
            const player = players[seat]!;
            return (
              <li key={seat} class={seat === model.seat.value ? "me" : ""}>
                <Seal seat={seat} size={40} />
                <span class="w">
                  <b>{characterName(seat)}</b>
                  <span class="sm mut">{seat === model.seat.value ? t("you") : nameOf({ seats: model.table.value.seats }, seat)}</span>
                </span>
                <span class="sm">
                  {t("ho-level-n", { level: player.level })} · {term("dishonour")} {player.dishonour} / {player.cap}
                </span>
                <b class="num">{player.honour}</b>
              </li>
            );
          })}
        </ol>
      </Panel>
      <Panel title={t("ho-relocations")} class="grow">
        {gone.length === 0 && <p class="mut">{t("ho-relocations-none")}</p>}
        <ol class="entries">
          {gone.map((entry) => (
            <li key={entry.n}>
              <Sentence model={model} entry={entry} /> <ClauseLink clause={entry.clause} model={model} />
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
