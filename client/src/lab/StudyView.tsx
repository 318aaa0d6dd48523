import { useEffect, useState } from "preact/hooks";
import { said } from "../net/said.ts";
import { go } from "../router.ts";
import { Bars, Button, Panel } from "../ui/basics.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import { Compared } from "./Compared.tsx";
import { between, winsOf } from "./differences.ts";
import { draft } from "./draft.ts";
import { Findings } from "./Findings.tsx";
import type { Known } from "./LabPage.tsx";
import { Progress } from "./Progress.tsx";
import { fileOf, labHttp } from "./requests.ts";
import { Remove } from "./Studies.tsx";
import { botsOf, compares, decimal, sideOf, titleOf, whole } from "./told.ts";
import { Whiskers } from "./Whiskers.tsx";
import type { Figures, StudyReport } from "./wire.ts";

/** What one study found or has found so far, or two side by side. */
export function StudyView({ known, one, other }: { known: Known; one: string; other: string | null }) {
  const [reports, setReports] = useState<StudyReport[]>([]);
  const [wrong, setWrong] = useState("");
  const wanted = other ? [one, other] : [one];
  const listed = wanted.map((id) => known.lab.studies.find((study) => study.id === id));
  const ready = listed.every((study) => study === undefined || study.state === "done" || study.found > 0);
  const going = listed.find((study) => study && study.state !== "done");
  // New figures are there whenever a study has found more, or has ended.
  const stage = listed.map((study) => `${study?.found} ${study?.state === "done"}`).join();
  useEffect(() => {
    if (ready) Promise.all(wanted.map(labHttp.figures)).then(setReports, (error: unknown) => setWrong(said(error)));
  }, [stage]);
  if (wrong) {
    return (
      <p class="strip bad" role="alert">
        {wrong}
      </p>
    );
  }
  if (going?.state === "failed") {
    return (
      <p class="strip bad" role="alert">
        {t(`lab-failed-${going.trouble}`)}
      </p>
    );
  }
  const [first, second] = reports;
  const complete = first !== undefined && (!other || second !== undefined);
  if (going) {
    return (
      <>
        <Progress study={going} known={known} gone={() => go("/lab")} />
        {complete && <Found known={known} reports={reports} going />}
      </>
    );
  }
  if (!complete) {
    return (
      <Panel>
        <Bars rows={8} />
      </Panel>
    );
  }
  return <Found known={known} reports={reports} />;
}

/** `going`: more games are to come. */
function Found({ known, reports, going = false }: { known: Known; reports: StudyReport[]; going?: boolean }) {
  const [first, second] = reports as [StudyReport, StudyReport | undefined];
  const { game } = first.study.study;
  // Of a study with two variants, the changed one is what its title names.
  const sides: Figures[] = second ? [first.figures.at(-1)!, second.figures.at(-1)!] : first.figures;
  const changes = second ? [] : first.changes;
  const rows = sides.length === 2 ? (second ? between(sides[0]!, sides[1]!) : changes) : [];
  const by = sides[0]!.factions.length > 0 && knows(`lab-wins-${game}`) ? t(`lab-wins-${game}`) : t("lab-wins-seat");
  return (
    <>
      {!going && <div class="lab-found-head">
        <h2>{second ? t("lab-two") : titleOf(first.study.study, known.games.games.find(({ name }) => name === game), known.lab)}</h2>
        <span class="sp" />
        {!second && (
          <a class="btn" href={fileOf(first.study.id, "table")} download>
            <Icon name="dl" size={15} /> {t("lab-tables")}
          </a>
        )}
        <CopyButton path={location.pathname} label={t("lab-link")} />
      </div>}
      <div class="lab-columns" data-testid={going ? "so-far" : "found"}>
        <div class="lab-main">
          <Tiles sides={sides} />
          <Whiskers game={game} title={by} sides={sides.map(winsOf)} fair={sides[0]!.fair} changes={changes} />
          {sides[0]!.bots.length > 0 && <Whiskers game="" title={t("lab-wins-bot")} sides={sides.map(({ bots }) => bots)} fair={sides[0]!.fair} />}
          {rows.length > 0 && <Compared rows={rows} paired={!second} />}
        </div>
        <div class="lab-side">
          {reports.map((report, index) => (
            <About key={report.study.id} report={report} known={known} letter={second ? "AB"[index]! : ""} />
          ))}
          <Findings sides={sides} rows={rows} paired={!second} going={going} />
          {!going && reports.map((report) => <Reproduce key={report.study.id} report={report} />)}
        </div>
      </div>
    </>
  );
}

/** The key figures, of A and B where there are two. */
function Tiles({ sides }: { sides: Figures[] }) {
  const both = (what: (one: Figures) => string) => sides.map(what).join(" / ");
  const tiles = [
    { name: t("lab-tile-games"), value: both(({ games }) => whole(games)), below: sides.length > 1 ? "A / B" : "" },
    { name: t("lab-tile-length"), value: both(({ rounds }) => whole(rounds.median)), below: t("lab-tile-length-below", { decisions: both(({ decisions }) => whole(decisions.median)), minutes: both(({ minutes }) => whole(minutes.median)) }) },
    { name: t("lab-tile-choices"), value: both(({ branching }) => whole(branching[0])), below: t("lab-tile-choices-below", { most: both(({ branching }) => whole(branching[1])) }) },
    { name: t("lab-tile-points"), value: both(({ winning_points: { value } }) => decimal(value)), below: both(({ winning_points: { low, high } }) => `${decimal(low)} … ${decimal(high)}`) },
    { name: t("lab-tile-lead"), value: both(({ lead_changes: { value } }) => decimal(value)), below: both(({ lead_changes: { low, high } }) => `${decimal(low)} … ${decimal(high)}`) },
  ];
  return (
    <dl class="lab-tiles">
      {tiles.map(({ name, value, below }) => (
        <div key={name} class="panel">
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <small>{below}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function About({ report, known, letter }: { report: StudyReport; known: Known; letter: string }) {
  const { study } = report.study;
  const game = known.games.games.find(({ name }) => name === study.game);
  const both = compares(study) && !letter;
  const again = () => {
    draft.value = study;
    go("/lab/new");
  };
  return (
    <Panel title={letter ? t("lab-study-letter", { letter }) : t("lab-study")} class="lab-about">
      <dl>
        <dt>{t("game")}</dt>
        <dd>
          {gameName(study.game)}, {t("players-exact", { players: study.players })}
        </dd>
        <dt>{both ? <Letter letter="A" /> : t("lab-rules")}</dt>
        <dd>{sideOf(study, compares(study) && !both ? "b" : "a", game, known.lab)}</dd>
        {both && (
          <>
            <dt>
              <Letter letter="B" />
            </dt>
            <dd>{sideOf(study, "b", game, known.lab)}</dd>
          </>
        )}
        <dt>{t("lab-bots")}</dt>
        <dd>{botsOf(study)}</dd>
        <dt>{t("lab-seats")}</dt>
        <dd>{new Set(study.bots).size === 1 ? t("lab-seats-alike") : study.fixed ? t("lab-seats-fixed") : t("lab-seats-rotate")}</dd>
        <dt>{t("lab-deals")}</dt>
        <dd>{t("lab-deals-from", { games: whole(report.figures[0]!.games), first: String(report.seeds[0]), last: String(report.seeds[1]) })}</dd>
      </dl>
      <div class="lab-buttons">
        {known.lab.runs && (
          <Button small icon="copy" data-testid="again" onClick={again}>
            {t("lab-again")}
          </Button>
        )}
        {report.study.yours && report.study.state === "done" && !letter && <Remove study={report.study} known={known} label={t("lab-delete")} words gone={() => go("/lab")} />}
      </div>
    </Panel>
  );
}

function Letter({ letter }: { letter: "A" | "B" }) {
  return <em class={`lab-letter ${letter === "B" ? "b" : ""}`}>{letter}</em>;
}

/** Everything somebody needs to find the same numbers. */
function Reproduce({ report }: { report: StudyReport }) {
  const { id, file, data } = report.study;
  return (
    <Panel title={t("lab-reproduce")} class="lab-about">
      <p>{data ? t("lab-reproduce-both") : t("lab-reproduce-about")}</p>
      <pre data-testid="command">virtu lab run {file}</pre>
      <div class="lab-buttons">
        <a class="btn s" href={fileOf(id, "report")} target="_blank" rel="noopener" data-testid="report">
          <Icon name="scroll" size={14} /> {t("lab-report")}
        </a>
        <a class="btn s" href={fileOf(id, "file")} download data-testid="file">
          <Icon name="dl" size={14} /> {t("lab-file")}
        </a>
        {data && (
          <a class="btn s" href={fileOf(id, "data")} download>
            <Icon name="dl" size={14} /> {t("lab-data")}
          </a>
        )}
      </div>
      <p class="xs mut">{t("lab-versions", { rules: report.rules_version, data: [...new Set(report.data_hash)].join(", "), bots: report.bots_version })}</p>
      <p class="xs mut">{t("lab-report-english")}</p>
    </Panel>
  );
}
