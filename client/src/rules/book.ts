/** The game whose rulebook a clause stands in: for two players, much is said by the rules for more. */
export const bookOf = (game: string, clause: string): string => (clause.startsWith("AG-") ? "governing" : game);
