import type { TableModel } from "../../../table/table_model.ts";
import { Tag } from "../../../ui/basics.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { term } from "../../../words/facts.ts";
import { knows, t } from "../../../words/words.ts";
import { boardOf, cardData, houseOf, ownSeat, printedOf, roomAction, seatOf } from "../board.ts";
import { choosePlan, deskOf, meantOf } from "../desk.ts";
import { answerOf } from "../spots.ts";
import { BottomSigns, Cost } from "../Symbols.tsx";

interface Goal {
  key: string;
  room: number;
  meant: string;
  answers: string[];
  steps: number;
  florins: number;
  arrows: number;
  left: boolean;
  right: boolean;
}

/** Where the marker can go: how far, for what, what it readies, and which action waits there. */
export function Wheel({ model }: { model: TableModel }) {
  const seat = ownSeat(model);
  const details = boardOf(model).details;
  const goals: Goal[] = details?.reach
    ? details.reach.map((way) => ({ key: way.answers.join(), steps: way.rooms, meant: way.move, ...way }))
    : model.offers.value.flatMap((offer) => {
        const { verb, args } = answerOf(model, offer);
        return verb === "room" ? [{ key: offer, meant: offer, room: args.room - 1, answers: [offer], steps: 0, florins: 0, arrows: 0, left: false, right: false }] : [];
      });
  return (
    <>
      <ul class="choices wheel">
        {goals.map((goal) => (
          <Row key={goal.key} model={model} seat={seat} goal={goal} />
        ))}
      </ul>
      <p class="xs mut note-line">
        {details?.reach ? t("gov-note-move") : t("gov-note-room")}{" "}
        <ClauseLink clause={details?.reach ? "AG-6.2.2" : "AG-6.1.1"} model={model} />
      </p>
    </>
  );
}

/** An arrow on the way: short where there is little room, whole where it is read out. */
function Readies({ side }: { side: "left" | "right" }) {
  return (
    <span title={t(`gov-readies-${side}`)}>
      <Tag icon="arrow">
        <span aria-hidden="true">{t(`gov-${side}`)}</span>
        <span class="sr">{t(`gov-readies-${side}`)}</span>
      </Tag>
    </span>
  );
}

function Row({ model, seat, goal }: { model: TableModel; seat: number; goal: Goal }) {
  const view = seatOf(model, seat);
  const here = view.rooms[goal.room]!;
  const action = roomAction(model, seat, goal.room);
  const plan = deskOf(model).plan.value;
  const on = model.chosen.value !== null && plan?.answers.join() === goal.key;
  const agent = here.agent >= 0 && here.agent !== seat ? houseOf(model, here.agent) : null;
  const symbol = here.card ? undefined : printedOf(model).printed_symbols[action];
  const about = `gov-about-${action}`;
  const idle = model.previewOf(goal.meant)?.idle === true;
  return (
    <li class={meantOf(model) === goal.meant ? "meant" : ""}>
      <button
        type="button"
        class={`choice ${on ? "on" : ""}`}
        aria-pressed={on}
        data-offer={goal.answers.join(", ")}
        onClick={() => (on ? model.choose(null) : choosePlan(model, goal.answers, goal.meant))}
      >
        <span class="radio" aria-hidden="true">
          {goal.room + 1}
        </span>
        <Icon name={action} size={16} />
        <span class="two">
          <span class="b">
            {t("gov-room-number", { room: goal.room + 1 })} · {term(action)} {here.card && <span class="mut">· {term(`${here.card}_short`)}</span>}
          </span>
          <span class="xs mut">
            {here.indulgence ? t("gov-closed-indulgence") : agent ? t("gov-closed-agent", { house: term(agent) }) : idle ? t("gov-room-idle") : knows(about) ? t(about) : ""}
          </span>
        </span>
        <span class="effect">
          {here.card && <BottomSigns data={cardData(printedOf(model), here.card)} size={13} />}
          {here.under && <BottomSigns data={cardData(printedOf(model), here.under)} size={13} />}
          {symbol && <Icon name={symbol} size={13} />}
          {goal.left && <Readies side="left" />}
          {goal.right && <Readies side="right" />}
          {goal.steps > 0 && <span class="xs mut">{t("answer-governing-move-small", { rooms: goal.steps })}</span>}
          {goal.steps > 0 && (goal.florins + goal.arrows > 0 ? <Cost cost={{ florin: goal.florins, arrow: goal.arrows }} /> : <span class="xs">{t("gov-free")}</span>)}
        </span>
      </button>
    </li>
  );
}
