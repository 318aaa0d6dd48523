import { useEffect, useRef, useState } from "preact/hooks";
import { warnings, wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { since } from "../ui/time.ts";
import { nameOf } from "../words/facts.ts";
import { knows, listed, t } from "../words/words.ts";
import { CommandLine } from "./CommandLine.tsx";
import { Cautions } from "./Cautions.tsx";
import { Ideas } from "./Ideas.tsx";
import { PlanLetter, PlansSheet, StartButton } from "./Plans.tsx";
import type { TableModel } from "./table_model.ts";
import { QuestionCoach } from "./CoachLine.tsx";
import { learnt, taught } from "./coach.ts";
import { Thinking } from "./Thinking.tsx";
import { Playing } from "./Playing.tsx";
import { AskedBack, UndoButton } from "./TakeBack.tsx";
import { WhyNotStrip } from "./WhyNot.tsx";

/** More answers than this and only the first few are shown, with a list to search the rest in. */
const MANY = 8;
const FIRST_FEW = 5;
/** An offer counts as seen when hardly anything of it is cut off. */
const WHOLE = 0.97;

interface BarProps {
  model: TableModel;
  command: { value: boolean };
}

/** What is asked and what can be answered; always there, the same in every game. */
export function PromptBar({ model, command }: BarProps) {
  const mine = model.myTurn.value;
  const plans = mine && model.live && !wide.value && model.wantsIdeas.value;
  return (
    <section class={`prompt ${mine ? "mine" : ""}`} aria-label={t("prompt")} aria-busy={model.sending.value} tabIndex={-1} data-testid="prompt">
      {mine && !model.module.Coach && !model.table.value.lesson && !taught.value && (
        <p class="coach" data-testid="coach">
          {t("coach-purple")} <Button kind="ghost" small square icon="x" hint={t("close")} onClick={learnt} />
        </p>
      )}
      {!wide.value && <div class="grab" aria-hidden="true" />}
      {model.module.Coach ? <model.module.Coach model={model} /> : taught.value && <QuestionCoach model={model} />}
      <Question model={model} />
      {plans && <PlansSheet model={model} />}
      {!wide.value && !plans && model.module.Sheet && <model.module.Sheet model={model} />}
      {command.value ? (
        <CommandLine model={model} open={command} />
      ) : (
        mine && !plans && (model.module.Answers ? <model.module.Answers model={model} /> : <Offers model={model} />)
      )}
      <WhyNotStrip model={model} />
      {model.ending.value !== null && (
        <div class="strip gold ending" role="alert" data-testid="ending">
          <Icon name="warn" size={15} /> {t("ending-turn")}
        </div>
      )}
      {model.module.Reaction && <model.module.Reaction model={model} />}
      {model.live && <Playing model={model} />}
      <AskedBack model={model} />
      <Cautions model={model} />
      <div class="act">
        <StartButton model={model} />
        <UndoButton model={model} />
        {model.mayRedo.value && (
          <Button icon="redo" hint={`${t("key-shift")}+U`} data-testid="redo" onClick={() => model.redo()}>
            {wide.value ? t("redo") : <span class="sr">{t("redo")}</span>}
          </Button>
        )}
        {model.ending.value !== null && (
          <Button data-testid="not-yet" onClick={() => model.choose(null)}>
            {t("not-yet")}
          </Button>
        )}
        {mine && <Commit model={model} />}
      </div>
    </section>
  );
}

function Question({ model }: { model: TableModel }) {
  const question = model.question.value;
  const mine = model.myTurn.value;
  const waiting = model.waiting.value;
  return (
    <div class="ask" aria-live="polite">
      <div class="moment">
        {mine ? (
          <>
            <Heading model={model} /> {question && <ClauseLink clause={question.clause} model={model} />}{wide.value && <Ideas model={model} />}
          </>
        ) : (
          <>
            {model.seat.value === null && <span class="tag">{t("spectator")}</span>} <Icon name="clock" size={12} />{" "}
            {waiting.seats.length > 0 ? since(waiting.since) : ""}
          </>
        )}
        {wide.value && <PlanButton model={model} />}
      </div>
      <div class="q">{mine && question ? (model.module.asked?.(model) ?? asked(model.game, question.name)) : <Thinking model={model} waiting={waitingFor(model)} />}
        {!wide.value && <Ideas model={model} />}
        {!wide.value && <PlanButton model={model} />}
      </div>
    </div>
  );
}

/** To the plan, where anything can be tried. */
function PlanButton({ model }: { model: TableModel }) {
  if (!model.mayPlan.value) return null;
  return (
    <button type="button" class="link plan-link" data-testid="plan" aria-keyshortcuts="F" title={t("plan-more")} onClick={() => model.plan()}>
      <Icon name="flask" size={13} /> {t("plan")} {wide.value && <kbd class="k">F</kbd>}
    </button>
  );
}

function Heading({ model }: { model: TableModel }) {
  const heading = model.module.heading?.(model);
  if (!heading) return <>{t("your-turn")}</>;
  return (
    <>
      {heading.icon && <Icon name={heading.icon} size={14} />} {heading.text}
    </>
  );
}

export function asked(game: string, name: string): string {
  const id = `question-${game}-${name}`;
  return knows(id) ? t(id) : t("question-plain");
}

function waitingFor(model: TableModel): string {
  const { seats } = model.waiting.value;
  if (seats.length === 0) return t("waiting-for-nobody");
  const names = listed(seats.map((seat) => nameOf(model.company.value, seat)));
  return t("waiting-for", { names });
}

function Offers({ model }: { model: TableModel }) {
  const offers = model.module.listed?.(model) ?? model.offers.value;
  const few = offers.length > MANY ? offers.slice(0, FIRST_FEW) : offers;
  const chosen = meant(model);
  const shown = chosen !== null && !few.includes(chosen) ? [...few.slice(0, -1), chosen] : few;
  const wondered = model.wondered.value;
  const row = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set());
  const rest = offers.filter((offer) => !shown.includes(offer) || cut.has(offer));
  useCut(row, setCut, shown.join(), rest.length > 0);
  return (
    <div ref={row} class="opts" role="group" aria-label={t("answers")} tabIndex={-1}>
      {shown.map((offer) => (
        <Offer key={offer} model={model} offer={offer} number={offers.indexOf(offer) + 1} cut={cut.has(offer)} />
      ))}
      {wondered !== null && (
        <button
          type="button"
          class="opt off"
          data-why={wondered.text}
          onClick={(event) => model.wonder(wondered.text, wide.value ? event.currentTarget : null)}
        >
          {model.module.wish?.(model, wondered.text) ?? model.module.offer(model, wondered.text).title}
          <small>
            <Icon name="why" size={12} /> {t("why-not")}
          </small>
        </button>
      )}
      {rest.length > 0 && <AllOffers model={model} rest={rest} onlyToSee={shown.length === offers.length} />}
    </div>
  );
}

/** Notes the offers for which a row has no room: nobody reads half a move, and the list of all has them. */
function useCut(row: { current: HTMLElement | null }, note: (cut: ReadonlySet<string>) => void, offers: string, ended: boolean): void {
  useEffect(() => {
    if (!row.current || !wide.value) return;
    const found = new Set<string>();
    // What stands at the end of a crowded row takes room of its own.
    const end = row.current.querySelector<HTMLElement>(".rest")?.offsetWidth ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const { action = "" } = (target as HTMLElement).dataset;
          if (intersectionRatio < WHOLE) found.add(action);
          else found.delete(action);
        }
        note(new Set(found));
      },
      { root: row.current, rootMargin: `4px -${end}px 4px 4px`, threshold: WHOLE },
    );
    for (const offer of row.current.querySelectorAll(".opt[data-action]")) observer.observe(offer);
    return () => observer.disconnect();
  }, [offers, ended]);
}

function Offer({ model, offer, number, cut = false }: { model: TableModel; offer: string; number: number; cut?: boolean }) {
  const words = model.module.offer(model, offer);
  const on = meant(model) === offer;
  const button = useRef<HTMLButtonElement>(null);
  // Chosen on the board, an answer may still be out of model in a narrow bar.
  useEffect(() => {
    if (on) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [on]);
  return (
    <button
      ref={button}
      type="button"
      class={`opt ${on ? "sel" : ""} ${cut ? "cut" : ""}`}
      data-action={offer}
      data-elsewhere={model.module.elsewhere?.(model, offer)}
      aria-pressed={on}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => choose(model, on ? null : offer)}
      onPointerEnter={() => (model.pointed.value = offer)}
      onPointerLeave={() => (model.pointed.value = null)}
    >
      <span class="h">
        <PlanLetter model={model} offer={offer} />
        {words.icon && <Icon name={words.icon} size={15} />}
        {words.title}
      </span>
      {(words.small || words.signs) && (
        <small>
          {words.signs} {words.small}
        </small>
      )}
    </button>
  );
}

/** The answer that counts as chosen: where several belong together, the one they lead to. */
function meant(model: TableModel): string | null {
  return model.module.meant ? model.module.meant(model) : model.chosen.value;
}

function choose(model: TableModel, offer: string | null): void {
  if (model.module.choose) model.module.choose(model, offer);
  else model.choose(offer);
}

/** All the answers of a long list, with a field to find one; `onlyToSee`: keys and ears find them all in the row. */
function AllOffers({ model, rest, onlyToSee = false }: { model: TableModel; rest: string[]; onlyToSee?: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const anchor = useRef<HTMLSpanElement>(null);
  const places = new Set(rest.map((offer) => model.module.elsewhere?.(model, offer)));
  const found = (model.module.listed?.(model) ?? model.offers.value)
    .map((offer) => ({ offer, words: model.module.offer(model, offer) }))
    .filter(({ offer, words }) =>
      `${words.title} ${words.small ?? ""} ${offer}`.toLowerCase().includes(wanted.trim().toLowerCase()),
    );
  return (
    <span ref={anchor} class="rest">
      <button type="button" class="opt plain" data-elsewhere={places.size === 1 ? [...places][0] : undefined} aria-expanded={open} aria-hidden={onlyToSee} tabIndex={onlyToSee ? -1 : undefined} data-testid="all-offers" onClick={() => setOpen(!open)}>
        {t("more-answers", { more: rest.length })}
        <small>{t("find-answer")}</small>
      </button>
      {open && (
        <Popover anchor={anchor.current} close={() => setOpen(false)} label={t("answers")} class="finder" grab>
          <input
            type="search"
            aria-label={t("find-answer")}
            placeholder={t("find-answer")}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <ul>
            {found.map(({ offer, words }) => (
              <li key={offer}>
                <button
                  type="button"
                  data-action={offer}
                  onClick={() => {
                    choose(model, offer);
                    setOpen(false);
                  }}
                >
                  {words.title} {words.small && <small>{words.small}</small>}
                </button>
              </li>
            ))}
            {found.length === 0 && <li class="mut">{t("nothing-found")}</li>}
          </ul>
        </Popover>
      )}
    </span>
  );
}

/** The one button after which there is no more choosing: its label is the whole move. */
function Commit({ model }: { model: TableModel }) {
  const offer = model.chosen.value;
  const warned = warnings.value && model.cautions.value.length > 0;
  const off = offer === null || model.sending.value || model.connection.value !== "live";
  return (
    <Button
      kind="pri"
      icon={offer === null ? undefined : warned ? "warn" : "check"}
      hint={wide.value && offer !== null ? "Enter" : undefined}
      data-testid="commit"
      aria-disabled={off}
      class={`commit ${warned ? "warned" : ""}`}
      onClick={() => !off && model.commit()}
    >
      {offer === null ? t("choose-first") : model.ending.value === offer ? t("end-turn") : model.module.offer(model, offer).commit}
    </Button>
  );
}

export { AllOffers, Offer, Offers };
