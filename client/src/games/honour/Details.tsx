import type { TableModel } from "../../table/table_model.ts";
import { Art } from "../../ui/Art.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Ours } from "../../ui/Mark.tsx";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { offerWords } from "./phrases.ts";
import { brief, cardOf, characterName, figure, flavourOf, GROUP_ICON, seen, SORT_ICON, targetOf, titleOf } from "./cards.ts";
import { isActing, offersWith } from "./choice.ts";
import { refused } from "./Hand.tsx";
import { Seal } from "./Seal.tsx";
import type { Card } from "./wire.ts";

const SORT_CLAUSE: Record<string, string> = { honour: "HO-5.2", dishonour: "HO-7.1", counter: "HO-7.2", recognition: "HO-6.1", fate: "HO-9" };

/** Everything about a thing, each line with its clause, and which of it is ours. */
export function Details({ model, spot }: { model: TableModel; spot: string }) {
  const [kind, name = ""] = spot.split(":");
  if (kind === "seat") return <CharacterDetails model={model} seat={Number(name)} />;
  if (kind === "discards") return <Discards model={model} />;
  if (kind === "deck") return <p class="sm">{t("ho-deck-spoken", { cards: seen(model).deck })}</p>;
  if (kind === "entry") return <EntryDetails model={model} place={Number(name)} />;
  if (kind === "held" || kind === "open") return <CardDetails model={model} name={name} held={kind === "held"} />;
  return null;
}

function Heading({ card, name }: { card: Card; name: string }) {
  return (
    <>
      <h3 class={`ho-h ${card.sort}`}>
        <Art name={`sort-${card.sort}`} size={60} /> {titleOf(card) || said(name)}
      </h3>
      <p class="ho-flavour">{flavourOf(card)}</p>
    </>
  );
}

function CardDetails({ model, name, held }: { model: TableModel; name: string; held: boolean }) {
  const card = cardOf(model, name);
  const offers = held ? offersWith(model, name) : [];
  const mine = held && model.myTurn.value && isActing(model);
  return (
    <>
      <Heading card={card} name={name} />
      <dl>
        <div>
          <dt>
            {term(card.sort)} {figure(card)}
          </dt>
          <dd>
            <ClauseLink clause={card.clause ?? SORT_CLAUSE[card.sort] ?? ""} model={model} />
          </dd>
        </div>
        <div>
          <dt>{t(card.design ? `ho-does-${card.design}` : `ho-does-${card.sort}`)}</dt>
          <dd>{card.design && <Ours on={card.reconstructed.includes("design")} />}</dd>
        </div>
        {card.sort !== "fate" && card.sort !== "recognition" && (
          <div>
            <dt>
              <Icon name={GROUP_ICON[card.group]!} size={14} /> {t(`ho-fits-${card.group}`)}
            </dt>
            <dd>
              <Ours on={card.reconstructed.includes("group")} /> <ClauseLink clause="HO-1.2" model={model} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("ho-copies", { copies: card.copies })}</dt>
          <dd>
            <Ours on={card.reconstructed.includes("copies")} />
          </dd>
        </div>
        {mine && offers.length > 0 && (
          <div>
            <dt>{t("ho-can-be-played")}</dt>
            <dd>{plays(model, offers)}</dd>
          </div>
        )}
      </dl>
      {mine && offers.length === 0 && (
        <button type="button" class="link why" onClick={() => wonderAt(model, name)}>
          <Icon name="why" size={13} /> {t("why-not")} <kbd class="k">W</kbd>
        </button>
      )}
      <p class="xs mut">{t("ho-reconstructed-why")}</p>
    </>
  );
}

function wonderAt(model: TableModel, name: string): void {
  model.closer.value = null;
  model.wonder(refused(model, name), document.querySelector(`[data-spot="held:${name}"]`));
}

/** For whom a card can be played now. */
function plays(model: TableModel, offers: string[]): string {
  const seats = [...new Set(offers.map((offer) => targetOf(model, offer)))];
  const names = seats.filter((seat) => seat >= 0).map((seat) => (seat === model.seat.value ? t("you") : characterName(seat)));
  return names.length > 0 ? names.join(", ") : offers.map((offer) => offerWords(model, offer).title).join(", ");
}

function EntryDetails({ model, place }: { model: TableModel; place: number }) {
  const { queue, charge } = seen(model);
  const entry = queue[place];
  // Behind the queue stands the card that waits for a Counter.
  const card = entry?.card ?? charge?.card;
  if (card === undefined) return null;
  return (
    <>
      <Heading card={cardOf(model, card)} name={card} />
      {entry && (
        <p class="sm">
          <Seal seat={entry.seat} size={18} /> {t("ho-entry-about", { card: brief(model, card), name: characterName(entry.seat), place: place + 1 })}{" "}
          <ClauseLink clause="HO-7.3" model={model} />
        </p>
      )}
    </>
  );
}

function CharacterDetails({ model, seat }: { model: TableModel; seat: number }) {
  const player = seen(model).players[seat];
  if (!player) return null;
  const rows: { what: string; value: string; clause: string }[] = [
    { what: t("ho-honour-sum"), value: t("ho-honour-parts", { honour: player.honour, tokens: player.tokens, level: player.level }), clause: "HO-5.5" },
    { what: t("ho-piles"), value: player.piles.map((pile) => pile.map((name) => cardOf(model, name).value).join("–")).join(" · ") || t("ho-no-piles"), clause: "HO-5.2" },
    { what: term("dishonour"), value: player.shames.map((name) => figure(cardOf(model, name))).join(" + ") || "0", clause: "HO-7.5" },
    { what: t("ho-cap-name"), value: String(player.cap), clause: "HO-6.2" },
    { what: t("ho-known"), value: player.known.map((name) => said(name)).join(", ") || t("ho-known-none"), clause: "HO-12.2" },
  ];
  return (
    <>
      <h3>
        <Seal seat={seat} size={60} /> {characterName(seat)}
      </h3>
      <dl>
        {rows.map((row) => (
          <div key={row.what}>
            <dt>
              {row.what} <ClauseLink clause={row.clause} model={model} />
            </dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The discard pile is public: what lies there, by sort. */
export function Discards({ model }: { model: TableModel }) {
  const count = new Map<string, number>();
  for (const name of seen(model).discards) count.set(name, (count.get(name) ?? 0) + 1);
  return (
    <>
      <h3>{t("ho-discards")}</h3>
      {count.size === 0 && <p class="sm mut">{t("ho-discards-none")}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <ul class="ho-disc" tabIndex={0} aria-label={t("ho-discards")}>
        {[...count].map(([name, copies]) => (
          <li key={name}>
            <Icon name={SORT_ICON[cardOf(model, name).sort] ?? "spark"} size={13} /> {said(name)} {copies > 1 && <b>×{copies}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}
