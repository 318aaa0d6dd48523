import type { ComponentChildren } from "preact";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { nameOf, term } from "../../words/facts.ts";
import { knows, t } from "../../words/words.ts";
import { asked, listed } from "./answers.tsx";
import { boardOf, domainOf, houseOf, ownSeat, printedOf, titlesFor } from "./board.ts";
import { ledgerOf } from "./desk.ts";
import { LedgerBody } from "./Ledger.tsx";
import { meansInWords } from "./Means.tsx";
import { roomWords, spaceWords } from "./Palace.tsx";
import { cityInWords, powerInWords, READING } from "./places.ts";
import { verbOf } from "./spots.ts";
import { ScoreSoFar } from "./ScoreSoFar.tsx";
import { costInWords, inWords, pair } from "./Symbols.tsx";
import { Choice } from "./widgets/Choices.tsx";
import { Fight } from "./widgets/Fight.tsx";

/** The whole table as headed lists: everything that is drawn, and every answer. Usable alone. */
export function InWords({ model }: { model: TableModel }) {
  const board = boardOf(model);
  const own = ownSeat(model);
  const printed = printedOf(model);
  const order = board.order.map((seat) => term(houseOf(model, seat)!)).join(", ");
  const cities = READING.filter((name) => name in board.cities);
  return (
    <Panel title={t("table")} class="grow plain-view" data-testid="text-view">
      <p>{model.module.standing(model)}</p>
      <p>{t("gov-words-order", { order })}</p>
      {model.myTurn.value && (
        <Part title={asked(model) ?? t("gov-words-asked")}>
          <ul class="choices">
            {[...listed(model), ...model.offers.value.filter((offer) => verbOf(model, offer) === "bank")].map((offer) => (
              <Choice key={offer} model={model} offer={offer} />
            ))}
          </ul>
          {ledgerOf(model) && <LedgerBody model={model} />}
          {board.details?.combat && <Fight model={model} />}
        </Part>
      )}
      {[own, ...board.order.filter((seat) => seat !== own)].map((seat) => (
        <House key={seat} model={model} seat={seat} />
      ))}
      <Part title={t("gov-italy")}>
        <Lines lines={cities.map((name) => cityInWords(model, name))} />
      </Part>
      <Part title={t("gov-words-powers")}>
        <Lines lines={printed.powers.map((power) => powerInWords(model, power))} />
      </Part>
      <Part title={t("gov-market")}>
        <Lines
          lines={[
            ...Object.entries(printed.notables).map(([name, data]) => ware(name, data.cost ?? {}, data, board.display.notables[name] ?? 0)),
            ...titlesFor(printed).map((name) => ware(name, printed.tiles[name]!.cost ?? {}, printed.tiles[name]!, name === "cathedral" ? board.display.cathedral : (board.display.titles[name] ?? 1))),
            ...board.display.bonuses.map((name) => (knows(`gov-effect-${name}`) ? pair(term(name), t(`gov-effect-${name}`)) : term(name))),
          ]}
        />
      </Part>
      <Part title={t("gov-score-so-far")}>
        <ScoreSoFar model={model} />
      </Part>
    </Panel>
  );
}

function House({ model, seat }: { model: TableModel; seat: number }) {
  const view = boardOf(model).seats[seat]!;
  const printed = printedOf(model);
  const tiles = domainOf(model, seat);
  const who = seat === model.seat.value ? t("gov-you") : nameOf(model.table.value, seat);
  return (
    <Part title={`${t("gov-palace-of", { house: term(view.house) })} (${who})`}>
      <p>{meansInWords(model, seat)}</p>
      <h4>{t("gov-rooms")}</h4>
      <Lines lines={view.rooms.map((_, room) => roomWords(model, seat, room))} />
      <h4>{t("gov-words-court")}</h4>
      <Lines lines={view.spaces.map((space, index) => spaceWords(model, seat, space, printed.spaces[index]!.name))} />
      <h4>{t("gov-domain")}</h4>
      <Lines
        lines={tiles.map(({ name, city, data, ready }) => pair([name, ...(city ? [city] : [])].map(term).join(", "), `${inWords(data)}, ${t(ready ? "gov-ready" : "gov-exhausted")}`))}
      />
    </Part>
  );
}

function ware(name: string, cost: Parameters<typeof costInWords>[0], data: Parameters<typeof inWords>[0], left: number): string {
  return pair(term(name), `${costInWords(cost)}. ${inWords(data)}. ${t("gov-count-left", { count: left })}`);
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
