import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { scale } from "../settings.ts";
import { LETTERS, spotsOf } from "./plans.ts";
import { firstSeen, reachable, spotOf } from "./spots.ts";
import type { TableModel } from "./table_model.ts";

interface Mark {
  letter: string;
  /** At the aim of a plan; else where it goes on. */
  aim: boolean;
  x: number;
  y: number;
}

const OFTEN = 150;
/** So many places of a plan are marked. */
const FEW = 3;
/** From one letter to the next, where plans share a place. */
const APART = 18;
/** A letter's disc reaches so far around its place. */
const RADIUS = 12;

/** The letters of the plans at what they are about, wherever that lies in sight. They catch no presses. */
export function PlanMarks({ model }: { model: TableModel }) {
  const marks = useSignal<Mark[]>([]);
  useEffect(() => {
    const measure = () => {
      const found = marked(model);
      if (JSON.stringify(found) !== JSON.stringify(marks.peek())) marks.value = found;
    };
    measure();
    const timer = setInterval(measure, OFTEN);
    return () => clearInterval(timer);
  }, [model]);
  return (
    <div class="plan-marks" aria-hidden="true">
      {marks.value.map(({ letter, aim, x, y }) => (
        <span key={`${letter} ${x} ${y}`} class={`letter ${aim ? "" : "further"}`} data-testid="plan-mark" style={{ left: `${x}px`, top: `${y}px` }}>
          {letter}
        </span>
      ))}
    </div>
  );
}

function marked(model: TableModel): Mark[] {
  const by = scale.value;
  const taken = new Map<Element, number>();
  return (model.ideas.value ?? []).flatMap((idea, number) =>
    spotsOf(model, idea).slice(0, FEW).flatMap((spot, place) => {
      const node = firstSeen(`.main ${spotOf(spot)}`);
      if (!node || !reachable(node)) return [];
      const before = taken.get(node) ?? 0;
      taken.set(node, before + 1);
      const [x, y] = corner(node);
      return [{ letter: LETTERS[number]!, aim: place === 0, x: Math.round(x / by + before * APART), y: Math.round(y / by) }];
    }),
  );
}

/** The upper left corner of a thing, unless a letter would lie over a name of the map there: then another one. */
function corner(node: Element): [number, number] {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const names = [...(node.closest("svg")?.querySelectorAll("text") ?? [])].map((name) => name.getBoundingClientRect());
  const covers = (x: number, y: number) => names.some((name) => x > name.left - RADIUS && x < name.right + RADIUS && y > name.top - RADIUS && y < name.bottom + RADIUS);
  const corners: [number, number][] = [[left, top], [left, bottom], [right, top], [right, bottom]];
  return corners.find(([x, y]) => !covers(x, y)) ?? [left, top];
}
