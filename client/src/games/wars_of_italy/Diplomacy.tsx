import type { TableModel } from "../../table/table_model.ts";
import { wide } from "../../settings.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { ownSeat } from "../governing/board.ts";
import { Seal } from "../governing/Houses.tsx";
import { Pool } from "../governing/widgets/Pool.tsx";
import { Stepper } from "./Influence.tsx";
import { pulled } from "./log.ts";
import { afterOf, spreadOf } from "./spread.ts";
import { MAJORS, warsOf, type Major } from "./wars.ts";

/** Crowns to spend: what it does to the tracks, the Cities within reach, and the sources. */
export function DiplomacyWidget({ model }: { model: TableModel }) {
  const moved = MAJORS.filter((major) => afterOf(model, major) !== null);
  const open = MAJORS.filter((major) => spreadOf(model)?.tracks[major]);
  return (
    <>
      {!wide.value && (
        <ul class="spread">
          {open.map((major) => (
            <li key={major}>
              <Seal house={major} size={20} />
              <b>{term(major)}</b>
              <span class="sp" />
              <Stepper model={model} major={major} />
            </li>
          ))}
        </ul>
      )}
      {moved.length > 0 && (
        <div class="does" data-testid="does">
          <b>{t("wars-what-this-does")}</b>
          {moved.map((major) => (
            <div key={major}>{doesWords(model, major)}</div>
          ))}
        </div>
      )}
      <Pool model={model} except="influence" />
      <p class="xs mut note-line">
        {t("wars-crosses-rome")} <ClauseLink clause="WI-5.3.5" model={model} />
      </p>
    </>
  );
}

/** "Rome 2 → 4: it would favour you". */
function doesWords(model: TableModel, major: Major): string {
  const now = warsOf(model).majors[major].square ?? 0;
  const after = afterOf(model, major)!;
  const posture = after.alliance ? t("wars-could-conclude") : t(`wars-posture-${after.posture[ownSeat(model)]!}`);
  return t("wars-from-to", { city: term(major), from: pulled(now), to: pulled(after.square), posture });
}
