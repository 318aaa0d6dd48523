import { signal } from "@preact/signals";
import art from "./art.svg?url";

/** Drawings come after the first paint: until then their place is kept empty. */
const ready = signal(false);
requestAnimationFrame(() => setTimeout(() => (ready.value = true)));

/** From this size on a drawing is clearer than a sign; below it the hatching closes up. */
export const DRAWN_FROM = 36;

interface ArtProps {
  /** The id in the sprite without its "a-": "bishop", "act-trade", "seal-venice". */
  name: string;
  /** At least `DRAWN_FROM`. */
  size: number;
  /** Another sprite than the one all games share. */
  sheet?: string;
}

/** A drawing in the manner of an engraving, always beside a word that says the same. */
export function Art({ name, size, sheet = art }: ArtProps) {
  return (
    <svg class="art" width={size} height={size} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      {ready.value && <use href={`${sheet}#a-${name}`} />}
    </svg>
  );
}
