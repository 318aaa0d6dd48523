import type { Sight } from "../../table/sight.ts";
import { part } from "./board.ts";
import { litOf, press, ringOf } from "./spots.ts";
import { deskOf } from "./desk.ts";

/** What makes a thing on the board a button: its spot, its ring, presses by pointer and by key. */
export function spotProps(sight: Sight, spot: string, label: string) {
  const ring = ringOf(sight, spot);
  const shown = part(sight, `shown ${spot}`, () => deskOf(sight).shown.value.includes(spot));
  return {
    ring: `${ring ? `is-${ring}` : ""} ${shown ? "is-shown" : ""}`,
    props: {
      "data-spot": spot,
      role: "button" as const,
      tabIndex: 0,
      "aria-label": label,
      "aria-pressed": ring === "chosen" || ring === "held",
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        press(sight, spot, event.currentTarget as Element);
      },
      // Dragging is the same as pressing twice: pick up here, put down there.
      draggable: part(sight, `loose ${spot}`, () => litOf(sight).pickups.has(spot)),
      onDragStart: (event: DragEvent) => {
        event.dataTransfer?.setData("text/plain", spot);
        sight.choose(null);
        deskOf(sight).held.value = spot;
      },
      onDragOver: (event: DragEvent) => {
        if (litOf(sight).answers.has(spot)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        press(sight, spot, event.currentTarget as Element);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== " " && (event.key !== "Enter" || ring === "chosen")) return;
        event.preventDefault();
        event.stopPropagation();
        press(sight, spot, event.currentTarget as Element);
      },
    },
  };
}
