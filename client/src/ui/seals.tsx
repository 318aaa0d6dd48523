import { Icon } from "./Icon.tsx";
import type { SeatInfo } from "../net/types.ts";

/** A player's sign: the first letter of the name, or the bot's head. */
export function Avatar({ seat, mine = false, size = 30 }: { seat: SeatInfo | undefined; mine?: boolean; size?: number }) {
  return (
    <span class={`av ${mine ? "mine" : ""}`} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      {seat?.kind === "bot" ? <Icon name="bot" size={size * 0.55} /> : (seat?.name || "?").charAt(0).toUpperCase()}
    </span>
  );
}
