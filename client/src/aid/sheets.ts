import type { ComponentType } from "preact";
import { cataloguesOf } from "../games/index.ts";
import type { Things } from "../net/types.ts";

// One sheet per game, fetched when somebody opens it.

export type Sheet = ComponentType<{ figures: Things }>;

const sheets: Record<string, () => Promise<{ default: Sheet }>> = {
  governing: () => import("./aid_governing.tsx"),
  honour: () => import("./aid_honour.tsx"),
  seven_virtues: () => import("./aid_seven_virtues.tsx"),
  wars_of_italy: () => import("./aid_wars_of_italy.tsx"),
};

/** The games of the Palace say much in the same words. */
const SHARED: Record<string, string[]> = { governing: ["aid_palace"], wars_of_italy: ["aid_palace"] };

export const hasAid = (game: string): boolean => game in sheets;

export const sheetOf = async (game: string): Promise<Sheet> => (await sheets[game]!()).default;

export const wordsOf = (game: string): string[] => [...cataloguesOf(game), ...(SHARED[game] ?? []), `aid_${game}`];
