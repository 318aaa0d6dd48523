import type { Figures } from "../games/governing/wire.ts";
import type { Things } from "../net/types.ts";
import { term } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { capital, Hindrances, schemes, Siege, SpringLines, Symbols } from "./aid_palace.tsx";
import { Count, Counts, Deed, from, Line, Lines, Part, Price, row, Say, Win } from "./aid_parts.tsx";

export default function GoverningSheet({ figures: given }: { figures: Things }) {
  const figures = given as Figures;
  const powers: [string, string, string][] = [
    ["france", "AG-12.3.3", t("aid-ag-france", { strength: figures.france_strength })],
    ["empire", "AG-12.3.5", t("aid-ag-empire")],
    ["ottoman", "AG-12.3.4", t("aid-ag-ottoman", { ships: figures.ottoman_ships })],
  ];
  const end = { cities: figures.ending_cities, step: figures.last_step, years: figures.year_limit };
  return (
    <>
      <Win text={t("aid-ag-win", end)} clause="AG-14.1.1" />
      <Part title={t("aid-palace-year")} class="phases">
        <div class="halves">
          <Lines title={t("course-spring")}>
            <SpringLines figures={figures} />
            <Line name={t("course-step-sieges")} clause="AG-10.1.1" text={t("aid-ag-sieges")} />
            <Line name={t("course-step-new-order")} clause="AG-10.9.1" text={t("aid-ag-order")} />
          </Lines>
          <Lines title={t("course-winter")}>
            <Line name={t("course-step-salary")} clause="AG-11.2.1" text={t("aid-ag-salary", { rates: salaries(figures) })} />
            <Line name={t("course-step-reorganise")} clause="AG-11.3.3" text={t("aid-palace-reorganise")} />
            <Line name={t("course-step-buy")} clause="AG-11.4.1" text={t("aid-palace-buy")} />
            <Line
              name={t("course-step-recruit")}
              clause="AG-11.5.2"
              text={t("aid-ag-recruit", { home: figures.recruit_home, elsewhere: figures.recruit_elsewhere, most: figures.most_troops })}
            />
            <Line name={t("course-step-alliance")} clause="AG-11.6.1" text={t("aid-ag-alliance")} />
          </Lines>
        </div>
      </Part>
      <div class="halves">
        <div>
          <Symbols />
          <Siege figures={figures} clauses={{ strength: "AG-10.4.5", won: "AG-10.5.1", lost: "AG-10.6.1" }} />
          <Part title={t("aid-palace-points")}>
            <Points figures={figures} />
          </Part>
        </div>
        <div>
          <Part title={t("aid-ag-actions")} class="feats">
            <Deed art="act-govern" name={term("govern")} clause="AG-8.2.2" cost={t("aid-palace-any", { symbol: "[either]" })} text={t("aid-ag-govern")} />
            <Deed
              art="act-sponsor"
              name={term("sponsor")}
              clause="AG-8.3.2"
              cost={<Steps prices={figures.sponsor} />}
              text={t("aid-ag-sponsor", { first: figures.bonus_steps[0]!, second: figures.bonus_steps[1]! })}
            />
            <Deed art="act-trade" name={term("trade")} clause="AG-8.4.1" cost={t("aid-palace-any", { symbol: "[ship]" })} text={t("aid-palace-trade", { florins: figures.ship_florins })} />
            <Deed art="act-annex" name={term("annex")} clause="AG-8.5.1" cost={t("aid-palace-annex-cost")} text={t("aid-ag-annex")} />
            <Deed art="act-wage_war" name={term("wage_war")} clause="AG-8.6.1" cost={t("aid-palace-war-cost")} text={t("aid-ag-war")} />
            <Deed art="act-scheme" name={term("scheme")} clause="AG-8.7.1" cost={t("aid-palace-any", { symbol: "[mask]" })} text={schemes(figures)} />
          </Part>
          <Part title={t("aid-ag-alliances")} class="powers">
            <Lines>
              {powers.map(([power, clause, brings]) => (
                <Line
                  key={power}
                  name={term(power)}
                  clause={clause}
                  text={
                    <>
                      <Price cost={figures.alliances[power] ?? {}} /> → <Say text={brings} />
                    </>
                  }
                />
              ))}
            </Lines>
          </Part>
        </div>
      </div>
      <Part title={t("aid-palace-hindrances")} class="across">
        <Lines>
          <Hindrances figures={figures} agents={t("aid-ag-agents")} clause="AG-9.2.2" />
          <Line icon="palace" name={t("aid-ag-space")} clause="AG-2.2.2" text={t("aid-ag-spaces", { cities: figures.space_cities })} />
        </Lines>
      </Part>
    </>
  );
}

/** Which armies cost what: 3–4 Troops one florin, 5–6 two. */
function salaries({ free_troops: free, paid_troops: paid, most_troops: most }: Figures): string {
  const rates: string[] = [];
  for (let florins = 1; free + (florins - 1) * paid < most; florins += 1) {
    const first = free + (florins - 1) * paid + 1;
    rates.push(t("aid-ag-rate", { first, last: Math.min(most, first + paid - 1), florins }));
  }
  return rates.join(", ");
}

/** The price of each step, steps of one price together. */
function Steps({ prices }: { prices: Record<string, number>[] }) {
  const groups: { first: number; last: number; price: Record<string, number> }[] = [];
  prices.forEach((price, index) => {
    const before = groups.at(-1);
    if (before && JSON.stringify(before.price) === JSON.stringify(price)) before.last = index + 1;
    else groups.push({ first: index + 1, last: index + 1, price });
  });
  return (
    <>
      {groups.map(({ first, last, price }) => (
        <span class="step" key={first}>
          {t("aid-ag-step", { steps: first === last ? `${first}` : `${first}–${last}` })} <Price cost={price} />
        </span>
      ))}
    </>
  );
}

function Points({ figures }: { figures: Figures }) {
  const cities = figures.cities_points.slice(1);
  const steps = figures.patronage_points.slice(1);
  return (
    <Counts title={t("aid-palace-points")}>
      <Count icon="map" name={t("aid-ag-cities", { counts: row(from(figures.first_city + 1, cities.length)) })} clause="AG-14.2.1" value={row(cities)} />
      <Count icon="sponsor" name={t("aid-ag-patronage", { steps: row(from(1, steps.length)) })} clause="AG-14.2.3" value={row(steps)} />
      <Count icon="star" name={t("aid-ag-furthest")} clause="AG-14.2.2" value={`+${figures.furthest}`} />
      <Count icon="cross" name={t("aid-ag-religion", { players: figures.players, three: row(figures.religion_of_three) })} clause="AG-14.3.2" value={row(figures.religion)} />
      <Count icon="trophy" name={t("aid-ag-trophy")} clause="AG-14.2.7" value={t("aid-palace-each", { n: figures.trophy })} />
      <Count icon="flag" name={t("aid-ag-allied")} clause="AG-14.2.8" value={t("aid-palace-each", { n: 1 })} />
      <Count icon="deck" name={t("aid-palace-printed")} clause="AG-14.2.5" value={t("aid-palace-as-printed")} />
      <Count icon="indulgence" name={capital(term("indulgence"))} clause="AG-14.2.9" value={t("aid-palace-each", { n: "−1" })} />
    </Counts>
  );
}
