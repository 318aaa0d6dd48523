import { useRef } from "preact/hooks";
import { wide } from "../../settings.ts";
import type { Sight } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { useFlight } from "../../ui/flight.ts";
import { Icon } from "../../ui/Icon.tsx";
import { t } from "../../words/words.ts";
import { CardFace } from "./CardFace.tsx";
import { cardIn, cardOf, characterName, flavourOf, numbered, printed, seen, shownHand, sortOf, spoken } from "./cards.ts";
import { choiceOf, DENOUNCED, hold, holdSecond, isActing, isExchanging, needsSecond, offersWith, pickForExchange } from "./choice.ts";

/** One's own cards; a press on one lights up where it can go. */
export function Hand({ sight }: { sight: Sight }) {
  const seat = shownHand(sight);
  const mine = seat === sight.seat.value;
  const asked = mine && sight.myTurn.value;
  return (
    <Panel
      class="ho-hand"
      title={mine ? t("ho-your-hand") : t("ho-hand-of", { name: characterName(seat) })}
      aside={
        <>
          {!sight.live ? t("ho-all-open") : mine ? t("ho-only-you") : t("ho-hidden-hand")}
          {asked && isActing(sight) && !isExchanging(sight) && ` · ${t("ho-purple-edge")}`}
          {asked && isExchanging(sight) && ` · ${t("ho-pick-exchange")}`} <ClauseLink clause="HO-12.1" sight={sight} />
        </>
      }
    >
      <HandRow sight={sight} />
    </Panel>
  );
}

export function HandRow({ sight, flavour = false }: { sight: Sight; flavour?: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useFlight(area, sight, true);
  const seat = shownHand(sight);
  const player = seen(sight).players[seat];
  if (!player) return null;
  const open = player.hand.length > 0 || player.cards === 0;
  // Of a hidden hand everybody knows what was drawn from the display.
  const names = open ? player.hand : player.known;
  const keys = numbered(names);
  const backs = open ? 0 : player.cards - player.known.length;
  return (
    <div ref={area} class={`ho-cards ${flavour ? "told" : ""}`} role="group" aria-label={t("ho-hand-of", { name: characterName(seat) })}>
      {names.map((name, place) => (
        <Held key={keys[place]} sight={sight} name={name} place={place} id={keys[place]!} mine={open && seat === sight.seat.value} flavour={flavour} />
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
  sight: Sight;
  name: string;
  place: number;
  id: string;
  mine: boolean;
  flavour: boolean;
}

function Held({ sight, name, place, id, mine, flavour }: HeldProps) {
  const card = cardOf(sight, name);
  const asked = mine && sight.myTurn.value;
  const { legal, chosen, press } = asked ? role(sight, name, place) : { legal: false, chosen: false, press: null };
  const near = legal && sight.pointed.value !== null && cardIn(sight, sight.pointed.value) === name;
  const look = (anchor: Element) => (sight.closer.value = { spot: `held:${name}`, anchor });
  return (
    <button
      type="button"
      class={`ho-c big ${card.sort} ${legal ? "leg" : ""} ${chosen ? "sel" : ""} ${near ? "near" : ""}`}
      data-spot={`held:${name}`}
      data-place={place}
      data-card={`held ${id}`}
      aria-pressed={legal || chosen ? chosen : undefined}
      onClick={(event) => (press ?? look)(event.currentTarget)}
    >
      <CardFace card={card} words={spoken(sight, name)} named />
      {flavour && <span class="fl">{flavourOf(card)}</span>}
      {chosen && isExchanging(sight) && (
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
function role(sight: Sight, name: string, place: number): Role {
  const question = sight.question.value?.name;
  const choice = choiceOf(sight);
  const why = (action: string) => (anchor: Element) => sight.wonder(action, wide.value ? anchor : null);
  if (choice.exchange !== null) {
    const picked = choice.exchange;
    const chosen = picked.includes(place);
    const next = chosen ? picked.filter((one) => one !== place) : [...picked, place];
    return { legal: true, chosen, press: () => pickForExchange(sight, next) };
  }
  if (question === "counter") {
    if (sortOf(sight, name) !== "counter") return { legal: false, chosen: false, press: null };
    const offer = sight.offerAt(`held:${name}`);
    if (!offer) return { legal: false, chosen: false, press: why(refused(sight, name)) };
    const chosen = sight.chosen.value === offer.text;
    return { legal: true, chosen, press: () => sight.choose(chosen ? null : offer.text) };
  }
  if (question !== "act") return { legal: false, chosen: false, press: null };
  if (needsSecond(sight) && sortOf(sight, name) === "dishonour") {
    return { legal: true, chosen: choice.second === place, press: () => holdSecond(sight, place) };
  }
  const legal = offersWith(sight, name).length > 0;
  const chosen = choice.held === place;
  if (legal) return { legal, chosen, press: () => hold(sight, chosen ? null : place) };
  return { legal: false, chosen, press: why(refused(sight, name)) };
}

/** The most natural play of a card that has none: the server says what is against it. */
export function refused(sight: Sight, name: string): string {
  const characters = seen(sight).players.map((player) => player.character);
  const you = sight.seat.value ?? 0;
  const other = characters[(you + 1) % characters.length];
  const sort = sortOf(sight, name);
  if (sort === "counter") return `use ${name}`;
  if (sort === "dishonour") return `play ${name} against ${other}`;
  if (sort === "honour" || sort === "recognition") return `play ${name} for ${characters[you]}`;
  if (name !== DENOUNCED) return `play ${name}`;
  const cards = [...seen(sight).players[you]!.hand, ...Object.keys(printed(sight).cards)];
  return `denounce ${cards.find((card) => sortOf(sight, card) === "dishonour")} against ${other}`;
}
