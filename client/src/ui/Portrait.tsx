import portraits from "./portraits.svg?url";
import { Icon } from "./Icon.tsx";

const DRAWN = ["random", "easy", "medium", "hard", "expert"];

/** The face of a level of bots. */
export function Portrait({ level, size }: { level: string; size: number }) {
  if (!DRAWN.includes(level)) return <Icon name="bot" size={size} />;
  return (
    <svg class="portrait" width={size} height={size} aria-hidden="true">
      <use href={`${portraits}#${level}`} />
    </svg>
  );
}
