import type { ComponentChildren } from "preact";
import { Art } from "../../ui/Art.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { figure, GROUP_ICON, SORT_ICON, titleOf } from "./cards.ts";
import type { Card } from "./wire.ts";

interface FaceProps {
  card: Card;
  /** The card in words, for those who listen. */
  words: string;
  named?: boolean;
}

/** A card's face: paper in both themes; its sort, its figure, its name where there is room, its group. */
export function CardFace({ card, words, named = false }: FaceProps) {
  const large = figure(card);
  const grouped = card.sort !== "fate" && card.sort !== "recognition";
  return (
    <>
      <span class="sr">{words}</span>
      <Shown>
        <span class="hb">
          <Icon name={SORT_ICON[card.sort] ?? "spark"} size={14} />
          <span class="t">{term(card.sort)}</span>
        </span>
        <span class="crest">
          <span class="pic">
            <Art name={`sort-${card.sort}`} size={named ? 56 : 42} />
          </span>
          {large ? <span class="fig">{large}</span> : <span class="fig name">{titleOf(card)}</span>}
        </span>
        {named && large && <span class="nm">{titleOf(card)}</span>}
        {named && card.design && <span class="do">{t(`ho-does-${card.design}`)}</span>}
        {grouped && (
          <span class="hg">
            <Icon name={GROUP_ICON[card.group] ?? "sun"} size={18} />
            <span class="t">{term(card.group)}</span>
          </span>
        )}
      </Shown>
    </>
  );
}

/** What is seen only: the same stands beside it in words. */
export function Shown({ children }: { children: ComponentChildren }) {
  return (
    <span class="ho-shown" aria-hidden="true">
      {children}
    </span>
  );
}
