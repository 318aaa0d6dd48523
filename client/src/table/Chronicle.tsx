import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "../net/types.ts";
import { Panel } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { nameOf, told } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { hasMoves, type Moves, type TableModel } from "./table_model.ts";

const SHOWN = 200;
/** The seat of the dice: what they say is part of the move before. The clock (-2) speaks for itself. */
const CHANCE = -1;

/** What happened, newest first; in a replay the moves, any of which can be gone to. */
export function Chronicle({ model }: { model: TableModel }) {
  return (
    <Panel title={t("chronicle")} class="chronicle grow" id="chronicle" tabIndex={-1}>
      {hasMoves(model) ? <MoveList model={model} /> : <Entries model={model} />}
    </Panel>
  );
}

export function Entries({ model }: { model: TableModel }) {
  const entries = (model.module.entries?.(model.log.value) ?? model.log.value).slice(-SHOWN).toReversed();
  if (entries.length === 0) return <p class="mut sm">{t("chronicle-empty")}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <ol class="entries" tabIndex={0} aria-label={t("chronicle")}>
      {entries.map((entry) => (
        <Entry key={entry.n} model={model} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ model, entry }: { model: TableModel; entry: LogEntry }) {
  // What reads a signal is drawn again only when that, or the entry, is another one.
  void model.company.value;
  const show = () => model.module.show?.(model, entry);
  const hide = () => model.module.show?.(model, null);
  return (
    <li class={model.module.Seal ? "sealed" : ""} onPointerEnter={show} onPointerLeave={hide} onFocusIn={show} onFocusOut={hide}>
      {model.module.Seal && <SealOf model={model} entry={entry} />}
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
  const text = model.module.told?.(entry, company) ?? told(model.game, entry, company);
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
