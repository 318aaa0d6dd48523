import { knows, t } from "./words.ts";

/** What a level of bots is called; one that another package brings, by its own name. */
export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How it plays, in one line. */
export function levelLine(level: string): string {
  return knows(`level-${level}-line`) ? t(`level-${level}-line`) : "";
}
