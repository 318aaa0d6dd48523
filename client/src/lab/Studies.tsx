import { useState } from "preact/hooks";
import { said } from "../net/said.ts";
import { Button, Empty, Panel, Tag } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";
import type { Known } from "./LabPage.tsx";
import { Progress } from "./Progress.tsx";
import { labHttp } from "./requests.ts";
import { momentOf, sizeOf, titleOf } from "./told.ts";
import type { StudyInfo } from "./wire.ts";

/** What is played now or rests, what waits, and what was found. */
export function Studies({ known }: { known: Known }) {
  const { lab } = known;
  const shown = lab.studies.filter(({ state, yours }) => state === "running" || (state === "paused" && yours));
  return (
    <div class="lab-columns">
      <div class="lab-main">
        {shown.map((study) => (
          <Progress key={study.id} study={study} known={known} />
        ))}
        <Finished known={known} />
      </div>
      <div class="lab-side">
        <Line known={known} />
        <Panel title={t("lab-about")}>
          <p class="prose">{t("lab-about-text")}</p>
          <p class="mut">{t("lab-about-bots")}</p>
        </Panel>
      </div>
    </div>
  );
}

/** The studies that wait, in their order. */
function Line({ known }: { known: Known }) {
  const waiting = known.lab.studies.filter(({ state }) => state === "waiting");
  return (
    <Panel title={t("lab-line")}>
      {waiting.length > 0 ? (
        <ol class="lab-line" data-testid="line">
          {waiting.map((study) => (
            <li key={study.id}>
              <Icon name="clock" size={15} />
              <Named study={study} known={known} />
              {study.yours && <Remove study={study} known={known} label={t("lab-cancel")} />}
            </li>
          ))}
        </ol>
      ) : (
        <p class="mut lab-nothing">{known.lab.runs ? t("lab-line-empty") : t("lab-no-runs")}</p>
      )}
      {known.lab.runs && (
        <a class="btn" href="/lab/new">
          <Icon name="plus" size={14} /> {t("lab-new")}
        </a>
      )}
    </Panel>
  );
}

function Named({ study, known }: { study: StudyInfo; known: Known }) {
  const game = known.games.games.find(({ name }) => name === study.study.game);
  return (
    <a class="lab-named" href={`/lab/study/${study.id}`}>
      <b>{titleOf(study.study, game, known.lab)}</b>
      <small>{sizeOf(study.study)}</small>
    </a>
  );
}

function Finished({ known }: { known: Known }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const over = known.lab.studies.filter(({ state }) => state === "done" || state === "failed");
  const game = over.find(({ id }) => id === chosen[0])?.study.game;
  // Only studies of one game have the same figures.
  const fits = (study: StudyInfo) => study.state === "done" && (chosen.includes(study.id) || (chosen.length < 2 && (game === undefined || study.study.game === game)));
  const choose = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Panel title={t("lab-finished")} aside={over.length > 1 ? t("lab-choose-two") : undefined}>
      {over.length === 0 ? (
        <Empty icon="flask">{t("lab-none")}</Empty>
      ) : (
        <ul class="lab-finished" data-testid="finished">
          {over.map((study) => (
            <li key={study.id} data-study={study.id}>
              <Emblem game={study.study.game} size={38} />
              <Named study={study} known={known} />
              <span class="lab-tags">
                {study.yours && <Tag tone="acc">{t("lab-yours")}</Tag>}
                {study.state === "failed" && <Tag tone="bad">{t(`lab-failed-${study.trouble}`)}</Tag>}
                <small class="mut">{momentOf(study.since)}</small>
              </span>
              {study.state === "done" && over.length > 1 && (
                <label class="lab-pick">
                  <input type="checkbox" checked={chosen.includes(study.id)} disabled={!fits(study)} onChange={() => choose(study.id)} data-testid="pick" />
                  <span>{t("lab-pick")}</span>
                </label>
              )}
              {study.yours && <Remove study={study} known={known} label={t("lab-delete")} />}
            </li>
          ))}
        </ul>
      )}
      {chosen.length === 2 && (
        <a class="btn pri" href={`/lab/compare/${chosen[0]}/${chosen[1]}`} data-testid="compare">
          <Icon name="graph" size={15} /> {t("lab-compare")}
        </a>
      )}
    </Panel>
  );
}

/** Cancels or deletes a study of one's own. */
export function Remove({ study, known, label, words = false, gone }: { study: StudyInfo; known: Known; label: string; words?: boolean; gone?: () => void }) {
  const [wrong, setWrong] = useState("");
  const remove = () => labHttp.remove(study.id).then(() => known.look().then(gone), (error: unknown) => setWrong(said(error)));
  return (
    <>
      {words ? (
        <Button small icon="x" data-testid="stop" onClick={() => void remove()}>
          {label}
        </Button>
      ) : (
        <Button kind="ghost" small square icon="x" hint={label} data-testid="remove" onClick={() => void remove()} />
      )}
      {wrong && <span role="alert">{wrong}</span>}
    </>
  );
}
