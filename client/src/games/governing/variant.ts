import type { ComponentChildren } from "preact";
import type { Offer, Things } from "../../net/types.ts";
import type { TableModel } from "../../table/table_model.ts";
import type { Vars } from "../../words/words.ts";
import type { GameModule, OfferWords } from "../module.ts";
import type { Board, Printed } from "./board.ts";

// What differs between the games played with these Palaces and this map. The Art of Governing is one of them.

/** An answer as a message with what fills it. */
export interface Said {
  id: string;
  vars: Vars;
  signs?: OfferWords["signs"];
  icon?: string;
}

export interface Variant {
  /** The view and the components as the game sends them, arranged for drawing. */
  board(view: Things, printed: Printed): Board;
  printed(components: Things): Printed;
  /** How answers read that only this game knows; null: as in the Art of Governing. */
  reading?: (model: TableModel, offer: Offer) => Said | null;
  /** Answers chosen together, on the button that commits them; null: the one that was meant. */
  commit?: (model: TableModel, plan: readonly string[]) => string | null;
  /** What an answer brings, by the server's preview; null: as in the Art of Governing. */
  effect?: (model: TableModel, offer: string) => string | null;
  /** What is wanted of a spot only this game has. */
  wanted?: (model: TableModel, kind: string, name: string, verbs: ReadonlySet<string>) => string | null;
  /** The widget of a question only this game asks. */
  widget?: (model: TableModel, topic: string) => ComponentChildren;
  /** Lines a City's details have besides. */
  ofCity?: (model: TableModel, city: string) => { name: string; text: string; clause: string }[];
}

/** A game of this family. */
export interface Kin extends GameModule {
  variant: Variant;
}

export const variantOf = (model: TableModel): Variant => (model.module as Kin).variant;
