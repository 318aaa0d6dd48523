import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "../settings.ts";
import type { TableModel } from "../table/table_model.ts";

const TRAVEL = 320;
const STAGGER = 40;

/**
 * Pieces marked `data-card` travel from where they stood to where they stand now; new ones come down, and those that
 * left fly to the player who took them (`data-seat`). With reduced motion what is new gets an outline instead, and what
 * moved as well unless that goes without saying (`onlyNew`: the other cards of a hand close up).
 */
export function useFlight(area: RefObject<HTMLElement | null>, model: TableModel, onlyNew = false): void {
  const before = useRef<Map<string, { box: DOMRect; node: HTMLElement }> | null>(null);
  const view = model.view.value;
  const drawn = useRef<unknown>(null);
  useLayoutEffect(() => {
    const now = new Map<string, { box: DOMRect; node: HTMLElement }>();
    for (const node of area.current?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      // offset: the place in the layout, whatever the piece is doing on its way there
      now.set(node.dataset.card!, { box: placeOf(node), node });
    }
    const old = before.current;
    before.current = now;
    if (!old || drawn.current === view) return;
    drawn.current = view;
    let order = 0;
    for (const [name, { box, node }] of now) {
      const was = old.get(name)?.box;
      if (was && Math.hypot(was.left - box.left, was.top - box.top) < 2) continue;
      if (still.value && was && onlyNew) continue;
      if (still.value) {
        node.classList.add("changed");
        setTimeout(() => node.classList.remove("changed"), 2000);
        continue;
      }
      const from = was ? `translate(${was.left - box.left}px, ${was.top - box.top}px)` : "translateY(-26px)";
      const start = was ? { transform: from } : { transform: from, opacity: 0 };
      node.animate([start, { transform: "none", opacity: 1 }], {
        duration: TRAVEL, delay: order * STAGGER, easing: "ease-out", fill: "backwards",
      });
      order += 1;
    }
    if (!still.value) leave([...old].filter(([name]) => !now.has(name)).map(([, piece]) => piece), model);
  });
}

/** A copy of what left flies to the last player who was given or took something. */
function leave(pieces: { box: DOMRect; node: HTMLElement }[], model: TableModel): void {
  const facts = model.log.value.findLast((entry) => typeof entry.facts.seat === "number")?.facts;
  const taker = facts?.target ?? facts?.receiver ?? facts?.seat;
  const seat = document.querySelector(`[data-seat="${taker}"]`)?.getBoundingClientRect();
  if (!seat || pieces.length === 0) return;
  pieces.forEach(({ box, node }, order) => {
    const ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card");
    ghost.removeAttribute("data-spot");
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    Object.assign(ghost.style, {
      position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
      margin: "0", zIndex: "30", pointerEvents: "none",
    });
    (document.querySelector(".app") ?? document.body).append(ghost);
    const to = `translate(${seat.left + 20 - box.left - box.width / 2}px, ${seat.top + 20 - box.top - box.height / 2}px) scale(.18)`;
    const flight = ghost.animate([{ transform: "none" }, { transform: to, opacity: 0.35 }], {
      duration: TRAVEL * 1.4, delay: order * STAGGER, easing: "ease-in", fill: "both",
    });
    flight.addEventListener("finish", () => ghost.remove());
    flight.addEventListener("cancel", () => ghost.remove());
  });
}

function placeOf(node: HTMLElement): DOMRect {
  const box = node.getBoundingClientRect();
  const shift = new DOMMatrix(getComputedStyle(node).transform);
  return new DOMRect(box.left - shift.m41, box.top - shift.m42, box.width, box.height);
}
