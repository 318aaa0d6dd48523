import type { GameInfo } from "../net/types.ts";
import { Button, Panel, Tag } from "../ui/basics.tsx";
import { gameName } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import { Vignette } from "./vignettes.tsx";

const SECRET: Record<string, string> = { governing: "eye", wars_of_italy: "eye", seven_virtues: "handfull", honour: "lock" };

/** A game, its picture, and the strongest button of the page: play. */
export function GameCard({ game, play, order }: { game: GameInfo; play: () => void; order: () => void }) {
  const [least, most] = game.players;
  const name = gameName(game.name);
  return (
    <Panel class="g" label={name}>
      <Vignette game={game.name} />
      <div class="bd">
        <h2>{name}</h2>
        <div class="meta">
          <Tag icon="person">{least === most ? t("players-exact", { players: least }) : t("players-range", { least, most })}</Tag>
          {knows(`length-${game.name}`) && <Tag icon="clock">{t(`length-${game.name}`)}</Tag>}
          {knows(`secret-${game.name}`) && <Tag icon={SECRET[game.name] ?? "eye"}>{t(`secret-${game.name}`)}</Tag>}
        </div>
        {knows(`about-${game.name}`) && <p>{t(`about-${game.name}`)}</p>}
        <a class="learn" href={`/rules/${game.name}#learn`}>
          {t("learn-it")}
        </a>
        <div class="btns">
          <Button kind="pri" data-testid={`play-${game.name}`} onClick={play}>
            {t("play-against-bots")}
          </Button>
          <Button onClick={order}>{t("new-table")}</Button>
        </div>
      </div>
    </Panel>
  );
}
