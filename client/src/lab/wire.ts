// Written by `python -m virtu.server.typescript`: change src/virtu/server/lab/wire.py instead.

export interface Change {
  name: string;
  a: number;
  b: number;
  change: Estimate;
  more_games: number;
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
  games: number;
}

export interface Win {
  name: string;
  wins: Estimate;
  points: Estimate;
}

export interface Span {
  mean: Estimate;
  median: number;
  step: number;
  spread: Record<string, number>;
}

export interface Question {
  name: string;
  asked: number;
  real: number;
  offers: number;
}

export interface Source {
  name: string;
  lines: Record<string, number>;
  total: number;
}

export interface Link {
  name: string;
  seats: number;
  gain: Estimate;
}

export interface Figures {
  games: number;
  fair: number;
  factions: Win[];
  seats: Win[];
  bots: Win[];
  endings: Record<string, number>;
  winning_points: Estimate;
  decisions: Span;
  rounds: Span;
  minutes: Span;
  real: Estimate;
  branching: [number, number];
  questions: Question[];
  lead_changes: Estimate;
  drama: Estimate;
  decided: Estimate;
  sources: Source[];
  deeds: Link[];
  openings: Link[];
}

export interface NewStudy {
  game: string;
  players: number;
  games: number;
  bots: string[];
  seed?: number;
  fixed?: boolean;
  options?: Record<string, string | number | boolean | null>;
  other?: Record<string, string | number | boolean | null> | null;
  number?: string;
  value?: number;
}

export interface StudyBot {
  name: string;
  level: string;
  playouts: number;
  work: number;
}

export interface ChangeableNumber {
  name: string;
  kind: string;
  thing: string;
  usual: number;
  least: number;
  most: number;
}

export interface StudyInfo {
  id: string;
  study: NewStudy;
  state: "done" | "failed" | "paused" | "running" | "waiting";
  done: number;
  total: number;
  found: number;
  place: number;
  created: string;
  since: string;
  yours: boolean;
  trouble: string;
  file: string;
  data: string;
}

export interface Lab {
  runs: boolean;
  bots: StudyBot[];
  counts: number[];
  most: number;
  numbers: Record<string, ChangeableNumber[]>;
  studies: StudyInfo[];
}

export interface StudyReport {
  study: StudyInfo;
  figures: Figures[];
  changes: Change[];
  rules_version: string;
  data_hash: string[];
  bots_version: string;
  seeds: number[];
  text: string;
}

export interface OwnGroup {
  who: "bots" | "bots_with_people" | "people" | "people_with_bots";
  games: number;
  factions: Win[];
  seats: Win[];
}

export interface Length {
  company: "bots" | "mixed" | "people";
  games: number;
  rounds: Estimate;
  decisions: Estimate;
  winning_points: Estimate;
}

export interface OwnGames {
  game: string;
  players: number;
  counts: Record<string, number>;
  finished: number;
  counted: number;
  groups: OwnGroup[];
  lengths: Length[];
}
