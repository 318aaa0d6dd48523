import { wide } from "../../settings.ts";
import { AllOffers, Offer, Offers } from "../../table/PromptBar.tsx";
import type { Sight } from "../../table/table_model.ts";
import { Button, Segmented } from "../../ui/basics.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { offerWords } from "./phrases.ts";
import { brief, characterName, seen, sortOf, targetOf, verbOf } from "./cards.ts";
import {
  aim, aimedAt, asFavour, choiceOf, heldCard, holdSecond, isActing, isExchanging, letGo, needsSecond, offersWith, ownHand, pickForExchange, secondCard,
} from "./choice.ts";
import { WarningLine } from "./Consequence.tsx";

/** The answers of the moment: plain ones as buttons, and for a held card the players it may go to. */
export function Answers({ sight }: { sight: Sight }) {
  const question = sight.question.value?.name;
  return (
    <>
      {!wide.value && <WarningLine sight={sight} />}
      {isExchanging(sight) ? (
        <ExchangeAnswers sight={sight} />
      ) : isActing(sight) && heldCard(sight) === null ? (
        <OpenAnswers sight={sight} />
      ) : isActing(sight) ? (
        <HeldAnswers sight={sight} />
      ) : question === "blame" ? (
        <div class="opts" role="group" aria-label={t("answers")}>
          <Targets sight={sight} />
        </div>
      ) : (
        <Offers sight={sight} />
      )}
    </>
  );
}

/** Nothing is held: what needs no card, and a way to every other answer. */
function OpenAnswers({ sight }: { sight: Sight }) {
  const plain = sight.offers.value.filter((offer) => offer === "exchange" || offer === "done");
  const more = sight.offers.value.length - plain.length;
  return (
    <div class="opts" role="group" aria-label={t("answers")}>
      {plain.map((offer) => (
        <Offer key={offer} sight={sight} offer={offer} number={10} />
      ))}
      {more > 0 && <AllOffers sight={sight} more={more} />}
      {wide.value && <span class="ho-hint">{more > 0 ? t("ho-hint-card") : t("ho-hint-none")}</span>}
    </div>
  );
}

/** A card is held: for whom, against whom, or simply played. */
function HeldAnswers({ sight }: { sight: Sight }) {
  const held = heldCard(sight)!;
  const offers = offersWith(sight, held);
  const others = offers.filter((offer) => targetOf(sight, offer) !== sight.seat.value);
  const verbs = others.map((offer) => verbOf(sight, offer));
  const both = verbs.includes("favour") && verbs.includes("play");
  const plain = offers.filter((offer) => verbOf(sight, offer) === "fate");
  return (
    <>
      {both && (
        <div class="ho-as">
          <Segmented
            label={t("ho-as")}
            value={choiceOf(sight).favour}
            options={[
              { value: true, text: t("ho-as-favour") },
              { value: false, text: t("ho-as-action") },
            ]}
            choose={(favour) => asFavour(sight, favour)}
          />
        </div>
      )}
      <div class="opts" role="group" aria-label={t("answers")}>
        {!wide.value && <PutBack sight={sight} />}
        {plain.map((offer) => (
          <Offer key={offer} sight={sight} offer={offer} number={1} />
        ))}
        {needsSecond(sight) && secondCard(sight) === null ? <Seconds sight={sight} /> : plain.length === 0 && <Targets sight={sight} />}
      </div>
      {wide.value && (
        <Button icon="x" hint="Esc" class="ho-other" onClick={() => letGo(sight)} data-testid="other-card">
          {t("ho-other-card")}
        </Button>
      )}
    </>
  );
}

/** A phone's way back from a held card; the wide layout has words for it. */
function PutBack({ sight }: { sight: Sight }) {
  return (
    <button type="button" class="opt plain ho-back-btn" aria-label={t("ho-other-card")} data-testid="other-card" onClick={() => letGo(sight)}>
      <Icon name="undo" size={18} />
    </button>
  );
}

/** All five players in the order of seats; those it does not fit say why. */
function Targets({ sight }: { sight: Sight }) {
  const seats = seen(sight).players.map((_, seat) => seat);
  const answers = seats.map((seat) => ({ seat, action: aimedAt(sight, seat) }));
  const legal = answers.filter(({ action }) => action !== null && sight.offers.value.includes(action));
  const barred = answers.filter(({ seat, action }) => action !== null && !sight.offers.value.includes(action) && seat !== sight.seat.value);
  return (
    <>
      {legal.map(({ action }, place) => (
        <Offer key={action} sight={sight} offer={action!} number={place + 1} />
      ))}
      {barred.map(({ seat, action }) => (
        <button type="button" key={action} class="opt off" data-why={action} onClick={(event) => aim(sight, seat, wide.value ? event.currentTarget : null)}>
          {characterName(seat)}
          <small>
            <Icon name="why" size={12} /> {t("why-not")}
          </small>
        </button>
      ))}
    </>
  );
}

/** Denounced from the Pulpit: the Dishonour cards of the hand that can go with it. */
function Seconds({ sight }: { sight: Sight }) {
  const hand = ownHand(sight);
  const places = hand.flatMap((name, place) => (sortOf(sight, name) === "dishonour" && hand.indexOf(name) === place ? [place] : []));
  return (
    <>
      {places.map((place) => (
        <button type="button" key={place} class="opt" onClick={() => holdSecond(sight, place)}>
          {brief(sight, hand[place]!)}
          <small>{t("ho-at-once")}</small>
        </button>
      ))}
    </>
  );
}

/** Cards rise as they are picked; all of it is one answer. */
function ExchangeAnswers({ sight }: { sight: Sight }) {
  const picked = choiceOf(sight).exchange ?? [];
  const hand = ownHand(sight);
  const acting = isActing(sight);
  return (
    <>
      <div class="opts ho-count" role="group" aria-label={t("answers")}>
        {acting && !wide.value && <PutBack sight={sight} />}
        <span class="ho-picked" aria-live="polite">
          <b>{t("ho-picked", { cards: picked.length })}</b>
          <span class="sm mut">{t("ho-exchange-small")}</span>
        </span>
        <Button small onClick={() => pickForExchange(sight, hand.map((_, place) => place))}>
          {t("ho-pick-all")}
        </Button>
        {picked.length > 0 && (
          <Button small kind="ghost" onClick={() => pickForExchange(sight, [])}>
            {t("ho-pick-none")}
          </Button>
        )}
        {!acting && sight.offers.value.includes("done") && picked.length === 0 && <Offer sight={sight} offer="done" number={1} />}
      </div>
      {acting && wide.value && (
        <Button icon="x" hint="Esc" class="ho-other" onClick={() => letGo(sight)} data-testid="other-card">
          {t("ho-no-exchange")}
        </Button>
      )}
    </>
  );
}

/** Number keys: cards while nothing is held, then the lit players. */
export function key(sight: Sight, pressed: string): boolean {
  if (!/^[1-9]$/.test(pressed) || !isActing(sight)) return false;
  const place = Number(pressed) - 1;
  const card = document.querySelector<HTMLElement>(`.ho-cards [data-place="${place}"]`);
  if (heldCard(sight) !== null && !isExchanging(sight) && !(needsSecond(sight) && secondCard(sight) === null)) {
    const button = document.querySelectorAll<HTMLElement>("[data-testid=prompt] .opts [data-action]")[place];
    button?.click();
    return button !== undefined;
  }
  card?.focus();
  card?.click();
  return card !== null;
}

/** What W asks about at a spot. */
export function wanted(sight: Sight, spot: string): string | null {
  const [kind, name = ""] = spot.split(":");
  if (kind === "seat") return aimedAt(sight, Number(name));
  if (kind === "entry") return `entry ${Number(name) + 1}`;
  if (kind === "open") return `draw ${name}`;
  if (kind === "deck") return "draw deck";
  if (kind === "held") return sight.question.value?.name === "counter" ? `use ${name}` : (offersWith(sight, name)[0] ?? null);
  return null;
}

export function listed(sight: Sight): string[] {
  const offers = sight.offers.value;
  return isActing(sight) ? offers.filter((offer) => offer !== "exchange" && offer !== "done") : offers;
}

/** In the finder an answer stands without its card beside it: there it is told whole. */
export function told(sight: Sight, action: string) {
  const words = offerWords(sight, action);
  const alone = isActing(sight) && heldCard(sight) === null && targetOf(sight, action) >= 0;
  return alone ? { ...words, title: words.commit, small: undefined } : words;
}
