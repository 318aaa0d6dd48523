import type { Sight } from "../../table/table_model.ts";
import { said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { OfferWords } from "../module.ts";
import { actionOf, brief, cardIn, cardOf, characterName, figure, foreseenFor, seen, sortOf, targetOf } from "./cards.ts";
import { choiceOf, heldCard, isExchanging, needsSecond, secondCard } from "./choice.ts";

/** Every answer of the game in words. */
export function offerWords(sight: Sight, action: string): OfferWords {
  const offer = actionOf(sight, action);
  const card = cardIn(sight, action);
  const seat = targetOf(sight, action);
  const who = seat === sight.seat.value ? t("you") : characterName(seat);
  const vars = { card: card && brief(sight, card), name: characterName(seat) };
  const small = seat >= 0 ? consequence(sight, action, seat) : undefined;
  switch (offer?.verb) {
    case "play":
      return { title: who, small, commit: seat === sight.seat.value ? t("ho-play-self", vars) : t("ho-play-for", vars) };
    case "favour":
      return { title: who, small, commit: t("ho-favour-for", vars) };
    case "accuse":
      return { title: who, small, commit: t("ho-play-against", vars) };
    case "denounce":
      return { title: who, small, commit: t("ho-denounce", vars) };
    case "fate":
      return { title: said(card), small: cardOf(sight, card).clause, commit: t("ho-play-fate", { card: said(card) }), icon: "spark" };
    case "exchange":
      return exchange(sight);
    case "discard":
      return isExchanging(sight) ? exchange(sight) : { title: said(card), commit: t("ho-discard-card", { card: said(card) }) };
    case "draw deck":
      return { title: t("ho-deck"), small: t("ho-deck-left", { cards: seen(sight).deck }), commit: t("ho-draw-deck"), icon: "deck" };
    case "draw":
      return draw(sight, card);
    case "use":
      return { title: said(card), small: t("ho-counter-small"), commit: t("ho-use", { card: said(card) }), icon: "justice" };
    case "decline":
      return { title: t("ho-decline"), small: declined(sight), commit: t("ho-decline") };
    case "entry":
      return entry(sight, offer.args.place - 1);
    case "blame":
      return { title: who, commit: t("ho-blame", vars) };
    case "done":
      return done(sight);
    default:
      return { title: said(action), commit: said(action) };
  }
}

function exchange(sight: Sight): OfferWords {
  const cards = choiceOf(sight).exchange?.length ?? 0;
  const title = t("ho-exchange");
  return { title, small: t("ho-exchange-small"), commit: cards > 0 ? t("ho-exchange-commit", { cards }) : title, icon: "redo" };
}

function draw(sight: Sight, card: string): OfferWords {
  const { group, sort } = cardOf(sight, card);
  const small = sort === "fate" || sort === "recognition" ? t("ho-display") : term(group);
  return { title: brief(sight, card), small, commit: t("ho-draw-card", { card: brief(sight, card) }) };
}

function entry(sight: Sight, place: number): OfferWords {
  const { queue } = seen(sight);
  const found = queue[place];
  if (!found) return { title: String(place + 1), commit: String(place + 1) };
  const card = `${figure(cardOf(sight, found.card))} ${term(cardOf(sight, found.card).group)}`;
  const name = characterName(found.seat);
  const design = sight.question.value?.name ?? "";
  return { title: `${place + 1}. ${card}`, small: name, commit: t("ho-entry-commit", { design: term(design), place: place + 1, name }) };
}

function done(sight: Sight): OfferWords {
  if (sight.question.value?.name !== "act") return { title: t("ho-done"), commit: t("ho-done") };
  const { actions } = seen(sight);
  return { title: t("ho-end-turn"), small: actions > 0 ? t("ho-actions-left", { actions }) : t("ho-favour-left"), commit: t("ho-end-turn"), icon: "flag" };
}

function declined(sight: Sight): string | undefined {
  const you = String(sight.seat.value);
  const after = foreseenFor(sight, "decline")?.players?.[you];
  if (!after) return undefined;
  return standing(sight, sight.seat.value ?? 0, "decline");
}

/** "5 + 6 queued, cap 12", "Honour 11 → 14": what the play makes of its target, as the server foresees it. */
function consequence(sight: Sight, action: string, seat: number): string | undefined {
  const after = foreseenFor(sight, action)?.players?.[String(seat)];
  if (!after) return undefined;
  if (after.level) return t("ho-change", { what: t("ho-what-level"), from: after.level[0], to: after.level[1] });
  if (after.honour && !after.dishonour) return t("ho-change", { what: term("honour"), from: after.honour[0], to: after.honour[1] });
  return standing(sight, seat, action);
}

function standing(sight: Sight, seat: number, action: string): string | undefined {
  const player = seen(sight).players[seat];
  const foreseen = foreseenFor(sight, action);
  if (!player || !foreseen) return undefined;
  if (foreseen.warnings?.some(({ key, facts }) => key === "relocates" && facts.seat === seat)) return t("ho-would-relocate");
  const after = foreseen.players?.[String(seat)] ?? {};
  const dishonour = after.dishonour?.[1] ?? player.dishonour;
  const queued = after.queued?.[1] ?? player.queued;
  const cap = after.cap?.[1] ?? player.cap;
  return queued > 0 ? t("ho-stands-queued", { dishonour, queued, cap }) : t("ho-stands", { dishonour, cap });
}

/** The open question with its facts: which card is held, and what it asks for. */
export function asked(sight: Sight): string | null {
  const question = sight.question.value?.name;
  if (question === "act") {
    if (isExchanging(sight)) return t("question-honour-exchange");
    const held = heldCard(sight);
    if (held === null) return t("ho-ask-act");
    const card = brief(sight, held);
    if (needsSecond(sight)) {
      const second = secondCard(sight);
      return second === null ? t("ho-ask-denounce") : t("ho-ask-against", { card: brief(sight, second) });
    }
    const sort = sortOf(sight, held);
    if (sort === "dishonour") return t("ho-ask-against", { card });
    return sort === "honour" || sort === "recognition" ? t("ho-ask-for", { card }) : card;
  }
  const charge = seen(sight).charge;
  if (question === "counter" && charge) return t("ho-ask-counter", { card: brief(sight, charge.card), name: characterName(charge.seat) });
  return null;
}

/** What part of the turn this is. */
export function moment(sight: Sight): { text: string; icon?: string } | null {
  const question = sight.question.value?.name;
  const { actions, favours, charge } = seen(sight);
  if (question === "counter" && charge) return { text: t("ho-moment-counter"), icon: "warn" };
  if (question !== "act") return null;
  const action = actions > 0 ? t("ho-moment-action", { action: 3 - actions }) : t("ho-moment-no-action");
  return { text: `${t("your-turn")} · ${action} · ${favours > 0 ? t("ho-favour-unused") : t("ho-favour-used")}` };
}

/** What was wanted, for the head of a refusal. */
export function wish(sight: Sight, action: string): string {
  const verb = actionOf(sight, action)?.verb;
  const card = cardIn(sight, action);
  const seat = targetOf(sight, action);
  if (seat >= 0 && card) return seat === sight.seat.value ? `${brief(sight, card)}: ${t("you")}` : `${brief(sight, card)}: ${characterName(seat)}`;
  if (verb === "draw" || verb === "draw deck") return offerWords(sight, action).commit;
  return offerWords(sight, action).title;
}
