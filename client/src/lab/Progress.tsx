import { Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { since } from "../ui/time.ts";
import { t } from "../words/words.ts";
import type { Known } from "./LabPage.tsx";
import { Remove } from "./Studies.tsx";
import { decimal, titleOf, whole } from "./told.ts";
import type { StudyInfo } from "./wire.ts";

/** How far a study is that is played or waits, and how long it will take. */
export function Progress({ study, known, gone }: { study: StudyInfo; known: Known; gone?: () => void }) {
  const game = known.games.games.find(({ name }) => name === study.study.game);
  const { done, total, state } = study;
  const part = Math.floor((100 * done) / total);
  const seconds = (Date.now() - Date.parse(study.since)) / 1000;
  const rate = state === "running" && seconds > 1 ? done / seconds : 0;
  const minutes = rate > 0 ? Math.ceil((total - done) / rate / 60) : 0;
  const told = t("lab-progress", { done: whole(done), total: whole(total), part });
  return (
    <Panel class="lab-run" data-testid="progress" data-done={done} data-state={state}>
      <div class="ph">
        <h2>
          <Icon name="flask" size={17} /> {t(state === "waiting" ? "lab-waiting" : "lab-running", { title: titleOf(study.study, game, known.lab) })}
        </h2>
        <span class="sub">{since(study.since)}</span>
      </div>
      <div class="lab-bar" role="progressbar" aria-label={t("lab-progress-label")} aria-valuenow={part} aria-valuemin={0} aria-valuemax={100} aria-valuetext={told}>
        <i style={{ width: `${part}%` }} />
        <b aria-hidden="true">{told}</b>
      </div>
      <div class="lab-rates">
        {state === "waiting" && (
          <span>
            <Icon name="clock" size={14} /> {t("lab-place", { place: study.place })}
          </span>
        )}
        {rate > 0 && (
          <>
            <span>
              <Icon name="clock" size={14} /> {t("lab-left", { minutes })}
            </span>
            <span>
              <Icon name="graph" size={14} /> {t("lab-rate", { rate: decimal(rate) })}
            </span>
          </>
        )}
        <span>
          <Icon name="table" size={14} /> {t("lab-tables-first")}
        </span>
        <span class="sp" />
        {study.yours && <Remove study={study} known={known} label={t("lab-stop")} words {...(gone ? { gone } : {})} />}
      </div>
    </Panel>
  );
}
