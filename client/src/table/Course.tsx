import { useRef } from "preact/hooks";
import { wide } from "../settings.ts";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { nameOf } from "../words/facts.ts";
import { listed, t } from "../words/words.ts";
import { Face } from "./Since.tsx";
import type { TableModel } from "./table_model.ts";

/** A stretch of the year, round or turn with its steps in order. */
export interface Stretch {
  name: string;
  steps: { id: string; text: string }[];
}

export interface Course {
  stretches: Stretch[];
  /** The id of the step that is under way. */
  now: string;
}

/** Something that ends the game, and how near everybody is. */
export interface Goal {
  icon: string;
  /** "8 Cities". */
  text: string;
  /** The same where there is little room. */
  brief?: string;
  /** What is reached when the game ends; nothing: it is no race. */
  need?: number;
  /** By seat. */
  have?: number[];
  /** What is left, where nobody in particular brings it about: "9 left". */
  left?: string;
}

const MOST_PIPS = 8;

/** Where in the year one is, what ends the game, and who is nearest: always one glance away. */
export function CourseStrip({ model }: { model: TableModel }) {
  const course = model.module.course?.(model);
  if (!course) return null;
  return (
    <section class="course" aria-label={t("course-title")} data-testid="course">
      <Steps course={course} />
      <span class="sp" />
      <Goals model={model} />
    </section>
  );
}

function Steps({ course: { stretches, now } }: { course: Course }) {
  const here = stretches.findIndex(({ steps }) => steps.some(({ id }) => id === now));
  return (
    <ol class="stretches" aria-label={t("course-title")}>
      {stretches.map((stretch, index) => {
        const at = stretch.steps.findIndex(({ id }) => id === now);
        return (
          <li key={stretch.name} class={index === here ? "here" : index === here + 1 ? "next" : ""}>
            <span class="season">{stretch.name}</span>
            <ol>
              {stretch.steps.map((step, place) => {
                const done = index < here || (index === here && place < at);
                return (
                  <li key={step.id} class={step.id === now ? "now" : done ? "done" : ""} aria-current={step.id === now ? "step" : undefined}>
                    {done && <Icon name="check" size={12} />}
                    {step.text}
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

/** Those who have most of something. */
function nearest(have: readonly number[]): number[] {
  const most = Math.max(...have);
  return have.flatMap((count, seat) => (count === most ? [seat] : []));
}

const called = (model: TableModel, seat: number): string => (seat === model.seat.value ? t("goal-you") : nameOf(model.company.value, seat));

/** Who leads by the points as they stand. */
function leading(model: TableModel): { seats: number[]; points: number } | null {
  const totals = model.score.value?.map(({ total }) => total);
  return totals?.length ? { seats: nearest(totals), points: Math.max(...totals) } : null;
}

function Goals({ model }: { model: TableModel }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const goals = model.module.goals?.(model) ?? [];
  const lead = leading(model);
  const open = model.aiming.value;
  return (
    <span ref={anchor} class="goals-anchor">
      <button type="button" class="goals" data-testid="goals" aria-expanded={open} aria-keyshortcuts="G" title={t("goal-more")} onClick={() => (model.aiming.value = !open)}>
        <span class="season ends">{t("goal-ends")}</span>
        {goals.map((goal, index) => (
          <GoalSign key={goal.text} model={model} goal={goal} rank={index} />
        ))}
        <span class="goal leader" data-testid="lead">
          <Icon name="star" size={14} />{" "}
          {lead ? (
            <>
              <span class="mut">{t("goal-leads")}</span> {lead.seats.length < (wide.value ? 3 : 2) && lead.seats.map((seat) => <Face key={seat} model={model} seat={seat} size={18} />)}
              <b>
                {lead.seats.length < 3 ? listed(lead.seats.map((seat) => called(model, seat))) : t("goal-several", { n: lead.seats.length })} {lead.points}
              </b>
            </>
          ) : (
            <span class="mut">{t("goal-no-lead")}</span>
          )}
        </span>
      </button>
      {open && (
        <Popover anchor={anchor.current} close={() => (model.aiming.value = false)} label={t("goal-more")} class="all-goals">
          <AllGoals model={model} goals={goals} />
        </Popover>
      )}
    </span>
  );
}

function GoalSign({ model, goal, rank }: { model: TableModel; goal: Goal; rank: number }) {
  const first = goal.have ? nearest(goal.have) : [];
  const most = goal.have ? Math.max(...goal.have) : 0;
  return (
    <span class={`goal g${rank}`}>
      <Icon name={goal.icon} size={14} /> <span>{wide.value ? goal.text : (goal.brief ?? goal.text)}</span> {goal.left && <b>{goal.left}</b>}
      {goal.have && goal.need !== undefined && (
        <>
          {first.length === 1 && <Face model={model} seat={first[0]!} size={18} />}
          <b>
            {first.length === 1 ? called(model, first[0]!) : t("goal-several", { n: first.length })} {most}
          </b>
          {goal.need <= MOST_PIPS && (
            <span class="goal-pips" aria-hidden="true">
              {Array.from({ length: goal.need }, (_, pip) => (
                <i key={pip} class={pip < most ? "on" : ""} />
              ))}
            </span>
          )}
        </>
      )}
    </span>
  );
}

/** All conditions, all players. */
function AllGoals({ model, goals }: { model: TableModel; goals: Goal[] }) {
  const seats = model.table.value.seats.map((_, seat) => seat);
  const races = goals.filter(({ have }) => have);
  return (
    <div class="sm">
      <h3>{t("goal-more")}</h3>
      <ul class="plain-goals">
        {goals.map((goal) => (
          <li key={goal.text}>
            <Icon name={goal.icon} size={15} /> {goal.text} {goal.left && <b>{goal.left}</b>}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("players")}</span>
            </th>
            {races.map(({ text, icon }) => (
              <th scope="col" key={text}>
                <Icon name={icon} size={15} /> {wide.value ? text : <span class="sr">{text}</span>}
              </th>
            ))}
            {model.score.value && <th scope="col">{t("points")}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={seat === model.seat.value ? "mine" : ""}>
              <th scope="row">
                <Face model={model} seat={seat} size={18} /> {called(model, seat)}
              </th>
              {races.map(({ text, have, need }) => (
                <td key={text}>
                  {have![seat]}
                  {need !== undefined && ` / ${need}`}
                </td>
              ))}
              {model.score.value && <td class="b">{model.score.value[seat]?.total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {model.module.endsBy && <p>{model.module.endsBy(model)}</p>}
    </div>
  );
}
