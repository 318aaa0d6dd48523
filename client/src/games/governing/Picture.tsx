import { Art } from "../../ui/Art.tsx";
import court from "../../ui/court.svg?url";

/** Drawn in the sprite of all games. */
const NOTABLES = "ambassador bishop consigliere cardinal gonfalonier merchant podesta assassin maestro condottiere admiral pope".split(" ");

/** Drawn in the sprite of the Palace games under their own names. */
const OWN =
  "ten montefeltro lorenzo cesare leonardo bastion copernicus prince michelangelo duomo sistine columbus machiavelli cannons duchy principality kingdom republic guild cathedral".split(" ");

/** A drawing for a rank, and those of the families who hold it. */
const RANKS: Record<string, string> = {
  doge: "moro barbarigo", captain: "orsini gonzaga orleans", king: "ferdinand ferrandino charles", duke: "ludovico sforza alfonso calabria",
  lord: "galeazzo giuliano piero frederick", biretta: "ascanio giovanni briconnet", cesare: "valentino", camauro: "alexander rodrigo", lady: "lucrezia",
  friar: "savonarola", kingdom: "kingdom_of_france",
};
const OF_COURT = new Map([...OWN.map((name) => [name, name] as const), ...Object.entries(RANKS).flatMap(([rank, names]) => names.split(" ").map((name) => [name, rank] as const))]);

/** The drawing of a card, a tile or a bonus, and the sprite it is in; null: there is none. */
export function drawingOf(name: string): { name: string; sheet?: string } | null {
  if (NOTABLES.includes(name)) return { name };
  const drawing = OF_COURT.get(name);
  return drawing === undefined ? null : { name: drawing, sheet: court };
}

/** Who or what a card shows; nothing where nothing is drawn. */
export function Picture({ of, size }: { of: string; size: number }) {
  const drawing = drawingOf(of);
  return drawing && <Art {...drawing} size={size} />;
}
