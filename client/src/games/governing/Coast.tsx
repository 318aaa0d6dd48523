import { Component } from "preact";
import { term } from "../../words/facts.ts";
import { coast } from "./coast.ts";
import italy from "./italy.json";

const HILLS: [number, number, number][] = [
  [330, 96, 1.15], [430, 84, 1.33], [560, 96, 1.51], [665, 120, 1.15], [150, 150, 1.33], [205, 130, 1.51],
  [760, 190, 1.15], [840, 250, 1.33], [905, 330, 1.51], [960, 400, 1.15], [700, 160, 1.33], [880, 470, 1.51],
  [960, 540, 1.15], [985, 640, 1.33], [30, 180, 1.51], [60, 1080, 1.15], [20, 1150, 1.33], [110, 1150, 1.51],
];
/** Bays smaller than this are left out of the water's lines. */
const FINEST = 6;
const HILL = "M-15 8C-10 0-6-9-2-12 1-7 4-2 6 0 9-4 11-5 12-6 15-1 18 4 21 8M-2-12C-2-6-4-1-3 5M2-5c0 4-1 6 0 9M12-6c0 4-1 7 0 11";

/** The coast for the broad strokes of the water, without the bays that no broad stroke shows: painting it is what a map costs most. */
function shoreOf(land: string): string {
  return land
    .split("M")
    .slice(1)
    .map((ring) => {
      let [lastX, lastY] = [Number.POSITIVE_INFINITY, 0];
      const points = ring.replace("Z", "").split("L").filter((point) => {
        const [x, y] = point.split(" ").map(Number) as [number, number];
        if (Math.hypot(x - lastX, y - lastY) < FINEST) return false;
        [lastX, lastY] = [x, y];
        return true;
      });
      return `M${points.join("L")}Z`;
    })
    .join("");
}

export const Land = () => <Engraved land={coast.value} />;

/** The coast with engraved water and hills, painted once. */
class Engraved extends Component<{ land: string }> {
  override shouldComponentUpdate({ land }: { land: string }): boolean {
    return land !== this.props.land;
  }

  override render() {
    const { land } = this.props;
    const waves: [number, number][] = [[40, 0.35], [30, 0.52], [20, 0.69], [11, 0.86]];
    return (
      <g aria-hidden="true">
        <defs>
          <path id="coast" d={shoreOf(land)} fill="none" stroke-linejoin="bevel" />
        </defs>
        <rect x="-760" y="-760" width="2520" height="2720" fill="var(--sea)" />
        <g fill="none">
          {waves.flatMap(([width, opacity]) => [
            <use key={width} href="#coast" stroke="var(--sea2)" stroke-width={width} opacity={opacity} />,
            <use key={width - 2} href="#coast" stroke="var(--sea)" stroke-width={width - 2} />,
          ])}
        </g>
        <path d={land} fill-rule="evenodd" fill="var(--land)" stroke="var(--coast)" stroke-width="1.6" stroke-linejoin="round" />
        <g fill="none" stroke="var(--rule)" stroke-width="1.5" stroke-linecap="round" opacity=".7">
          {HILLS.map(([x, y, scale]) => (
            <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} d={HILL} />
          ))}
        </g>
        <Compass />
      </g>
    );
  }
}

function Compass() {
  const { x, y, north } = italy.compass;
  return (
    <g transform={`translate(${x} ${y}) rotate(${north})`} stroke="var(--seaInk)" fill="var(--sea)">
      <circle r="30" stroke-width="1.2" />
      <circle r="25" stroke-width=".7" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
        const tip = turn % 90 === 0 ? -36 : -22;
        return (
          <g key={turn} transform={`rotate(${turn})`} stroke-width=".8">
            <path d={`M0 ${tip}L5-6 0 0z`} fill="var(--seaInk)" />
            <path d={`M0 ${tip}L-5-6 0 0z`} />
          </g>
        );
      })}
      <text y="-42" text-anchor="middle" class="north" stroke="none" fill="var(--seaInk)">
        N
      </text>
    </g>
  );
}

export function SeaNames() {
  return (
    <g aria-hidden="true">
      {Object.entries(italy.seas).map(([sea, { x, y, rotate }]) => (
        <text key={sea} class="sea" transform={`translate(${x} ${y}) rotate(${rotate})`}>
          {term(sea)}
        </text>
      ))}
    </g>
  );
}
