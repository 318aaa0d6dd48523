import { batch, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { GameModule } from "../games/module.ts";
import { patched } from "../net/patch.ts";
import { fault } from "../net/said.ts";
import { type Connection, Line } from "../net/socket.ts";
import type { Answer, FromServer, Offer, Refusal, Snapshot, Table, Things, Update } from "../net/types.ts";
import { autopass, confirmEnd, pace, still, warnings } from "../settings.ts";
import { t } from "../words/words.ts";
import { learnt } from "./coach.ts";
import { kindOf } from "./plans.ts";
import { lastOwn } from "./since.ts";
import { type Notice, rowOf, TableModel } from "./table_model.ts";

type Pending = Omit<Answer, "type">;

/** What a message that went out was about: answers show errors, questions remember where they were asked. */
type Sent = { about: "answer" } | { about: "why"; anchor: Element | null } | { about: "preview" } | { about: "row"; row: string } | { about: "ideas" };

/** Others' moves follow one another at this distance, and all that wait at most for this long. */
const APART = 420;
const AT_MOST = 2000;
/** Calmly, each is given its time. */
const CALM = 1100;
/** So long a word that needs no answer stays. */
const TOLD = 8000;
/** A choice that stands for so long is looked at by a bot. */
const SETTLED = 150;
/** Where nothing moves, those of so short a time are drawn together. */
const TOGETHER = 50;

/** A table that is being played or watched. */
export class LiveTable extends TableModel {
  readonly live = true;
  override readonly connection: ReadonlySignal<Connection>;
  /** False until the server has shown the table for the first time. */
  readonly shown = signal(false);
  /** The plan one tries things on, while one does. */
  readonly planTable = signal<LiveTable | null>(null);
  private readonly line: Line;
  private pending: Pending | null = null;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Step by step: the next move waits for a press. */
  private held = false;
  private readonly sent = new Map<string, Sent>();
  /** The version the own answer led to; until it is shown nothing else can be answered. */
  private awaited = 0;
  private counter = 0;
  /** The undo, redo or consent that is on its way. */
  private saying: string | null = null;
  /** Previews that were asked for about this question. */
  private readonly previewsAsked = new Set<string>();
  private thinking = false;
  /** The set-up is to be made as the first idea says, once there is one. */
  private starting = false;
  private wondering: ReturnType<typeof setTimeout> | undefined;
  private readonly silenced = new Set<string>();
  /** Somebody took an answer back: now everything is asked, until the next own answer. */
  private askAll = false;
  /** An answer is being taken back: what was given by itself goes with it. */
  private goingBack = false;
  /** Pressed while an answer was on its way: that is taken back, or its whole turn, once it has arrived. */
  private backSoon: "move" | "turn" | null = null;
  private readonly tag = Math.random().toString(36).slice(2, 10);
  private readonly stop: () => void;

  constructor(
    table: Table,
    module: GameModule,
    components: Things,
    /** The table this is a plan of. */
    private readonly real: LiveTable | null = null,
  ) {
    super(table, module, components);
    this.line = new Line(`/api/tables/${table.id}/${real ? "plan" : "socket"}`, (message) => this.hear(message));
    this.connection = this.line.state;
    const previews = effect(() => this.askChosenPreview());
    const cautions = effect(() => this.askCautions());
    // A plan does not survive its line.
    const broken = effect(() => {
      if (["reconnecting", "ended"].includes(this.connection.value)) untracked(() => real?.endPlan(t("fault-lapsed")));
    });
    this.stop = () => {
      previews();
      cautions();
      broken();
    };
    document.addEventListener("pointerdown", this.pressed, true);
    document.addEventListener("keydown", this.pressed, true);
  }

  override get isPlan(): boolean {
    return this.real !== null;
  }

  override get home(): number | null {
    return (this.real ?? this).seat.value;
  }

  override plan(): void {
    if (this.real) this.real.endPlan(null);
    else if (this.mayPlan.value && this.planTable.value === null && this.connection.value === "live") {
      this.notice.value = null;
      this.planTable.value = new LiveTable(this.table.value, this.module, this.components, this);
    }
  }

  /** Back to the table itself, with a word if one did not leave by oneself. */
  private endPlan(said: string | null): void {
    const plan = this.planTable.value;
    this.planTable.value = null;
    plan?.close();
    if (said !== null) this.tell(said);
  }

  /** Something to know that needs no answer: it goes away by itself. */
  private tell(text: string): void {
    const notice: Notice = { tone: "gold", text };
    this.notice.value = notice;
    setTimeout(() => {
      if (this.notice.value === notice) this.notice.value = null;
    }, TOLD);
  }

  close(): void {
    this.endPlan(null);
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener("pointerdown", this.pressed, true);
    document.removeEventListener("keydown", this.pressed, true);
    this.line.close();
  }

  commit(offer = this.chosen.value ?? undefined): void {
    if (offer === undefined || this.sending.value || this.connection.value !== "live") return;
    this.askAll = false;
    this.why.value = null;
    this.notice.value = null;
    this.hurry();
    if (!this.offers.value.includes(offer)) return;
    // Whoever said so twice means it.
    const pause = confirmEnd.value && this.ending.value !== offer && !this.isPlan;
    this.ending.value = null;
    const [, ...rest] = offer === this.chosen.value ? (this.module.planned?.(this) ?? []) : [];
    learnt();
    this.send({ action: offer, rest, pause });
  }

  wonder(action: string, anchor: Element | null): void {
    this.line.send({ type: "explain", id: this.id({ about: "why", anchor }), action });
  }

  undo(): void {
    this.takeBack("move");
  }

  override restart(): void {
    this.takeBack("turn");
  }

  private takeBack(what: "move" | "turn"): void {
    this.askAll = true;
    this.backSoon = this.sending.value ? what : null;
    if (this.backSoon || !this.mayUndo.value) return;
    this.goingBack = what === "move";
    this.say("undo", what === "turn" ? { turn: true } : {});
  }

  override askBack(): void {
    if (this.mayAskBack.value && this.asking.value === null) this.say("ask_back");
  }

  override consent(agree: boolean): void {
    const asking = this.asking.value;
    if (asking !== null) this.say("consent", { agree, seat: asking.seat, wish: asking.wish });
  }

  /** Something about the table as it is shown. */
  private say(type: string, more: Things = {}): void {
    // One after the other: what was pressed twice is not meant for a table that has moved meanwhile.
    if (this.saying !== null || this.version.value < this.awaited) return;
    const id = this.id({ about: "answer" });
    if (this.line.send({ type, version: this.version.value, id, ...more })) this.saying = id;
  }

  redo(): void {
    if (this.mayRedo.value) this.say("redo");
  }

  override askIdeas(): void {
    if (this.thinking || this.ideas.value !== null || !this.myTurn.value) return;
    this.thinking = true;
    this.line.send({ type: "hint", id: this.id({ about: "ideas" }) });
  }

  override startForMe(): void {
    const first = this.ideas.value?.[0];
    this.starting = first === undefined;
    if (!first) {
      this.askIdeas();
    } else if (this.pending === null && !this.sending.value) {
      const [action, ...rest] = first.plan.map(({ text }) => text);
      this.send({ action: action!, rest, pause: false });
    }
  }

  /** An answer of one's own: what the others do from here on has happened since. */
  private send(answer: Pick<Pending, "action" | "rest" | "pause">): void {
    this.pending = { id: this.id({ about: "answer" }), version: this.version.value, ...answer };
    this.since.value = this.log.value.at(-1)?.n ?? 0;
    this.telling.value = false;
    this.sending.value = true;
    this.repeat();
  }

  override silence(kinds: readonly string[]): void {
    for (const kind of kinds) this.silenced.add(kind);
    this.cautions.value = this.cautions.value.filter((caution) => !this.silenced.has(kindOf(caution)));
  }

  /** Whether anything speaks against what is chosen; nobody waits for that. */
  private askCautions(): void {
    const action = this.chosen.value;
    this.cautions.value = [];
    clearTimeout(this.wondering);
    if (!warnings.value || action === null || !untracked(() => this.offerOf(action)) || this.isPlan) return;
    this.wondering = setTimeout(() => {
      if (this.chosen.peek() !== action) return;
      const [, ...rest] = this.module.planned?.(this) ?? [];
      this.line.send({ type: "warn", id: this.id({ about: "preview" }), action, rest });
    }, SETTLED);
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
    // Nothing is taken back of an answer that was not taken.
    if (message.type === "refused" || message.type === "error" || message.type === "snapshot") this.backSoon = null;
    if (this.backSoon && !this.sending.value) this.takeBack(this.backSoon);
    this.passBy();
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
      this.why.value = { offer: message.offer, refusal: message, anchor: null };
    } else if (message.type === "ending") {
      // Nothing of it was taken, unless some of it was accepted before.
      if (this.pending?.id === message.id) this.backSoon = null;
      this.settled(message.id);
      this.choose(message.action);
      this.ending.value = message.action;
    } else if (message.type === "hinted") {
      this.thinking = false;
      // The table may have moved on meanwhile.
      if (message.version === this.version.value) this.ideas.value = message.ideas.filter((idea) => this.offerOf(idea.offer.text) !== null);
      if (this.starting) this.startForMe();
    } else if (message.type === "warned") {
      if (message.version === this.version.value && message.action === this.chosen.value) this.cautions.value = message.cautions.filter((caution) => !this.silenced.has(kindOf(caution)));
    } else if (message.type === "explained") {
      const sent = this.sent.get(message.id);
      if (sent?.about === "why") this.explained(message.offer, message.refusal, sent.anchor);
      if (sent?.about === "row") this.tried.value = { ...this.tried.value, [sent.row]: { taken: message.taken, preview: message.preview } };
      else if (message.preview) this.asked.value = { ...this.asked.value, [message.offer.text]: message.preview };
    } else if (message.type === "pong") {
      this.catchUp(message.version);
    } else if (message.type === "error" && this.real && ["lapsed", "too_many_plans", "not_playing", "not_your_seat"].includes(message.code)) {
      this.real.endPlan(fault(message.code, message.facts, message.sentence));
    } else if (message.type === "error") {
      if (message.id !== null) this.settled(message.id);
      const about = message.id === null ? "answer" : this.sent.get(message.id)?.about;
      if (about === "ideas") this.thinking = false;
      if (about !== "answer") return;
      if (message.code === "lesson") {
        const offer = this.chosen.value;
        this.choose(null);
        this.strayed.value = offer ?? "";
        return;
      }
      this.notice.value = { tone: "bad", text: fault(message.code, message.facts, message.sentence) };
    }
  }

  /** What a line lost on its way shows at the next ping. */
  private catchUp(version: number): void {
    if (version > (this.queue.at(-1)?.version ?? this.version.value)) this.line.send({ type: "resync", id: this.id({ about: "preview" }) });
    else this.repeat();
  }

  private explained(offer: Offer, refusal: Refusal | null, anchor: Element | null): void {
    if (refusal) this.why.value = { offer, refusal, anchor };
    else if (this.offerOf(offer.text)) this.choose(offer.text);
  }

  private settled(id: string): void {
    if (this.pending?.id === id) this.pending = null;
    if (this.saying === id) this.saying = null;
    this.sending.value = this.pending !== null || this.version.value < this.awaited;
  }

  private start(snapshot: Snapshot): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind.value = 0;
    this.version.value = snapshot.version;
    this.table.value = snapshot.table;
    this.seat.value = snapshot.seat;
    this.view.value = snapshot.view ?? {};
    this.question.value = snapshot.question;
    this.waiting.value = snapshot.waiting;
    this.log.value = snapshot.log;
    const own = lastOwn(snapshot.log, snapshot.seat);
    // Seen for the first time, or with answers taken back: then the log itself tells when one answered last.
    if (!this.shown.value || this.since.value > (snapshot.log.at(-1)?.n ?? 0)) this.since.value = own;
    this.mayUndo.value = snapshot.undo;
    this.mayRedo.value = snapshot.redo;
    this.score.value = snapshot.score;
    this.mayAskBack.value = snapshot.ask_back;
    this.asking.value = snapshot.asking;
    this.awaited = snapshot.version;
    this.saying = null;
    this.renew();
    this.shown.value = true;
    this.goOnBack();
    // What was sent into a broken line: if nothing has moved it never arrived, otherwise it is settled.
    if (this.pending?.version === snapshot.version) this.repeat();
    else if (this.sending.value) {
      this.settled(this.pending?.id ?? "");
      this.choose(null);
    }
  }

  /** Nobody chose what was answered by itself: taking back goes on to what somebody chose. */
  private goOnBack(): void {
    if (!this.goingBack) return;
    this.goingBack = false;
    const last = this.log.value.findLast(({ clause }) => clause !== "")?.n ?? 0;
    this.passed.value = this.passed.value.filter(({ n }) => n < last);
    if (this.obvious() !== null) this.undo();
  }

  /** The answer that would be given by itself now. */
  private obvious(): string | null {
    if (!autopass.value || this.table.value.lesson || this.isPlan || !this.myTurn.value) return null;
    return this.module.obvious?.(this) ?? null;
  }

  private follow(update: Update): void {
    this.queue.push(update);
    this.behind.value = this.queue.length;
    // What follows one's own answer is seen at once; only others' moves keep their distance.
    if (this.sending.value) this.hurry();
    else if (this.timer === undefined && !this.held) this.next();
  }

  private next(): void {
    if (this.queue.length === 0) return;
    const speed = pace.value;
    const atOnce = document.hidden || speed === "instant" || (still.value && speed === "brisk");
    const [first] = this.queue;
    for (const update of this.queue.splice(0, atOnce ? this.queue.length : 1)) this.apply(update);
    this.behind.value = this.queue.length;
    if (speed === "step" && !atOnce && first?.events.some(({ by }) => by !== this.seat.value)) {
      this.held = true;
      return;
    }
    const pause = atOnce ? TOGETHER : speed === "calm" ? CALM : Math.min(APART, AT_MOST / (this.queue.length + 1));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      batch(() => this.next());
      this.passBy();
    }, pause);
  }

  /** A question that leaves nothing to choose is answered, with a line in the chronicle. */
  private passBy(): void {
    if (this.askAll || this.sending.value || this.queue.length > 0) return;
    const offer = this.obvious();
    if (offer === null) return;
    const rest = this.offers.value.length === 1 ? (this.module.again?.(this, offer) ?? []) : [];
    const answer = `${this.module.offer(this, offer).commit}${rest.length > 0 ? ` ×${rest.length + 1}` : ""}`;
    const text = this.module.idle?.(this) ? t("autopass-none", { question: this.module.asked?.(this) ?? "" }) : t("autopass-line", { answer });
    const version = this.version.value;
    // After all that hangs on the new question has been drawn.
    setTimeout(() => {
      if (this.version.value !== version || this.sending.value || this.connection.value !== "live" || !this.offers.value.includes(offer)) return;
      this.pending = { id: this.id({ about: "answer" }), version, action: offer, rest: [...rest], pause: false };
      this.passed.value = [...this.passed.value, { n: this.log.value.at(-1)?.n ?? 0, text }];
      this.sending.value = true;
      this.repeat();
    });
  }

  /** Any press lets what is still to be shown happen at once; step by step, the next of it. */
  private readonly pressed = (event: Event): void => {
    if (event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    if (!this.held) {
      this.hurry();
      return;
    }
    this.held = false;
    if (this.queue.length > 0 && event instanceof KeyboardEvent) event.preventDefault();
    batch(() => this.next());
    this.passBy();
  };

  private readonly hurry = (): void => {
    this.held = false;
    if (this.queue.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    batch(() => {
      for (const update of this.queue.splice(0)) this.apply(update);
      this.behind.value = 0;
    });
    this.passBy();
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
    if (update.score !== undefined) {
      // Before the set-up is over nobody has points: how they change from then on is worth a word, too.
      if (this.score.value === null) this.scoreThen.value = update.score;
      this.score.value = update.score;
    }
    this.mayAskBack.value = update.ask_back ?? false;
    const asking = update.asking ?? null;
    // Nothing moved, and nobody is asked any more: somebody refused.
    if (this.asking.value?.seat === this.seat.value && asking === null && update.base === update.version) this.tell(t(this.asking.value?.wish === "end" ? "end-refused" : "ask-back-refused"));
    this.asking.value = asking;
    if (!wasOver && this.table.value.state === "over") this.story.value = chapters;
    if (update.events.length > 0) this.why.value = null;
    const gaveAnswer = this.sending.value;
    this.sending.value = this.pending !== null || this.version.value < this.awaited;
    // An answer is given once: where the same one fits again it must be chosen anew.
    if (gaveAnswer && !this.sending.value) {
      this.scoreThen.value = this.score.value;
      this.choose(null);
    }
    this.renew();
  }

  override askPreviews(offers: readonly string[]): void {
    const question = this.question.value;
    for (const offer of offers) {
      if (!question || !this.offerOf(offer) || question.previews?.[offer] || this.asked.peek()[offer] || this.previewsAsked.has(offer)) continue;
      this.previewsAsked.add(offer);
      this.line.send({ type: "preview", id: this.id({ about: "preview" }), action: offer });
    }
  }

  override askPreviewOfRow(answers: readonly string[]): void {
    const [action, ...rest] = answers;
    const row = rowOf(answers);
    if (action === undefined || this.tried.peek()[row] || this.previewsAsked.has(row)) return;
    this.previewsAsked.add(row);
    this.line.send({ type: "preview", id: this.id({ about: "row", row }), action, rest });
  }

  protected override renew(): void {
    this.previewsAsked.clear();
    this.thinking = false;
    super.renew();
  }

  /** The server sends previews for short lists; for long ones the chosen answer's is asked for. */
  private askChosenPreview(): void {
    const offer = this.chosen.value;
    const question = this.question.value;
    if (offer === null || !question || !this.offerOf(offer) || question.previews?.[offer] || this.asked.peek()[offer]) return;
    this.line.send({ type: "preview", id: this.id({ about: "preview" }), action: offer });
  }
}
