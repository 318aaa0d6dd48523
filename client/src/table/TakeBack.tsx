import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { nameOf } from "../words/facts.ts";
import { listed, t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** Held for so long, Undo takes the whole turn back. */
const HOLD = 600;

/** Undo: pressed, the last answer; held, the turn; after chance or another's answer a request to the others. */
export function UndoButton({ model }: { model: TableModel }) {
  if (model.mayUndo.value) return <FreeUndo model={model} />;
  if (!model.mayAskBack.value || model.asking.value !== null) return null;
  const alone = model.table.value.seats.every((seat) => seat.you || seat.kind === "bot");
  const words = alone ? t("undo") : t("ask-back");
  return (
    <Button icon="undo" class="fresh" data-testid="ask-back" more={t("ask-back-more")} onClick={() => model.askBack()}>
      {wide.value ? words : <span class="sr">{words}</span>}
    </Button>
  );
}

function FreeUndo({ model }: { model: TableModel }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useSignal(false);
  const done = useRef(false);
  const press = () => {
    done.current = false;
    held.value = true;
    timer.current = setTimeout(() => {
      done.current = true;
      held.value = false;
      model.restart();
    }, HOLD);
  };
  const release = () => {
    clearTimeout(timer.current);
    held.value = false;
  };
  // The press that ended a hold is no press.
  const click = () => {
    if (!done.current) model.undo();
    done.current = false;
  };
  return (
    <Button
      icon="undo"
      hint="U"
      data-testid="undo"
      class={`hold ${held.value ? "held" : ""}`}
      more={t("undo-hold")}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
    >
      {wide.value ? t("undo") : <span class="sr">{t("undo")}</span>}
    </Button>
  );
}

/** Over the prompt: somebody asks to take back, and those who are asked agree or refuse. */
export function AskedBack({ model }: { model: TableModel }) {
  const asking = model.asking.value;
  if (asking === null) return null;
  const name = (seat: number) => nameOf(model.company.value, seat);
  const asked = model.seat.value !== null && asking.waits.includes(model.seat.value);
  const names = listed(asking.waits.map(name));
  return (
    <div class="asked-back" role="alert" data-testid="asked-back">
      <Icon name="undo" size={16} />
      <span>
        {asking.seat === model.seat.value ? t("ask-back-waits", { names }) : t("ask-back-asked", { name: name(asking.seat) })}{" "}
        {asked && <small>{t("ask-back-more")}</small>}
      </span>
      {asked && (
        <>
          <Button small icon="check" data-testid="agree" onClick={() => model.consent(true)}>
            {t("ask-back-agree")}
          </Button>
          <Button small icon="x" data-testid="refuse" onClick={() => model.consent(false)}>
            {t("ask-back-refuse")}
          </Button>
        </>
      )}
    </div>
  );
}
