import { hasAid } from "../aid/sheets.ts";
import { LearnButton, LearnProgress } from "../lessons/LearnButton.tsx";
import type { GameInfo, Table } from "../net/types.ts";
import { Button, Panel, Tag } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import { Vignette } from "./vignettes.tsx";

const SECRET: Record<string, string> = { governing: "eye", wars_of_italy: "eye", seven_virtues: "handfull", honour: "lock" };

/** How many play, how long, and what is hidden. */
export function GameTags({ game, table }: { game: GameInfo; table?: Table }) {
  const [least, most] = table ? [table.players, table.players] : game.players;
  // Hands that lie open need no memory.
  const hidden = table?.options.hands !== "open" && knows(`secret-${game.name}`);
  return (
    <div class="meta">
      <Tag icon="person">{least === most ? t("players-exact", { players: least }) : t("players-range", { least, most })}</Tag>
      {knows(`length-${game.name}`) && <Tag icon="clock">{t(`length-${game.name}`)}</Tag>}
      {hidden && <Tag icon={SECRET[game.name] ?? "eye"}>{t(`secret-${game.name}`)}</Tag>}
    </div>
  );
}

/** A game, its picture, what it is about and how one wins; and the strongest button of the page: play. */
export function GameCard({ game, play, newcomer }: { game: GameInfo; play: () => void; newcomer: boolean }) {
  const name = gameName(game.name);
  const order = t("new-table-of", { game: name });
  return (
    <Panel class="g" label={name}>
      <Vignette game={game.name} />
      <div class="bd">
        <span class="only-phone">
          <Emblem game={game.name} size={44} />
        </span>
        <h2>{name}</h2>
        <GameTags game={game} />
        {knows(`about-${game.name}`) && <p>{t(`about-${game.name}`)}</p>}
        {knows(`goal-${game.name}`) && (
          <p class="goal">
            <Icon name="flag" size={14} /> {t(`goal-${game.name}`)}
          </p>
        )}
        <div class="reads">
          <a class="learn" href={`/rules/${game.name}#learn`}>
            {t("learn-it")}
          </a>
          {hasAid(game.name) && (
            <a class="learn" href={`/aid/${game.name}`} data-testid={`aid-${game.name}`}>
              {t("aid-title")}
            </a>
          )}
        </div>
        <LearnProgress game={game} />
        <div class="btns">
          <LearnButton game={game} first={newcomer} />
          <Button kind={newcomer && game.lessons.length > 0 ? "" : "pri"} data-testid={`play-${game.name}`} onClick={play}>
            {t("play-against-bots")}
          </Button>
          <a class="btn sq" href={`/new/${game.name}`} aria-label={order} title={order}>
            <Icon name="plus" size={18} />
          </a>
        </div>
      </div>
    </Panel>
  );
}
