import { t } from "../words/words.ts";
import { levelLine, levelName } from "../words/levels.ts";

/** How the bots that were chosen play, and where to read more about them. */
export function LevelLines({ levels }: { levels: string[] }) {
  return (
    <div class="level-lines" data-testid="level-lines">
      {[...new Set(levels)].map((level) => (
        <p key={level} class="sm">
          <b>{levelName(level)}</b> {levelLine(level)}
        </p>
      ))}
      <a class="sm" href="/bots" data-testid="how-strong">
        {t("bots-how-strong")}
      </a>
    </div>
  );
}
