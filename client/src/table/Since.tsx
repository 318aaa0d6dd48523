import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../net/types.ts";
import { pace, type Pace, roomy, wide } from "../settings.ts";
import { Button, Segmented } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "../ui/seals.tsx";
import { nameOf, term } from "../words/facts.ts";
import { change } from "../words/figures.ts";
import { listed, t } from "../words/words.ts";
import { point } from "../changes/show.ts";
import { concerns, groupsOf, sentence, sinceOf, type Group } from "./since.ts";
import type { TableModel } from "./table_model.ts";

/** Shown again, each deed is lit for so long. */
const EACH: Record<Pace, number> = { instant: 600, brisk: 900, calm: 1500, step: 1500 };

/** What the others did since one's own last answer: a few sentences by player, each of which lights what it speaks of. */
export function Since({ model }: { model: TableModel }) {
  const mine = useSignal(false);
  const again = useSignal<LogEntry[]>([]);
  useAgain(model, again);
  if (!model.telling.value) return null;
  const all = sinceOf(model);
  const about = all.filter((entry) => concerns(model, entry));
  const shown = mine.value ? about : all;
  const groups = groupsOf(model, shown);
  const replay = shown.length > 0 && (
    <Button small square={!wide.value} icon="play" hint={wide.value ? undefined : t("since-again")} data-testid="since-again" onClick={() => (again.value = shown)}>
      {wide.value && t("since-again")}
    </Button>
  );
  return (
    <section class="panel since" aria-label={t("since-title")} data-testid="since">
      <div class="ph">
        <h2>{t("since-title")}</h2>
        <span class="sp" />
        {about.length > 0 && about.length < all.length && (
          <Segmented
            label={t("since-filter")}
            value={mine.value}
            options={[
              { value: false, text: t("since-all", { n: all.length }) },
              { value: true, text: t("since-about-you", { n: about.length }) },
            ]}
            choose={(value) => (mine.value = value)}
          />
        )}
        {!wide.value && replay}
        <Button kind="ghost" small square icon="x" hint={t("close")} data-testid="since-close" onClick={() => (model.telling.value = false)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div class="since-in" tabIndex={0} role="group" aria-label={t("since-title")}>
        {shown.length === 0 && <p class="mut sm">{t("since-nothing")}</p>}
        {groups.map((group, index) => (
          <Deeds
            key={group.entries[0]!.n}
            model={model}
            group={group}
            lit={again.value[0]?.n ?? 0}
            part={groups[index - 1]?.part === group.part ? "" : group.part}
            last={groups.findLastIndex(({ seat }) => seat === group.seat) === index}
          />
        ))}
        <WhyPoints model={model} />
      </div>
      {wide.value && (
        <div class="xs mut since-foot">
          {replay}
          <span>
            {t("since-key")} <kbd class="k">R</kbd>
          </span>
          <span class="sp" /> {roomy.value && <span>{t("since-pace", { pace: t(`pace-${pace.value}`) })}</span>}
        </div>
      )}
    </section>
  );
}

/** Lights one deed after the other, as long as nobody presses anything. */
function useAgain(model: TableModel, again: { value: LogEntry[] }): void {
  const [now, ...rest] = model.telling.value ? again.value : [];
  useEffect(() => {
    if (!now) {
      again.value = [];
      return;
    }
    light(model, now);
    document.querySelector(`.deed[data-n="${now.n}"]`)?.scrollIntoView({ block: "nearest" });
    const stop = () => (again.value = []);
    const timer = setTimeout(() => (again.value = rest), EACH[pace.value]);
    document.addEventListener("pointerdown", stop, true);
    document.addEventListener("keydown", stop, true);
    return () => {
      clearTimeout(timer);
      light(model, null);
      document.removeEventListener("pointerdown", stop, true);
      document.removeEventListener("keydown", stop, true);
    };
  }, [model, now]);
}

function open(model: TableModel): void {
  model.telling.value = true;
  // On a phone it lies on the first page.
  if (!wide.value) model.turnTo.value = { tab: model.module.tabs[0]!.id };
}

/** The way back to what was closed. */
export function SinceButton({ model }: { model: TableModel }) {
  if (model.telling.value || model.table.value.lesson || sinceOf(model).length === 0) return null;
  return (
    <button type="button" class="face" title={t("since-title")} aria-label={t("since-title")} aria-keyshortcuts="R" data-testid="since-open" onClick={() => open(model)}>
      <Icon name="eye" size={18} />
    </button>
  );
}

/** On the other pages of a phone one line says that there is something to read. */
export function SinceLine({ model }: { model: TableModel }) {
  if (!model.telling.value) return null;
  return (
    <button type="button" class="since-line" data-testid="since-line" onClick={() => open(model)}>
      <Icon name="eye" size={16} /> {t("since-title")} <span class="tag">{sinceOf(model).length}</span>
    </button>
  );
}

/** Who sits there, as the table draws players. */
export function Face({ model, seat, size }: { model: TableModel; seat: number; size: number }) {
  const Seal = model.module.Seal;
  if (seat < 0) return <Icon name="scroll" size={size - 4} />;
  return Seal ? <Seal model={model} seat={seat} size={size} /> : <Avatar seat={model.table.value.seats[seat]} mine={seat === model.seat.value} size={size} />;
}

/** One player's deeds; what they came to in points stands at the last of them. */
function Deeds({ model, group: { seat, entries }, lit, part: heading, last }: { model: TableModel; group: Group; lit: number; part: string; last: boolean }) {
  const points = model.score.value?.[seat]?.total;
  const before = model.scoreThen.value?.[seat]?.total;
  // One's own are explained below.
  const why = last && before !== undefined && seat !== model.seat.value ? changed(model, seat) : [];
  return (
    <>
      {heading && <h3 class="part">{heading}</h3>}
      <div class="deeds">
        <div class="who">
          <Face model={model} seat={seat} size={24} /> <b>{seat < 0 ? t("since-table") : nameOf(model.company.value, seat)}</b>
          {last && points !== undefined && before !== undefined && points !== before && (
            <span class="num">
              {before} → <b>{points}</b> <span class={`tag ${points > before ? "ok" : "bad"}`}>{change(points - before)}</span>
            </span>
          )}
        </div>
        {why.length > 0 && <p class="xs mut why">{listed(why.map(({ name, was, points: is }) => `${term(name)} ${change(is - was)}`))}</p>}
        <ul>
          {entries.map((entry) => (
            <Line key={entry.n} model={model} entry={entry} lit={entry.n === lit} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** One sentence with its sign; pointed at, it lights what it speaks of. */
function Line({ model, entry, lit }: { model: TableModel; entry: LogEntry; lit: boolean }) {
  return (
    <li>
      <button type="button" class={`deed ${lit ? "lit" : ""}`} data-n={entry.n} {...lighting(model, entry)}>
        <Icon name={model.module.sign?.(entry) ?? "spark"} size={15} />
        <span>
          {sentence(model, entry)} {concerns(model, entry) && <span class="tag acc">{t("since-you")}</span>}
        </span>
      </button>
    </li>
  );
}

/** Pointing, focus or a press lights the place, the road, the piece or the player. */
export function lighting(model: TableModel, entry: LogEntry) {
  const show = () => light(model, entry);
  const hide = () => light(model, null);
  return { onPointerEnter: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide, onClick: show };
}

function light(model: TableModel, entry: LogEntry | null): void {
  model.module.show?.(model, entry);
  point(model, entry);
}

/** The lines of somebody's points that are not what they were. */
function changed(model: TableModel, seat: number): { name: string; was: number; points: number }[] {
  const before = model.scoreThen.value?.[seat]?.lines ?? [];
  return (model.score.value?.[seat]?.lines ?? []).flatMap(({ name, points }) => {
    const was = before.find((line) => line.name === name)?.points ?? 0;
    return was === points ? [] : [{ name, was, points }];
  });
}

/** Points that changed without a move of one's own: which lines, and why. */
function WhyPoints({ model }: { model: TableModel }) {
  const seat = model.seat.value;
  const before = seat === null ? undefined : model.scoreThen.value?.[seat];
  const now = seat === null ? undefined : model.score.value?.[seat];
  if (!before || !now || before.total === now.total) return null;
  const lines = changed(model, seat!);
  return (
    <div class="why-points" data-testid="why-points">
      <b>
        <Icon name="why" size={15} /> {t("since-why", { now: now.total, before: before.total })}
      </b>
      <ul>
        {lines.map(({ name, was, points }) => (
          <li key={name}>
            <span>{term(name)}</span> <s>{was}</s> <b>{points}</b> <span class="mut">{model.module.lineWhy?.(model, name) ?? ""}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
