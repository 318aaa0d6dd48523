import type { ComponentChildren } from "preact";
import type { Sight } from "../../table/table_model.ts";
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
export function InWords({ sight }: { sight: Sight }) {
  const board = boardOf(sight);
  const own = ownSeat(sight);
  const printed = printedOf(sight);
  const order = board.order.map((seat) => term(houseOf(sight, seat)!)).join(", ");
  const cities = READING.filter((name) => name in board.cities);
  return (
    <Panel title={t("table")} class="grow plain-view" data-testid="text-view">
      <p>{sight.module.standing(sight)}</p>
      <p>{t("gov-words-order", { order })}</p>
      {sight.myTurn.value && (
        <Part title={asked(sight) ?? t("gov-words-asked")}>
          <ul class="choices">
            {[...listed(sight), ...sight.offers.value.filter((offer) => verbOf(sight, offer) === "bank")].map((offer) => (
              <Choice key={offer} sight={sight} offer={offer} />
            ))}
          </ul>
          {ledgerOf(sight) && <LedgerBody sight={sight} />}
          {board.moment?.combat && <Fight sight={sight} />}
        </Part>
      )}
      {[own, ...board.order.filter((seat) => seat !== own)].map((seat) => (
        <House key={seat} sight={sight} seat={seat} />
      ))}
      <Part title={t("gov-italy")}>
        <Lines lines={cities.map((name) => cityInWords(sight, name))} />
      </Part>
      <Part title={t("gov-words-powers")}>
        <Lines lines={printed.powers.map((power) => powerInWords(sight, power))} />
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
        <ScoreSoFar sight={sight} />
      </Part>
    </Panel>
  );
}

function House({ sight, seat }: { sight: Sight; seat: number }) {
  const view = boardOf(sight).seats[seat]!;
  const printed = printedOf(sight);
  const tiles = domainOf(sight, seat);
  const who = seat === sight.seat.value ? t("gov-you") : nameOf(sight.table.value, seat);
  return (
    <Part title={`${t("gov-palace-of", { house: term(view.house) })} (${who})`}>
      <p>{meansInWords(sight, seat)}</p>
      <h4>{t("gov-rooms")}</h4>
      <Lines lines={view.rooms.map((_, room) => roomWords(sight, seat, room))} />
      <h4>{t("gov-words-court")}</h4>
      <Lines lines={view.spaces.map((space, index) => spaceWords(sight, seat, space, printed.spaces[index]!.name))} />
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
