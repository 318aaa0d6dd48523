import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameModule } from "../games/module.ts";
import { patched } from "../net/patch.ts";
import { type Connection, Line } from "../net/socket.ts";
import type { Answer, FromServer, Refusal, Snapshot, Table, Things, Update } from "../net/types.ts";
import { confirmEnd, still } from "../settings.ts";
import { t } from "../words/words.ts";
import { learnt } from "./coach.ts";
import { Sight } from "./sight.ts";

type Pending = Omit<Answer, "type">;

/** What a message that went out was about: answers show errors, questions remember where they were asked. */
type Sent = { about: "answer" } | { about: "why"; anchor: Element | null } | { about: "preview" } | { about: "ideas" };

/** Others' moves follow one another at this distance, and all that wait at most for this long. */
const APART = 420;
const AT_MOST = 2000;
/** Where nothing moves, those of so short a time are drawn together. */
const TOGETHER = 50;

/** A table that is being played or watched. */
export class LiveTable extends Sight {
  readonly live = true;
  override readonly connection: ReadonlySignal<Connection>;
  /** False until the server has shown the table for the first time. */
  readonly shown = signal(false);
  private readonly line: Line;
  private pending: Pending | null = null;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly sent = new Map<string, Sent>();
  /** The version the own answer led to; until it is shown nothing else can be answered. */
  private awaited = 0;
  private counter = 0;
  /** Previews that were asked for about this question. */
  private readonly foreseeing = new Set<string>();
  private thinking = false;
  private readonly tag = Math.random().toString(36).slice(2, 10);
  private readonly stop: () => void;

  constructor(table: Table, module: GameModule, components: Things) {
    super(module, components);
    this.table.value = table;
    this.line = new Line(`/api/tables/${table.id}/socket`, (message) => this.hear(message));
    this.connection = this.line.state;
    this.stop = effect(() => this.askPreview());
    document.addEventListener("pointerdown", this.hurry, true);
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener("pointerdown", this.hurry, true);
    this.line.close();
  }

  commit(offer = this.chosen.value ?? undefined): void {
    if (offer === undefined || this.sending.value || this.connection.value !== "live") return;
    this.why.value = null;
    this.notice.value = null;
    this.hurry();
    if (!this.offers.value.includes(offer)) return;
    // Whoever said so twice means it.
    const pause = confirmEnd.value && this.ending.value !== offer;
    this.ending.value = null;
    const [, ...rest] = offer === this.chosen.value ? (this.module.planned?.(this) ?? []) : [];
    this.pending = { id: this.id({ about: "answer" }), version: this.version.value, action: offer, rest, pause };
    this.sending.value = true;
    learnt();
    this.repeat();
  }

  wonder(action: string, anchor: Element | null): void {
    this.line.send({ type: "explain", id: this.id({ about: "why", anchor }), action });
  }

  undo(): void {
    if (!this.mayUndo.value) return;
    this.line.send({ type: "undo", version: this.version.value, id: this.id({ about: "answer" }) });
  }

  redo(): void {
    if (!this.mayRedo.value) return;
    this.line.send({ type: "redo", version: this.version.value, id: this.id({ about: "answer" }) });
  }

  override askIdeas(): void {
    if (this.thinking || this.ideas.value !== null || !this.myTurn.value) return;
    this.thinking = true;
    this.line.send({ type: "hint", id: this.id({ about: "ideas" }) });
  }

  /** The same answer under the same id: the server takes it once. */
  private repeat(): void {
    if (this.pending) this.line.send({ type: "answer", ...this.pending });
  }

  private id(about: Sent): string {
    this.counter += 1;
    const id = `${this.tag}-${this.counter}`;
    this.sent.set(id, about);
    return id;
  }

  private hear(message: FromServer): void {
    // All that one message changes is drawn once.
    batch(() => this.take(message));
  }

  private take(message: FromServer): void {
    if (message.type === "snapshot") this.start(message);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "accepted") {
      this.awaited = message.version;
      this.settled(message.id);
      this.hurry();
    } else if (message.type === "refused") {
      this.settled(message.id);
      this.why.value = { action: message.action, refusal: message, anchor: null };
    } else if (message.type === "ending") {
      if (this.pending?.id === message.id) this.pending = null;
      this.settled(message.id);
      this.choose(message.action);
      this.ending.value = message.action;
    } else if (message.type === "hinted") {
      this.thinking = false;
      // The table may have moved on meanwhile.
      if (message.version === this.version.value) this.ideas.value = message.ideas.filter((idea) => this.offers.value.includes(idea.action));
    } else if (message.type === "explained") {
      const sent = this.sent.get(message.id);
      if (sent?.about === "why") this.explained(message.action, message.refusal, sent.anchor);
      if (message.preview) this.asked.value = { ...this.asked.value, [message.action]: message.preview };
    } else if (message.type === "error") {
      if (message.id !== null) this.settled(message.id);
      const about = message.id === null ? "answer" : this.sent.get(message.id)?.about;
      if (about === "ideas") this.thinking = false;
      if (about !== "answer") return;
      const text = message.code === "stale" ? t("notice-stale") : message.sentence;
      this.notice.value = { tone: "bad", text };
    }
  }

  private explained(action: string, refusal: Refusal | null, anchor: Element | null): void {
    if (refusal) this.why.value = { action, refusal, anchor };
    else if (this.offers.value.includes(action)) this.choose(action);
  }

  private settled(id: string): void {
    if (this.pending?.id === id) this.pending = null;
    this.sending.value = this.pending !== null || this.version.value < this.awaited;
  }

  private start(snapshot: Snapshot): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.version.value = snapshot.version;
    this.table.value = snapshot.table;
    this.seat.value = snapshot.seat;
    this.view.value = snapshot.view ?? {};
    this.question.value = snapshot.question;
    this.waiting.value = snapshot.waiting;
    this.log.value = snapshot.log;
    this.mayUndo.value = snapshot.undo;
    this.mayRedo.value = snapshot.redo;
    this.score.value = snapshot.score;
    this.awaited = snapshot.version;
    this.renew();
    this.shown.value = true;
    // What was sent into a broken line: if nothing has moved it never arrived, otherwise it is settled.
    if (this.pending?.version === snapshot.version) this.repeat();
    else this.settled(this.pending?.id ?? "");
  }

  private follow(update: Update): void {
    this.queue.push(update);
    // What follows one's own answer is seen at once; only others' moves keep their distance.
    if (this.sending.value) this.hurry();
    else if (this.timer === undefined) this.next();
  }

  private next(): void {
    if (this.queue.length === 0) return;
    const atOnce = still.value || document.hidden;
    for (const update of this.queue.splice(0, atOnce ? this.queue.length : 1)) this.apply(update);
    const pause = atOnce ? TOGETHER : Math.min(APART, AT_MOST / (this.queue.length + 1));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      batch(() => this.next());
    }, pause);
  }

  /** Any press lets what is still to be shown happen at once. */
  private readonly hurry = (): void => {
    if (this.queue.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    batch(() => {
      for (const update of this.queue.splice(0)) this.apply(update);
    });
  };

  private apply(update: Update): void {
    if (update.base < this.version.value) return; // seen already, in a snapshot
    if (update.base > this.version.value) {
      this.queue = [];
      this.line.send({ type: "resync", id: this.id({ about: "preview" }) });
      return;
    }
    const wasOver = this.table.value.state === "over";
    const chapters = (this.module.chapters?.(this.log.value) ?? 0);
    this.version.value = update.version;
    this.view.value = patched(this.view.value, update.patch) as Things;
    if (update.table) this.table.value = update.table;
    this.question.value = update.question;
    this.waiting.value = update.waiting;
    if (update.events.length > 0) this.log.value = [...this.log.value, ...update.events];
    this.mayUndo.value = update.undo;
    this.mayRedo.value = update.redo;
    this.score.value = update.score;
    if (!wasOver && this.table.value.state === "over") this.story.value = chapters;
    if (update.events.length > 0) this.why.value = null;
    const gaveAnswer = this.sending.value;
    this.sending.value = this.pending !== null || this.version.value < this.awaited;
    // An answer is given once: where the same one fits again it must be chosen anew.
    if (gaveAnswer && !this.sending.value) this.choose(null);
    this.renew();
  }

  override foresee(offers: readonly string[]): void {
    const question = this.question.value;
    for (const offer of offers) {
      if (!question?.offers.includes(offer) || question.previews?.[offer] || this.asked.peek()[offer] || this.foreseeing.has(offer)) continue;
      this.foreseeing.add(offer);
      this.line.send({ type: "preview", id: this.id({ about: "preview" }), action: offer });
    }
  }

  protected override renew(): void {
    this.foreseeing.clear();
    this.thinking = false;
    super.renew();
  }

  /** The server sends previews for short lists; for long ones the chosen answer's is asked for. */
  private askPreview(): void {
    const offer = this.chosen.value;
    const question = this.question.value;
    if (offer === null || !question?.offers.includes(offer) || question.previews?.[offer] || this.asked.peek()[offer]) return;
    this.line.send({ type: "preview", id: this.id({ about: "preview" }), action: offer });
  }
}
