import { later } from "../later.tsx";

/** Where the game in five minutes stands among the clauses. */
export const LESSON = "learn";

/** The rulebook, fetched when somebody opens it. */
export const Rulebook = later(async () => (await import("./Pages.tsx")).Pages);
