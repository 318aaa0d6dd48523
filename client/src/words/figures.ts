// Whole numbers as they are printed: with a true minus sign, whose width is that of the figures.

/** Points, or whatever else may fall below nothing. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** By how much something changes: with its sign both ways. */
export function change(by: number): string {
  return by > 0 ? `+${by}` : figure(by);
}
