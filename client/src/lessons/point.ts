import type { TableModel } from "../table/table_model.ts";
import { firstSeen, reachable, spotOf } from "../table/spots.ts";
import { ANY, type Lesson } from "./lesson.ts";

// What a step points at, found on the page: things to look at, and the one thing to press.

const action = (text: string): string => `[data-action="${CSS.escape(text)}"], [data-offer="${CSS.escape(text)}"]`;

/** All that the step shows. */
export function looks(lesson: Lesson): Element[] {
  const selectors = (lesson.shown.value?.show ?? []).map((thing) => {
    const [kind, ...name] = thing.split(":");
    return kind === "part" ? (lesson.plan.parts[name.join(":")] ?? "") : spotOf(name.join(":"));
  });
  return selectors.flatMap((selector) => (selector ? (firstSeen(selector) ?? []) : []));
}

/** What to press now: the thing on the board that is the answer, its button, or the button that gives it. */
export function press(lesson: Lesson): Element | null {
  const step = lesson.now;
  if (!step || !lesson.acting.value || lesson.model.sending.value) return null;
  const { model } = lesson;
  const chosen = model.chosen.value;
  const meant = model.module.meant ? model.module.meant(model) : chosen;
  const any = step.wanted.includes(ANY) || step.free > 0;
  if (chosen !== null && (any || step.wanted.includes(chosen) || (meant !== null && step.wanted.includes(meant)))) return firstSeen("[data-testid=commit]");
  const answer = lesson.wanted();
  if (any || answer === undefined) return null;
  const found = ways(model, answer).flatMap((way) => firstSeen(way) ?? []);
  return found.find((node) => reachable(node) || scrolledTo(node)) ?? found[0] ?? null;
}

/** Whether the way to the answer goes over a place on the board that is shown. */
export function onBoard(lesson: Lesson): boolean {
  const answer = lesson.acting.value && lesson.model.chosen.value === null ? lesson.wanted() : undefined;
  const place = answer && (lesson.model.module.way?.(lesson.model, answer) ?? lesson.model.offerOf(answer)?.spot);
  return !!place && firstSeen(`.main ${spotOf(place)}`) !== null;
}

/** Whether it can be pressed once what it lies in is scrolled. */
function scrolledTo(node: Element): boolean {
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  return reachable(node);
}

/** The ways to an answer, the plainest first. A spot that several answers share leads to them, and no further. */
function ways(model: TableModel, answer: string): string[] {
  const next = model.module.way?.(model, answer);
  const button = [`[data-testid=prompt] :is(${action(answer)})`, action(answer), "[data-testid=all-offers]"];
  if (next) return [spotOf(next), ...button];
  const offer = model.offerOf(answer);
  if (!offer?.spot) return button;
  const alone = model.question.value?.offers.filter((other) => other.spot === offer.spot).length === 1;
  return alone ? [spotOf(offer.spot), ...button] : [...button.slice(0, 2), spotOf(offer.spot), ...button.slice(2)];
}
