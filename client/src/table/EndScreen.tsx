import { useState } from "preact/hooks";
import { http, ServerSaid } from "../net/http.ts";
import { go } from "../router.ts";
import { wide } from "../settings.ts";
import { Button, Panel } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "../ui/seals.tsx";
import { nameOf, term } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { saveRecord } from "./record.ts";
import type { Sight } from "./table_model.ts";

interface EndProps {
  sight: Sight;
}

/** Who won, and a table whose lines add up. */
export function EndScreen({ sight }: EndProps) {
  const winner = sight.table.value.winners[0];
  return (
    <>
      <section class="col end-main">
        <Panel class="grow ending" label={t("end-of-game")}>
          <div class="victor">
            {winner !== undefined && <SeatSign sight={sight} seat={winner} size={60} />}
            <div>
              <h2 class="headline" data-testid="headline">
                {headline(sight)}
              </h2>
              {sight.module.tiebreak && <TieBreak sight={sight} />}
            </div>
          </div>
          <ScoreTable sight={sight} />
          {wide.value && sight.module.Final && <sight.module.Final sight={sight} />}
        </Panel>
      </section>
      {sight.module.Story && (
        <section class="col end-side">
          <sight.module.Story sight={sight} />
        </section>
      )}
    </>
  );
}

function SeatSign({ sight, seat, size }: { sight: Sight; seat: number; size: number }) {
  if (sight.module.Seal) return <sight.module.Seal sight={sight} seat={seat} size={size} />;
  return <Avatar seat={sight.table.value.seats[seat]} mine={seat === sight.seat.value} size={size} />;
}

function TieBreak({ sight }: EndProps) {
  const { text, clause } = sight.module.tiebreak!(sight);
  return (
    <p class="prose">
      {text} <ClauseLink clause={clause} sight={sight} />
    </p>
  );
}

function headline(sight: Sight): string {
  const special = sight.module.headline?.(sight);
  if (special) return special;
  const { winners, players } = sight.table.value;
  const score = sight.score.value;
  const totals = (score ?? []).map((one) => one.total).toSorted((a, b) => b - a);
  const names = winners.map((seat) => nameOf(sight.company.value, seat)).join(", ");
  if (winners.length > 1) return t("end-shared", { names, points: totals[0] ?? 0 });
  const you = winners[0] !== undefined && winners[0] === sight.seat.value;
  const vars = { names, points: totals[0] ?? 0, next: totals[1] ?? 0 };
  if (players < 2 || score === null) return t("end-plain", vars);
  return you ? t("end-you", vars) : t("end-other", vars);
}

/** Points by line and player, with the clause of every line. */
export function ScoreTable({ sight }: EndProps) {
  const score = sight.score.value;
  if (!score?.[0]) return null;
  const you = sight.seat.value;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <div class="score-scroll" tabIndex={0} role="region" aria-label={t("score")}>
      <table class={`score ${score.length > 4 ? "many" : ""}`} data-testid="score">
        <thead>
          <tr>
            <th scope="col">{t("points")}</th>
            {score.map((_, seat) => (
              <th scope="col" key={seat} class={seat === you ? "mine" : ""}>
                <SeatSign sight={sight} seat={seat} size={24} />
                <span class="who">{seat === you ? t("you") : nameOf(sight.company.value, seat)}</span>
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
            const icon = sight.module.lineIcon?.(line.name);
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
                    {signed(value)}
                  </td>
                ))}
                <td class="rule-col">
                  <ClauseLink clause={line.clause} sight={sight} />
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
                {signed(one.total)}
              </td>
            ))}
            <td class="rule-col">{t(sight.module.unit ?? "vp")}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What one does next; takes the prompt bar's place. */
export function EndBar({ sight }: EndProps) {
  const [busy, setBusy] = useState(false);
  const table = sight.table.value;
  const chapters = sight.module.chapters?.(sight.log.value) ?? 0;
  const rematch = async () => {
    setBusy(true);
    try {
      go(`/table/${(await http.rematch(table.id)).id}`);
    } catch (error) {
      sight.notice.value = { tone: "bad", text: error instanceof ServerSaid ? error.message : String(error) };
    } finally {
      setBusy(false);
    }
  };
  if (sight.story.value < chapters) {
    return (
      <section class="prompt mine" aria-label={t("prompt")}>
        <div class="ask">
          <div class="moment">{t("end-of-game")}</div>
          <div class="q">{t("story-chapter", { now: Math.floor(sight.story.value) + 1, all: chapters })}</div>
        </div>
        <div class="opts" />
        <div class="act">
          <Button onClick={() => (sight.story.value = Number.POSITIVE_INFINITY)} data-testid="story-skip">
            {t("story-table")}
          </Button>
          <Button kind="pri" icon="next" onClick={() => (sight.story.value += 1)} data-testid="story-next">
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
      {sight.seat.value !== null && (
        <Button onClick={() => void rematch()} aria-disabled={busy} data-testid="rematch">
          {table.rematch ? t("rematch-join") : t("rematch")}
        </Button>
      )}
      <Button icon="dl" onClick={() => void saveRecord(sight)} data-testid="record">
        {t("save-record")}
      </Button>
      {chapters > 0 && (
        <Button kind="ghost" class="again" onClick={() => (sight.story.value = 0)}>
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
