import { Icon } from "../../ui/Icon.tsx";
import { counted, term } from "../../words/facts.ts";
import { listed, t } from "../../words/words.ts";
import type { Bottom, CardData } from "./board.ts";

export function Coin({ n }: { n: number }) {
  return <span class="coin">{n}</span>;
}

/** One kind of symbol, as many times as it is there; florins are one coin. */
export function Signs({ symbol, n, size = 14 }: { symbol: string; n: number; size?: number }) {
  if (symbol === "florin") return <Coin n={n} />;
  if (symbol === "either") {
    return (
      <span class="syms">
        <Icon name="crown" size={size} />
        <span class="slash">/</span>
        <Icon name="cross" size={size} />
      </span>
    );
  }
  return (
    <>
      {Array.from({ length: n }, (_, index) => (
        <Icon key={index} name={symbol} size={size} />
      ))}
    </>
  );
}

/** A bottom: alternatives parted by a slash, because one kind pays at a time (AG-4.1.2). */
export function BottomSigns({ data, size = 14 }: { data: CardData; size?: number }) {
  const parts = Object.entries(data.bottom ?? {}).filter(([, n]) => n > 0);
  const war = data.war?.length ?? 0;
  return (
    <span class="syms" role="img" aria-label={inWords(data)}>
      {parts.map(([symbol, n], index) => (
        <span class="syms" key={symbol}>
          {index > 0 && <span class="slash">/</span>}
          <Signs symbol={symbol} n={n} size={size} />
        </span>
      ))}
      {war > 0 && (
        <span class="syms">
          {parts.length > 0 && <span class="slash">/</span>}
          <Signs symbol="war" n={war} size={size} />
        </span>
      )}
    </span>
  );
}

/** A price: everything of it is due. */
export function Cost({ cost, size = 13 }: { cost: Bottom; size?: number }) {
  return (
    <span class="cost" role="img" aria-label={costInWords(cost)}>
      {Object.entries(cost)
        .filter(([, n]) => n > 0)
        .map(([symbol, n]) => (
          <span class="syms" key={symbol}>
            {symbol === "florin" ? (
              <Coin n={n} />
            ) : (
              <>
                {n > 1 && <span class="num">{n}</span>}
                <Signs symbol={symbol} n={1} size={size} />
              </>
            )}
          </span>
        ))}
    </span>
  );
}

/** A name and what is said of it; languages differ in how a colon stands. */
export const pair = (name: string, what: string): string => t("pair", { name, what });

export function costInWords(cost: Bottom): string {
  return listed(
    Object.entries(cost)
      .filter(([, n]) => n > 0)
      .map(([symbol, n]) => counted(symbol, n)),
  );
}

export function inWords(data: CardData): string {
  const parts = Object.entries(data.bottom ?? {}).map(([symbol, n]) => counted(symbol, n));
  for (const [strength] of data.war ?? []) parts.push(`${term("war")} +${strength}`);
  return parts.join(" / ");
}
