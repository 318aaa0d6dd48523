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

/** A kind of table at which levels are compared: how many play, and what they agreed that is not as usual. */
export type Measured = Pick<Rung, "game" | "players" | "options">;

/** What tells kinds of tables of one game apart. */
export function kindOf({ players, options = {} }: Measured): string {
  return [players, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** At which kinds of tables something was measured: the fewest players first, as usual first. */
export function measuredTables(ladder: Ladder | null, game: string): Measured[] {
  const found = [...(ladder?.rungs ?? []), ...(ladder?.ratings ?? [])].filter((one) => one.game === game);
  const kinds = new Map<string, Measured>(found.map((one) => [kindOf(one), one]));
  return [...kinds.values()].toSorted((a, b) => a.players - b.players || kindOf(a).length - kindOf(b).length);
}

/** To how many hundredths of its time a level was held when this was measured, from the least to the most. */
export function timeShares(rungs: readonly Pick<Rung, "scale">[], language: string): string {
  const shares = rungs.map(({ scale }) => 100 * scale);
  const ends = [Math.min(...shares), Math.max(...shares)].map((share) => share.toLocaleString(language, { maximumSignificantDigits: 2 }));
  return [...new Set(ends)].join("–");
}

/** The levels from the strongest to the weakest. */
export function strengths({ levels, ladder }: BotsInfo, table: Measured | undefined): Strength[] {
  const here = (one: Measured) => table !== undefined && one.game === table.game && kindOf(one) === kindOf(table);
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
