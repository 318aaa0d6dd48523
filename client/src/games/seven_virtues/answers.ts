import type { Sight } from "../../table/table_model.ts";
import { nameOf, said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { OfferWords } from "../module.ts";
import { cardOf, seen, takenBy, takeTitle } from "./cards.ts";

/** Every answer of the game in words. */
export function offerWords(sight: Sight, action: string): OfferWords {
  const [verb = "", ...rest] = action.split(" ");
  const what = rest.join(" ");
  if (verb === "take") return take(sight, action, what);
  if (verb === "discard") return cardAnswer(sight, what, t("sv-discard", { card: said(what) }));
  if (verb === "give") return cardAnswer(sight, what, t("sv-give", { card: said(what) }));
  if (verb === "name" && rest[0] === "player") return opponent(sight, Number(rest[1]));
  if (verb === "name") return { title: term(what), icon: what, commit: t("sv-name-virtue", { virtue: term(what) }) };
  if (action === "done") return { title: t("sv-done"), commit: t("sv-done-commit") };
  return { title: said(action), commit: said(action) };
}

function take(sight: Sight, action: string, what: string): OfferWords {
  const cards = takenBy(sight, action);
  const title = takeTitle(what, cards.length);
  return { title, small: takeSmall(what, cards), commit: t("sv-take", { what: title }) };
}

/** Under the title: which cards they are, by what the title leaves out. */
function takeSmall(what: string, cards: string[]): string {
  if (what.includes(" ")) return t("sv-single");
  const byValue = /^\d+$/.test(what);
  return cards.map((name) => (byValue ? term(name.split(" ")[0]!) : name.split(" ")[1])).join(", ");
}

function cardAnswer(sight: Sight, name: string, commit: string): OfferWords {
  const { icon } = cardOf(sight, name);
  return { title: said(name), small: icon === "none" ? t("sv-no-icon") : term(icon), commit };
}

function opponent(sight: Sight, seat: number): OfferWords {
  const name = nameOf(sight.company.value, seat);
  const points = (sight.question.value?.previews?.[`name player ${seat}`] as { points?: number } | undefined)?.points;
  const small = points === undefined ? t("sv-cards", { cards: seen(sight).players[seat]?.cards ?? 0 }) : t("sv-pays", { points });
  return { title: name, small, commit: t("sv-name-player", { name }) };
}

/** What was wanted, for the head of a refusal: a card is wanted alone. */
export function wish(sight: Sight, action: string): string {
  const what = action.replace(/^take /, "");
  if (action.startsWith("take ") && what.includes(" ") && seen(sight).active.includes(what)) {
    return t("sv-alone", { card: said(what) });
  }
  return offerWords(sight, action).title;
}

/** What W asks about at a spot: taking that card, discarding or giving it, naming that player or Virtue. */
export function wanted(sight: Sight, spot: string): string | null {
  const [kind, name = ""] = spot.split(":");
  const question = sight.question.value?.name;
  if (kind === "card") return `take ${name}`;
  if (kind === "held") return question === "give" ? `give ${name}` : question === "charity" ? `discard ${name}` : `take ${name}`;
  if (kind === "seat") return `name player ${name}`;
  if (kind === "virtue") return question === "faith" ? `name ${name}` : `take ${name}`;
  return null;
}
