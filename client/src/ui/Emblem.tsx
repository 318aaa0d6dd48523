import { Art } from "./Art.tsx";
import { Icon } from "./Icon.tsx";

const EMBLEMS: Record<string, string> = {
  governing: "seal-florence", wars_of_italy: "seal-naples", seven_virtues: "charity", honour: "nobleman",
};

/** A game's own sign, the same wherever it is named. */
export function Emblem({ game, size }: { game: string; size: number }) {
  const name = EMBLEMS[game];
  if (!name) return <Icon name="table" size={size * 0.6} />;
  return (
    <span class={`emblem emblem-${game}`}>
      <Art name={name} size={size} />
    </span>
  );
}
