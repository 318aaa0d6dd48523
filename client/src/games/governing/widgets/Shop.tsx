import type { TableModel } from "../../../table/table_model.ts";
import { Tag } from "../../../ui/basics.tsx";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { term } from "../../../words/facts.ts";
import { t } from "../../../words/words.ts";
import { boardOf, ownSeat, printedOf, seatOf, titlesFor } from "../board.ts";
import { choosePlan } from "../desk.ts";
import { Coin, Cost, costInWords } from "../Symbols.tsx";

/** One bundle: what is in it, what it costs together, and what can still be added. */
export function Shop({ model }: { model: TableModel }) {
  const details = boardOf(model).details;
  const bundle = details?.bundle ?? [];
  const printed = printedOf(model);
  const own = seatOf(model, ownSeat(model));
  const more = details?.collectable ?? 0;
  const { display } = boardOf(model);
  const items = [...Object.keys(printed.notables), ...titlesFor(printed)];
  const left = (item: string) => (item in printed.notables ? (display.notables[item] ?? 0) : item === "cathedral" ? display.cathedral : (display.titles[item] ?? 1));
  return (
    <>
      <div class="basket">
        <span class="b">{t("gov-sum")}</span>
        {bundle.length === 0 ? <span class="mut sm">{t("gov-basket-empty")}</span> : <span class="sm">{bundle.map((item) => term(item)).join(", ")}</span>}
        <span class="sp" />
        {bundle.length > 0 && <Cost cost={details?.cost ?? {}} />}
        {bundle.length > 0 && <Tag tone="ok">{t("gov-payable")}</Tag>}
      </div>
      <p class="sm spendable" data-testid="spendable">
        <Coin n={own.florins} /> {more > 0 ? t("shop-money-more", { florins: own.florins, more }) : t("shop-money", { florins: own.florins })}
      </p>
      <ul class="shop">
        {items.map((item) => {
          const offered = model.myTurn.value ? model.offerAt(`item:${item}`) : null;
          const legal = offered !== null;
          const offer = offered?.text ?? `buy ${item}`;
          const inside = bundle.includes(item);
          const on = model.chosen.value === offer;
          const cost = (printed.notables[item] ?? printed.tiles[item])!.cost ?? {};
          const press = (event: MouseEvent) => {
            if (inside) return;
            if (!legal) model.wonder(offer, event.currentTarget as Element);
            else if (on) model.choose(null);
            else choosePlan(model, [offer]);
          };
          return (
            <li key={item}>
              <button
                type="button"
                class={`ware ${inside || on ? "on" : ""} ${legal ? "legal" : "no"}`}
                aria-pressed={inside || on}
                data-offer={legal ? offer : undefined}
                onClick={press}
              >
                <span class="sr">{[term(item), t("gov-count-left", { count: left(item) }), costInWords(cost), legal || inside ? "" : t("gov-cannot-pay")].filter(Boolean).join(", ")}</span>
                <span class="radio" aria-hidden="true">
                  {(inside || on) && <Icon name="check" size={12} />}
                </span>
                <span class="nm" aria-hidden="true">{term(item)}</span>
                <span class="ct" aria-hidden="true">{left(item)}</span>
                <span aria-hidden="true">
                  <Cost cost={cost} size={12} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="xs mut note-line">
        {t("gov-spaces-free", { spaces: details?.spaces ?? 0 })} {t("gov-note-purchase")} <ClauseLink clause="AG-11.4.2" model={model} />
      </p>
    </>
  );
}
