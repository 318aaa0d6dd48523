import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { scale, wide } from "../settings.ts";
import { reachable } from "../table/spots.ts";
import type { Lesson } from "./lesson.ts";
import { looks, onBoard, press } from "./point.ts";

interface Ring {
  kind: "look" | "press";
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it lies in the prompt bar. */
  prompt: boolean;
  /** The step it was drawn for. */
  step: string;
}

const OFTEN = 120;
/** Around what is pointed at. */
const AROUND = 5;
/** Nearer than this no arrow is needed. */
const FAR = 160;

/** Rings around what the step is about, and one arrow to what is to be pressed. They lie over everything and catch nothing. */
export function Pointer({ lesson }: { lesson: Lesson }) {
  const rings = useSignal<Ring[]>([]);
  const last = useRef<Element | null>(null);
  const looked = useRef<Element | null>(null);
  useEffect(() => {
    const measure = () => {
      lesson.onBoard.value = onBoard(lesson);
      const target = press(lesson);
      const step = lesson.shown.value?.name ?? "";
      const shown = looks(lesson);
      const found: Ring[] = shown.filter((node) => node !== target).map((node) => ringOf(node, "look", step));
      if (target) found.push(ringOf(target, "press", step));
      if (JSON.stringify(found) !== JSON.stringify(rings.peek())) rings.value = found;
      if (target && target !== last.current) stand(target);
      else if (target && !reachable(target)) target.scrollIntoView({ block: "center", inline: "center" });
      last.current = target;
      const [look = null] = shown;
      if (!target && look && look !== looked.current) bring(look);
      looked.current = look;
    };
    measure();
    const timer = setInterval(measure, OFTEN);
    return () => clearInterval(timer);
  }, [lesson]);
  // The prompt is where everybody looks anyway: an arrow to it would only cross the table.
  const target = rings.value.findLast((ring) => ring.kind === "press" && !ring.prompt) ?? rings.value.find((ring) => !ring.prompt);
  return (
    <div class="lesson-rings" aria-hidden="true">
      {rings.value.map((ring, index) => (
        <span key={index} class={`lesson-ring ${ring.kind}`} data-testid={ring.kind === "press" ? "lesson-press" : "lesson-look"} data-step={ring.step} style={{ left: `${ring.x}px`, top: `${ring.y}px`, width: `${ring.width}px`, height: `${ring.height}px` }} />
      ))}
      {wide.value && target && <Arrow to={target} />}
    </div>
  );
}

function ringOf(node: Element, kind: Ring["kind"], step: string): Ring {
  const box = node.getBoundingClientRect();
  const by = scale.value;
  // What is scrolled out of the board's sight is not ringed.
  const board = node.closest(".main")?.getBoundingClientRect();
  const [left, top] = [Math.max(2, box.left / by - AROUND), Math.max((board?.top ?? 0) / by + 2, box.top / by - AROUND)];
  const right = Math.min(innerWidth / by - 2, box.right / by + AROUND);
  const bottom = Math.min((board?.bottom ?? innerHeight) / by - 2, box.bottom / by + AROUND);
  return { kind, step, prompt: node.closest(".prompt") !== null, x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** Bring into view what is only looked at: all of it, or its beginning. */
function bring(look: Element): void {
  const room = look.closest(".main")?.clientHeight ?? innerHeight;
  look.scrollIntoView({ block: look.clientHeight > room ? "start" : "nearest", inline: "nearest" });
}

/** Bring it into view, and give it the focus unless somebody is busy elsewhere: Enter then presses it. */
function stand(target: Element): void {
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const now = document.activeElement;
  const busy = now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement || now?.closest("dialog, [role=dialog], .top, .drawer");
  if (!busy && target instanceof HTMLElement) target.focus({ preventScroll: true });
  else if (!busy && target instanceof SVGElement) target.focus({ preventScroll: true });
}

/** From the card to the thing, in a gentle bow. */
function Arrow({ to }: { to: Ring }) {
  const card = document.querySelector(".lesson-card")?.getBoundingClientRect();
  if (!card) return null;
  const by = scale.value;
  const middle = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const from = nearest({ left: card.left / by, right: card.right / by, top: card.top / by, bottom: card.bottom / by }, middle);
  const apart = Math.hypot(middle.x - from.x, middle.y - from.y);
  if (apart < FAR) return null;
  const way = { x: (middle.x - from.x) / apart, y: (middle.y - from.y) / apart };
  const reach = Math.min(Math.abs(to.width / 2 / (way.x || 1e-6)), Math.abs(to.height / 2 / (way.y || 1e-6)));
  const end = { x: middle.x - way.x * (reach + 12), y: middle.y - way.y * (reach + 12) };
  const bow = { x: (from.x + end.x) / 2 + way.y * apart * 0.14, y: (from.y + end.y) / 2 - way.x * apart * 0.14 };
  const angle = (Math.atan2(end.y - bow.y, end.x - bow.x) * 180) / Math.PI;
  const path = `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${end.x} ${end.y}`;
  return (
    <svg class="lesson-arrow" width="100%" height="100%">
      <path d={path} class="under" />
      <path d={path} />
      <polygon points="0,-9 20,0 0,9" transform={`translate(${end.x} ${end.y}) rotate(${angle})`} />
    </svg>
  );
}

function nearest(box: { left: number; right: number; top: number; bottom: number }, to: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.min(box.right, Math.max(box.left, to.x)), y: Math.min(box.bottom, Math.max(box.top, to.y)) };
}
