import { signal } from "@preact/signals";
import art from "./art.svg?url";

/** Drawings come after the first paint: until then their place is kept empty. */
const ready = signal(false);
requestAnimationFrame(() => setTimeout(() => (ready.value = true)));

interface ArtProps {
  /** The id in the sprite without its "a-": "bishop", "act-trade", "seal-venice". */
  name: string;
  /** At least 36: below that an `Icon` is clearer. */
  size: number;
}

/** A drawing in the manner of an engraving, always beside a word that says the same. */
export function Art({ name, size }: ArtProps) {
  return (
    <svg class="art" width={size} height={size} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      {ready.value && <use href={`${art}#a-${name}`} />}
    </svg>
  );
}
