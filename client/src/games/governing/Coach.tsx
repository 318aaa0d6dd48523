import { CoachLine } from "../../table/CoachLine.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { term } from "../../words/facts.ts";
import { knows } from "../../words/words.ts";
import { nothingToDo } from "./answers.tsx";
import { boardOf, ownSeat } from "./board.ts";

/** The line for the question that is open; where the two games of this family differ, each has its own. */
export function Coach({ model }: { model: TableModel }) {
  const board = boardOf(model);
  const topic = model.question.value?.name ?? "";
  const about = nothingToDo(model) ? "none" : topic === "action" ? `action-${board.details?.action}` : topic;
  const own = `coach-${model.game}-${about}`;
  const house = board.seats[ownSeat(model)]?.house;
  return <CoachLine model={model} id={knows(own) ? own : `gov-coach-${about}`} vars={{ house: house ? term(house) : "" }} />;
}
