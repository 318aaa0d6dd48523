import { wide } from "../../settings.ts";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { CardFace } from "./CardFace.tsx";
import { cardIn, cardOf, characterName, flavourOf, numbered, printed, seen, shownHand, sortOf, spoken } from "./cards.ts";
import { choiceOf, DENOUNCED, hold, holdSecond, isActing, isExchanging, needsSecond, offersWith, pickForExchange } from "./choice.ts";

/** One's own cards; a press on one lights up where it can go. */
export function Hand({ model }: { model: TableModel }) {
  const seat = shownHand(model);
  const mine = seat === model.seat.value;
  const asked = mine && model.myTurn.value;
  return (
    <Panel
      class="ho-hand"
      title={mine ? t("ho-your-hand") : t("ho-hand-of", { name: characterName(seat) })}
      aside={
        <>
          {!model.live ? t("ho-all-open") : mine ? t("ho-only-you") : t("ho-hidden-hand")}
          {asked && isActing(model) && !isExchanging(model) && ` · ${t("ho-purple-edge")}`}
          {asked && isExchanging(model) && ` · ${t("ho-pick-exchange")}`} <ClauseLink clause="HO-12.1" model={model} />
        </>
      }
    >
      <HandRow model={model} />
    </Panel>
  );
}

export function HandRow({ model, flavour = false }: { model: TableModel; flavour?: boolean }) {
  const seat = shownHand(model);
  const player = seen(model).players[seat];
  if (!player) return null;
  const open = player.hand.length > 0 || player.cards === 0;
  // Of a hidden hand everybody knows what was drawn from the display.
  const names = open ? player.hand : player.known;
  const keys = numbered(names);
  const backs = open ? 0 : player.cards - player.known.length;
  return (
    <div class={`ho-cards ${flavour ? "told" : ""}`} role="group" aria-label={t("ho-hand-of", { name: characterName(seat) })}>
      {names.map((name, place) => (
        <Held key={keys[place]} model={model} name={name} place={place} id={keys[place]!} mine={open && seat === model.seat.value} flavour={flavour} />
      ))}
      {Array.from({ length: backs }, (_, back) => (
        <span key={`back${back}`} class="ho-back" role="img" aria-label={t("ho-hidden-card")}>
          <Icon name="mask" size={34} />
        </span>
      ))}
    </div>
  );
}

interface HeldProps {
  model: TableModel;
  name: string;
  place: number;
  id: string;
  mine: boolean;
  flavour: boolean;
}

function Held({ model, name, place, id, mine, flavour }: HeldProps) {
  const card = cardOf(model, name);
  const asked = mine && model.myTurn.value;
  const { legal, chosen, press } = asked ? role(model, name, place) : { legal: false, chosen: false, press: null };
  const near = legal && model.pointed.value !== null && cardIn(model, model.pointed.value) === name;
  const look = (anchor: Element) => (model.closer.value = { spot: `held:${name}`, anchor });
  return (
    <button
      type="button"
      class={`ho-c big ${card.sort} ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      data-spot={`held:${name}`}
      data-place={place}
      data-piece={`card ${name}`}
      data-at={`hand ${id}`}
      data-source="deck"
      data-quiet
      aria-pressed={legal || chosen ? chosen : undefined}
      onClick={(event) => (press ?? look)(event.currentTarget)}
    >
      <CardFace card={card} words={spoken(model, name)} named />
      {flavour && <span class="fl">{flavourOf(card)}</span>}
      {chosen && isExchanging(model) && (
        <span class="mark">
          <Icon name="check" size={14} />
        </span>
      )}
    </button>
  );
}

interface Role {
  legal: boolean;
  chosen: boolean;
  press: ((anchor: Element) => void) | null;
}

/** What a press on a card of one's hand means now. */
function role(model: TableModel, name: string, place: number): Role {
  const question = model.question.value?.name;
  const choice = choiceOf(model);
  const why = (action: string) => (anchor: Element) => model.wonder(action, wide.value ? anchor : null);
  if (choice.exchange !== null) {
    const picked = choice.exchange;
    const chosen = picked.includes(place);
    const next = chosen ? picked.filter((one) => one !== place) : [...picked, place];
    return { legal: true, chosen, press: () => pickForExchange(model, next) };
  }
  if (question === "counter") {
    if (sortOf(model, name) !== "counter") return { legal: false, chosen: false, press: null };
    const offer = model.offerAt(`held:${name}`);
    if (!offer) return { legal: false, chosen: false, press: why(refused(model, name)) };
    const chosen = model.chosen.value === offer.text;
    return { legal: true, chosen, press: () => model.choose(chosen ? null : offer.text) };
  }
  if (question !== "act") return { legal: false, chosen: false, press: null };
  if (needsSecond(model) && sortOf(model, name) === "dishonour") {
    return { legal: true, chosen: choice.second === place, press: () => holdSecond(model, place) };
  }
  const legal = offersWith(model, name).length > 0;
  const chosen = choice.held === place;
  if (legal) return { legal, chosen, press: () => hold(model, chosen ? null : place) };
  return { legal: false, chosen, press: why(refused(model, name)) };
}

/** The most natural play of a card that has none: the server says what is against it. */
export function refused(model: TableModel, name: string): string {
  const characters = seen(model).players.map((player) => player.character);
  const you = model.seat.value ?? 0;
  const other = characters[(you + 1) % characters.length];
  const sort = sortOf(model, name);
  if (sort === "counter") return `use ${name}`;
  if (sort === "dishonour") return `play ${name} against ${other}`;
  if (sort === "honour" || sort === "recognition") return `play ${name} for ${characters[you]}`;
  if (name !== DENOUNCED) return `play ${name}`;
  const cards = [...seen(model).players[you]!.hand, ...Object.keys(printed(model).cards)];
  return `denounce ${cards.find((card) => sortOf(model, card) === "dishonour")} against ${other}`;
}
