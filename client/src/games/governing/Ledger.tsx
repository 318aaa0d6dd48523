import type { TableModel } from "../../table/table_model.ts";
import { Button, Panel, Tag } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { counted, term } from "../../words/facts.ts";
import { listed, t } from "../../words/words.ts";
import { sourceName } from "./answers.tsx";
import { boardOf, type Bottom } from "./board.ts";
import { deskOf, ledgerOf, meantOf, paymentOf, setByHand, shownPayment, suggested, type ShownPayment } from "./desk.ts";
import { keep } from "./keys.ts";
import { answerOf } from "./spots.ts";
import { Coin, costInWords, Signs } from "./Symbols.tsx";
import type { Ledger, Row as LedgerRow } from "../palace/wire.ts";

/** The payment: opens with the least wasteful one, every row can be changed, nothing is sent before the purple button. */
export function LedgerPanel({ model }: { model: TableModel }) {
  return (
    <Panel class="led" label={t("gov-payment")}>
      <LedgerBody model={model} />
    </Panel>
  );
}

export function LedgerBody({ model }: { model: TableModel }) {
  const ledger = ledgerOf(model);
  const shown = shownPayment(model);
  if (!ledger || !shown) return null;
  const payment = paymentOf(model);
  const room = ledger.rows.filter((row) => row.stays);
  const others = ledger.rows.filter((row) => !row.stays && row.source !== "indulgence");
  const indulgence = ledger.rows.filter((row) => row.source === "indulgence");
  const mine = boardOf(model).details?.seat === model.seat.value;
  return (
    <div class="ledger" data-testid="ledger">
      <div class="ph">
        <h2>{title(model)}</h2>
        <Pips cost={ledger.cost} missing={shown.missing} />
        {shown.met ? <Tag tone="ok" icon="check">{t("gov-covered")}</Tag> : <Tag tone="gold">{t("gov-not-covered")}</Tag>}
      </div>
      <div class="led-rows">
        <table>
          <tbody>
            {room.length > 0 && <Group text={t("gov-ledger-room")} />}
            {room.map((row) => (
              <Row key={row.source} model={model} row={row} payment={payment} mine={mine} />
            ))}
            {others.length + indulgence.length > 0 && <Group text={t("gov-ledger-court")} />}
            {[...others, ...indulgence].map((row) => (
              <Row key={row.source} model={model} row={row} payment={payment} mine={mine} />
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
                <td class="end">{t("gov-ledger-left", { florins: shown.treasury })}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Suggestion model={model} ledger={ledger} shown={shown} />
    </div>
  );
}

function title(model: TableModel): string {
  const { verb, args } = answerOf(model, meantOf(model) ?? "");
  if (verb === "annex") return t("gov-pay-for", { what: term(args.city) });
  return t(`gov-pay-${ledgerOf(model)?.purpose ?? "other"}`);
}

function Group({ text }: { text: string }) {
  return (
    <tr class="grp">
      <td colSpan={4}>{text}</td>
    </tr>
  );
}

function Row({ model, row, payment, mine }: { model: TableModel; row: LedgerRow; payment: Record<string, string>; mine: boolean }) {
  const desk = deskOf(model);
  const used = payment[row.source];
  const kept = desk.kept.value.includes(row.source);
  const name = sourceName(model, row.source) + (row.source === "improvement" ? ` (${t("gov-improvement")})` : "");
  const set = (symbol: string | null) => setByHand(model, row.source, used === symbol ? null : symbol);
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
          <button type="button" class="keepit" aria-pressed={kept} title={t("gov-keep-this")} onClick={() => keep(model, row.source)}>
            {kept ? <Icon name="lock" size={12} /> : null} {used ? t("gov-exhausts") : t("gov-kept")}
          </button>
        )}
      </td>
    </tr>
  );
}

/** One pip per symbol of the cost; filled ones are covered. */
function Pips({ cost, missing }: { cost: Bottom; missing: Bottom }) {
  const order = Object.entries(cost).toSorted(([a], [b]) => Number(a === "either") - Number(b === "either"));
  return (
    <span class="pips" role="img" aria-label={costInWords(cost)}>
      {order.map(([symbol, n]) => {
        const lacking = missing[symbol] ?? 0;
        if (symbol === "florin") {
          return (
            <span key={symbol} class={`pip coinpip ${lacking > 0 ? "open" : ""}`}>
              {n}
            </span>
          );
        }
        return Array.from({ length: n }, (_, index) => (
          <span key={`${symbol}${index}`} class={`pip ${index < n - lacking ? "" : "open"}`}>
            {symbol === "either" ? <EitherSign /> : <Icon name={symbol} size={14} />}
          </span>
        ));
      })}
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

function Suggestion({ model, ledger, shown }: { model: TableModel; ledger: Ledger; shown: ShownPayment }) {
  const desk = deskOf(model);
  const all = ledger.payments.length;
  const way = suggested(model);
  const now = way ? ledger.payments.indexOf(way) + 1 : 0;
  const turn = (by: number) => {
    desk.byHand.value = null;
    desk.suggestion.value = (desk.suggestion.value + by + all) % all;
  };
  const lost = listed(Object.entries(shown.lost).map(([symbol, n]) => counted(symbol, n)));
  // An Indulgence is no waste of symbols, but a point is a point.
  const pointLost = "indulgence" in paymentOf(model);
  const nothingLost = t(pointLost ? "gov-loses-a-point" : "gov-loses-nothing");
  const sentence = desk.byHand.value
    ? lost
      ? t("gov-loses", { what: lost })
      : nothingLost
    : !way
      ? t("gov-no-payment")
      : `${way.wasted > 0 ? t("gov-wastes", { count: way.wasted }) : nothingLost} ${keepsSentence(model, way.keeps)}`;
  return (
    <div class="suggest">
      <Tag tone="gold" icon="spark">
        {desk.byHand.value || !way ? t("gov-by-hand") : now <= 1 ? t("gov-least-waste") : t("gov-another-way")}
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

function keepsSentence(model: TableModel, keeps: string[]): string {
  const names = keeps.filter((source) => source !== "indulgence").map((source) => sourceName(model, source));
  if (names.length === 0) return "";
  if (names.length > 4) return t("gov-keeps-many", { names: names.slice(0, 3).join(", "), more: names.length - 3 });
  return t("gov-keeps", { names: listed(names) });
}
