import { useEffect, useRef } from "preact/hooks";

/** Lit Rooms are scrolled into sight when a question opens, and when the sheet below grows. */
export function useLitInSight(question: unknown) {
  const inside = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const view = inside.current?.parentElement;
    if (!view) return;
    const watch = new ResizeObserver(() => show(view));
    watch.observe(view);
    return () => watch.disconnect();
  }, [question]);
  return inside;
}

function show(view: HTMLElement): void {
  const lit = [...view.querySelectorAll(".room.is-legal")].map((room) => room.getBoundingClientRect());
  if (lit.length === 0) return;
  const { top, bottom } = view.getBoundingClientRect();
  const below = Math.max(...lit.map((room) => room.bottom)) - bottom;
  // What is lit at the top stays in sight.
  const above = Math.min(...lit.map((room) => room.top)) - top;
  if (below > 0) view.scrollTop += Math.min(below + GAP, Math.max(above, 0));
}

/** So much is seen below a Room. */
const GAP = 6;
