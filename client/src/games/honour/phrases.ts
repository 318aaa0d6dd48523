import type { TableModel } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { OfferWords } from "../module.ts";
import { actionOf, brief, cardIn, cardOf, characterName, figure, previewOf, seen, sortOf, targetOf } from "./cards.ts";
import { choiceOf, heldCard, isExchanging, needsSecond, secondCard } from "./choice.ts";

/** Every answer of the game in words. */
export function offerWords(model: TableModel, action: string): OfferWords {
  const offer = actionOf(model, action);
  const card = cardIn(model, action);
  const seat = targetOf(model, action);
  const who = seat === model.seat.value ? t("you") : characterName(seat);
  const vars = { card: card && brief(model, card), name: characterName(seat) };
  const small = seat >= 0 ? consequence(model, action, seat) : undefined;
  switch (offer?.verb) {
    case "play":
      return { title: who, small, commit: seat === model.seat.value ? t("ho-play-self", vars) : t("ho-play-for", vars) };
    case "favour":
      return { title: who, small, commit: t("ho-favour-for", vars) };
    case "accuse":
      return { title: who, small, commit: t("ho-play-against", vars) };
    case "denounce":
      return { title: who, small, commit: t("ho-denounce", vars) };
    case "fate":
      return { title: said(card), small: cardOf(model, card).clause, commit: t("ho-play-fate", { card: said(card) }), icon: "spark" };
    case "exchange":
      return exchange(model);
    case "discard":
      return isExchanging(model) ? exchange(model) : { title: said(card), commit: t("ho-discard-card", { card: said(card) }) };
    case "draw deck":
      return { title: t("ho-deck"), small: t("ho-deck-left", { cards: seen(model).deck }), commit: t("ho-draw-deck"), icon: "deck" };
    case "draw":
      return draw(model, card);
    case "use":
      return { title: said(card), small: t("ho-counter-small"), commit: t("ho-use", { card: said(card) }), icon: "justice" };
    case "decline":
      return { title: t("ho-decline"), small: declined(model), commit: t("ho-decline") };
    case "entry":
      return entry(model, offer.args.place - 1);
    case "blame":
      return { title: who, commit: t("ho-blame", vars) };
    case "done":
      return done(model);
    default:
      return { title: said(action), commit: said(action) };
  }
}

function exchange(model: TableModel): OfferWords {
  const cards = choiceOf(model).exchange?.length ?? 0;
  const title = t("ho-exchange");
  return { title, small: t("ho-exchange-small"), commit: cards > 0 ? t("ho-exchange-commit", { cards }) : title, icon: "redo" };
}

function draw(model: TableModel, card: string): OfferWords {
  const { group, sort } = cardOf(model, card);
  const small = sort === "fate" || sort === "recognition" ? t("ho-display") : term(group);
  return { title: brief(model, card), small, commit: t("ho-draw-card", { card: brief(model, card) }) };
}

function entry(model: TableModel, place: number): OfferWords {
  const { queue } = seen(model);
  const found = queue[place];
  if (!found) return { title: String(place + 1), commit: String(place + 1) };
  const card = `${figure(cardOf(model, found.card))} ${term(cardOf(model, found.card).group)}`;
  const name = characterName(found.seat);
  const design = model.question.value?.name ?? "";
  return { title: `${place + 1}. ${card}`, small: name, commit: t("ho-entry-commit", { design: term(design), place: place + 1, name }) };
}

function done(model: TableModel): OfferWords {
  if (model.question.value?.name !== "act") return { title: t("ho-done"), commit: t("ho-done") };
  const { actions } = seen(model);
  return { title: t("ho-end-turn"), small: actions > 0 ? t("ho-actions-left", { actions }) : t("ho-favour-left"), commit: t("ho-end-turn"), icon: "flag" };
}

function declined(model: TableModel): string | undefined {
  const you = String(model.seat.value);
  const after = previewOf(model, "decline")?.players?.[you];
  if (!after) return undefined;
  return standing(model, model.seat.value ?? 0, "decline");
}

/** "5 + 6 queued, cap 12", "Honour 11 → 14": what the play makes of its target, by the server's preview. */
function consequence(model: TableModel, action: string, seat: number): string | undefined {
  const after = previewOf(model, action)?.players?.[String(seat)];
  if (!after) return undefined;
  if (after.level) return t("ho-change", { what: t("ho-what-level"), from: after.level[0], to: after.level[1] });
  if (after.honour && !after.dishonour) return t("ho-change", { what: term("honour"), from: after.honour[0], to: after.honour[1] });
  return standing(model, seat, action);
}

function standing(model: TableModel, seat: number, action: string): string | undefined {
  const player = seen(model).players[seat];
  const preview = previewOf(model, action);
  if (!player || !preview) return undefined;
  if (preview.warnings?.some(({ key, facts }) => key === "relocates" && facts.seat === seat)) return t("ho-would-relocate");
  const after = preview.players?.[String(seat)] ?? {};
  const dishonour = after.dishonour?.[1] ?? player.dishonour;
  const queued = after.queued?.[1] ?? player.queued;
  const cap = after.cap?.[1] ?? player.cap;
  return queued > 0 ? t("ho-stands-queued", { dishonour, queued, cap }) : t("ho-stands", { dishonour, cap });
}

/** The open question with its facts: which card is held, and what it asks for. */
export function asked(model: TableModel): string | null {
  const question = model.question.value?.name;
  if (question === "act") {
    if (isExchanging(model)) return t("question-honour-exchange");
    const held = heldCard(model);
    if (held === null) {
      const offers = model.offers.value;
      return offers.every((offer) => offer === "exchange" || offer === "done") ? t("ho-ask-none", { exchange: Number(offers.includes("exchange")) }) : t("ho-ask-act");
    }
    const card = brief(model, held);
    if (needsSecond(model)) {
      const second = secondCard(model);
      return second === null ? t("ho-ask-denounce") : t("ho-ask-against", { card: brief(model, second) });
    }
    const sort = sortOf(model, held);
    if (sort === "dishonour") return t("ho-ask-against", { card });
    return sort === "honour" || sort === "recognition" ? t("ho-ask-for", { card }) : card;
  }
  const charge = seen(model).charge;
  if (question === "counter" && charge) return t("ho-ask-counter", { card: brief(model, charge.card), name: characterName(charge.seat) });
  return null;
}

/** What part of the turn this is. */
export function heading(model: TableModel): { text: string; icon?: string } | null {
  const question = model.question.value?.name;
  const { actions, favours, charge } = seen(model);
  if (question === "counter" && charge) return { text: t("ho-moment-counter"), icon: "warn" };
  if (question !== "act") return null;
  const action = actions > 0 ? t("ho-moment-action", { action: 3 - actions }) : t("ho-moment-no-action");
  return { text: `${t("your-turn")} · ${action} · ${favours > 0 ? t("ho-favour-unused") : t("ho-favour-used")}` };
}

/** What was wanted, for the head of a refusal. */
export function wish(model: TableModel, action: string): string {
  const verb = actionOf(model, action)?.verb;
  const card = cardIn(model, action);
  const seat = targetOf(model, action);
  if (seat >= 0 && card) return seat === model.seat.value ? `${brief(model, card)}: ${t("you")}` : `${brief(model, card)}: ${characterName(seat)}`;
  if (verb === "draw" || verb === "draw deck") return offerWords(model, action).commit;
  return offerWords(model, action).title;
}
