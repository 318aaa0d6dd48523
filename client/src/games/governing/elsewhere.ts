import type { TableModel } from "../../table/table_model.ts";
import { deskOf } from "./desk.ts";
import { answerOf } from "./spots.ts";

// On a phone an answer stands in one place: on the Palace, in the panel of the question, or else in the list.

const ON_PALACE = new Set(["family", "room", "move", "redeem"]);
const POOLS = new Set(["diplomacy", "govern", "war", "scheme", "trade", "step"]);
const TALLIES = new Set(["disband", "recruit", "losses", "retreat"]);
const PUTS = new Set(["put", "give up", "decline", "discard"]);
const ENDS = new Set(["done", "skip", "pass"]);

/** Where an answer can be given besides the list: "palace", "sheet", or nowhere. */
export function elsewhere(model: TableModel, text: string): "palace" | "sheet" | undefined {
  const topic = model.question.value?.name ?? "";
  const { verb, args } = answerOf(model, text);
  const indulgence = verb === "use" && args.source === "indulgence";
  // Pressed, a place with several answers has them listed.
  if (ON_PALACE.has(topic) && ON_PALACE.has(verb)) return deskOf(model).narrow.value === null ? "palace" : undefined;
  if (POOLS.has(topic)) return ENDS.has(verb) || verb === "bank" || indulgence ? undefined : "sheet";
  if (TALLIES.has(topic)) return verb === "use" || verb === "bank" ? undefined : "sheet";
  if (topic === "purchase") return verb === "buy" ? "sheet" : undefined;
  if (topic === "announce") return ["announce", "pass"].includes(verb) ? "sheet" : undefined;
  return ["reorganise", "vacate", "place", "ally", "machiavelli"].includes(topic) && PUTS.has(verb) ? "sheet" : undefined;
}
