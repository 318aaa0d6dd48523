import { useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { GameInfo } from "../net/types.ts";
import { go } from "../router.ts";
import { Button } from "../ui/basics.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { isDone } from "./progress.ts";

/** How far one has come with a game's lessons, or what they are. */
export function LearnProgress({ game }: { game: GameInfo }) {
  const all = game.lessons.length;
  if (all === 0) return null;
  const done = game.lessons.filter(({ name }) => isDone(game.name, name)).length;
  const minutes = minutesOf(game);
  return (
    <p class="sm mut learn-progress" data-testid={`progress-${game.name}`}>
      {done > 0 ? t("lesson-progress", { done, all }) : t("lesson-all", { all, minutes })}
    </p>
  );
}

interface LearnProps {
  game: GameInfo;
  first: boolean;
  /** What it says; "Learn" where nothing else is said. */
  label?: (minutes: number) => string;
}

/** To the first lesson that is not done; when all are, to the first once more. */
export function LearnButton({ game, first, label }: LearnProps) {
  const [wrong, setWrong] = useState("");
  const next = game.lessons.find(({ name }) => !isDone(game.name, name)) ?? game.lessons[0];
  if (!next) return null;
  const number = game.lessons.indexOf(next) + 1;
  const learn = () =>
    http.learn(game.name, next.name).then(
      (table) => go(`/table/${table.id}`),
      (error: unknown) => setWrong(said(error)),
    );
  return (
    <>
      <Button kind={first ? "pri" : ""} icon="cap" class="learn-btn" data-testid={`learn-${game.name}`} more={t("lesson-learn-named", { game: gameName(game.name), number })} onClick={() => void learn()}>
        {label ? label(minutesOf(game)) : t("lesson-learn")}
      </Button>
      {wrong && <span role="alert">{wrong}</span>}
    </>
  );
}

function minutesOf(game: GameInfo): number {
  return game.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
}
