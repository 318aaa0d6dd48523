interface RangeProps {
  value: number;
  interval: [number, number];
  /** From the left end of the line to the right one. */
  scale: [number, number];
  /** Where equals would be. */
  fair?: number;
}

/** A figure as a dot, its interval as a band, the even chance as a dashed line; what they say stands beside it in words. */
export function Range({ value, interval, scale: [low, high], fair }: RangeProps) {
  const at = (figure: number) => Math.min(100, Math.max(0, (100 * (figure - low)) / (high - low || 1)));
  const [from, to] = interval.map(at) as [number, number];
  return (
    <svg class="range" height="18" aria-hidden="true">
      <line class="axis" x1="0" x2="100%" y1="9" y2="9" />
      {fair !== undefined && <line class="fair" x1={`${at(fair)}%`} x2={`${at(fair)}%`} y1="0" y2="18" />}
      <line class="band" x1={`${from}%`} x2={`${to}%`} y1="9" y2="9" />
      <circle class="dot" cx={`${at(value)}%`} cy="9" r="6" />
    </svg>
  );
}
