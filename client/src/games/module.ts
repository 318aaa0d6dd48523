import type { ComponentChildren, ComponentType } from "preact";
import type { Facts, Idea, LogEntry, Offer } from "../net/types.ts";
import type { Company } from "../words/facts.ts";
import type { Course, Goal } from "../table/Course.tsx";
import type { TableModel } from "../table/table_model.ts";

export type Drawn = ComponentType<{ model: TableModel }>;

/** An answer in words: on its button, and on the button that commits it. */
export interface OfferWords {
  title: string;
  small?: string;
  /** Signs beside the small words: a price, what it readies. */
  signs?: ComponentChildren;
  commit: string;
  icon?: string;
}

/** One of the phone's tabs; the rules and the log are added by the shell. */
export interface Tab {
  id: string;
  icon: string;
  /** A message id. */
  label: string;
  Body: Drawn;
}

/** What a game brings to the table. Everything but the first five may be left out. */
export interface GameModule {
  name: string;
  /** A game whose style sheet dresses this table, too. */
  dress?: string;
  /** The columns of the wide layout; the shell adds bars, popovers and the rulebook around them. */
  Table: Drawn;
  tabs: Tab[];
  offer: (model: TableModel, action: string) => OfferWords;
  /** Where the game stands, for the gold tag of the top bar. */
  standing: (model: TableModel) => string;
  /** One line in the middle of the top bar, with its clause. */
  note?: (model: TableModel) => { text: string; clause: string } | null;
  /** The names by which the seats are spoken of, where the game gives them better ones than those who sit there. */
  names?: (model: TableModel) => string[];
  /** Instead of the list of answers: where a choice has two parts, or an answer needs more than a button. */
  Answers?: Drawn;
  /** Over the prompt bar: something that wants an answer out of turn. */
  Reaction?: Drawn;
  /** A sign at the right end of the top bar: a clock. */
  Sign?: Drawn;
  /** Under the final table: the board as it was left. */
  Final?: Drawn;
  /** Whether there is room for that on a phone, too. */
  finalFits?: boolean;
  /** What somebody's points of a line come from, beside them in the table of points. */
  Held?: ComponentType<{ model: TableModel; line: string; seat: number }>;
  /** What stands in the details of a spot (`data-spot` of a thing on the board). */
  Details?: ComponentType<{ model: TableModel; spot: string }>;
  /** The action that W asks about when the focus is on this spot. */
  wanted?: (model: TableModel, spot: string) => string | null;
  /** An action in words for the head of a refusal; the offer's words otherwise. */
  wish?: (model: TableModel, action: string) => string;
  /** The facts of a refusal as people know them: a card by its name, not by the space it stands on. */
  known?: (model: TableModel, facts: Facts) => Facts;
  /** The log as it should be read: entries left out or drawn together. */
  entries?: (log: readonly LogEntry[]) => LogEntry[];
  /** Small deeds that are one for whoever reads what others did; who listens hears each as it happens. */
  gathers?: string[];
  /** A sentence for an entry; null: the catalogue's own. */
  told?: (entry: LogEntry, company: Company) => string | null;
  /** Light up on the board what an entry of the log speaks of; null: nothing any more. */
  show?: (model: TableModel, entry: LogEntry | null) => void;
  /** The steps of a year, round or turn, and which is under way. */
  course?: (model: TableModel) => Course;
  /** What ends the game, and how near everybody is; `endsBy` says how the winner is found then. */
  goals?: (model: TableModel) => Goal[];
  endsBy?: (model: TableModel) => string;
  /** The part of the game each entry belongs to, by its number: "Year 4 · Sieges". */
  parts?: (log: readonly LogEntry[]) => Map<number, string>;
  /** Who is spoken of, where it is not the one whose answer led to it; -1: nobody. */
  actor?: (entry: LogEntry) => number | undefined;
  /** The small sign of an entry. */
  sign?: (entry: LogEntry) => string;
  /** Whether an entry changes something of the viewer's, though it does not name them. */
  concerns?: (model: TableModel, entry: LogEntry) => boolean;
  /** Why a line of the score stands where it does: whose rank it is. */
  lineWhy?: (model: TableModel, line: string) => string;
  /** Events nobody should overlook, with their signs. */
  loud?: Record<string, string>;
  /** Selectors of what an entry speaks of, besides its cards and players. */
  spots?: (model: TableModel, entry: LogEntry) => string[];
  /** The ending told in chapters, before the final table. */
  chapters?: (log: readonly LogEntry[]) => number;
  Story?: Drawn;
  /** The sign of a line of the score. */
  lineIcon?: (line: string) => string | null;
  /** The answers the prompt bar lists, where the board or a panel shows the others better. */
  listed?: (model: TableModel) => string[];
  /** The open question with its facts; null: the catalogue's words for its name. */
  asked?: (model: TableModel) => string | null;
  /** What part of the turn this is, above the question. */
  heading?: (model: TableModel) => { text: string; icon?: string } | null;
  /** Further keys of this game, in lower case, with the spot that has the focus. True when the key was ours. */
  key?: (model: TableModel, key: string, spot: string | null) => boolean;
  /** What those keys do, for the menu: the key and a message id. */
  keys?: [string, string][];
  /** The one answer that can be given for the viewer, because nothing else is possible or matters; never where answering at once would tell a secret. */
  obvious?: (model: TableModel) => string | null;
  /** Whether nothing can be done where something is asked; then the question says so. */
  idle?: (model: TableModel) => boolean;
  /** The answers that follow that one, because the same question is put again and leaves no other choice. */
  again?: (model: TableModel, offer: string) => readonly string[];
  /** Choose an answer that others lead to; the plain choice otherwise. */
  choose?: (model: TableModel, offer: string | null) => void;
  /** Choose all of a plan that can be chosen at once; false: only what it begins with. */
  adopt?: (model: TableModel, plan: readonly Offer[]) => boolean;
  /** The answers that are given together when the chosen one is committed, beginning with it. */
  planned?: (model: TableModel) => readonly string[];
  /** Where an answer takes two presses: the spot to press next on the way to it. */
  way?: (model: TableModel, offer: string) => string | null;
  /** Of several answers that are chosen together, the one the others lead to. */
  meant?: (model: TableModel) => string | null;
  /** The whole table as headed lists (key T); the bare view otherwise. */
  text?: () => Promise<Drawn>;
  /** The players in turn order: in the middle of the top bar, on a phone under it. */
  Order?: Drawn;
  /** On a phone: the tab where the open question is answered; null: wherever one is. */
  place?: (model: TableModel) => string | null;
  /** On a phone: where an answer can be given besides the list, which then leaves it out; the game's style sheet says when. */
  elsewhere?: (model: TableModel, offer: string) => string | undefined;
  /** On a phone, inside the sheet of the prompt: what the wide layout has room for beside the board. */
  Sheet?: Drawn;
  /** Whether its wide table has a place of its own for the guide of a lesson; under the bars otherwise. */
  guides?: () => boolean;
  /** A line above the prompt: help in place. */
  Coach?: Drawn;
  /** The answer a bot's idea comes to, where others lead to it. */
  aim?: (model: TableModel, idea: Idea) => string;
  /** In the wide layout the game shows a bot's ideas in a panel of its own. */
  ideasInPanel?: boolean;
  /** The sign of a seat on the ending; the player's avatar otherwise. */
  Seal?: ComponentType<{ model: TableModel; seat: number; size: number }>;
  /** What points are called, as a message id; "VP" otherwise. */
  unit?: string;
  /** The sentence of the ending, where points alone did not decide; null: the common one. */
  headline?: (model: TableModel) => string | null;
  /** Said under the final table: how ties are broken. */
  tiebreak?: (model: TableModel) => { text: string; clause: string };
}
