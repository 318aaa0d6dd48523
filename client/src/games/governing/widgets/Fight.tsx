import type { TableModel } from "../../../table/table_model.ts";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { nameOf, term } from "../../../words/facts.ts";
import { change } from "../../../words/figures.ts";
import { t } from "../../../words/words.ts";
import { boardOf, houseOf } from "../board.ts";
import { previewOf } from "../desk.ts";
import { Seal } from "../Houses.tsx";
import { verbOf } from "../spots.ts";
import { pair } from "../Symbols.tsx";
import type { Combat } from "../../palace/wire.ts";
import { Choice } from "./Choices.tsx";

/** A siege or a battle on the plains: two sums, what they are made of, and the bonuses still to be announced. */
export function Fight({ model }: { model: TableModel }) {
  const combat = boardOf(model).details?.combat;
  if (!combat) return null;
  const [first, second] = combat.sides;
  const siege = combat.kind === "siege";
  return (
    <div class="fight" data-testid="fight">
      <div class="versus">
        <Side model={model} seat={first!} strength={combat.strengths[0]!} passed={combat.passed.includes(first!)} />
        <span class="mut">{t("gov-against")}</span>
        {second === undefined ? (
          <div class="side">
            <Icon name="palace" size={28} />
            <span class="strength">{combat.strengths[1]}</span>
            <span class="xs mut">{term(combat.city)}</span>
          </div>
        ) : (
          <Side model={model} seat={second} strength={combat.strengths[1]!} passed={combat.passed.includes(second)} />
        )}
      </div>
      <dl class="sums">
        {combat.sides.map((seat, side) => (
          <div key={seat}>
            <dt>{sumWords(model, combat, seat, side)}</dt>
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
      {model.myTurn.value && (
        <ul class="choices">
          {model.offers.value
            .filter((offer) => ["announce", "pass"].includes(verbOf(model, offer)))
            .map((offer) => (
              <Choice key={offer} model={model} offer={offer} effect={prospect(model, offer)} />
            ))}
        </ul>
      )}
      <p class="xs note-line">
        {t("gov-as-it-stands")} <b class={combat.won ? "won" : ""}>{standing(model, combat)}</b>{" "}
        <ClauseLink clause={siege ? "AG-10.4.5" : "AG-10.2.5"} model={model} />
      </p>
    </div>
  );
}

function Side({ model, seat, strength, passed }: { model: TableModel; seat: number; strength: number; passed: boolean }) {
  const house = houseOf(model, seat)!;
  return (
    <div class="side">
      <Seal house={house} size={34} />
      <span class="strength">{strength}</span>
      <span class="xs mut">
        {seat === model.seat.value ? t("gov-you") : nameOf(model.company.value, seat)}
        {passed && ` · ${t("gov-passed")}`}
      </span>
    </div>
  );
}

function sumWords(model: TableModel, combat: Combat, seat: number, side: number): string {
  const house = term(houseOf(model, seat)!);
  const bonus = combat.bonuses[side] ? ` + ${t("gov-sum-bonus", { count: combat.bonuses[side]! })}` : "";
  if (combat.kind === "siege" && side === 1) return pair(house, `${defenceWords(combat)}${bonus}`);
  return pair(house, `${t("gov-sum-troops", { count: combat.troops[side] ?? 0 })}${bonus}`);
}

function defenceWords(combat: Combat): string {
  const parts = [t("gov-sum-value", { value: combat.value ?? 0 })];
  if (combat.agent) parts.push(t("gov-sum-agent", { count: change(combat.agent) }));
  if (combat.garrison) parts.push(t("gov-sum-garrison", { count: combat.garrison }));
  if (combat.bastion) parts.push(t("gov-sum-bastion", { count: combat.bastion }));
  return parts.join(" + ").replace("+ −", "− ").replace("+ +", "+ ");
}

/** How it would end with this answer, if nobody said anything more. */
function prospect(model: TableModel, offer: string): string | undefined {
  const seen = previewOf(model, offer);
  if (seen.attack !== undefined) return `${seen.attack} : ${seen.defence}`;
  return seen.strengths?.join(" : ");
}

function standing(model: TableModel, combat: Combat): string {
  if (combat.kind === "siege") return t(combat.won ? "gov-siege-won" : "gov-siege-lost", { losses: combat.losses ?? 0 });
  const leaders = combat.leaders ?? [];
  return leaders.length > 1 ? t("gov-plains-tie") : t("gov-plains-lead", { house: term(houseOf(model, leaders[0] ?? 0) ?? "") });
}
