import { signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WHOLE: Window = { x: -5, y: -46, w: 1010, h: 1296 };
/** What has a name on the map lies between these. */
const NAMED = { top: 8, bottom: 1112 };
const LEAST = 300;
const UPRIGHT = 0.75;
const EDGE = { left: -120, top: -160, right: 1120, bottom: 1360 };

/** A window around some places, neither too near nor too far. */
export function centreOn(places: readonly { x: number; y: number }[]): Window {
  if (places.length === 0) return WHOLE;
  const xs = places.map((at) => at.x);
  const ys = places.map((at) => at.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const h = Math.min(WHOLE.h, Math.max(560, bottom - top + 220));
  // As broad as a phone shows it, or else the lowest and the highest place would be cut off.
  const w = Math.min(WHOLE.w, Math.max(560, right - left + 220, h * UPRIGHT));
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h };
}

/** All of Italy in a frame so many times as broad as high: nothing that has a name is cut off. */
export function wholeIn(shape: number): Window {
  const h = Math.max(NAMED.bottom - NAMED.top, WHOLE.w / shape);
  const w = h * shape;
  const y = h < WHOLE.h ? Math.max(WHOLE.y, NAMED.bottom - h) : WHOLE.y + (WHOLE.h - h) / 2;
  return { x: WHOLE.x + (WHOLE.w - w) / 2, y, w, h };
}

function within(window: Window): Window {
  const x = Math.min(Math.max(window.x, EDGE.left), EDGE.right - window.w);
  const y = Math.min(Math.max(window.y, EDGE.top), EDGE.bottom - window.h);
  return { ...window, x, y };
}

/** Wheel and pinch zoom, dragging moves, double press shows all. A drag is no press. */
export function usePanZoom(frame: RefObject<SVGSVGElement | null>, start: Window, moment: unknown = null) {
  const window = useSignal(start);
  const all = useRef(WHOLE);
  // A new question may concern other places.
  useEffect(() => {
    if (moment !== null) window.value = start;
  }, [moment]);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const observer = new ResizeObserver(([size]) => {
      const { width = 0, height = 0 } = size?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      const next = wholeIn(width / height);
      if (window.value === all.current) window.value = next;
      all.current = next;
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const zoomAt = (factor: number, x: number, y: number) => {
    const old = window.value;
    const w = Math.min(Math.max(WHOLE.w, all.current.w) * 1.1, Math.max(LEAST, old.w * factor));
    const k = w / old.w;
    window.value = within({ x: x - (x - old.x) * k, y: y - (y - old.y) * k, w, h: old.h * k });
  };
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const points = new Map<number, { x: number; y: number }>();
    const moved = signal(false);
    let gap = 0;
    const at = (event: { clientX: number; clientY: number }) => {
      const matrix = node.getScreenCTM();
      return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
    };
    const down = (event: PointerEvent) => {
      points.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (points.size === 1) moved.value = false;
      gap = spread(points);
    };
    const move = (event: PointerEvent) => {
      const last = points.get(event.pointerId);
      if (!last) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      if (!moved.value && Math.hypot(dx, dy) < 6) return;
      if (!moved.value) node.setPointerCapture(event.pointerId);
      moved.value = true;
      points.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const scale = node.getScreenCTM()?.a ?? 1;
      if (points.size === 2) {
        const now = spread(points);
        const middle = centre(points);
        const place = at({ clientX: middle.x, clientY: middle.y });
        if (gap > 0 && now > 0) zoomAt(gap / now, place.x, place.y);
        gap = now;
      }
      const old = window.value;
      const part = 1 / points.size;
      window.value = within({ ...old, x: old.x - (dx / scale) * part, y: old.y - (dy / scale) * part });
    };
    const up = (event: PointerEvent) => {
      points.delete(event.pointerId);
      gap = spread(points);
    };
    const click = (event: MouseEvent) => {
      if (!moved.value) return;
      moved.value = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const place = at(event);
      zoomAt(event.deltaY > 0 ? 1.12 : 0.89, place.x, place.y);
    };
    const twice = (event: MouseEvent) => {
      if (!(event.target as Element).closest("[data-spot]")) window.value = all.current;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, true);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("dblclick", twice);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("dblclick", twice);
    };
  }, []);
  const zoom = (factor: number) => {
    const old = window.value;
    zoomAt(factor, old.x + old.w / 2, old.y + old.h / 2);
  };
  return { window: window.value, zoom, whole: () => (window.value = all.current) };
}

function spread(points: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...points.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function centre(points: ReadonlyMap<number, { x: number; y: number }>): { x: number; y: number } {
  const all = [...points.values()];
  const sum = all.reduce((so, one) => ({ x: so.x + one.x, y: so.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / all.length, y: sum.y / all.length };
}
