// The words of the web protocol (docs/protocol.md), as the client reads them.

export type Fact = string | number;
export type Facts = Record<string, Fact>;
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Things = { [key: string]: Plain };

export interface Me {
  id: string;
  name: string;
}

export interface GameOption {
  kind: string;
  values: (string | number | boolean)[] | null;
  default: string | number | boolean;
  clause: string;
  least?: number | null;
  most?: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  options: Record<string, GameOption>;
  rules_version: string;
  data_hash: string;
  specification: string;
}

export interface Games {
  games: GameInfo[];
  bots: string[];
}

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  you: boolean;
  connected: boolean;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  players: number;
  options: Record<string, string | number | boolean>;
  state: "waiting" | "playing" | "over" | "parked";
  version: number;
  seats: SeatInfo[];
  waiting_for: number[];
  since: string;
  your_seat: number | null;
  winners: number[];
  rematch: string | null;
  created: string;
  /** When the table's clock rings, where one runs. */
  rings?: string | null;
}

export interface Tables {
  mine: Table[];
  open: Table[];
  watch: Table[];
}

export interface SeatOrder {
  kind: "me" | "open" | "bot";
  level?: string;
}

export interface TableOrder {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: SeatOrder[];
  name?: string;
  seed?: number;
}

export interface Clause {
  number: string;
  text: string;
}

export interface Rules {
  game: string;
  title: string;
  chapters: { id: string; title: string; clauses: Clause[] }[];
  rulings: { number: string; question: string; ruling: string }[];
}

export interface Question {
  name: string;
  clause: string;
  seat: number;
  offers: string[];
  previews: Record<string, Things>;
}

export interface LogEntry {
  n: number;
  event: string;
  clause: string;
  facts: Facts;
}

export interface ScoreLine {
  name: string;
  points: number;
  clause: string;
}

export interface Score {
  total: number;
  lines: ScoreLine[];
}

export interface Waiting {
  seats: number[];
  since: string;
}

export interface Refusal {
  clause: string;
  key: string;
  sentence: string;
  facts: Facts;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  table: Table;
  seat: number | null;
  view: Things;
  question: Question | null;
  waiting: Waiting;
  log: LogEntry[];
  undo: boolean;
  score: Score[] | null;
}

export interface Update {
  type: "update";
  base: number;
  version: number;
  patch: Plain;
  question: Question | null;
  waiting: Waiting;
  events: LogEntry[];
  undo: boolean;
  score: Score[] | null;
  table?: Table | null;
}

export type FromServer =
  | Snapshot
  | Update
  | ({ type: "refused"; id: string; version: number; action: string } & Refusal)
  | { type: "explained"; id: string; action: string; refusal: Refusal | null; preview: Things | null }
  | { type: "accepted"; id: string; version: number }
  | { type: "error"; id: string | null; code: string; sentence: string }
  | { type: "pong"; id: string };

export interface ReplayStep {
  seat: number;
  text: string;
  events: LogEntry[];
}

export interface Replay {
  table: Table;
  steps: ReplayStep[];
  length: number;
}

export interface ReplayView {
  step: number;
  view: Things;
  question: Question | null;
  score?: Score[] | null;
}
