import type { TableModel } from "../../table/table_model.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { houseOf } from "../governing/board.ts";
import { partsOf } from "../governing/spots.ts";
import { Details as General, Line, Plain } from "../governing/Details.tsx";
import { allyOf, MAJORS, warsOf, warsPrinted, zoneOf, type Major } from "./wars.ts";

/** What a thing is: a Major City and its track here, everything else as in the Art of Governing. */
export function Details({ model, spot }: { model: TableModel; spot: string }) {
  const [kind, name] = partsOf(spot);
  if (kind === "major" && MAJORS.includes(name as Major)) return <MajorDetails model={model} major={name as Major} />;
  if (spot === "about:salary") return <Plain model={model} title={t("wars-salary-round")} lines={[{ text: t("wars-about-salary"), clause: "WI-10.1" }]} />;
  return <General model={model} spot={spot} />;
}

function MajorDetails({ model, major }: { model: TableModel; major: Major }) {
  const { majors, track } = warsOf(model);
  const view = majors[major];
  const printed = warsPrinted(model).majors[major];
  const ally = allyOf(model, major);
  return (
    <>
      <h3>{term(major)}</h3>
      <p class="sm">
        {ally ? t("wars-about-ally", { house: term(ally) }) : view.status === "eliminated" ? t("wars-about-eliminated") : t("wars-about-track")}{" "}
        <ClauseLink clause={ally ? "WI-9.2" : view.status === "eliminated" ? "WI-8.6.1" : "WI-6.2"} model={model} />
      </p>
      <dl>
        {view.square !== undefined && (
          <Line model={model} name={t("wars-marker")} clause="WI-6.1" mark={<span class="tag gold">{t("gov-reconstructed")}</span>}>
            {t("wars-square", { square: Math.abs(view.square), zone: t(`wars-in-${zoneOf(track, view.square)}`) })}
          </Line>
        )}
        {view.posture?.map((posture, seat) => (
          <Line key={seat} model={model} name={term(houseOf(model, seat)!)} clause="WI-6.2">
            {term(posture)}
          </Line>
        ))}
        <Line model={model} name={t("gov-cities")} clause="WI-2.1">
          {printed.cities.map((city) => term(city)).join(", ")}
        </Line>
        <Line model={model} name={t("gov-troops")} clause="WI-2.4">
          {t("wars-major-troops", { on: printed.troops - view.pool, all: printed.troops })}
        </Line>
        {view.cards && (
          <Line model={model} name={t("wars-cards")} clause="WI-9.1">
            {view.cards.map((card) => term(card)).join(", ")}
          </Line>
        )}
        {(view.agents ?? 0) > 0 && (
          <Line model={model} name={term("agent")} clause="WI-9.1">
            {view.agents}
          </Line>
        )}
      </dl>
    </>
  );
}
