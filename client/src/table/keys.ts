import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { hasAid } from "../aid/sheets.ts";
import { wide } from "../settings.ts";
import { hasMoves, type Moves, type TableModel, type WhyNot } from "./table_model.ts";

// The keyboard of every table. Things on the board carry `data-spot`, answers `data-action`.

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Desk {
  model: TableModel;
  command: { value: boolean };
  showLog: () => void;
  toggleText: () => void;
}

/** The last refusal at a table: W says it again. */
const refused = new WeakMap<TableModel, WhyNot>();

export function useKeys(desk: Desk): void {
  useEffect(
    () =>
      effect(() => {
        if (desk.model.why.value) refused.set(desk.model, desk.model.why.value);
      }),
    [desk.model],
  );
  // Before anything is painted: whoever sees the table can already press keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (press(desk, event)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** True when the key was ours. */
function press({ model, command, showLog, toggleText }: Desk, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  const spot = target.closest<HTMLElement>("[data-spot]");
  if (event.key in ARROWS) return spot !== null && step(spot, ARROWS[event.key]!);
  if (event.key === "Enter") return enter(model, target);
  if (/^[1-9]$/.test(event.key)) return model.module.key?.(model, event.key, spot?.dataset.spot ?? null) || chooseNumber(model, Number(event.key));
  if (hasMoves(model) && replayKey(model, event.key)) return true;
  switch (event.key) {
    case "Escape":
      return letGo(model);
    case "u":
    case "U":
      if (event.shiftKey) model.redo();
      else model.undo();
      return true;
    case "Backspace":
      if (event.shiftKey) model.restart();
      return event.shiftKey;
    case "f":
    case "F":
      model.plan();
      return true;
    case "w":
    case "W": {
      const action = spot && model.myTurn.value ? model.module.wanted?.(model, spot.dataset.spot!) : model.wondered.value?.text;
      if (action) model.wonder(action, spot);
      else if (spot) model.closer.value = { spot: spot.dataset.spot!, anchor: spot };
      else if (!spot && refused.get(model)) model.why.value = { ...refused.get(model)!, anchor: null };
      return true;
    }
    case "?":
      if (spot) model.closer.value = { spot: spot.dataset.spot!, anchor: spot };
      else model.rule.value = model.question.value?.clause ?? "";
      return true;
    case "l":
    case "L":
      showLog();
      return true;
    case "r":
    case "R":
      model.telling.value = !model.telling.value;
      return true;
    case "i":
    case "I":
      // Where a game has a use of its own for it, the button still opens the plans.
      if (!model.module.key?.(model, "i", spot?.dataset.spot ?? null)) model.wantsIdeas.value = !model.wantsIdeas.value;
      return true;
    case "g":
    case "G":
      model.aiming.value = !model.aiming.value;
      return true;
    case "s":
    case "S":
      model.aid.value = !model.aid.value && hasAid(model.game);
      return true;
    case "t":
    case "T":
      toggleText();
      return true;
    case "/":
      command.value = model.myTurn.value;
      return true;
    default:
      return model.module.key?.(model, event.key.toLowerCase(), spot?.dataset.spot ?? null) ?? false;
  }
}

/** Enter commits: the answer it stands on, or the one that is chosen. */
function enter(model: TableModel, target: Element): boolean {
  const offer = target.closest<HTMLElement>("[data-action]")?.dataset.action;
  if (offer !== undefined && target.closest(".opts")) {
    if (model.chosen.value === null || target.getAttribute("aria-pressed") !== "true") {
      if (model.module.choose) model.module.choose(model, offer);
      else model.choose(offer);
    }
    model.commit();
    return true;
  }
  // On a chosen line of a panel, and on the rows of a payment, Enter gives the answer; Space changes it.
  const line = target.closest("[data-offer]")?.getAttribute("aria-pressed") === "true" || target.matches(".ledger [role=checkbox], .ledger [role=radio]");
  if (line && model.chosen.value !== null) {
    model.commit();
    return true;
  }
  const spot = target.closest("[data-spot]");
  const idle = target === document.body || target.matches(".opts, .prompt") || spot?.getAttribute("aria-pressed") === "true" || (spot !== null && !spot.matches("button"));
  if (!idle || model.chosen.value === null) return false;
  model.commit();
  return true;
}

function chooseNumber(model: TableModel, number: number): boolean {
  const offer = (model.module.listed?.(model) ?? model.offers.value)[number - 1];
  if (offer === undefined) return false;
  if (model.module.choose) model.module.choose(model, offer);
  else model.choose(offer);
  // Enter then means this answer, not whatever the focus stood on.
  const bar = document.querySelector<HTMLElement>("[data-testid=prompt]");
  (bar?.querySelector<HTMLElement>(`.opts [data-action="${CSS.escape(offer)}"]`) ?? bar)?.focus();
  return true;
}

function letGo(model: TableModel): boolean {
  if (model.closer.value) model.closer.value = null;
  else if (model.why.value) model.why.value = null;
  else if (model.ending.value !== null) model.ending.value = null;
  else if (model.rule.value !== null) model.rule.value = null;
  else if (model.wantsIdeas.value && !wide.value) model.wantsIdeas.value = false;
  else if (model.aid.value) model.aid.value = false;
  else if (model.telling.value && model.chosen.value === null) model.telling.value = false;
  else if (model.module.choose) model.module.choose(model, null);
  else model.choose(null);
  return true;
}

function replayKey(model: TableModel & Moves, key: string): boolean {
  const to = {
    "[": model.beside(-1),
    "]": model.beside(1),
    Home: 0,
    End: model.steps.length,
  }[key];
  if (to === undefined) return false;
  model.go(to);
  return true;
}

/** The nearest spot in a direction: along the row first, then across. */
function step(from: HTMLElement, [x, y]: [number, number]): boolean {
  const start = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    if (spot === from || spot.offsetParent === null) continue;
    const at = centre(spot);
    const along = (at.x - start.x) * x + (at.y - start.y) * y;
    const across = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    if (along < 4 || across > along * 2 + 40) continue;
    const far = along + across * 2;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  best?.focus();
  return best !== null;
}

function centre(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
