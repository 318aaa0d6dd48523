import { Art, DRAWN_FROM } from "../../ui/Art.tsx";
import { Icon } from "../../ui/Icon.tsx";
import sprite from "../../ui/icons.svg?url";
import { term } from "../../words/facts.ts";
import type { House } from "./board.ts";

// A house is told by shape, pattern and charge as well as by colour.

export const SHAPE: Record<House, string> = {
  florence: "M3.5-26.2L26.2-3.5Q29.7 0 26.2 3.5L3.5 26.2Q0 29.7-3.5 26.2L-26.2 3.5Q-29.7 0-26.2-3.5L-3.5-26.2Q0-29.7 3.5-26.2Z",
  milan: "M24 0A24 24 0 1 1-24 0 24 24 0 1 1 24 0Z",
  venice: "M-19-22.5H19Q22.5-22.5 22.5-19V-5C22.5 12 10 22 0 29C-10 22-22.5 12-22.5-5V-19Q-22.5-22.5-19-22.5Z",
  naples: "M-18-22H18Q22-22 22-18V18Q22 22 18 22H-18Q-22 22-22 18V-18Q-22-22-18-22Z",
  rome: "M-10.5-25H10.5L25-10.5V10.5L10.5 25H-10.5L-25 10.5V-10.5Z",
  france: "M24 0A24 24 0 1 1-24 0 24 24 0 1 1 24 0Z",
};

/** As the settings have them. */
export const FILL: Record<House, string> = {
  florence: "var(--house-florence)", milan: "var(--house-milan)", venice: "var(--house-venice)", naples: "var(--house-naples)",
  rome: "var(--house-rome)", france: "var(--house-france)",
};

/** The figures of a pattern, a little lighter or darker than its ground. */
const TINT: Record<House, string> = {
  florence: `color-mix(in srgb, ${FILL.florence}, #fff 28%)`, milan: `color-mix(in srgb, ${FILL.milan}, #fff 42%)`, venice: `color-mix(in srgb, ${FILL.venice}, #fff 42%)`,
  naples: `color-mix(in srgb, ${FILL.naples}, #000 34%)`, rome: `color-mix(in srgb, ${FILL.rome}, #2a2018 36%)`, france: `color-mix(in srgb, ${FILL.france}, #fff 42%)`,
};

export const ON: Record<House, string> = {
  florence: "#FFF6E8", milan: "#FFFFFF", venice: "#FFFFFF", naples: "#2A2018", rome: "#2A2018", france: "#FFFFFF",
};

/** The patterns of the houses, once per page. */
export function Patterns() {
  const box = { patternUnits: "userSpaceOnUse" as const };
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <pattern id="p-florence" width="10" height="10" {...box}>
          <rect width="10" height="10" fill={FILL.florence} />
          <path d="M5 1.2L8.2 5 5 8.8 1.8 5z" fill={TINT.florence} />
        </pattern>
        <pattern id="p-milan" width="10" height="8" {...box}>
          <rect width="10" height="8" fill={FILL.milan} />
          <path d="M0 2.5q2.5-3 5 0t5 0M0 6.5q2.5-3 5 0t5 0" fill="none" stroke={TINT.milan} stroke-width="1.3" />
        </pattern>
        <pattern id="p-france" width="10" height="8" {...box}>
          <rect width="10" height="8" fill={FILL.milan} />
          <path d="M0 2.5q2.5-3 5 0t5 0M0 6.5q2.5-3 5 0t5 0" fill="none" stroke={TINT.milan} stroke-width="1.3" />
        </pattern>
        <pattern id="p-venice" width="10" height="8" {...box}>
          <rect width="10" height="8" fill={FILL.venice} />
          <path d="M0 7l5-5 5 5" fill="none" stroke={TINT.venice} stroke-width="1.5" />
        </pattern>
        <pattern id="p-naples" width="8" height="8" {...box}>
          <rect width="8" height="8" fill={FILL.naples} />
          <rect x="2" width="2.6" height="8" fill={TINT.naples} />
        </pattern>
        <pattern id="p-rome" width="9" height="9" {...box}>
          <rect width="9" height="9" fill={FILL.rome} />
          <path d="M0 0l9 9M9 0L0 9" stroke={TINT.rome} stroke-width="1" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A sign inside a drawing; `size` in the drawing's units. */
export function Sign({ name, x, y, size, colour = "currentColor" }: { name: string; x: number; y: number; size: number; colour?: string }) {
  return (
    <svg x={x} y={y} width={size} height={size} style={{ color: colour }} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}

/** The seal of a house. Without `named` it stands beside its name and is silent. */
export function Seal({ house, size = 20, named = false }: { house: House; size?: number; named?: boolean }) {
  if (size >= DRAWN_FROM && !named) return <Art name={`seal-${house}`} size={size} />;
  const shield = house === "venice";
  const y = shield ? 18 : 20;
  const scale = house === "florence" ? 0.69 : shield ? 0.72 : 0.79;
  const spoken = named ? { role: "img" as const, "aria-label": term(house) } : { "aria-hidden": true as const };
  return (
    <svg class="seal" width={size} height={size} viewBox="0 0 40 40" {...spoken}>
      <path
        transform={`translate(20 ${shield ? 18.5 : 20}) scale(${scale})`}
        d={SHAPE[house]}
        fill={`url(#p-${house})`}
        stroke="var(--coast)"
        stroke-width="2.1"
      />
      <circle cx="20" cy={y} r="12.5" fill={FILL[house]} stroke={ON[house]} stroke-opacity=".55" stroke-width=".8" />
      <Sign name={`h_${house}`} x={11} y={y - 9} size={18} colour={ON[house]} />
    </svg>
  );
}

/** An Agent of a house, as it stands in a Room. */
export function AgentSeal({ house, size = 24 }: { house: House; size?: number }) {
  return (
    <svg class="seal" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path transform="translate(12 12) scale(.44)" d={SHAPE[house]} fill={FILL[house]} stroke="var(--coast)" stroke-width="3" />
      <Sign name="agent" x={5.5} y={5} size={13} colour={ON[house]} />
    </svg>
  );
}

/** The same on the map. */
export function AgentMark({ house, scale = 0.57 }: { house: House; scale?: number }) {
  return (
    <>
      <path transform={`scale(${scale})`} d={SHAPE[house]} fill={FILL[house]} stroke="var(--coast)" stroke-width="3.2" />
      <Sign name="agent" x={-8.5} y={-9.5} size={17} colour={ON[house]} />
    </>
  );
}

export { Icon };
