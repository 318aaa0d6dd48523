import type { Figures } from "../games/wars_of_italy/wire.ts";
import type { Things } from "../net/types.ts";
import { term } from "../words/facts.ts";
import { listed, t } from "../words/words.ts";
import { capital, Hindrances, schemes, Siege, SpringLines, Symbols } from "./aid_palace.tsx";
import { Cite, Count, Counts, Deed, Line, Lines, Part, Win } from "./aid_parts.tsx";

export default function WarsSheet({ figures: given }: { figures: Things }) {
  const figures = given as Figures;
  const rounds = { rounds: listed(figures.salary_rounds.map(String)), troops: figures.paid_troops };
  const prices = { home: figures.recruit_home, elsewhere: figures.recruit_elsewhere, allies: figures.recruit_at_allies ? "yes" : "no" };
  return (
    <>
      <Win text={t("aid-wi-win", { last: figures.last_round })} clause="WI-11.1" />
      <Part title={t("aid-wi-round")} class="phases">
        <div class="halves">
          <Lines title={t("course-spring")}>
            <SpringLines figures={figures} />
            <Line name={t("course-step-sieges")} clause="WI-8.1.1" text={t("aid-wi-sieges")} />
            <Line name={t("aid-wi-retreats")} clause="WI-8.5.2" text={t("aid-wi-retreat")} />
          </Lines>
          <Lines title={t("course-winter")}>
            <Line name={t("course-step-salary")} clause="WI-10.1" text={t("aid-wi-salary", rounds)} />
            <Line name={t("course-step-reorganise")} clause="AG-11.3.3" text={t("aid-palace-reorganise")} />
            <Line name={t("course-step-buy")} clause="WI-10.2" text={t("aid-palace-buy")} />
            <Line name={t("course-step-recruit")} clause="WI-10.3" text={t("aid-wi-recruit", prices)} />
          </Lines>
        </div>
      </Part>
      <div class="halves">
        <div>
          <Symbols />
          <Siege figures={figures} clauses={{ strength: "WI-8.3.3", won: "WI-8.4.1", lost: "WI-8.5.1" }} />
          <Part title={t("aid-palace-points")}>
            <Counts title={t("aid-palace-points")}>
              <Count icon="map" name={t("aid-wi-cities")} clause="WI-11.2" value={t("aid-palace-each", { n: 1 })} />
              <Count icon="cross" name={t("aid-wi-religion")} clause="WI-11.2" value={String(figures.religion)} />
              <Count icon="trophy" name={t("aid-wi-trophy")} clause="WI-8.4.3" value={t("aid-palace-each", { n: 1 })} />
              <Count icon="deck" name={t("aid-palace-printed")} clause="WI-11.2" value={t("aid-palace-as-printed")} />
              <Count icon="indulgence" name={capital(term("indulgence"))} clause="WI-11.2" value={t("aid-palace-each", { n: "−1" })} />
            </Counts>
          </Part>
        </div>
        <div>
          <Part title={t("aid-wi-actions")} class="feats">
            <Deed art="act-annex" name={t("aid-wi-diplomacy")} clause="WI-5.3.2" cost={t("aid-wi-diplomacy-cost")} text={t("aid-wi-influence")} />
            <Deed icon="flag" name={t("aid-wi-conclude")} clause="WI-5.3.8" cost={t("aid-wi-free")} text={t("aid-wi-concluded")} />
            <Deed art="act-govern" name={term("govern")} clause="AG-8.2.2" cost={t("aid-palace-any", { symbol: "[either]" })} text={t("aid-wi-govern")} />
            <Deed art="act-trade" name={term("trade")} clause="AG-8.4.1" cost={t("aid-palace-any", { symbol: "[ship]" })} text={t("aid-palace-trade", { florins: figures.ship_florins })} />
            <Deed art="act-wage_war" name={term("wage_war")} clause="WI-5.5.2" cost={t("aid-palace-war-cost")} text={t("aid-wi-war")} />
            <Deed art="act-scheme" name={term("scheme")} clause="WI-5.4.1" cost={t("aid-palace-any", { symbol: "[mask]" })} text={schemes(figures)} />
          </Part>
          <Part title={t("aid-palace-hindrances")}>
            <Lines>
              <Hindrances figures={figures} agents={t("aid-wi-agents")} clause="WI-5.4.2" />
            </Lines>
          </Part>
        </div>
      </div>
      <Part title={t("aid-wi-track")} class="postures">
        <div class="halves">
          <div>
            <Track widths={figures.widths} />
            <Lines>
              <Line name={t("aid-wi-loss")} clause="WI-8.4.5" text={t("aid-wi-losses", { dependency: figures.loss_dependency, capital: figures.loss_capital })} />
            </Lines>
          </div>
          <Lines>
            <Line name={t("aid-wi-neutral")} clause="WI-6.2" text={t("aid-wi-neutral-is")} />
            <Line name={t("aid-wi-favourable")} clause="WI-6.2" text={t("aid-wi-favourable-is")} />
            <Line name={t("aid-wi-hostile")} clause="WI-6.2" text={t("aid-wi-hostile-is")} />
            <Line name={t("aid-wi-allied")} clause="WI-9.1" text={t("aid-wi-allied-is")} />
          </Lines>
        </div>
      </Part>
    </>
  );
}

const ZONES = ["alliance", "favour", "neutral", "favour", "alliance"];
const NAMES: Record<string, string> = { alliance: "aid-wi-zone-alliance", favour: "aid-wi-zone-favour", neutral: "aid-wi-zone-neutral" };

/** A track as it lies on the board: France to the left, Naples to the right. */
function Track({ widths }: { widths: number[] }) {
  const [left, right] = [term("france"), term("naples")];
  return (
    <div class="track-of">
      <Cite clause="WI-6.1">{t("aid-wi-track-of", { left, right })}</Cite>
      <ol>
        {widths.map((width, zone) => (
          <li key={zone} class={ZONES[zone]} style={{ flexGrow: width }}>
            <span class="boxes" aria-hidden="true">
              {Array.from({ length: width }, (_, square) => (
                <i key={square} />
              ))}
            </span>
            {t(NAMES[ZONES[zone]!]!)}
            <span class="sr"> ({width})</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
