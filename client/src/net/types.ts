// The words of the web protocol (docs/protocol.md). The server writes them itself into protocol.ts; here they get the
// names the client uses.

import type { NewTable, RulingInfo, SeatScore, SeatWish, TableInfo, OptionInfo } from "./protocol.ts";

export type {
  Answer, Asking, BotsInfo, Caution, FaultBody, FromServer, GameInfo, Games, Guest as Me, Idea, Invitation, Ladder, LessonPlan, LessonStep, LogEntry, Odds, Offer, Question, Rating, Reason, Refusal, Replay, Reply, ReplayStep, ReplayView, Rules, Rung, ScoreLine, SeatInfo, Snapshot,
  Tables, Update, Verdict, Waiting, BlockInfo, ChapterInfo,
} from "./protocol.ts";
export type Table = TableInfo;
export type Score = SeatScore;
export type SeatOrder = SeatWish;
export type TableOrder = NewTable;
export type GameOption = OptionInfo;
export type Ruling = RulingInfo;
export type Fact = string | number;
export type Facts = Record<string, Fact>;
/** Plain data by name: a view, a preview, a game's components. */
export type Things = Record<string, unknown>;
