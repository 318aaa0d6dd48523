import type { Sight } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import { part } from "./board.ts";
import { litOf, press, ringOf, type Ring } from "./spots.ts";
import { deskOf } from "./desk.ts";

/** A thing as it is read out: what is seen as a ring is said. */
export const spoken = (label: string, ring: Ring): string =>
  ring === "" ? label : `${label}, ${t(ring === "legal" ? "gov-can-choose" : "gov-legend-chosen")}`;

/** Space presses a thing; so does Enter, unless there is a choice it can give: this one, or another where this is none. */
export const takesKey = (sight: Sight, key: string, ring: Ring): boolean =>
  key === " " || (key === "Enter" && ring !== "chosen" && (ring !== "" || sight.chosen.value === null));

/** What makes a thing on the board a button: its spot, its ring, presses by pointer and by key. */
export function spotProps(sight: Sight, spot: string, label: string, door = false) {
  const ring = ringOf(sight, spot);
  const shown = part(sight, `shown ${spot}`, () => deskOf(sight).shown.value.includes(spot));
  return {
    ring: `${ring ? `is-${ring}` : ""} ${shown ? "is-shown" : ""}`,
    props: {
      "data-spot": spot,
      role: "button" as const,
      // Tab goes from one possible answer to the next; arrow keys go everywhere, and `door` is where they enter.
      tabIndex: ring || door ? 0 : -1,
      "aria-label": spoken(label, ring),
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
        if (!takesKey(sight, event.key, ring)) return;
        event.preventDefault();
        event.stopPropagation();
        press(sight, spot, event.currentTarget as Element);
      },
    },
  };
}
