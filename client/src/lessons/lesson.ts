import { computed, effect, signal } from "@preact/signals";
import type { LessonPlan, LessonStep } from "../net/types.ts";
import type { TableModel } from "../table/table_model.ts";
import { finish } from "./progress.ts";
import { tabFor } from "./tabs.ts";

export const ANY = "any";

/** A lesson beside its table: which step is read or done now, and what is pointed at. */
export class Lesson {
  /** How far somebody has read; the table may be further. */
  private readonly read = signal(0);
  /** An earlier step that is read once more; null: the present one. */
  readonly looked = signal<number | null>(null);
  /** Whether what is to be pressed lies on the board: a phone then makes room for it. */
  readonly onBoard = signal(false);
  /** Nobody needs to play freely: what follows is only read, and the table may stay where it is. */
  private readonly skipped = signal(false);
  /** The first step the table has not done. */
  private readonly gate = computed(() => {
    const { lesson, state } = this.model.table.value;
    return this.skipped.value || state === "over" ? this.plan.steps.length : (lesson?.step ?? 0);
  });
  private readonly stops: (() => void)[];

  constructor(
    readonly model: TableModel,
    readonly plan: LessonPlan,
  ) {
    // What the table has done needs no more reading.
    this.read.value = this.after(this.gate.peek());
    let before = this.gate.peek();
    const reading = effect(() => {
      const gate = this.gate.value;
      // An answer given or taken back: reading goes on behind the step that was done last.
      if (gate !== before) this.read.value = gate > before ? Math.max(this.read.peek(), this.after(gate)) : Math.min(this.read.peek(), gate);
      before = gate;
      if (this.over.value) finish(plan.game, plan.name);
    });
    const turning = effect(() => {
      const step = this.shown.value;
      const tab = step && !this.waiting.value ? tabFor(model, step, this.acting.value) : undefined;
      if (tab) model.turnTo.value = { tab };
    });
    this.stops = [reading, turning];
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  /** Where reading begins when the table waits at a step: behind the step before it that the table had to do. */
  private after(gate: number): number {
    const before = this.plan.steps.slice(0, gate).findLastIndex(awaits);
    return before + 1;
  }

  readonly at = computed(() => Math.min(this.read.value, this.gate.value, this.plan.steps.length));
  readonly over = computed(() => this.at.value >= this.plan.steps.length);
  /** The step whose words are shown. */
  readonly shown = computed<LessonStep | null>(() => this.plan.steps[this.looked.value ?? this.at.value] ?? null);
  /** Whether the learner is to answer now. */
  readonly acting = computed(() => this.looked.value === null && this.now !== null && awaits(this.now) && this.model.myTurn.value);
  /** Whether the others move before anything else. */
  readonly waiting = computed(() => this.looked.value === null && this.now !== null && awaits(this.now) && !this.model.myTurn.value);

  get now(): LessonStep | null {
    return this.plan.steps[this.at.value] ?? null;
  }

  back(): void {
    const from = this.looked.value ?? this.at.value;
    if (from > 0) this.looked.value = from - 1;
  }

  /** Read on; where something is to be done, have it done. */
  go(): void {
    if (this.looked.value !== null) {
      this.looked.value = this.looked.value + 1 >= this.at.value ? null : this.looked.value + 1;
      return;
    }
    const step = this.now;
    if (step === null) return;
    if (!awaits(step)) this.read.value = this.at.value + 1;
    else if (step.free > 0) this.skipped.value = true;
    else this.show();
  }

  /** Choose and give what the step is about. */
  private show(): void {
    const answer = this.now?.wanted.includes(ANY) ? this.model.offers.value[0] : this.wanted();
    if (answer === undefined || this.model.sending.value) return;
    this.model.choose(answer);
    this.model.commit(answer);
  }

  /** The first answer of the step that can be given. */
  wanted(): string | undefined {
    return this.now?.wanted.find((answer) => this.model.offers.value.includes(answer));
  }
}

export const awaits = (step: LessonStep): boolean => step.wanted.length > 0 || step.free > 0;
