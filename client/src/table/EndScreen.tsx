import { useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import { go } from "../router.ts";
import { wide } from "../settings.ts";
import { Art } from "../ui/Art.tsx";
import { Button, Panel } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "../ui/seals.tsx";
import { nameOf, personName, term } from "../words/facts.ts";
import { figure } from "../words/figures.ts";
import { listed, t } from "../words/words.ts";
import { Decided } from "./Decided.tsx";
import { saveRecord } from "./record.ts";
import type { TableModel } from "./table_model.ts";

interface EndProps {
  model: TableModel;
}

/** Who won, and a table whose lines add up. */
export function EndScreen({ model }: EndProps) {
  const winner = model.table.value.winners[0];
  return (
    <>
      <section class="col end-main">
        <Panel class="grow ending" label={t("end-of-game")}>
          <div class="victor">
            {winner !== undefined && (
              <span class="laureate">
                <Art name="laurel" size={104} />
                <SeatSign model={model} seat={winner} size={wide.value ? 60 : 46} />
              </span>
            )}
            <div>
              <h2 class="headline" data-testid="headline">
                {headline(model)}
              </h2>
              {model.module.tiebreak && winner !== undefined && <TieBreak model={model} />}
            </div>
          </div>
          <ScoreTable model={model} />
          <Decided model={model} />
          {(wide.value || model.module.finalFits) && model.module.Final && <model.module.Final model={model} />}
        </Panel>
      </section>
      {model.module.Story && (
        <section class="col end-side">
          <model.module.Story model={model} />
        </section>
      )}
    </>
  );
}

function SeatSign({ model, seat, size }: { model: TableModel; seat: number; size: number }) {
  if (model.module.Seal) return <model.module.Seal model={model} seat={seat} size={size} />;
  return <Avatar seat={model.table.value.seats[seat]} mine={seat === model.seat.value} size={size} />;
}

function TieBreak({ model }: EndProps) {
  const { text, clause } = model.module.tiebreak!(model);
  return (
    <p class="prose">
      {text} <ClauseLink clause={clause} model={model} />
    </p>
  );
}

function headline(model: TableModel): string {
  const { winners, players } = model.table.value;
  const early = cutShort(model, winners);
  const special = early ?? model.module.headline?.(model);
  if (special) return special;
  const score = model.score.value;
  const totals = (score ?? []).map((one) => one.total).toSorted((a, b) => b - a);
  const names = listed(winners.map((seat) => nameOf(model.company.value, seat)));
  if (winners.length > 1) return t("end-shared", { names, points: totals[0] ?? 0 });
  const you = winners[0] !== undefined && winners[0] === model.seat.value;
  const vars = { names, points: totals[0] ?? 0, next: totals[1] ?? 0 };
  if (players < 2 || score === null) return t("end-plain", vars);
  return you ? t("end-you", vars) : t("end-other", vars);
}

/** A game that did not come to its end: somebody gave up, or all agreed to stop. */
function cutShort(model: TableModel, winners: readonly number[]): string | null {
  const last = model.log.value.at(-1);
  if (!last || last.clause !== "" || (last.event !== "resigned" && last.event !== "ended")) return null;
  if (last.event === "ended") return t("end-agreed");
  const [winner] = winners;
  const person = personName(String(last.facts.person ?? ""));
  if (winner === undefined) return t("end-given-up");
  return winner === model.seat.value ? t("end-resigned-you", { name: person }) : t("end-resigned", { name: person, names: nameOf(model.company.value, winner) });
}

/** Points by line and player, with the clause of every line. */
export function ScoreTable({ model }: EndProps) {
  const score = model.score.value;
  if (!score?.[0]) return null;
  const you = model.seat.value;
  const { Held } = model.module;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div class="score-scroll" tabIndex={0} role="region" aria-label={t("score")}>
      <table class={`score ${score.length > 4 ? "many" : ""}`} data-testid="score">
        <thead>
          <tr>
            <th scope="col">{t("points")}</th>
            {score.map((_, seat) => (
              <th scope="col" key={seat} class={seat === you ? "mine" : ""}>
                <SeatSign model={model} seat={seat} size={wide.value ? 36 : 24} />
                <span class="who">{seat === you ? t("you") : nameOf(model.company.value, seat)}</span>
              </th>
            ))}
            <th scope="col" class="rule-col">
              {t("rule")}
            </th>
          </tr>
        </thead>
        <tbody>
          {score[0].lines.map((line, row) => {
            const points = score.map((one) => one.lines[row]?.points ?? 0);
            const most = new Set(points).size > 1 ? Math.max(...points) : 0;
            const icon = model.module.lineIcon?.(line.name);
            return (
              <tr key={line.name}>
                <th scope="row">
                  {icon && <Icon name={icon} size={16} />} {term(line.name)}
                </th>
                {points.map((value, seat) => (
                  <td
                    key={seat}
                    class={`${seat === you ? "mine" : ""} ${value === most && value > 0 ? "most" : ""} ${value === 0 ? "zero" : ""}`}
                  >
                    {Held && <Held model={model} line={line.name} seat={seat} />} <span class="won">{figure(value)}</span>
                  </td>
                ))}
                <td class="rule-col">
                  <ClauseLink clause={line.clause} model={model} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {score.map((one, seat) => (
              <td key={seat} class={seat === you ? "mine" : ""}>
                {figure(one.total)}
              </td>
            ))}
            <td class="rule-col">{t(model.module.unit ?? "vp")}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** What one does next; takes the prompt bar's place. */
export function EndBar({ model }: EndProps) {
  const [busy, setBusy] = useState(false);
  const table = model.table.value;
  const chapters = model.module.chapters?.(model.log.value) ?? 0;
  const rematch = async () => {
    setBusy(true);
    try {
      go(`/table/${(await http.rematch(table.id)).id}`);
    } catch (error) {
      model.notice.value = { tone: "bad", text: said(error) };
    } finally {
      setBusy(false);
    }
  };
  if (model.story.value < chapters) {
    return (
      <section class="prompt mine" aria-label={t("prompt")}>
        <div class="ask">
          <div class="moment">{t("end-of-game")}</div>
          <div class="q">{t("story-chapter", { now: Math.floor(model.story.value) + 1, all: chapters })}</div>
        </div>
        <div class="opts" />
        <div class="act">
          <Button onClick={() => (model.story.value = Number.POSITIVE_INFINITY)} data-testid="story-skip">
            {t("story-table")}
          </Button>
          <Button kind="pri" icon="next" onClick={() => (model.story.value += 1)} data-testid="story-next">
            {t("story-next")}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section class="prompt end-bar" aria-label={t("prompt")}>
      <a class="btn pri" href={`/replay/${table.id}`}>
        <Icon name="play" /> {t("replay")}
      </a>
      {model.seat.value !== null && (
        <Button onClick={() => void rematch()} aria-disabled={busy} data-testid="rematch">
          {table.rematch ? t("rematch-join") : t("rematch")}
        </Button>
      )}
      <Button icon="dl" onClick={() => void saveRecord(model)} data-testid="record">
        {t("save-record")}
      </Button>
      {chapters > 0 && (
        <Button kind="ghost" class="again" onClick={() => (model.story.value = 0)}>
          {t("story-again")}
        </Button>
      )}
      <span class="sp" />
      <a class="btn ghost" href="/">
        {t("back-to-lobby")}
      </a>
    </section>
  );
}
