import type { Sight } from "../../table/sight.ts";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { seatOf } from "./board.ts";
import { Seal } from "./Houses.tsx";
import { Coin } from "./Symbols.tsx";

/** Treasury, Agents, Troops, tokens, Trophies, Indulgences in one line. */
export function Means({ sight, seat }: { sight: Sight; seat: number }) {
  const view = seatOf(sight, seat);
  const indulgences = view.rooms.filter((room) => room.indulgence).length;
  return (
    <div class="res">
      <span class="b" data-spot="about:florin">
        <Coin n={view.florins} /> {t("gov-treasury")}
      </span>
      <span data-spot="about:agent" title={t("gov-agents")}>
        <Icon name="agent" size={15} /> <b>{view.agents}</b> {t("gov-free-of", { all: view.agents + view.placed })}
      </span>
      <span data-spot="about:troop" title={t("gov-troops")}>
        <Icon name="troop" size={15} /> <b>{view.troops}</b> {t("gov-of-all", { all: view.cap })}
      </span>
      {view.allied.map(({ house, troops, cap }) => (
        <span key={house} data-spot="about:allied_troop" title={t("gov-allied-troops", { house: term(house) })}>
          <Seal house={house} size={17} named /> <b>{troops}</b> {t("gov-of-all", { all: cap })}
        </span>
      ))}
      {view.tokens > 0 && (
        <span data-spot="about:token" title={term("token")}>
          <Icon name="war" size={15} /> <b>+{view.tokens}</b>
        </span>
      )}
      {view.trophies.length > 0 && (
        <span data-spot="about:trophy" title={t("gov-trophies")}>
          <Icon name="trophy" size={15} />
          {view.trophies.map((other, index) => (
            <Seal key={index} house={other} size={18} named />
          ))}
        </span>
      )}
      {indulgences > 0 && (
        <span data-spot="about:indulgence" title={t("gov-indulgences")}>
          <Icon name="indulgence" size={15} /> <b>{indulgences}</b> <span class="mut">(−{indulgences})</span>
        </span>
      )}
    </div>
  );
}
