import type { TableModel } from "../../table/table_model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { counted, term } from "../../words/facts.ts";
import { listed, t } from "../../words/words.ts";
import { printedOf, roomAction, seatOf } from "./board.ts";
import { Seal } from "./Houses.tsx";
import { Coin, pair } from "./Symbols.tsx";

/** A thing that is no answer and explains itself: by pressing it, by “?”. */
const about = (what: string, label: string) => ({ "data-spot": `about:${what}`, role: "img" as const, "aria-label": label, tabIndex: -1 });

/** Treasury, Agents, Troops, tokens, Trophies, Indulgences in one line. */
export function Means({ model, seat }: { model: TableModel; seat: number }) {
  const view = seatOf(model, seat);
  const indulgences = view.rooms.filter((room) => room.indulgence).length;
  return (
    <div class="res">
      <span class="b" data-figure={`florins ${seat}`} data-value={view.florins} {...about("florin", pair(t("gov-treasury"), `${counted("florin", view.florins)}`))}>
        <Coin n={view.florins} /> {t("gov-treasury")}
      </span>
      <span data-figure={`agents ${seat}`} data-value={view.agents} {...about("agent", pair(t("gov-agents"), `${view.agents} ${t("gov-free-of", { all: view.agents + view.placed })}`))} title={t("gov-agents")}>
        <Icon name="agent" size={15} /> <b>{view.agents}</b> {t("gov-free-of", { all: view.agents + view.placed })}
      </span>
      <span data-figure={`troops ${seat}`} data-value={view.troops} {...about("troop", pair(t("gov-troops"), `${view.troops} ${t("gov-of-all", { all: view.cap })}`))} title={t("gov-troops")}>
        <Icon name="troop" size={15} /> <b>{view.troops}</b> {t("gov-of-all", { all: view.cap })}
      </span>
      {view.allied.map(({ house, troops, cap }) => (
        <span key={house} {...about("allied_troop", pair(t("gov-allied-troops", { house: term(house) }), `${troops} ${t("gov-of-all", { all: cap })}`))}>
          <Seal house={house} size={17} named /> <b>{troops}</b> {t("gov-of-all", { all: cap })}
        </span>
      ))}
      {view.tokens > 0 && (
        <span {...about("token", pair(term("token"), `${view.tokens}`))} title={term("token")}>
          <Icon name="war" size={15} /> <b>+{view.tokens}</b>
        </span>
      )}
      {view.trophies.length > 0 && (
        <span {...about("trophy", t("gov-words-trophies", { names: listed(view.trophies.map(term)) }))} title={t("gov-trophies")}>
          <Icon name="trophy" size={15} />
          {view.trophies.map((other, index) => (
            <Seal key={index} house={other} size={18} named />
          ))}
        </span>
      )}
      {indulgences > 0 && (
        <span {...about("indulgence", pair(t("gov-indulgences"), `${indulgences}`))} title={t("gov-indulgences")}>
          <Icon name="indulgence" size={15} /> <b>{indulgences}</b> <span class="mut">(−{indulgences})</span>
        </span>
      )}
    </div>
  );
}

/** What a house has, in one sentence. */
export function meansInWords(model: TableModel, seat: number): string {
  const view = seatOf(model, seat);
  const points = model.score.value?.[seat]?.total;
  return [
    ...(points === undefined ? [] : [t("gov-points-now", { points })]),
    counted("florin", view.florins),
    `${t("gov-agents")} ${view.agents} ${t("gov-free-of", { all: view.agents + view.placed })}`,
    `${t("gov-troops")} ${view.troops} ${t("gov-of-all", { all: view.cap })}`,
    `${t("gov-cities")} ${view.cities}`,
    ...(printedOf(model).bonuses.length > 0 ? [t("gov-words-patronage", { step: view.patronage })] : []),
    ...(view.marker >= 0 ? [pair(t("gov-head-move"), `${t("gov-room-number", { room: view.marker + 1 })}, ${term(roomAction(model, seat, view.marker))}`)] : []),
    ...(view.bonuses.length > 0 ? [t("gov-words-bonuses", { names: listed(view.bonuses.map(term)) })] : []),
    ...(view.trophies.length > 0 ? [t("gov-words-trophies", { names: listed(view.trophies.map(term)) })] : []),
  ].join(", ");
}
