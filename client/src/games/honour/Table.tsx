import { Chronicle } from "../../table/Chronicle.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { t } from "../../words/words.ts";
import { CharacterRows, Characters } from "./Characters.tsx";
import { seen } from "./cards.ts";
import { Consequence } from "./Consequence.tsx";
import { Discards } from "./Details.tsx";
import { Display, DisplayRow } from "./Display.tsx";
import { Hand, HandRow } from "./Hand.tsx";
import { Charge, isAwake, Mill, millState, Queue, roundWords, Wheel } from "./Mill.tsx";

/** The five across the top, the Mill and the display in the middle, one's hand and what happened below. */
export function HonourTable({ model }: { model: TableModel }) {
  return (
    <>
      <Characters model={model} />
      <div class="ho-mid">
        {seen(model).variant === "full" ? <Mill model={model} /> : <Charge model={model} />}
        <Display model={model} />
      </div>
      <div class="ho-low">
        <Hand model={model} />
        <div class="col ho-story">
          <Chronicle model={model} />
        </div>
      </div>
    </>
  );
}

export function PhoneTable({ model }: { model: TableModel }) {
  const { variant } = seen(model);
  const drawing = model.myTurn.value && model.question.value?.name === "draw";
  return (
    <div class="ho-phone">
      {variant === "full" ? (
        <section class="ho-pmill" aria-label={t("ho-mill")}>
          <div class="ph">
            <h2>{t("ho-mill")}</h2>
            <span class={`tag ${isAwake(model) ? "bad" : "gold"}`}>{millState(model)}</span>
            <span class="sub">{t("ho-front-left")}</span>
          </div>
          <div class="in">
            <Wheel awake={isAwake(model)} />
            <Queue model={model} />
          </div>
        </section>
      ) : (
        <section class="ho-pmill" aria-label={t("ho-square")}>
          <div class="ph">
            <h2>{t("ho-square")}</h2>
            <span class="tag gold">{roundWords(model)}</span>
          </div>
        </section>
      )}
      {model.chosen.value === null && <Consequence model={model} quiet />}
      <CharacterRows model={model} />
      {drawing && (
        <div class="ho-strip">
          <DisplayRow model={model} />
        </div>
      )}
      <div class="ho-strip">
        <HandRow model={model} />
      </div>
      {/* Without the Mill there is room for what can be drawn. */}
      {variant === "short" && !drawing && (
        <section class="ho-strip" aria-label={t("ho-display")}>
          <h2>{t("ho-display")}</h2>
          <DisplayRow model={model} />
        </section>
      )}
    </div>
  );
}

/** The hand with the line that stands under every picture. */
export function PhoneHand({ model }: { model: TableModel }) {
  return (
    <Panel title={t("ho-your-hand")} aside={t("ho-only-you")}>
      <HandRow model={model} flavour />
    </Panel>
  );
}

export function PhoneDisplay({ model }: { model: TableModel }) {
  return (
    <>
      <Display model={model} />
      <Panel>
        <Discards model={model} />
      </Panel>
    </>
  );
}
