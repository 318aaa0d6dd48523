import { Art } from "../../ui/Art.tsx";
import court from "../../ui/court.svg?url";

/** Drawn in the sprite of all games. */
const NOTABLES = new Set([
  "ambassador", "bishop", "consigliere", "cardinal", "gonfalonier", "merchant", "podesta", "assassin", "maestro", "condottiere", "admiral", "pope",
]);

/** Everything in the sprite of the Palace games, by its drawing: one for each work and Title, one for each person or rank of the families. */
const DRAWN: Record<string, readonly string[]> = {
  doge: ["moro", "barbarigo"], captain: ["orsini", "gonzaga", "orleans"], ten: ["ten"], king: ["ferdinand", "ferrandino", "charles"], montefeltro: ["montefeltro"],
  duke: ["ludovico", "sforza", "alfonso", "calabria"], lord: ["galeazzo", "giuliano", "piero", "frederick"], biretta: ["ascanio", "giovanni", "briconnet"],
  lorenzo: ["lorenzo"], cesare: ["cesare", "valentino"], camauro: ["alexander", "rodrigo"], lady: ["lucrezia"], friar: ["savonarola"],
  leonardo: ["leonardo"], bastion: ["bastion"], copernicus: ["copernicus"], prince: ["prince"], michelangelo: ["michelangelo"], duomo: ["duomo"],
  sistine: ["sistine"], columbus: ["columbus"], machiavelli: ["machiavelli"], cannons: ["cannons"],
  duchy: ["duchy"], principality: ["principality"], kingdom: ["kingdom", "kingdom_of_france"], republic: ["republic"], guild: ["guild"], cathedral: ["cathedral"],
};
const OF_COURT = new Map(Object.entries(DRAWN).flatMap(([drawing, names]) => names.map((name) => [name, drawing] as const)));

/** The drawing of a card, a tile or a bonus, and the sprite it is in; null: there is none. */
export function drawingOf(name: string): { name: string; sheet?: string } | null {
  if (NOTABLES.has(name)) return { name };
  const drawing = OF_COURT.get(name);
  return drawing === undefined ? null : { name: drawing, sheet: court };
}

/** Who or what a card shows; nothing where nothing is drawn. */
export function Picture({ of, size }: { of: string; size: number }) {
  const drawing = drawingOf(of);
  return drawing && <Art {...drawing} size={size} />;
}
