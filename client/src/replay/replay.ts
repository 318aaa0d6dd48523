import { signal } from "@preact/signals";
import type { GameModule } from "../games/module.ts";
import { http } from "../net/http.ts";
import type { Replay, ReplayStep, Things } from "../net/types.ts";
import { TableModel, type Moves } from "../table/table_model.ts";

/** A finished game, step by step; everything is open to everybody. */
export class ReplayTable extends TableModel implements Moves {
  readonly live = false;
  readonly step = signal(0);
  readonly shown = signal(false);
  readonly playing = signal(false);
  readonly steps: readonly ReplayStep[];
  readonly length: number;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    replay: Replay,
    module: GameModule,
    components: Things,
    private readonly arrived: (step: number) => void,
  ) {
    super(replay.table, module, components);
    this.seat.value = replay.table.your_seat;
    this.steps = replay.steps;
    this.length = replay.length;
    const chance = (step: number) => (replay.steps[step]?.seat ?? 0) < 0;
    this.stops = Array.from({ length: replay.length + 1 }, (_, step) => step).filter((step) => !chance(step));
  }

  /** The steps worth stopping at: where a player is asked, with all that chance dealt before. */
  private stops: number[];

  /** Go to a step by its address; whoever was sent there comes back to it, too. */
  visit(step: number): void {
    if (step <= this.length) this.stops = [...new Set([...this.stops, step])].toSorted((a, b) => a - b);
    this.go(step);
  }

  /** The next stop after (or before) the step that is shown. */
  beside(direction: 1 | -1): number {
    const now = this.step.value;
    const next = direction > 0 ? this.stops.find((stop) => stop > now) : this.stops.findLast((stop) => stop < now);
    return next ?? (direction > 0 ? this.length : 0);
  }

  /** The stop at which what a step did is seen with all its consequences. */
  stopAfter(step: number): number {
    return this.stops.find((stop) => stop >= step) ?? this.length;
  }

  go(step: number): void {
    const wished = Math.max(0, Math.min(this.length, step));
    this.step.value = wished;
    this.arrived(wished);
    void this.show(wished);
  }

  play(on: boolean, pause = 900): void {
    clearInterval(this.timer);
    this.playing.value = on;
    if (!on) return;
    if (this.step.value >= this.length) this.go(0);
    this.timer = setInterval(() => {
      if (this.step.value >= this.length) this.play(false);
      else this.go(this.beside(1));
    }, pause);
  }

  private async show(step: number): Promise<void> {
    const seen = await http.replayView(this.table.value.id, step);
    if (this.step.value !== step) return; // another step was asked for meanwhile
    this.view.value = seen.view;
    this.question.value = seen.question;
    this.score.value = seen.score ?? null;
    this.waiting.value = { seats: seen.question ? [seen.question.seat] : [], since: "" };
    this.log.value = this.steps.slice(0, step).flatMap((one) => one.events);
    this.shown.value = true;
  }

  close(): void {
    this.play(false);
  }

  commit(): void {
    // What was played stands.
  }

  wonder(): void {
    // Questions about rules are answered by the rulebook here.
  }

  undo(): void {
    this.go(this.beside(-1));
  }

  redo(): void {
    this.go(this.beside(1));
  }
}
