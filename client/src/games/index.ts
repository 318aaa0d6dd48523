import type { GameModule } from "./module.ts";

// A game's table is loaded when one is opened. A game that is not listed is played through the plain table.

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  governing: () => import("./governing/index.ts"),
  honour: () => import("./honour/index.ts"),
  seven_virtues: () => import("./seven_virtues/index.ts"),
  wars_of_italy: () => import("./wars_of_italy/index.ts"),
};

/** The catalogues a game's table speaks from; the later ones say better what the earlier ones say, too. */
const CATALOGUES: Record<string, string[]> = {
  governing: ["palace", "governing"],
  wars_of_italy: ["palace", "wars_of_italy"],
};

export const cataloguesOf = (game: string): string[] => ["story", "hints", "advice", ...(CATALOGUES[game] ?? [game])];

export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[game];
  return load ? (await load()).default : (await import("./plain/index.tsx")).plain(game);
}
