import { useEffect, useRef } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { LessonPlan } from "../net/types.ts";
import { go } from "../router.ts";
import { wide } from "../settings.ts";
import { Art } from "../ui/Art.tsx";
import { Button } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Icon } from "../ui/Icon.tsx";
import { attribute, t } from "../words/words.ts";
import { awaits, type Lesson } from "./lesson.ts";

export const keyOf = (plan: LessonPlan, part: string): string => `lesson-${plan.game}-${plan.name}-${part}`;

interface CardProps {
  lesson: Lesson;
  /** All lessons of the game, in order. */
  all: readonly string[];
}

/** What to do and why, one new word, and the ways on, back and out. Docked: it covers nothing. */
export function Card({ lesson, all }: CardProps) {
  const { plan } = lesson;
  useSteps(lesson);
  return (
    <section class={`panel lesson-card ${rests(lesson) ? "rests" : lesson.onBoard.value ? "on-board" : ""}`} aria-label={t("lesson")} data-testid="lesson">
      <header>
        {wide.value ? <Subject plan={plan} /> : <Icon name="cap" size={17} />}
        <b>{t("lesson-of", { number: all.indexOf(plan.name) + 1, all: all.length })}</b> <span class="mut">{t(keyOf(plan, "title"))}</span>
        <span class="sp" />
        <Button kind="ghost" small icon="x" data-testid="lesson-leave" onClick={() => go("/")}>
          {t("lesson-leave")}
        </Button>
      </header>
      {lesson.over.value && lesson.looked.value === null ? <Finished lesson={lesson} all={all} /> : <StepWords lesson={lesson} />}
    </section>
  );
}

/** ] goes on, or does what is to be done; [ goes back. */
function useSteps(lesson: Lesson): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.key === "[") lesson.back();
      else if (event.key === "]" && !lesson.waiting.value) lesson.go();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [lesson]);
}

const IN_PROMPT = new Set(["part:prompt", "part:ledger", "part:undo"]);

/** Whether nothing is to be answered now, nor looked at where answers are given: a phone then leaves the room to the board. */
function rests(lesson: Lesson): boolean {
  const step = lesson.shown.value;
  return step !== null && (lesson.looked.value !== null || !awaits(step)) && !step.show.some((thing) => IN_PROMPT.has(thing));
}

/** What a lesson is about; else its game's emblem. */
const SUBJECTS: Record<string, string> = {
  "governing/palace": "act-govern", "governing/annexing": "act-annex", "governing/winter": "merchant", "wars_of_italy/war": "act-wage_war", "seven_virtues/scoring": "justice",
  "honour/honour": "sort-honour", "honour/rumours": "sort-dishonour",
};

function Subject({ plan }: { plan: LessonPlan }) {
  const drawing = SUBJECTS[`${plan.game}/${plan.name}`];
  return drawing ? <Art name={drawing} size={38} /> : <Emblem game={plan.game} size={38} />;
}

function StepWords({ lesson }: { lesson: Lesson }) {
  const { plan, model } = lesson;
  const step = lesson.shown.value;
  const on = useRef<HTMLSpanElement>(null);
  const at = lesson.looked.value ?? lesson.at.value;
  const reads = step !== null && (lesson.looked.value !== null || !awaits(step));
  // Where there is nothing but reading on, Enter does it.
  useEffect(() => {
    const now = document.activeElement;
    if (reads && !(now instanceof HTMLInputElement)) on.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [step?.name, reads]);
  if (step === null) return null;
  const key = keyOf(plan, step.name);
  const word = attribute(key, "word");
  return (
    <>
      <div class="lesson-words" aria-live="polite">
        <h2 data-testid="lesson-goal" data-step={step.name} data-free={step.free > 0 || undefined}>{t(key)}</h2>
        <p>{attribute(key, "why")}</p>
        {word && (
          <p class="lesson-word">
            <b>{t("lesson-word", { word })}</b> {attribute(key, "means")}
          </p>
        )}
        {model.strayed.value !== null && lesson.acting.value && (
          <p class="lesson-stray" data-testid="lesson-stray">
            <Icon name="spark" size={15} /> {t("lesson-stray")}
          </p>
        )}
        {lesson.waiting.value && <p class="mut">{t("lesson-others")}</p>}
      </div>
      <footer>
        <Dots now={at} all={plan.steps.length} />
        <span class="sp" />
        <Button small icon="prev" data-testid="lesson-back" aria-keyshortcuts="[" aria-disabled={at === 0} onClick={() => lesson.back()}>
          {wide.value ? t("lesson-back") : <span class="sr">{t("lesson-back")}</span>}
        </Button>
        <span ref={on}>
          {reads ? (
            <Button small kind="pri" icon="next" data-testid="lesson-on" aria-keyshortcuts="]" onClick={() => lesson.go()}>
              {t("lesson-on")}
            </Button>
          ) : (
            <Button small data-testid="lesson-skip" aria-keyshortcuts="]" aria-disabled={!lesson.acting.value} onClick={() => lesson.acting.value && lesson.go()}>
              {t("lesson-skip")}
            </Button>
          )}
        </span>
      </footer>
    </>
  );
}

function Dots({ now, all }: { now: number; all: number }) {
  return (
    <span class="lesson-dots">
      {Array.from({ length: all }, (_, step) => (
        <i key={step} class={step === now ? "now" : step < now ? "done" : ""} aria-hidden="true" />
      ))}
      <span class="num sm">{t("lesson-step", { step: now + 1, all })}</span>
    </span>
  );
}

/** Five questions to oneself, and where to go from here. */
function Finished({ lesson, all }: CardProps) {
  const { plan, model } = lesson;
  const next = all[all.indexOf(plan.name) + 1];
  const away = async (to: () => Promise<string>) => {
    try {
      const path = await to();
      await http.remove(model.table.value.id).catch(() => undefined);
      go(path);
    } catch (error) {
      model.notice.value = { tone: "bad", text: said(error) };
    }
  };
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <>
      <div class="lesson-words" aria-live="polite">
        <h2 data-testid="lesson-done">{t("lesson-done")}</h2>
        <p>{t("lesson-ask-yourself")}</p>
        <ul class="lesson-questions">
          {plan.questions.map((question) => (
            <li key={question.name}>
              <details>
                <summary>{t(keyOf(plan, `question-${question.name}`))}</summary>
                <p>
                  <b>{t(keyOf(plan, question.step))}</b> {attribute(keyOf(plan, question.step), "why")}
                </p>
              </details>
            </li>
          ))}
        </ul>
      </div>
      <footer ref={first}>
        <Button small icon="prev" data-testid="lesson-back" onClick={() => lesson.back()}>
          {t("lesson-back")}
        </Button>
        <span class="sp" />
        {next === undefined ? (
          <Button small kind="pri" icon="check" data-testid="lesson-home" onClick={() => void away(async () => "/")}>
            {t("lesson-home")}
          </Button>
        ) : (
          <Button small kind="pri" icon="next" data-testid="lesson-next" onClick={() => void away(async () => `/table/${(await http.learn(plan.game, next)).id}`)}>
            {t("lesson-next")}
          </Button>
        )}
      </footer>
    </>
  );
}
