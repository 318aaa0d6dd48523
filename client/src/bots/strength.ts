import type { BotsInfo, Ladder, Rating, Rung } from "../net/types.ts";

/** What is known of one level in one game for a number of players. */
export interface Strength {
  level: string;
  seconds: number;
  rating: Rating | undefined;
  /** Against the level below; undefined: not measured. */
  rung: Rung | undefined;
  below: string | undefined;
}

/** For how many players something was measured, the fewest first. */
export function measuredPlayers(ladder: Ladder | null, game: string): number[] {
  const found = [...(ladder?.rungs ?? []), ...(ladder?.ratings ?? [])].filter((one) => one.game === game);
  return [...new Set(found.map((one) => one.players))].toSorted((a, b) => a - b);
}

/** The levels from the strongest to the weakest. */
export function strengths({ levels, ladder }: BotsInfo, game: string, players: number | undefined): Strength[] {
  const here = (one: { game: string; players: number }) => one.game === game && one.players === players;
  return levels
    .map(({ name, seconds }, index) => {
      const below = levels[index - 1]?.name;
      return {
        level: name,
        seconds,
        rating: ladder?.ratings.find((one) => here(one) && one.level === name),
        rung: ladder?.rungs.find((one) => here(one) && one.tested === name && one.against === below),
        below,
      };
    })
    .toReversed();
}

/** The ends of a line on which all ratings and their intervals lie, rounded to hundreds. */
export function ratingScale(rows: readonly Strength[]): [number, number] {
  const ends = rows.flatMap(({ rating }) => rating?.interval ?? []);
  return ends.length === 0 ? [0, 1] : [Math.floor(Math.min(...ends) / 100) * 100, Math.ceil(Math.max(...ends) / 100) * 100];
}
