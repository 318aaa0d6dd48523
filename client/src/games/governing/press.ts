import type { TableModel } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import { part } from "./board.ts";
import { litOf, press, ringOf, type Ring } from "./spots.ts";
import { deskOf } from "./desk.ts";

/** A thing as it is read out: what is seen as a ring is said. */
export const spoken = (label: string, ring: Ring): string =>
  ring === "" ? label : `${label}, ${t(ring === "legal" ? "gov-can-choose" : "gov-legend-chosen")}`;

/** Space presses a thing; so does Enter, unless there is a choice it can give: this one, or another where this is none. */
export const takesKey = (model: TableModel, key: string, ring: Ring): boolean =>
  key === " " || (key === "Enter" && ring !== "chosen" && (ring !== "" || model.chosen.value === null));

/** What makes a thing on the board a button: its spot, its ring, presses by pointer and by key. */
export function spotProps(model: TableModel, spot: string, label: string, door = false) {
  const ring = ringOf(model, spot);
  const shown = part(model, `shown ${spot}`, () => deskOf(model).shown.value.includes(spot));
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
        press(model, spot, event.currentTarget as Element);
      },
      // Dragging is the same as pressing twice: pick up here, put down there.
      draggable: part(model, `loose ${spot}`, () => litOf(model).pickups.has(spot)),
      onDragStart: (event: DragEvent) => {
        event.dataTransfer?.setData("text/plain", spot);
        model.choose(null);
        deskOf(model).held.value = spot;
      },
      onDragOver: (event: DragEvent) => {
        if (litOf(model).answers.has(spot)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        press(model, spot, event.currentTarget as Element);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!takesKey(model, event.key, ring)) return;
        event.preventDefault();
        event.stopPropagation();
        press(model, spot, event.currentTarget as Element);
      },
    },
  };
}
