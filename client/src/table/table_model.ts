import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type {
  Asking, Caution, Idea, LogEntry, Offer, Question, Refusal, ReplayStep, Score, Table, Things, Waiting,
} from "../net/types.ts";
import type { Connection } from "../net/socket.ts";
import type { ComponentType } from "preact";
import type { GameModule } from "../games/module.ts";
import type { Company } from "../words/facts.ts";

/** Something that is not allowed, and why; shown at the thing that was pressed. */
export interface WhyNot {
  offer: Offer;
  refusal: Refusal;
  anchor: Element | null;
}

export interface Notice {
  tone: "bad" | "gold";
  text: string;
}

/** Answers in a row: how many of them would be taken, and what the last of those brings. */
export interface RowPreview {
  taken: number;
  preview: Things;
}

/** Their name; never that of an answer. */
export const rowOf = (answers: readonly string[]): string => answers.map((answer) => `${answer};`).join(" ");

/** The thing whose details are open: a spot such as "card:justice 9", and where it stands. */
export interface Closer {
  spot: string;
  anchor: Element;
}

const ready: ReadonlySignal<Connection> = signal<Connection>("live");

/**
 * All that a table is drawn from, whether it is being played, watched or replayed.
 * A game's components read these signals and call these verbs; they never talk to the server themselves.
 */
export abstract class TableModel {
  abstract readonly live: boolean;
  readonly table: Signal<Table>;
  readonly seat = signal<number | null>(null);
  readonly view = signal<Things>({});
  readonly question = signal<Question | null>(null);
  readonly waiting = signal<Waiting>({ seats: [], since: "" });
  readonly log = signal<LogEntry[]>([]);
  readonly score = signal<Score[] | null>(null);
  readonly mayUndo = signal(false);
  readonly mayRedo = signal(false);
  /** Whether the own last answer could be taken back if all agree, and who asks for that just now. */
  readonly mayAskBack = signal(false);
  readonly asking = signal<Asking | null>(null);
  /** The step the table is at. */
  readonly version = signal(0);
  readonly connection: ReadonlySignal<Connection> = ready;
  /** An answer is on its way. */
  readonly sending = signal(false);

  /** The answer chosen but not yet given, and the one merely pointed at. */
  readonly chosen = signal<string | null>(null);
  readonly pointed = signal<string | null>(null);
  /** What was pressed and is no answer by itself; the prompt bar offers to say why. */
  readonly wondered = signal<Offer | null>(null);
  readonly why = signal<WhyNot | null>(null);
  readonly closer = signal<Closer | null>(null);
  /** The tab a phone shall turn to now, as whoever guides through a lesson wishes. */
  readonly turnTo = signal<{ tab: string } | null>(null);
  /** What a bot would think of for the open question; null: it has not been asked or still thinks. */
  readonly ideas = signal<Idea[] | null>(null);
  /** What speaks against the chosen answer, as far as it is not silenced. */
  readonly cautions = signal<Caution[]>([]);
  /** Whether ideas are wanted: then they are asked for with every question. */
  readonly wantsIdeas = signal(false);
  /** The answer that would end the turn and waits for a second word. */
  readonly ending = signal<string | null>(null);
  /** The clause the rulebook is open at; "" opens it at the beginning. */
  readonly rule = signal<string | null>(null);
  /** The player whose things are shown large, where one may look; null: one's own. */
  readonly looked = signal<number | null>(null);
  readonly notice = signal<Notice | null>(null);
  /** The number of the last entry one knew when one answered last: what follows has happened since. */
  readonly since = signal(0);
  /** Whether the panel that tells what happened since then is open. */
  readonly telling = signal(false);
  /** Whether the game on one sheet lies beside the table. */
  readonly aid = signal(false);
  /** Whether everything that ends the game is shown. */
  readonly aiming = signal(false);
  /** The points as one's own last answer left them; null: one has not answered yet. */
  readonly scoreThen = signal<Score[] | null>(null);
  /** In a lesson: the answer that was possible, too, but is not what the lesson is about. */
  readonly strayed = signal<string | null>(null);
  /** Who guides through a lesson, once that one has come. */
  readonly guide = signal<ComponentType | null>(null);
  /** So many messages of others' moves are still to be shown. */
  readonly behind = signal(0);
  /** What was answered by itself, by the number of the entry it came after. */
  readonly passed = signal<{ n: number; text: string }[]>([]);
  /** The board is shown as headed lists instead of drawn. */
  readonly inWords = signal(false);
  /** How many chapters of the ending have been told; all of them unless the game ended before our eyes. */
  readonly story = signal(Number.POSITIVE_INFINITY);

  /** The same thing while nobody's name changes: whatever names somebody is then left alone. */
  readonly company = computed<Company>(() => {
    const next = { seats: this.called(), you: this.seat.value };
    return JSON.stringify(next) === JSON.stringify(this.known) ? this.known! : (this.known = next);
  });
  private known: Company | null = null;
  readonly offers = computed<string[]>(() => (this.live ? (this.question.value?.offers ?? []) : []).map(({ text }) => text));
  private readonly byText = computed(() => new Map((this.question.value?.offers ?? []).map((offer) => [offer.text, offer])));
  /** Whether the question on the table is put to us. */
  readonly myTurn = computed(() => this.offers.value.length > 0);
  readonly preview = computed<Things | null>(() => (this.chosen.value === null ? null : this.previewOf(this.chosen.value)));
  /** Whether one sits at a game that goes on, so that it can be planned. */
  readonly mayPlan = computed(() => this.live && !this.isPlan && this.seat.value !== null && this.table.value.state === "playing");
  protected readonly asked = signal<Record<string, Things>>({});
  protected readonly tried = signal<Record<string, RowPreview>>({});

  constructor(
    table: Table,
    /** How the game at this table is drawn and said. */
    readonly module: GameModule,
    /** What never changes: cards, map. */
    readonly components: Things,
  ) {
    this.table = signal(table);
  }

  /** Whether this is a plan, where things are tried out: nothing done here is real. */
  get isPlan(): boolean {
    return false;
  }

  /** The seat one came with: in a plan one also sits elsewhere. */
  get home(): number | null {
    return this.seat.value;
  }

  get game(): string {
    return this.module.name;
  }

  /** Choose a legal answer, or let go of it with null. Nothing leaves before `commit`; what has left stands until it is replied to. */
  choose(offer: string | null): void {
    if (this.sending.value) return;
    this.why.value = null;
    this.wondered.value = null;
    this.ending.value = null;
    this.strayed.value = null;
    this.chosen.value = offer !== null && this.offers.value.includes(offer) ? offer : null;
  }

  /** An offered answer in its parts. */
  offerOf(text: string): Offer | null {
    return this.byText.value.get(text) ?? null;
  }

  /** The answer that is given by pressing a spot of the board. */
  offerAt(spot: string): Offer | null {
    return this.question.value?.offers.find((offer) => offer.spot === spot) ?? null;
  }

  /** An answer in its parts, also one that was refused or is wondered about. */
  actionOf(text: string): Offer | null {
    const planned = (this.ideas.value ?? []).flatMap(({ plan }) => plan);
    const warned = this.cautions.value.map(({ instead }) => instead);
    return this.offerOf(text) ?? [this.why.value?.offer, this.wondered.value, ...planned, ...warned].find((wish) => wish?.text === text) ?? null;
  }

  /** The server's preview of an answer, if it has sent one. */
  previewOf(offer: string): Things | null {
    return this.question.value?.previews?.[offer] ?? this.asked.value[offer] ?? null;
  }

  /** The same for answers in a row. */
  previewOfRow(answers: readonly string[]): RowPreview | null {
    return this.tried.value[rowOf(answers)] ?? null;
  }

  /** Ask the server to preview answers in a row. */
  askPreviewOfRow(_answers: readonly string[]): void {
    // What is over has no previews.
  }

  /** Ask the server to preview answers that are merely considered. */
  askPreviews(_offers: readonly string[]): void {
    // What is over has no previews.
  }

  /** Have a bot think about the open question. */
  askIdeas(): void {
    // What is over needs no ideas.
  }

  /** Leave the set-up to a bot. */
  startForMe(): void {
    // What is over has begun.
  }

  /** No more cautions of these kinds in this game. */
  silence(_kinds: readonly string[]): void {
    // What is over has no cautions.
  }

  /** Take all answers of one's turn back. */
  restart(): void {
    // What is over begins by its own way.
  }

  /** Ask the others to take the last own answer back with all that followed; reply to one who asks. */
  askBack(): void {
    // What is over stays.
  }

  consent(_agree: boolean): void {
    // What is over stays.
  }

  /** Go over to the plan; from the plan: come back. */
  plan(): void {
    // What is over needs no plan.
  }

  private called(): Company["seats"] {
    const seats = this.table.value.seats;
    const names = this.module.names?.(this);
    return names ? seats.map((seat, number) => ({ ...seat, kind: "person", name: names[number] ?? seat.name })) : seats;
  }

  openRule(clause: string): void {
    this.why.value = null;
    this.closer.value = null;
    this.rule.value = clause;
  }

  /** The answers of the moment start anew; a choice that is still legal stays. */
  protected renew(): void {
    this.asked.value = {};
    this.tried.value = {};
    this.ideas.value = null;
    this.cautions.value = [];
    this.ending.value = null;
    this.wondered.value = null;
    if (this.chosen.value !== null && !this.offerOf(this.chosen.value)) this.chosen.value = null;
    this.pointed.value = null;
  }

  abstract commit(offer?: string): void;
  /** Ask why an action is not allowed; the answer appears at the anchor. */
  abstract wonder(action: string, anchor: Element | null): void;
  abstract undo(): void;
  abstract redo(): void;
  abstract close(): void;
}

/** Moves of a finished game, one after another. */
export interface Moves {
  readonly steps: readonly ReplayStep[];
  readonly step: ReadonlySignal<number>;
  go(step: number): void;
  beside(direction: 1 | -1): number;
  stopAfter(step: number): number;
}

export function hasMoves(model: TableModel): model is TableModel & Moves {
  return "steps" in model;
}
