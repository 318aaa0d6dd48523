import { Art, DRAWN_FROM } from "../../ui/Art.tsx";
import sprite from "../../ui/icons.svg?url";
import { CHARACTERS } from "./cards.ts";

const CHARGE = ["faith", "quill", "home", "market", "crown"];
const FILL = ["#6A4AA0", "#2F66A8", "#2F7A45", "#9A5A12", "#98281C"];
const CLERICS = 2;

/** A character's sign: Clerics have a book, Laymen a shield; each its own charge and colour. Named beside it. */
export function Seal({ seat, size }: { seat: number; size: number }) {
  if (size >= DRAWN_FROM) {
    return (
      <span class="ho-seal drawn" data-character={CHARACTERS[seat]}>
        <Art name={CHARACTERS[seat]!} size={size} />
      </span>
    );
  }
  const cleric = seat < CLERICS;
  return (
    <svg class="ho-seal" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" data-character={CHARACTERS[seat]}>
      {cleric ? (
        <>
          <rect x="2" y="4" width="36" height="32" rx="3" fill={FILL[seat]} stroke="var(--coast)" stroke-width="1.5" />
          <path d="M20 5v30" stroke="#fff" stroke-opacity=".4" stroke-width="1.5" />
        </>
      ) : (
        <path d="M3 3h34v19c0 8.5-7 13-17 16.5C10 35 3 30.5 3 22z" fill={FILL[seat]} stroke="var(--coast)" stroke-width="1.5" />
      )}
      <svg x="10" y={cleric ? 10 : 8} width="20" height="20" viewBox="0 0 24 24" style={{ color: "#fff" }}>
        <use href={`${sprite}#i-${CHARGE[seat]}`} width="24" height="24" />
      </svg>
    </svg>
  );
}
