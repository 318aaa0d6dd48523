import { useEffect, useRef, useState } from "preact/hooks";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { since } from "../ui/time.ts";
import { nameOf } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import { CommandLine } from "./CommandLine.tsx";
import { IdeasPopover } from "./Ideas.tsx";
import type { Sight } from "./table_model.ts";
import { learnt, taught } from "./coach.ts";
import { Thinking } from "./Thinking.tsx";
import { AskedBack, UndoButton } from "./TakeBack.tsx";
import { WhyNotStrip } from "./WhyNot.tsx";

/** More answers than this and only the first few are shown, with a list to search the rest in. */
const MANY = 8;
const FIRST_FEW = 5;

interface BarProps {
  sight: Sight;
  command: { value: boolean };
}

/** What is asked and what can be answered; always there, the same in every game. */
export function PromptBar({ sight, command }: BarProps) {
  const mine = sight.myTurn.value;
  return (
    <section class={`prompt ${mine ? "mine" : ""}`} aria-label={t("prompt")} aria-busy={sight.sending.value} data-testid="prompt">
      {mine && !sight.module.Coach && !taught.value && (
        <p class="coach" data-testid="coach">
          {t("coach-purple")} <Button kind="ghost" small square icon="x" hint={t("close")} onClick={learnt} />
        </p>
      )}
      {!wide.value && <div class="grab" aria-hidden="true" />}
      {sight.module.Coach && <sight.module.Coach sight={sight} />}
      <Question sight={sight} />
      {!wide.value && sight.module.Sheet && <sight.module.Sheet sight={sight} />}
      {command.value ? (
        <CommandLine sight={sight} open={command} />
      ) : (
        mine && (sight.module.Answers ? <sight.module.Answers sight={sight} /> : <Offers sight={sight} />)
      )}
      <WhyNotStrip sight={sight} />
      {sight.ending.value !== null && (
        <div class="strip gold ending" role="alert" data-testid="ending">
          <Icon name="warn" size={15} /> {t("ending-turn")}
        </div>
      )}
      {sight.module.Reaction && <sight.module.Reaction sight={sight} />}
      <AskedBack sight={sight} />
      <div class="act">
        <UndoButton sight={sight} />
        {sight.mayRedo.value && (
          <Button icon="redo" hint="Shift+U" data-testid="redo" onClick={() => sight.redo()}>
            {wide.value ? t("redo") : <span class="sr">{t("redo")}</span>}
          </Button>
        )}
        {sight.ending.value !== null && (
          <Button data-testid="not-yet" onClick={() => sight.choose(null)}>
            {t("not-yet")}
          </Button>
        )}
        {mine && <Commit sight={sight} />}
      </div>
    </section>
  );
}

function Question({ sight }: { sight: Sight }) {
  const question = sight.question.value;
  const mine = sight.myTurn.value;
  const waiting = sight.waiting.value;
  return (
    <div class="ask" aria-live="polite">
      <div class="moment">
        {mine ? (
          <>
            <Moment sight={sight} /> {question && <ClauseLink clause={question.clause} sight={sight} />}{wide.value && <IdeasPopover sight={sight} />}
          </>
        ) : (
          <>
            {sight.seat.value === null && <span class="tag">{t("spectator")}</span>} <Icon name="clock" size={12} />{" "}
            {waiting.seats.length > 0 ? since(waiting.since) : ""}
          </>
        )}
        {wide.value && <PlanButton sight={sight} />}
      </div>
      <div class="q">{mine && question ? (sight.module.asked?.(sight) ?? asked(sight.game, question.name)) : <Thinking sight={sight} waiting={waitingFor(sight)} />}
        {!wide.value && <IdeasPopover sight={sight} />}
        {!wide.value && <PlanButton sight={sight} />}
      </div>
    </div>
  );
}

/** To a copy of the table, where anything can be tried. */
function PlanButton({ sight }: { sight: Sight }) {
  if (!sight.mayPlan.value) return null;
  return (
    <button type="button" class="link plan-link" data-testid="plan" aria-keyshortcuts="F" title={t("plan-more")} onClick={() => sight.plan()}>
      <Icon name="flask" size={13} /> {t("plan")} {wide.value && <kbd class="k">F</kbd>}
    </button>
  );
}

function Moment({ sight }: { sight: Sight }) {
  const moment = sight.module.moment?.(sight);
  if (!moment) return <>{t("your-turn")}</>;
  return (
    <>
      {moment.icon && <Icon name={moment.icon} size={14} />} {moment.text}
    </>
  );
}

export function asked(game: string, name: string): string {
  const id = `question-${game}-${name}`;
  return knows(id) ? t(id) : t("question-plain");
}

function waitingFor(sight: Sight): string {
  const { seats } = sight.waiting.value;
  if (seats.length === 0) return t("waiting-for-nobody");
  const names = seats.map((seat) => nameOf(sight.company.value, seat)).join(", ");
  return t("waiting-for", { names });
}

function Offers({ sight }: { sight: Sight }) {
  const offers = sight.module.listed?.(sight) ?? sight.offers.value;
  const few = offers.length > MANY ? offers.slice(0, FIRST_FEW) : offers;
  const chosen = meant(sight);
  const shown = chosen !== null && !few.includes(chosen) ? [...few.slice(0, -1), chosen] : few;
  const wondered = sight.wondered.value;
  return (
    <div class="opts" role="group" aria-label={t("answers")} tabIndex={-1}>
      {shown.map((offer) => (
        <Offer key={offer} sight={sight} offer={offer} number={offers.indexOf(offer) + 1} />
      ))}
      {wondered !== null && (
        <button
          type="button"
          class="opt off"
          data-why={wondered.text}
          onClick={(event) => sight.wonder(wondered.text, wide.value ? event.currentTarget : null)}
        >
          {sight.module.wish?.(sight, wondered.text) ?? sight.module.offer(sight, wondered.text).title}
          <small>
            <Icon name="why" size={12} /> {t("why-not")}
          </small>
        </button>
      )}
      {offers.length > shown.length && <AllOffers sight={sight} more={offers.length - shown.length} />}
    </div>
  );
}

function Offer({ sight, offer, number }: { sight: Sight; offer: string; number: number }) {
  const words = sight.module.offer(sight, offer);
  const on = meant(sight) === offer;
  const button = useRef<HTMLButtonElement>(null);
  // Chosen on the board, an answer may still be out of sight in a narrow bar.
  useEffect(() => {
    if (on) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [on]);
  return (
    <button
      ref={button}
      type="button"
      class={`opt ${on ? "sel" : ""}`}
      data-action={offer}
      aria-pressed={on}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => choose(sight, on ? null : offer)}
      onPointerEnter={() => (sight.pointed.value = offer)}
      onPointerLeave={() => (sight.pointed.value = null)}
    >
      <span class="h">
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
function meant(sight: Sight): string | null {
  return sight.module.meant ? sight.module.meant(sight) : sight.chosen.value;
}

function choose(sight: Sight, offer: string | null): void {
  if (sight.module.choose) sight.module.choose(sight, offer);
  else sight.choose(offer);
}

/** All the answers of a long list, with a field to find one. */
function AllOffers({ sight, more }: { sight: Sight; more: number }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const anchor = useRef<HTMLSpanElement>(null);
  const found = (sight.module.listed?.(sight) ?? sight.offers.value)
    .map((offer) => ({ offer, words: sight.module.offer(sight, offer) }))
    .filter(({ offer, words }) =>
      `${words.title} ${words.small ?? ""} ${offer}`.toLowerCase().includes(wanted.trim().toLowerCase()),
    );
  return (
    <span ref={anchor}>
      <button type="button" class="opt plain" aria-expanded={open} data-testid="all-offers" onClick={() => setOpen(!open)}>
        {t("more-answers", { more })}
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
                    choose(sight, offer);
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
function Commit({ sight }: { sight: Sight }) {
  const offer = sight.chosen.value;
  const off = offer === null || sight.sending.value || sight.connection.value !== "live";
  return (
    <Button
      kind="pri"
      icon={offer === null ? undefined : "check"}
      hint={wide.value && offer !== null ? "Enter" : undefined}
      data-testid="commit"
      aria-disabled={off}
      class="commit"
      onClick={() => !off && sight.commit()}
    >
      {offer === null ? t("choose-first") : sight.ending.value === offer ? t("end-turn") : sight.module.offer(sight, offer).commit}
    </Button>
  );
}

export { AllOffers, Offer, Offers };
