import "./lessons.css";
import { http } from "../net/http.ts";
import type { LiveTable } from "../table/live.ts";
import { learn } from "../words/words.ts";
import { Card } from "./Card.tsx";
import { Lesson } from "./lesson.ts";
import { Pointer } from "./Pointer.tsx";

/** Have somebody guide through the lesson at this table, once its words are here. */
export async function lead(model: LiveTable, name: string): Promise<void> {
  const [plan, games] = await Promise.all([http.lesson(model.game, name), http.games(), learn(`lessons_${model.game}`)]);
  const all = games.games.find((game) => game.name === model.game)?.lessons.map((one) => one.name) ?? [name];
  const lesson = new Lesson(model, plan);
  model.guide.value = () => (
    <>
      <Card lesson={lesson} all={all} />
      <Pointer lesson={lesson} />
    </>
  );
}
