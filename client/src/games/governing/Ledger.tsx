import type { Sight } from "../../table/table_model.ts";
import { Button, Panel, Tag } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { counted, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { sourceName } from "./answers.tsx";
import { boardOf, type Bottom, type Ledger, type LedgerRow } from "./board.ts";
import { broughtBy, deskOf, isCovered, ledgerOf, paymentOf, suggested } from "./desk.ts";
import { keep } from "./keys.ts";
import { Coin, Signs } from "./Symbols.tsx";

/** The payment: opens with the least wasteful one, every row can be changed, nothing is sent before the purple button. */
export function LedgerPanel({ sight }: { sight: Sight }) {
  return (
    <Panel class="led" label={t("gov-payment")}>
      <LedgerBody sight={sight} />
    </Panel>
  );
}

export function LedgerBody({ sight }: { sight: Sight }) {
  const ledger = ledgerOf(sight);
  if (!ledger) return null;
  const payment = paymentOf(sight);
  const paid = broughtBy(ledger, payment);
  const room = ledger.rows.filter((row) => row.stays);
  const others = ledger.rows.filter((row) => !row.stays && row.source !== "indulgence");
  const indulgence = ledger.rows.filter((row) => row.source === "indulgence");
  const mine = boardOf(sight).moment?.seat === sight.seat.value;
  return (
    <div class="ledger" data-testid="ledger">
      <div class="ph">
        <h2>{title(sight)}</h2>
        <Pips cost={ledger.cost} paid={paid} />
        {isCovered(ledger, payment) ? <Tag tone="ok" icon="check">{t("gov-covered")}</Tag> : <Tag tone="gold">{t("gov-not-covered")}</Tag>}
      </div>
      <div class="led-rows">
        <table>
          <tbody>
            {room.length > 0 && <Group text={t("gov-ledger-room")} />}
            {room.map((row) => (
              <Row key={row.source} sight={sight} row={row} payment={payment} mine={mine} />
            ))}
            {others.length + indulgence.length > 0 && <Group text={t("gov-ledger-court")} />}
            {[...others, ...indulgence].map((row) => (
              <Row key={row.source} sight={sight} row={row} payment={payment} mine={mine} />
            ))}
            {(ledger.cost.florin ?? 0) > 0 && (
              <tr>
                <td class="tk">
                  <Icon name="check" size={16} />
                </td>
                <td class="b">{t("gov-treasury-source")}</td>
                <td>
                  <Coin n={ledger.treasury} />
                </td>
                <td class="end">{t("gov-ledger-left", { florins: Math.max(0, (paid.florin ?? 0) - (ledger.cost.florin ?? 0)) })}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Suggestion sight={sight} ledger={ledger} paid={paid} />
    </div>
  );
}

function title(sight: Sight): string {
  const chosen = sight.chosen.value;
  const target = chosen?.startsWith("annex ") ? term(chosen.slice(6)) : null;
  if (target) return t("gov-pay-for", { what: target });
  return t(`gov-pay-${ledgerOf(sight)?.purpose ?? "other"}`);
}

function Group({ text }: { text: string }) {
  return (
    <tr class="grp">
      <td colSpan={4}>{text}</td>
    </tr>
  );
}

function Row({ sight, row, payment, mine }: { sight: Sight; row: LedgerRow; payment: Record<string, string>; mine: boolean }) {
  const desk = deskOf(sight);
  const used = payment[row.source];
  const kept = desk.kept.value.includes(row.source);
  const name = sourceName(sight, row.source) + (row.source === "improvement" ? ` (${t("gov-improvement")})` : "");
  const set = (symbol: string | null) => {
    const next = { ...payment };
    if (symbol === null || next[row.source] === symbol) delete next[row.source];
    else next[row.source] = symbol;
    desk.byHand.value = next;
  };
  const first = Object.keys(row.gives)[0]!;
  return (
    <tr class={used ? "on" : ""} data-source={row.source}>
      <td class="tk">
        <button type="button" class="box" role="checkbox" aria-checked={used !== undefined} aria-label={name} aria-disabled={!mine} onClick={() => mine && set(used ? null : first)}>
          {used ? <Icon name="check" size={16} /> : <span class="empty-box" />}
        </button>
      </td>
      <td class={used ? "b" : ""}>{row.source === "indulgence" ? t("gov-take-indulgence") : name}</td>
      <td>
        <span class="seg" role="radiogroup" aria-label={name}>
          {Object.entries(row.gives).map(([symbol, n]) => (
            <button type="button" key={symbol} role="radio" aria-checked={used === symbol} aria-label={counted(symbol, n)} class={used === symbol ? "on" : ""} onClick={() => mine && set(symbol)}>
              <Signs symbol={symbol} n={n} size={14} />
            </button>
          ))}
        </span>
      </td>
      <td class="end">
        {row.source === "indulgence" ? (
          t("gov-minus-one")
        ) : row.stays ? (
          t("gov-stays")
        ) : (
          <button type="button" class="keepit" aria-pressed={kept} title={t("gov-keep-this")} onClick={() => keep(sight, row.source)}>
            {kept ? <Icon name="lock" size={12} /> : null} {used ? t("gov-exhausts") : t("gov-kept")}
          </button>
        )}
      </td>
    </tr>
  );
}

/** One pip per symbol of the cost; filled ones are covered. */
function Pips({ cost, paid }: { cost: Bottom; paid: Bottom }) {
  const spare = { ...paid };
  const order = Object.entries(cost).filter(([, n]) => n > 0).toSorted(([a], [b]) => Number(a === "either") - Number(b === "either"));
  return (
    <span class="pips">
      {order.map(([symbol, n]) =>
        symbol === "florin" ? (
          <span key={symbol} class={`pip coinpip ${(spare.florin ?? 0) >= n ? "" : "open"}`}>
            {n}
          </span>
        ) : (
          Array.from({ length: n }, (_, index) => {
            const kind = symbol !== "either" ? symbol : (spare.crown ?? 0) > 0 ? "crown" : "cross";
            const full = (spare[kind] ?? 0) > 0;
            if (full) spare[kind] = spare[kind]! - 1;
            return (
              <span key={`${symbol}${index}`} class={`pip ${full ? "" : "open"}`}>
                {symbol === "either" && !full ? <EitherSign /> : <Icon name={symbol === "either" ? kind : symbol} size={14} />}
              </span>
            );
          })
        ),
      )}
    </span>
  );
}

function EitherSign() {
  return (
    <span class="either">
      <Icon name="crown" size={9} />
      <Icon name="cross" size={9} />
    </span>
  );
}

function Suggestion({ sight, ledger, paid }: { sight: Sight; ledger: Ledger; paid: Bottom }) {
  const desk = deskOf(sight);
  const all = ledger.payments.length;
  const shown = suggested(sight);
  const now = shown ? ledger.payments.indexOf(shown) + 1 : 0;
  const turn = (by: number) => {
    desk.byHand.value = null;
    desk.suggestion.value = (desk.suggestion.value + by + all) % all;
  };
  const lost = lostOf(ledger.cost, paid);
  // An Indulgence is no waste of symbols, but a point is a point.
  const pointLost = "indulgence" in paymentOf(sight);
  const nothingLost = t(pointLost ? "gov-loses-a-point" : "gov-loses-nothing");
  const sentence = desk.byHand.value
    ? lost
      ? t("gov-loses", { what: lost })
      : nothingLost
    : !shown
      ? t("gov-no-payment")
      : `${shown.wasted > 0 ? t("gov-wastes", { count: shown.wasted }) : nothingLost} ${keepsSentence(sight, shown.keeps)}`;
  return (
    <div class="suggest">
      <Tag tone="gold" icon="spark">
        {desk.byHand.value ? t("gov-by-hand") : now <= 1 ? t("gov-least-waste") : t("gov-another-way")}
      </Tag>
      <span class="xs why">{sentence}</span>
      {all > 1 && (
        <span class="turner">
          <Button square small icon="prev" hint={t("gov-previous-payment")} onClick={() => turn(-1)} />
          <span class="xs num b">
            {now} / {all}
          </span>
          <Button square small icon="next" hint={t("gov-next-payment")} onClick={() => turn(1)} />
        </span>
      )}
    </div>
  );
}

function keepsSentence(sight: Sight, keeps: string[]): string {
  const names = keeps.filter((source) => source !== "indulgence").map((source) => sourceName(sight, source));
  if (names.length === 0) return "";
  if (names.length > 4) return t("gov-keeps-many", { names: names.slice(0, 3).join(", "), more: names.length - 3 });
  return t("gov-keeps", { names: names.join(", ") });
}

function lostOf(cost: Bottom, paid: Bottom): string {
  const over = Object.entries(paid)
    .filter(([symbol, n]) => symbol !== "florin" && n > (cost[symbol] ?? 0))
    .map(([symbol, n]) => [symbol, n - (cost[symbol] ?? 0)] as const);
  let free = cost.either ?? 0;
  return over
    .map(([symbol, n]) => {
      const used = symbol === "crown" || symbol === "cross" ? Math.min(free, n) : 0;
      free -= used;
      return n - used > 0 ? counted(symbol, n - used) : "";
    })
    .filter(Boolean)
    .join(", ");
}
