import type { Figures } from "../games/palace/wire.ts";
import { term } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { Cite, Line, Lines, Part, Say } from "./aid_parts.tsx";

// What the sheets of the two games with a Palace have in common.

const SIGNS: [string, string][] = [
  ["florin", "aid-palace-florin"], ["crown", "aid-palace-crown"], ["cross", "aid-palace-cross"], ["cavalry", "aid-palace-cavalry"],
  ["ship", "aid-palace-ship"], ["mask", "aid-palace-mask"], ["war", "aid-palace-war"], ["arrow", "aid-palace-arrow"],
];

/** The eight symbols, and what each pays. */
export function Symbols() {
  return (
    <Part title={t("aid-palace-signs")} class="signs">
      <Lines>
        {SIGNS.map(([name, says]) => (
          <Line key={name} sign icon={name} name={capital(term(name))} clause="AG-2.5.1" text={t(says)} />
        ))}
      </Lines>
      <p class="small">
        <Cite clause="AG-4.1.2">{t("aid-palace-one-kind-name")}</Cite> {t("aid-palace-one-kind")}
      </p>
    </Part>
  );
}

/** Attack against defence, and what either outcome costs. */
export function Siege({ figures, clauses }: { figures: Figures; clauses: { strength: string; won: string; lost: string } }) {
  return (
    <Part title={t("aid-palace-siege")} class="siege">
      <p class="against">
        <span>
          <b>
            <Cite clause={clauses.strength}>{t("aid-palace-attack")}</Cite>
          </b>
          <Say text={t("aid-palace-attack-is")} />
        </span>
        <i>{t("aid-palace-more-than")}</i>
        <span>
          <b>{t("aid-palace-defence")}</b>
          <Say text={t("aid-palace-defence-is")} />
        </span>
      </p>
      <Lines>
        <Line name={t("aid-palace-won")} clause={clauses.won} text={t("aid-palace-won-costs", { strong: figures.strong_defence })} />
        <Line name={t("aid-palace-lost")} clause={clauses.lost} text={t("aid-palace-lost-costs")} />
        <Line name={t("aid-palace-tokens")} clause="AG-8.6.8" text={t("aid-palace-tokens-are", { defend: figures.defender_tokens ? "yes" : "no" })} />
      </Lines>
    </Part>
  );
}

/** The marker and the action: the same walk round the Palace in both games. */
export function SpringLines({ figures }: { figures: Figures }) {
  return (
    <>
      <Line name={t("course-step-marker")} clause="AG-6.2.2" text={t("aid-palace-marker", { rooms: figures.free_rooms, price: figures.step_price })} />
      <Line name={t("course-step-action")} clause="AG-8.1.1" text={t("aid-palace-action", { surplus: figures.surplus_banked ? "banked" : "lost" })} />
    </>
  );
}

/** What stands in one's way: Indulgences and Agents. */
export function Hindrances({ figures, agents, clause }: { figures: Figures; agents: string; clause: string }) {
  return (
    <>
      <Line
        sign
        icon="indulgence"
        name={term("indulgence")}
        clause="AG-7.4.1"
        text={t("aid-palace-indulgence", { florins: figures.indulgence_florins, crosses: figures.redeem_crosses, crowns: figures.redeem_crowns })}
      />
      <Line sign icon="agent" name={term("agent")} clause={clause} text={agents} />
    </>
  );
}

/** What a Mask does. */
export const schemes = (figures: Figures): string => t("aid-palace-scheme", { masks: figures.unblock_masks });

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
