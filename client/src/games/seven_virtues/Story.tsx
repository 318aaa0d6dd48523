import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "../../net/types.ts";
import { Sentence } from "../../table/Chronicle.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";

/** One calling: who was 1st and 2nd, and everything the power did. */
interface Chapter {
  /** A Virtue, or "trios". */
  name: string;
  called: LogEntry | null;
  entries: LogEntry[];
}

/** The scoring as the log tells it, Virtue by Virtue, then the trios. */
export function chaptersOf(log: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const entry of log) {
    if (entry.event === "called") chapters.push({ name: String(entry.facts.virtue), called: entry, entries: [] });
    else if (entry.event === "trios") {
      if (chapters.at(-1)?.name !== "trios") chapters.push({ name: "trios", called: null, entries: [] });
      chapters.at(-1)!.entries.push(entry);
    } else if (entry.clause) chapters.at(-1)?.entries.push(entry);
  }
  return chapters;
}

export function Story({ model }: { model: TableModel }) {
  const told = chaptersOf(model.log.value).slice(0, model.story.value + 1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (model.story.value < Number.POSITIVE_INFINITY) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [told.length]);
  return (
    <Panel title={t("sv-story")} aside={<ClauseLink clause="SV-4.3" model={model} />} class="grow story">
      {told.length === 0 && <p class="sm mut" data-testid="not-scored">{t("sv-not-scored")}</p>}
      <ol ref={list} aria-live="polite" data-testid="story">
        {told.map((chapter) => (
          <li key={chapter.name} style={{ "--c": chapter.called ? `var(--v-${chapter.name})` : "var(--gold)" }}>
            {chapter.called && <Art name={chapter.name} size={40} />}
            <h3>
              {!chapter.called && <Icon name="flame" size={20} />} {term(chapter.name)}
            </h3>
            {chapter.called && <Ranks model={model} chapter={chapter} called={chapter.called} />}
            {powers(chapter).map((entry) => (
              <p key={entry.n} class="sm">
                <Sentence model={model} entry={entry} /> <ClauseLink clause={entry.clause} model={model} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The points of the two ranks stand beside them; what is left is the power's. */
function powers(chapter: Chapter): LogEntry[] {
  return chapter.entries.filter((entry) => !isForRank(chapter, entry));
}

function isForRank(chapter: Chapter, entry: LogEntry): boolean {
  return entry.event === "gained" && entry.clause === chapter.called?.clause;
}

function Ranks({ model, chapter, called }: { model: TableModel; chapter: Chapter; called: LogEntry }) {
  const places = [
    { seat: Number(called.facts.first), place: "sv-standing-1", tone: "ok" },
    { seat: Number(called.facts.second), place: "sv-standing-2", tone: "gold" },
  ].filter(({ seat }) => seat >= 0);
  if (places.length === 0) return <p class="sm mut">{t("sv-nobody")}</p>;
  return (
    <p class="ranks">
      {places.map(({ seat, place, tone }) => (
        <span key={place}>
          <span class={`tag ${tone}`}>{t(place)}</span> <b>{seat === model.seat.value ? t("you") : nameOf(model.company.value, seat)}</b>{" "}
          <span class="num">+{chapter.entries.find((entry) => isForRank(chapter, entry) && entry.facts.seat === seat)?.facts.points ?? 0}</span>
        </span>
      ))}
    </p>
  );
}
