import type { TableModel } from "../../table/table_model.ts";
import { nameOf, said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { OfferWords } from "../module.ts";
import { cardOf, previewOf, seen, type Taken, takenBy, takeTitle } from "./cards.ts";
import type { Offer } from "./wire.ts";

/** Every answer of the game in words. */
export function offerWords(model: TableModel, action: string): OfferWords {
  const offer = model.actionOf(action) as Offer | null;
  switch (offer?.verb) {
    case "take":
      return take(model, action, offer.args);
    case "discard":
      return cardAnswer(model, offer.args.card, t("sv-discard", { card: said(offer.args.card) }));
    case "give":
      return cardAnswer(model, offer.args.card, t("sv-give", { card: said(offer.args.card) }));
    case "name player":
      return opponent(model, action, offer.args.seat);
    case "name": {
      const { virtue } = offer.args;
      return { title: term(virtue), icon: virtue, commit: t("sv-name-virtue", { virtue: term(virtue) }) };
    }
    case "done":
      return { title: t("sv-done"), commit: t("sv-done-commit") };
  }
  return { title: said(action), commit: said(action) };
}

function take(model: TableModel, action: string, taken: Taken): OfferWords {
  const cards = takenBy(model, action);
  const title = takeTitle(taken, cards.length);
  return { title, small: takeSmall(model, taken, cards), commit: t("sv-take", { what: title }) };
}

/** Under the title: which cards they are, by what the title leaves out. */
function takeSmall(model: TableModel, { value, card }: Taken, cards: string[]): string {
  if (card !== undefined) return t("sv-single");
  const printed = cards.map((name) => cardOf(model, name));
  return printed.map((one) => (value === undefined ? one.value : term(one.virtue))).join(", ");
}

function cardAnswer(model: TableModel, name: string, commit: string): OfferWords {
  const { icon } = cardOf(model, name);
  return { title: said(name), small: icon === "none" ? t("sv-no-icon") : term(icon), commit };
}

function opponent(model: TableModel, action: string, seat: number): OfferWords {
  const name = nameOf(model.company.value, seat);
  const points = previewOf(model, action)?.points;
  const small = points === undefined ? t("sv-cards", { cards: seen(model).players[seat]?.cards ?? 0 }) : t("sv-pays", { points });
  return { title: name, small, commit: t("sv-name-player", { name }) };
}

/** What was wanted, for the head of a refusal: a card is wanted alone. */
export function wish(model: TableModel, action: string): string {
  const offer = model.actionOf(action) as Offer | null;
  const card = offer?.verb === "take" ? offer.args.card : undefined;
  if (card !== undefined && seen(model).active.includes(card)) return t("sv-alone", { card: said(card) });
  return offerWords(model, action).title;
}

/** To take one card and no other: whether that is legal, the server knows. */
export function alone(card: string): Offer {
  return { text: `take ${card}`, verb: "take", args: { card }, spot: `card:${card}` };
}

/** What W asks about at a spot: taking that card, discarding or giving it, naming that player or Virtue. */
export function wanted(model: TableModel, spot: string): string | null {
  const [kind, name = ""] = spot.split(":");
  const question = model.question.value?.name;
  if (kind === "card") return alone(name).text;
  if (kind === "held") return question === "give" ? `give ${name}` : question === "charity" ? `discard ${name}` : alone(name).text;
  if (kind === "seat") return `name player ${name}`;
  if (kind === "virtue") return question === "faith" ? `name ${name}` : `take ${name}`;
  return null;
}
