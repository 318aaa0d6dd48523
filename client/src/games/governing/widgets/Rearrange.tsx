import type { TableModel } from "../../../table/table_model.ts";
import { Tag } from "../../../ui/basics.tsx";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { term } from "../../../words/facts.ts";
import { knows, t } from "../../../words/words.ts";
import { offerWords } from "../answers.tsx";
import { houseOf, ownSeat, roomAction, seatOf } from "../board.ts";
import { choosePlan, deskOf } from "../desk.ts";
import { answerOf, litOf } from "../spots.ts";
import { Choices } from "./Choices.tsx";

/** Answers about a card that has no place yet. */
const PUTS = new Set<string>(["put", "give up", "decline"]);

/** Pick up, put down: a card of the court or of a Room, then a lit place. Dragging does the same. */
export function Rearrange({ model }: { model: TableModel }) {
  const topic = model.question.value?.name ?? "";
  const held = deskOf(model).held.value;
  const offers = model.offers.value.map((offer) => answerOf(model, offer));
  const discards = offers.filter(({ verb, spot }) => verb === "discard" && (!held || spot === held)).map(({ text }) => text);
  const puts = offers.filter(({ verb }) => PUTS.has(verb)).map(({ text }) => text);
  return (
    <>
      {held && <Choices model={model} offers={[...[...litOf(model).answers.values()].flat(), ...discards]} />}
      {!held && puts.length > 0 && <Choices model={model} offers={puts} />}
      {!held && puts.length === 0 && (
        <p class="sm note-line">
          {knows(`gov-note-${topic}`) ? t(`gov-note-${topic}`) : ""} <ClauseLink clause={model.question.value?.clause ?? ""} model={model} />
        </p>
      )}
      {!held && topic === "reorganise" && <Frozen model={model} />}
      {!held && discards.length > 0 && (
        <details class="bin" open={puts.length === 0 && (topic === "ally" || topic === "place")}>
          <summary>{t("gov-discard-one")}</summary>
          <div class="sources">
            {discards.map((offer) => (
              <button type="button" key={offer} class={`chip ${model.chosen.value === offer ? "sel" : "legal"}`} aria-pressed={model.chosen.value === offer} data-offer={offer} onClick={() => choosePlan(model, [offer])}>
                {offerWords(model, offer).title}
              </button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Rooms whose cards cannot be changed now, and why. */
function Frozen({ model }: { model: TableModel }) {
  const seat = ownSeat(model);
  const view = seatOf(model, seat);
  const rows = view.rooms.flatMap((room, index) => {
    const agent = room.agent >= 0 && room.agent !== seat ? houseOf(model, room.agent) : null;
    const why = view.marker === index ? t("gov-frozen-marker") : room.indulgence ? t("gov-frozen-indulgence") : agent ? t("gov-frozen-agent", { house: term(agent) }) : null;
    return why ? [{ index, why }] : [];
  });
  return (
    <ul class="frozen">
      {rows.map(({ index, why }) => (
        <li key={index}>
          {t("gov-room-number", { room: index + 1 })} · {term(roomAction(model, seat, index))} <Tag>{why}</Tag>
        </li>
      ))}
    </ul>
  );
}
