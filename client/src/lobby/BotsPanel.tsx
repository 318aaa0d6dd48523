import { Panel } from "../ui/basics.tsx";
import { Portrait } from "../ui/Portrait.tsx";
import { levelLine, levelName } from "../words/levels.ts";
import { t } from "../words/words.ts";

/** The levels of bots, each with its face and one sentence. */
export function BotsPanel({ levels }: { levels: string[] }) {
  return (
    <Panel
      title={t("the-bots")}
      aside={
        <a href="/bots" data-testid="how-strong">
          {t("bots-how-strong")}
        </a>
      }
      class="list the-bots"
    >
      <ul>
        {levels.map((level) => (
          <li key={level}>
            <Portrait level={level} size={46} />
            <span>
              <b>{levelName(level)}</b>
              <small>{levelLine(level)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
