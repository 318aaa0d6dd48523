import { wide } from "../../settings.ts";
import { AllOffers, Offer, Offers } from "../../table/PromptBar.tsx";
import type { TableModel } from "../../table/table_model.ts";
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
export function Answers({ model }: { model: TableModel }) {
  const question = model.question.value?.name;
  return (
    <>
      {!wide.value && <WarningLine model={model} />}
      {isExchanging(model) ? (
        <ExchangeAnswers model={model} />
      ) : isActing(model) && heldCard(model) === null ? (
        <OpenAnswers model={model} />
      ) : isActing(model) ? (
        <HeldAnswers model={model} />
      ) : question === "blame" ? (
        <div class="opts" role="group" aria-label={t("answers")} tabIndex={-1}>
          <Targets model={model} />
        </div>
      ) : (
        <Offers model={model} />
      )}
    </>
  );
}

/** Nothing is held: what needs no card, and a way to every other answer. */
function OpenAnswers({ model }: { model: TableModel }) {
  const plain: string[] = model.offers.value.filter((offer) => offer === "exchange" || offer === "done");
  const rest = model.offers.value.filter((offer) => !plain.includes(offer));
  return (
    <div class="opts" role="group" aria-label={t("answers")} tabIndex={-1}>
      {plain.map((offer) => (
        <Offer key={offer} model={model} offer={offer} number={10} />
      ))}
      {rest.length > 0 && <AllOffers model={model} rest={rest} />}
      {wide.value && rest.length > 0 && <span class="ho-hint">{t("ho-hint-card")}</span>}
    </div>
  );
}

/** A card is held: for whom, against whom, or simply played. */
function HeldAnswers({ model }: { model: TableModel }) {
  const held = heldCard(model)!;
  const offers = offersWith(model, held);
  const others = offers.filter((offer) => targetOf(model, offer) !== model.seat.value);
  const verbs = others.map((offer) => verbOf(model, offer));
  const both = verbs.includes("favour") && verbs.includes("play");
  const plain = offers.filter((offer) => verbOf(model, offer) === "fate");
  return (
    <>
      {both && (
        <div class="ho-as">
          <Segmented
            label={t("ho-as")}
            value={choiceOf(model).favour}
            options={[
              { value: true, text: t("ho-as-favour") },
              { value: false, text: t("ho-as-action") },
            ]}
            choose={(favour) => asFavour(model, favour)}
          />
        </div>
      )}
      <div class="opts" role="group" aria-label={t("answers")} tabIndex={-1}>
        {!wide.value && <PutBack model={model} />}
        {plain.map((offer) => (
          <Offer key={offer} model={model} offer={offer} number={1} />
        ))}
        {needsSecond(model) && secondCard(model) === null ? <Seconds model={model} /> : plain.length === 0 && <Targets model={model} />}
      </div>
      {wide.value && (
        <Button icon="x" hint={t("key-escape")} class="ho-other" onClick={() => letGo(model)} data-testid="other-card">
          {t("ho-other-card")}
        </Button>
      )}
    </>
  );
}

/** A phone's way back from a held card; the wide layout has words for it. */
function PutBack({ model }: { model: TableModel }) {
  return (
    <button type="button" class="opt plain ho-back-btn" aria-label={t("ho-other-card")} data-testid="other-card" onClick={() => letGo(model)}>
      <Icon name="undo" size={18} />
    </button>
  );
}

/** All five players in the order of seats; those it does not fit say why, oneself only of what one would like to have. */
function Targets({ model }: { model: TableModel }) {
  const you = model.seat.value;
  const held = heldCard(model);
  const liked = held !== null && ["honour", "recognition"].includes(sortOf(model, held));
  const seats = seen(model).players.map((_, seat) => seat);
  const answers = seats.map((seat) => ({ seat, action: aimedAt(model, seat) }));
  const legal = answers.filter(({ action }) => action !== null && model.offers.value.includes(action));
  const barred = answers.filter(({ seat, action }) => action !== null && !model.offers.value.includes(action) && (seat !== you || liked));
  return (
    <>
      {legal.map(({ action }, place) => (
        <Offer key={action} model={model} offer={action!} number={place + 1} />
      ))}
      {barred.map(({ seat, action }) => (
        <button type="button" key={action} class="opt off" data-why={action} onClick={(event) => aim(model, seat, wide.value ? event.currentTarget : null)}>
          {seat === you ? t("you") : characterName(seat)}
          <small>
            <Icon name="why" size={12} /> {t("why-not")}
          </small>
        </button>
      ))}
    </>
  );
}

/** Denounced from the Pulpit: the Dishonour cards of the hand that can go with it. */
function Seconds({ model }: { model: TableModel }) {
  const hand = ownHand(model);
  const places = hand.flatMap((name, place) => (sortOf(model, name) === "dishonour" && hand.indexOf(name) === place ? [place] : []));
  return (
    <>
      {places.map((place) => (
        <button type="button" key={place} class="opt" onClick={() => holdSecond(model, place)}>
          {brief(model, hand[place]!)}
          <small>{t("ho-at-once")}</small>
        </button>
      ))}
    </>
  );
}

/** Cards rise as they are picked; all of it is one answer. */
function ExchangeAnswers({ model }: { model: TableModel }) {
  const picked = choiceOf(model).exchange ?? [];
  const hand = ownHand(model);
  const acting = isActing(model);
  return (
    <>
      <div class="opts ho-count" role="group" aria-label={t("answers")}>
        {acting && !wide.value && <PutBack model={model} />}
        <span class="ho-picked" aria-live="polite">
          <b>{t("ho-picked", { cards: picked.length })}</b>
          <span class="sm mut">{t("ho-exchange-small")}</span>
        </span>
        <Button small onClick={() => pickForExchange(model, hand.map((_, place) => place))}>
          {t("ho-pick-all")}
        </Button>
        {picked.length > 0 && (
          <Button small kind="ghost" onClick={() => pickForExchange(model, [])}>
            {t("ho-pick-none")}
          </Button>
        )}
        {!acting && model.offers.value.includes("done") && picked.length === 0 && <Offer model={model} offer="done" number={1} />}
      </div>
      {acting && wide.value && (
        <Button icon="x" hint={t("key-escape")} class="ho-other" onClick={() => letGo(model)} data-testid="other-card">
          {t("ho-no-exchange")}
        </Button>
      )}
    </>
  );
}

/** Number keys: cards while nothing is held, then the lit players. */
export function key(model: TableModel, pressed: string): boolean {
  if (!/^[1-9]$/.test(pressed) || !isActing(model)) return false;
  const place = Number(pressed) - 1;
  const card = document.querySelector<HTMLElement>(`.ho-cards [data-place="${place}"]`);
  if (heldCard(model) !== null && !isExchanging(model) && !(needsSecond(model) && secondCard(model) === null)) {
    const button = document.querySelectorAll<HTMLElement>("[data-testid=prompt] .opts [data-action]")[place];
    button?.click();
    return button !== undefined;
  }
  card?.focus();
  card?.click();
  return card !== null;
}

/** What W asks about at a spot. */
export function wanted(model: TableModel, spot: string): string | null {
  const [kind, name = ""] = spot.split(":");
  if (kind === "seat") return aimedAt(model, Number(name));
  if (kind === "entry") return `entry ${Number(name) + 1}`;
  if (kind === "open") return `draw ${name}`;
  if (kind === "deck") return "draw deck";
  if (kind === "held") return model.question.value?.name === "counter" ? `use ${name}` : (offersWith(model, name)[0] ?? null);
  return null;
}

export function listed(model: TableModel): string[] {
  const offers = model.offers.value;
  return isActing(model) ? offers.filter((offer) => offer !== "exchange" && offer !== "done") : offers;
}

/** In the finder an answer stands without its card beside it: there it is told whole. */
export function told(model: TableModel, action: string) {
  const words = offerWords(model, action);
  const alone = isActing(model) && heldCard(model) === null && targetOf(model, action) >= 0;
  return alone ? { ...words, title: words.commit, small: undefined } : words;
}
