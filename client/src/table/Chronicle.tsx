import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "../net/types.ts";
import { wide } from "../settings.ts";
import { Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { nameOf } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { Face, lighting, Since, SinceButton } from "./Since.tsx";
import { concerns, groupsOf, sentence } from "./since.ts";
import { hasMoves, type Moves, type TableModel } from "./table_model.ts";

const SHOWN = 200;
/** The seat of the dice: what they say is part of the move before. The clock (-2) speaks for itself. */
const CHANCE = -1;

/** What happened, newest first, by part and player; in a replay the moves, any of which can be gone to. */
export function Chronicle({ model }: { model: TableModel }) {
  const filter = useSignal<Filter>("all");
  const moves = hasMoves(model);
  return (
    <>
      {wide.value && model.live && <Since model={model} />}
      <Panel class="chronicle grow" id="chronicle" tabIndex={-1} label={t("chronicle")}>
        <div class="ph">
          <h2>{t("chronicle")}</h2>
          {model.live && <SinceButton model={model} />}
          <span class="sp" />
          {!moves && <Filters model={model} filter={filter} />}
        </div>
        {moves ? <MoveList model={model} /> : <Entries model={model} filter={filter.value} />}
      </Panel>
    </>
  );
}

/** Everything, what concerns the viewer, or what one seat did. */
type Filter = "all" | "you" | number;

function Filters({ model, filter }: { model: TableModel; filter: { value: Filter } }) {
  const choose = (next: Filter) => (filter.value = filter.value === next ? "all" : next);
  return (
    <span class="filters" role="group" aria-label={t("since-filter")}>
      {model.seat.value !== null && (
        <button type="button" class="tag" aria-pressed={filter.value === "you"} onClick={() => choose("you")}>
          {t("filter-you")}
        </button>
      )}
      {model.table.value.seats.map((_, seat) => (
        <button type="button" key={seat} class="face" title={nameOf(model.company.value, seat)} aria-label={nameOf(model.company.value, seat)} aria-pressed={filter.value === seat} onClick={() => choose(seat)}>
          <Face model={model} seat={seat} size={18} />
        </button>
      ))}
    </span>
  );
}

export function Entries({ model, filter = "all" }: { model: TableModel; filter?: Filter }) {
  const all = model.module.entries?.(model.log.value) ?? model.log.value;
  const wanted = (entry: LogEntry) => filter === "all" || (filter === "you" ? concerns(model, entry) || entry.by === model.seat.value : entry.by === filter || entry.facts.seat === filter);
  const groups = groupsOf(model, all.filter(wanted).slice(-SHOWN)).toReversed();
  if (groups.length === 0) return <p class="mut sm">{t("chronicle-empty")}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <ol class="entries" tabIndex={0} aria-label={t("chronicle")}>
      {groups.map((group, index) => (
        <Fragment key={group.entries[0]!.n}>
          {group.part && groups[index - 1]?.part !== group.part && <li class="part">{group.part}</li>}
          {group.entries.toReversed().flatMap((entry) => [
            ...model.passed.value.filter(({ n }) => n === entry.n).toReversed().map(({ text }) => <Passed key={`passed ${entry.n} ${text}`} text={text} />),
            <Entry key={entry.n} model={model} entry={entry} />,
          ])}
        </Fragment>
      ))}
    </ol>
  );
}

/** What was answered by itself. */
function Passed({ text }: { text: string }) {
  return (
    <li class="mut passed">
      <Icon name="check" size={12} /> {text}
    </li>
  );
}

function Entry({ model, entry }: { model: TableModel; entry: LogEntry }) {
  // What reads a signal is drawn again only when that, or the entry, is another one.
  void model.company.value;
  const { onClick: _, ...lit } = lighting(model, entry);
  const loud = model.module.loud?.[entry.event];
  return (
    <li class={`${model.module.Seal ? "sealed" : ""} ${loud ? "loud" : ""}`} {...lit}>
      {model.module.Seal && (loud ? <Icon name={loud} size={16} /> : <SealOf model={model} entry={entry} />)}
      <Sentence model={model} entry={entry} /> <ClauseLink clause={entry.clause} model={model} />
    </li>
  );
}

/** The sign of the player an entry is about. */
function SealOf({ model, entry }: { model: TableModel; entry: LogEntry }) {
  const seat = entry.facts.seat ?? entry.facts.attacker;
  const Seal = model.module.Seal!;
  return <span aria-hidden="true">{typeof seat === "number" && seat >= 0 && <Seal model={model} seat={seat} size={16} />}</span>;
}

/** One entry; the player it is about stands in bold. */
export function Sentence({ model, entry }: { model: TableModel; entry: LogEntry }) {
  const company = model.company.value;
  const text = sentence(model, entry, company);
  const seat = entry.facts.seat ?? entry.facts.attacker;
  if (typeof seat !== "number" || seat < 0) return <span>{text}</span>;
  // Where a seal stands before it, one's own entry needs no name; a City may be called like one's house.
  if (seat === company.you && model.module.Seal) return <span>{text}</span>;
  const name = nameOf(company, seat);
  const subject = seat === company.you && !text.includes(name) ? (text.split(" ", 1)[0] ?? "") : name;
  const at = text.indexOf(subject);
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <b>{subject}</b>
      {text.slice(at + subject.length)}
    </span>
  );
}

function MoveList({ model }: { model: TableModel & Moves }) {
  const list = useRef<HTMLOListElement>(null);
  const now = model.steps.findLastIndex((step, index) => step.seat !== CHANCE && index < model.step.value);
  useEffect(() => {
    list.current?.querySelector(".now")?.scrollIntoView({ block: "nearest" });
  }, [now]);
  return (
    <ol class="moves" ref={list}>
      {model.steps.map((step, index) => {
        const entry = model.module.entries?.(step.events)[0] ?? step.events[0];
        if (!entry || step.seat === CHANCE) return null;
        return (
          <li key={index} class={index === now ? "now" : ""}>
            <button type="button" onClick={() => model.go(model.stopAfter(index + 1))} aria-current={index === now ? "step" : undefined}>
              <span class="n">{index + 1}</span>
              <Sentence model={model} entry={entry} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
