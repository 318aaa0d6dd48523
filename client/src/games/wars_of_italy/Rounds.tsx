import type { Sight } from "../../table/sight.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { Coin } from "../governing/Symbols.tsx";
import { warsOf, warsPrinted } from "./wars.ts";

/** The Round track: salary Rounds in gold, the years above their first Round. */
export function Rounds({ sight }: { sight: Sight }) {
  const { round, last_round: last, salary_rounds: salary } = warsOf(sight);
  const years = new Map(warsPrinted(sight).rounds.years.map(([year, first]) => [first, year]));
  const aside = (
    <span class="pay-day" data-spot="about:salary">
      <Coin n={1} /> {t("wars-salary-aside", { rounds: salary.join(", ") })}
    </span>
  );
  return (
    <Panel title={t("wars-rounds")} aside={aside} class="rounds">
      <ol aria-label={t("wars-rounds")}>
        {Array.from({ length: last }, (_, index) => index + 1).map((number) => {
          const paid = salary.includes(number);
          const state = number === round ? "now" : number < round ? "past" : "";
          return (
            <li key={number} class={`${state} ${paid ? "paid" : ""}`} aria-current={number === round ? "step" : undefined}>
              {years.has(number) && <span class="year">{years.get(number)}</span>}
              <span class="n">{number}</span>
              {paid && <span class="sr">{t("wars-salary-round")}</span>}
            </li>
          );
        })}
      </ol>
      <Reminder sight={sight} />
    </Panel>
  );
}

const WORTH: [string, string, string][] = [
  ["map", "+1", "city"], ["crown", "+", "print"], ["cross", "+2", "crosses"], ["trophy", "+1", "trophy"], ["indulgence", "−1", "indulgence"],
];

/** The small Prestige board: what counts at the end, what conquest costs, and how France wins at once (WI-1.3). */
function Reminder({ sight }: { sight: Sight }) {
  return (
    <div class="reminder" data-testid="reminder">
      <ul aria-label={t("wars-reminder")}>
        {WORTH.map(([icon, points, name]) => (
          <li key={name} title={t(`wars-worth-${name}`)}>
            <b>{points}</b> <Icon name={icon} size={14} />
            <span class="sr">{t(`wars-worth-${name}`)}</span>
          </li>
        ))}
        <li class="rule-link">
          <ClauseLink clause="WI-11.2" sight={sight} />
        </li>
      </ul>
      <p class="xs mut">
        {t("wars-conquest-costs")} <ClauseLink clause="WI-8.4.5" sight={sight} /> {t("wars-naples-falls")} <ClauseLink clause="WI-11.1" sight={sight} />
      </p>
    </div>
  );
}
