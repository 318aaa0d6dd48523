import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { listed, t } from "../../words/words.ts";
import { Seal } from "../governing/Houses.tsx";
import { Coin } from "../governing/Symbols.tsx";
import { warsOf, warsPrinted } from "./wars.ts";

/** Rounds in a row, as they are printed. */
const ROW = 11;

/** The Round track: salary Rounds in gold, the years above their first Round. */
export function Rounds({ model }: { model: TableModel }) {
  const { round, last_round: last, salary_rounds: salary } = warsOf(model);
  const years = warsPrinted(model).rounds.years.map(([year, first], index, all) => ({ year, first, next: all[index + 1]?.[1] ?? last + 1 }));
  const rows = [1, ROW + 1].map((first) => Array.from({ length: Math.min(ROW, last - first + 1) }, (_, index) => first + index));
  const aside = (
    <span class="pay-day" data-spot="about:salary">
      <Coin n={1} /> {t("wars-salary-aside", { rounds: listed(salary.map(String)) })}
    </span>
  );
  return (
    <Panel title={t("wars-rounds")} aside={aside} class="rounds">
      {rows.map((numbers) => (
        <div key={numbers[0]} class="round-row">
          {years
            .filter(({ first }) => numbers.includes(first))
            .map(({ year, first, next }) => (
              <span key={year} class="year" style={{ gridColumn: `${first - numbers[0]! + 1} / ${next - numbers[0]! + 1}` }}>
                {year}
              </span>
            ))}
          <ol aria-label={t("wars-rounds")}>
            {numbers.map((number) => {
              const paid = salary.includes(number);
              const state = number === round ? "now" : number < round ? "past" : "";
              return (
                <li key={number} class={`${state} ${paid ? "paid" : ""}`} aria-current={number === round ? "step" : undefined}>
                  {number}
                  {paid && <span class="sr">{t("wars-salary-round")}</span>}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      <Reminder model={model} />
    </Panel>
  );
}

const WORTH: [string, string, string][] = [
  ["map", "+1", "city"], ["star", "+", "print"], ["cross", "+2", "crosses"], ["trophy", "+1", "trophy"], ["indulgence", "−1", "indulgence"],
];

/** The small Prestige board: what counts at the end, what conquest costs, and how France wins at once (WI-1.3). */
function Reminder({ model }: { model: TableModel }) {
  return (
    <div class="reminder" data-testid="reminder">
      <ul aria-label={t("wars-reminder")}>
        {WORTH.map(([icon, points, name]) => (
          <li key={name} title={t(`wars-worth-${name}`)}>
            <b aria-hidden="true">{points}</b> <Icon name={icon} size={14} /> <span aria-hidden="true">{t(`wars-short-${name}`)}</span>
            <span class="sr">{t(`wars-worth-${name}`)}</span>
          </li>
        ))}
        <li class="rule-link">
          <ClauseLink clause="WI-11.2" model={model} />
        </li>
      </ul>
      <ul class="xs" aria-label={t("wars-conquest")}>
        <li title={t("wars-conquest-costs")}>
          <span aria-hidden="true">
            <b>−4</b> {t("wars-dependency")}
          </span>
          <span class="sr">{t("wars-conquest-costs")}</span>
        </li>
        <li title={t("wars-conquest-costs")}>
          <span aria-hidden="true">
            <b>−1</b> {t("wars-capital")}
          </span>{" "}
          <ClauseLink clause="WI-8.4.5" model={model} />
        </li>
        <li class="naples" title={t("wars-naples-falls")}>
          <Seal house="france" size={15} />
          <span aria-hidden="true">{t("wars-takes-naples")}</span>
          <span class="sr">{t("wars-naples-falls")}</span> <ClauseLink clause="WI-11.1" model={model} />
        </li>
      </ul>
    </div>
  );
}
