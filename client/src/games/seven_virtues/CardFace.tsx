import { Art } from "../../ui/Art.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import type { Card } from "./wire.ts";

/** A card's face: paper in both themes, the Virtue's colour, emblem and name, value and icon; `words` for those who listen. */
export function CardFace({ card, words, small }: { card: Card; words: string; small?: boolean }) {
  return (
    <>
      <span class="sr">{words}</span>
      <span class="bar" aria-hidden="true">
        <span>{card.value}</span>
        {card.icon !== "none" && (
          <span class="ib">
            <Icon name={card.icon} size={small ? 16 : 20} />
          </span>
        )}
      </span>
      <span class="em">
        <Art name={card.virtue} size={small ? 48 : 61} />
      </span>
      <span class="ft" aria-hidden="true">{term(card.virtue)}</span>
    </>
  );
}
