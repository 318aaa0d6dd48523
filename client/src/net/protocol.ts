// Written by `python -m virtu.server.typescript`: change src/virtu/server/wire.py or messages.py instead.

export interface Rung {
  game: string;
  players: number;
  tested: string;
  against: string;
  games: number;
  wins: number;
  share: number;
  interval: [number, number];
  fair: number;
  points: [number, number];
  simulations: [number, number];
  seed: number;
  scale: number;
  rules: string;
  machine: string;
  form: "compiled" | "plain";
  options?: Record<string, string | number | boolean | null>;
}

export interface Rating {
  game: string;
  players: number;
  level: string;
  elo: number;
  interval: [number, number];
  options?: Record<string, string | number | boolean | null>;
}

export interface Ladder {
  rungs: Rung[];
  ratings: Rating[];
}

export interface FaultBody {
  status: number;
  code: string;
  sentence: string;
  facts: Record<string, string | number>;
}

export interface Guest {
  id: string;
  name: string;
}

export interface Rename {
  name: string;
}

export interface OptionInfo {
  kind: string;
  values: (string | number | boolean | null)[];
  default: string | number | boolean | null;
  clause: string;
  least: number;
  most: number;
  under: [string, string | number | boolean | null] | null;
  live: string | number | boolean | null;
  fits: Record<string, (string | number | boolean | null)[]>;
}

export interface LessonInfo {
  name: string;
  minutes: number;
  steps: number;
}

export interface LessonStep {
  name: string;
  show: string[];
  wanted: string[];
  free: number;
}

export interface LessonQuestion {
  name: string;
  step: string;
}

export interface LessonPlan {
  game: string;
  name: string;
  minutes: number;
  steps: LessonStep[];
  questions: LessonQuestion[];
  parts: Record<string, string>;
}

export interface LessonStand {
  name: string;
  step: number;
}

export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  options: Record<string, OptionInfo>;
  rules_version: string;
  data_hash: string;
  specification: string;
  lessons: LessonInfo[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  lab: boolean;
}

export interface BotLevel {
  name: string;
  seconds: number;
}

export interface BotsInfo {
  form: "compiled" | "plain";
  levels: BotLevel[];
  ladder: Ladder | null;
}

export interface ClauseInfo {
  number: string;
  text: string;
  sources: string;
}

export interface RulingInfo {
  number: string;
  question: string;
  ruling: string;
  notes: string;
}

export interface BlockInfo {
  kind: "passage" | "picture" | "point" | "ruling" | "table" | "text";
  lang: string;
  text?: string;
  number?: string;
  question?: string;
  header?: string[];
  rows?: string[][];
  picture?: string;
}

export interface ChapterInfo {
  id: string;
  title: string;
  lang: string;
  level: number;
  clauses: ClauseInfo[];
  blocks: BlockInfo[];
}

export interface Rules {
  game: string;
  title: string;
  specification: string;
  introduction: BlockInfo[];
  chapters: ChapterInfo[];
  lesson: ChapterInfo[];
  notes: ChapterInfo[];
  rulings: RulingInfo[];
  examples: ClauseInfo[];
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
}

export interface NewTable {
  game: string;
  players: number;
  seats?: SeatWish[] | null;
  options?: Record<string, string | number | boolean | null>;
  name?: string;
  seed?: number | null;
  salt?: string;
}

export interface JoinTable {
  seat?: number | null;
  salt?: string;
}

export interface LeaveTable {
  level?: string | null;
}

export interface Invitation {
  address: string | null;
  hint: string;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  you: boolean;
  connected: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  players: number;
  options: Record<string, string | number | boolean | null>;
  state: "over" | "parked" | "playing" | "waiting";
  version: number;
  seats: SeatInfo[];
  waiting_for: number[];
  since: string;
  your_seat: number | null;
  kept_seat: number | null;
  yours_alone: boolean;
  winners: number[];
  rematch: string | null;
  created: string;
  seeded: boolean;
  imported: boolean;
  lesson: LessonStand | null;
  trouble: string | null;
  begun_with: string;
  rings: string | null;
  pledge: Pledge | null;
}

export interface Pledge {
  hash: string;
  salt: string;
  seed: string | null;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  watch: TableInfo[];
}

export interface LogEntry {
  n: number;
  event: string;
  clause: string;
  facts: Record<string, string | number>;
  by: number;
}

export interface Offer {
  text: string;
  verb: string;
  args: Record<string, string | number>;
  spot: string;
}

export interface ReplayStep {
  seat: number;
  offer: Offer;
  events: LogEntry[];
}

export interface Replay {
  table: TableInfo;
  steps: ReplayStep[];
  length: number;
}

export interface Question {
  name: string;
  clause: string;
  seat: number;
  offers: Offer[];
  previews: Record<string, Record<string, unknown>>;
  obvious: string | null;
}

export interface ScoreLine {
  name: string;
  points: number;
  clause: string;
}

export interface SeatScore {
  total: number;
  lines: ScoreLine[];
}

export interface ReplayView {
  step: number;
  view: Record<string, unknown>;
  question: Question | null;
  score: SeatScore[] | null;
}

export interface Verdict {
  name: string;
  facts: Record<string, string | number>;
  step: number;
}

export interface Answer {
  type: "answer";
  version: number;
  id: string;
  action: string;
  rest: string[];
  pause: boolean;
}

export interface Explain {
  type: "explain";
  id: string;
  action: string;
}

export interface Preview {
  type: "preview";
  id: string;
  action: string;
  rest: string[];
}

export interface Undo {
  type: "undo";
  version: number;
  id: string;
  turn: boolean;
}

export interface Redo {
  type: "redo";
  version: number;
  id: string;
}

export interface AskBack {
  type: "ask_back";
  version: number;
  id: string;
}

export interface Consent {
  type: "consent";
  version: number;
  id: string;
  agree: boolean;
  seat: number | null;
  wish: "end" | "take_back" | null;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface Warn {
  type: "warn";
  id: string;
  action: string;
  rest: string[];
}

export interface Resync {
  type: "resync";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Waiting {
  seats: number[];
  since: string;
}

export interface Asking {
  seat: number;
  waits: number[];
  wish: "end" | "take_back";
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown> | null;
  question: Question | null;
  waiting: Waiting;
  log: LogEntry[];
  undo: boolean;
  redo: boolean;
  score: SeatScore[] | null;
  ask_back: boolean;
  asking: Asking | null;
}

export interface Update {
  type: "update";
  base: number;
  version: number;
  patch: Record<string, unknown>;
  question: Question | null;
  waiting: Waiting;
  events: LogEntry[];
  undo: boolean;
  redo: boolean;
  score?: SeatScore[] | null;
  table?: TableInfo | null;
  ask_back?: boolean;
  asking?: Asking | null;
}

export interface Refused {
  type: "refused";
  id: string;
  version: number;
  clause: string;
  key: string;
  sentence: string;
  facts: Record<string, string | number>;
  offer: Offer;
}

export interface Refusal {
  clause: string;
  key: string;
  sentence: string;
  facts: Record<string, string | number>;
}

export interface Explained {
  type: "explained";
  id: string;
  offer: Offer;
  refusal: Refusal | null;
  preview: Record<string, unknown>;
  taken: number;
}

export interface Reason {
  name: string;
  facts: Record<string, string | number>;
  tone: "cost" | "danger" | "gain" | "plain";
  like: number;
  of: Reason | null;
}

export interface Reply {
  seat: number;
  theirs: Reason[];
  yours: Reason[];
}

export interface Odds {
  mean: number;
  low: number;
  high: number;
}

export interface Idea {
  offer: Offer;
  plan: Offer[];
  aim: number;
  reasons: Reason[];
  chance: Odds | null;
  reply: Reply | null;
}

export interface Caution {
  reason: Reason;
  instead: Offer;
}

export interface Hinted {
  type: "hinted";
  id: string;
  version: number;
  ideas: Idea[];
}

export interface Warned {
  type: "warned";
  id: string;
  version: number;
  action: string;
  cautions: Caution[];
}

export interface Ending {
  type: "ending";
  id: string;
  version: number;
  action: string;
}

export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

export interface Error {
  type: "error";
  id: string | null;
  code: string;
  sentence: string;
  facts: Record<string, string | number>;
}

export interface Pong {
  type: "pong";
  id: string;
  version: number;
}

export type FromClient = Answer | Explain | Preview | Undo | Redo | AskBack | Consent | Hint | Warn | Resync | Ping;

export type FromServer = Snapshot | Update | Refused | Explained | Hinted | Warned | Ending | Accepted | Error | Pong;
