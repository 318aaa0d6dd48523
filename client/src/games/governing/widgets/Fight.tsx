import type { Sight } from "../../../table/table_model.ts";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { nameOf, term } from "../../../words/facts.ts";
import { t } from "../../../words/words.ts";
import { boardOf, houseOf } from "../board.ts";
import { previewOf } from "../desk.ts";
import { Seal } from "../Houses.tsx";
import { verbOf } from "../spots.ts";
import { pair } from "../Symbols.tsx";
import type { Combat } from "../wire.ts";
import { Choice } from "./Choices.tsx";

/** A siege or a battle on the plains: two sums, what they are made of, and the bonuses still to be announced. */
export function Fight({ sight }: { sight: Sight }) {
  const combat = boardOf(sight).moment?.combat;
  if (!combat) return null;
  const [first, second] = combat.sides;
  const siege = combat.kind === "siege";
  return (
    <div class="fight" data-testid="fight">
      <div class="versus">
        <Side sight={sight} seat={first!} strength={combat.strengths[0]!} passed={combat.passed.includes(first!)} />
        <span class="mut">{t("gov-against")}</span>
        {second === undefined ? (
          <div class="side">
            <Icon name="palace" size={28} />
            <span class="strength">{combat.strengths[1]}</span>
            <span class="xs mut">{term(combat.city)}</span>
          </div>
        ) : (
          <Side sight={sight} seat={second} strength={combat.strengths[1]!} passed={combat.passed.includes(second)} />
        )}
      </div>
      <dl class="sums">
        {combat.sides.map((seat, side) => (
          <div key={seat}>
            <dt>{sumWords(sight, combat, seat, side)}</dt>
            <dd>{combat.strengths[side]}</dd>
          </div>
        ))}
        {siege && second === undefined && (
          <div>
            <dt>{defenceWords(combat)}</dt>
            <dd>{combat.strengths[1]}</dd>
          </div>
        )}
      </dl>
      {sight.myTurn.value && (
        <ul class="choices">
          {sight.offers.value
            .filter((offer) => ["announce", "pass"].includes(verbOf(sight, offer)))
            .map((offer) => (
              <Choice key={offer} sight={sight} offer={offer} effect={prospect(sight, offer)} />
            ))}
        </ul>
      )}
      <p class="xs note-line">
        {t("gov-as-it-stands")} <b class={combat.won ? "won" : ""}>{standing(sight, combat)}</b>{" "}
        <ClauseLink clause={siege ? "AG-10.4.5" : "AG-10.2.5"} sight={sight} />
      </p>
    </div>
  );
}

function Side({ sight, seat, strength, passed }: { sight: Sight; seat: number; strength: number; passed: boolean }) {
  const house = houseOf(sight, seat)!;
  return (
    <div class="side">
      <Seal house={house} size={34} />
      <span class="strength">{strength}</span>
      <span class="xs mut">
        {seat === sight.seat.value ? t("gov-you") : nameOf(sight.company.value, seat)}
        {passed && ` · ${t("gov-passed")}`}
      </span>
    </div>
  );
}

function sumWords(sight: Sight, combat: Combat, seat: number, side: number): string {
  const house = term(houseOf(sight, seat)!);
  const bonus = combat.bonuses[side] ? ` + ${t("gov-sum-bonus", { count: combat.bonuses[side]! })}` : "";
  if (combat.kind === "siege" && side === 1) return pair(house, `${defenceWords(combat)}${bonus}`);
  return pair(house, `${t("gov-sum-troops", { count: combat.troops[side] ?? 0 })}${bonus}`);
}

function defenceWords(combat: Combat): string {
  const parts = [t("gov-sum-value", { value: combat.value ?? 0 })];
  if (combat.agent) parts.push(t("gov-sum-agent", { count: combat.agent > 0 ? `+${combat.agent}` : `−${-combat.agent}` }));
  if (combat.garrison) parts.push(t("gov-sum-garrison", { count: combat.garrison }));
  if (combat.bastion) parts.push(t("gov-sum-bastion", { count: combat.bastion }));
  return parts.join(" + ").replace("+ −", "− ").replace("+ +", "+ ");
}

/** How it would end with this answer, if nobody said anything more. */
function prospect(sight: Sight, offer: string): string | undefined {
  const seen = previewOf(sight, offer);
  if (seen.attack !== undefined) return `${seen.attack} : ${seen.defence}`;
  return seen.strengths?.join(" : ");
}

function standing(sight: Sight, combat: Combat): string {
  if (combat.kind === "siege") return t(combat.won ? "gov-siege-won" : "gov-siege-lost", { losses: combat.losses ?? 0 });
  const leaders = combat.leaders ?? [];
  return leaders.length > 1 ? t("gov-plains-tie") : t("gov-plains-lead", { house: term(houseOf(sight, leaders[0] ?? 0) ?? "") });
}
