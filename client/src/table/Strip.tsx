import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";
import { nameOf } from "../words/facts.ts";
import { wide } from "../settings.ts";
import { KeptSeat } from "./SitIn.tsx";
import type { TableModel } from "./table_model.ts";

/** Tables whose chosen seed this visitor has read about. */
const read = signal<string[]>([]);

/** A strip under the top bar: somebody chose the seed, the line is down, the table moved on, the table is parked. */
export function Strip({ model }: { model: TableModel }) {
  const down = model.connection.value === "reconnecting";
  const longDown = useLasting(down, 2000);
  const slow = useLasting(model.sending.value && !down, 4000);
  const notice = model.notice.value;
  const { id, seeded, state, begun_with: begunWith } = model.table.value;
  return (
    <div class="strips" aria-live="polite">
      {model.isPlan && <PlanStrip model={model} />}
      <KeptSeat model={model} />
      {seeded && model.live && !model.isPlan && !read.value.includes(id) && (
        <div class="strip gold" data-testid="seeded">
          <Icon name="warn" size={16} />
          <span>{t("table-seeded")}</span>
          <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (read.value = [...read.value, id])} />
        </div>
      )}
      {longDown && (
        <div class="strip gold" data-testid="reconnecting">
          <Icon name="cw" size={16} />
          <span>
            <b>{t("line-reconnecting")}</b> {t("reconnecting-safe", { step: model.version.value })}
          </span>
        </div>
      )}
      {slow && (
        <div class="strip gold" data-testid="slow">
          <Icon name="cw" size={16} />
          <span>{t("sending-slow")}</span>
        </div>
      )}
      {state === "parked" && (
        <div class="strip bad">
          <Icon name="warn" size={16} />
          <span>{begunWith ? t("table-other-data", { data: begunWith }) : t("table-parked")}</span>
        </div>
      )}
      {notice && (
        <div class={`strip ${notice.tone}`}>
          <Icon name="warn" size={16} />
          <span>{notice.text}</span>
          <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (model.notice.value = null)} />
        </div>
      )}
    </div>
  );
}

/** Whether something has lasted for so many milliseconds: short breaks heal by themselves and need no words. */
function useLasting(lasts: boolean, milliseconds: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!lasts) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => clearTimeout(timer);
  }, [lasts, milliseconds]);
  return lasts && long;
}

/** So that nobody mistakes a plan for the game: what it is, for whom one answers, and the one way back. */
function PlanStrip({ model }: { model: TableModel }) {
  const seat = model.question.value?.seat;
  return (
    <div class="strip plan-note" data-testid="plan-strip">
      <Icon name="flask" size={16} />
      <span>
        <b>{t("plan-not-real")}</b> {seat === undefined ? t("plan-over") : seat === model.home ? "" : t("plan-for", { name: nameOf(model.company.value, seat) })}{" "}
        {wide.value && t("plan-guess")}
      </span>
      <Button small icon="prev" hint={wide.value ? "F" : undefined} data-testid="leave-plan" onClick={() => model.plan()}>
        {t("plan-leave")}
      </Button>
    </div>
  );
}
