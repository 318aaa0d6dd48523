import { Art } from "../ui/Art.tsx";

// The games' pictures, made of their own pieces.

export function Vignette({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return Picture ? (
    <div class="vig">
      <Picture />
    </div>
  ) : null;
}

const PICTURES: Record<string, () => preact.JSX.Element> = {
  governing: Governing, wars_of_italy: Wars, seven_virtues: Virtues, honour: Honour,
};

/** A drawing with its middle at a place of the picture. */
function At({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size}>
      <Art name={name} size={size} />
    </svg>
  );
}

function Governing() {
  const seals: [string, number, number][] = [["milan", 72, 60], ["florence", 160, 42], ["venice", 248, 56], ["naples", 116, 104], ["rome", 204, 106]];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {seals.map(([house, x, y]) => (
        <At key={house} name={`seal-${house}`} x={x} y={y} size={62} />
      ))}
    </svg>
  );
}

function Wars() {
  const zones = [0.85, 0.85, 0.3, 0.3, 0.3, 0, 0, 0, 0.3, 0.3, 0.3, 0.85, 0.85];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {[19, 60, 101].map((y) =>
        zones.map((strength, square) => (
          <rect
            key={`${y} ${square}`}
            x={24 + square * 21.2}
            y={y}
            width="19"
            height="30"
            rx="2"
            fill={strength === 0 ? "var(--raised)" : square < 6 ? "var(--house-milan)" : "var(--house-naples)"}
            fill-opacity={strength || 1}
            stroke="var(--rule)"
          />
        )),
      )}
      <At name="seal-rome" x={203} y={34} size={38} />
      <At name="seal-venice" x={97} y={75} size={38} />
      <At name="seal-florence" x={266} y={116} size={38} />
    </svg>
  );
}

function Virtues() {
  const virtues = ["charity", "faith", "hope", "fortitude", "justice", "temperance", "prudence"];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {virtues.map((virtue, index) => {
        const turn = index - 3;
        return (
          <g key={virtue} transform={`translate(${160 + turn * 40} ${72 + turn * turn * 2.4}) rotate(${turn * 5})`} class="paper-card" style={{ color: `var(--card-${virtue})` }}>
            <rect x="-27" y="-46" width="54" height="92" rx="4" fill="#FFFDF6" stroke="#98825C" />
            <path d="M-27-24V-42Q-27-46-23-46H23Q27-46 27-42V-24Z" fill="currentColor" />
            <At name={virtue} x={0} y={10} size={44} />
          </g>
        );
      })}
    </svg>
  );
}

function Honour() {
  const people = ["priest", "scholar", "nobleman", "householder", "guildsman"];
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true">
      {people.map((who, index) => (
        <At key={who} name={who} x={36 + index * 62} y={75} size={62} />
      ))}
    </svg>
  );
}
