import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { scale } from "../settings.ts";

interface PopoverProps {
  /** What it belongs to; it stands beside it and inside the window. */
  anchor: Element | null;
  close: () => void;
  label: string;
  class?: string;
  /** Menus take the focus, explanations leave it where it is. */
  grab?: boolean;
  children: ComponentChildren;
}

const GAP = 10;

export function Popover({ anchor, close, label, class: kind = "", grab = false, children }: PopoverProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = sheet.current;
    if (!node || !anchor) return;
    const by = scale.value;
    const box = anchor.getBoundingClientRect();
    const at = { left: box.left / by, top: box.top / by, bottom: box.bottom / by, width: box.width / by, height: box.height / by };
    const { offsetWidth: width, offsetHeight: height } = node;
    const innerHeight = globalThis.innerHeight / by;
    const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth / by - width - GAP);
    // What is pressed in the lower half of the window is explained above it, where nothing waits to be pressed next.
    const high = at.top + at.height / 2 < innerHeight / 2 || at.top - height - GAP < GAP;
    const below = at.bottom + GAP + height < innerHeight && high;
    const top = below ? at.bottom + GAP : Math.max(GAP, at.top - height - GAP);
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
    if (grab) node.querySelector<HTMLElement>("a, button, input, [tabindex]")?.focus();
  });
  useEffect(() => {
    const press = (event: Event) => {
      const target = event.target as Node;
      if (!sheet.current?.contains(target) && !anchor?.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
      if (grab && anchor instanceof HTMLElement) anchor.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key, true);
    };
  }, [anchor, close, grab]);
  return (
    // What opens something elsewhere leaves the view free for it.
    <div
      ref={sheet}
      class={`pop ${kind}`}
      role={grab ? "dialog" : "note"}
      aria-label={label}
      onClickCapture={(event) => (event.target as Element).closest("[data-closes]") && close()}
    >
      {children}
    </div>
  );
}
