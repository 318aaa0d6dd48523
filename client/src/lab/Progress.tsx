import { useState } from "preact/hooks";
import { said } from "../net/said.ts";
import { Button, Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { since } from "../ui/time.ts";
import { t } from "../words/words.ts";
import type { Known } from "./LabPage.tsx";
import { labHttp } from "./requests.ts";
import { Remove } from "./Studies.tsx";
import { decimal, titleOf, whole } from "./told.ts";
import type { StudyInfo } from "./wire.ts";

/** How far a study is that is played, waits or rests, and how long it will take. */
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
          <Icon name="flask" size={17} /> {t(`lab-${state}`, { title: titleOf(study.study, game, known.lab) })}
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
        {study.yours && (
          <div class="lab-buttons">
            <Halt study={study} known={known} />
            <Remove study={study} known={known} label={t("lab-stop")} words {...(gone ? { gone } : {})} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Lets a study of one's own rest or go on, or ends it with what it has found. */
function Halt({ study, known }: { study: StudyInfo; known: Known }) {
  const [wrong, setWrong] = useState("");
  const paused = study.state === "paused";
  const ask = (wish: (id: string) => Promise<StudyInfo>) => () => void wish(study.id).then(known.look).catch((error: unknown) => setWrong(said(error)));
  return (
    <>
      <Button small icon={paused ? "play" : "pause"} data-testid="pause" onClick={ask(paused ? labHttp.resume : labHttp.pause)}>
        {t(paused ? "lab-resume" : "lab-pause")}
      </Button>
      {study.found > 0 && (
        <Button small icon="check" data-testid="keep" onClick={ask(labHttp.keep)}>
          {t("lab-keep")}
        </Button>
      )}
      {wrong && <span role="alert">{wrong}</span>}
    </>
  );
}
