import type { Sight } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { t } from "../../words/words.ts";
import { CharacterRows, Characters } from "./Characters.tsx";
import { seen } from "./cards.ts";
import { Consequence } from "./Consequence.tsx";
import { Discards } from "./Details.tsx";
import { Display, DisplayRow } from "./Display.tsx";
import { Hand, HandRow } from "./Hand.tsx";
import { Log } from "./Log.tsx";
import { Charge, isAwake, Mill, millState, Queue, roundWords, Wheel } from "./Mill.tsx";

/** The five across the top, the Mill and the display in the middle, one's hand and what happened below. */
export function HonourTable({ sight }: { sight: Sight }) {
  return (
    <>
      <Characters sight={sight} />
      <div class="ho-mid">
        {seen(sight).variant === "full" ? <Mill sight={sight} /> : <Charge sight={sight} />}
        <Display sight={sight} />
      </div>
      <div class="ho-low">
        <Hand sight={sight} />
        <Log sight={sight} />
      </div>
    </>
  );
}

export function PhoneTable({ sight }: { sight: Sight }) {
  const { variant } = seen(sight);
  const drawing = sight.myTurn.value && sight.question.value?.name === "draw";
  return (
    <div class="ho-phone">
      {variant === "full" ? (
        <section class="ho-pmill" aria-label={t("ho-mill")}>
          <div class="ph">
            <h2>{t("ho-mill")}</h2>
            <span class={`tag ${isAwake(sight) ? "bad" : "gold"}`}>{millState(sight)}</span>
            <span class="sub">{t("ho-front-left")}</span>
          </div>
          <div class="in">
            <Wheel awake={isAwake(sight)} />
            <Queue sight={sight} />
          </div>
        </section>
      ) : (
        <section class="ho-pmill" aria-label={t("ho-square")}>
          <div class="ph">
            <h2>{t("ho-square")}</h2>
            <span class="tag gold">{roundWords(sight)}</span>
          </div>
        </section>
      )}
      {sight.chosen.value === null && <Consequence sight={sight} quiet />}
      <CharacterRows sight={sight} />
      {drawing && (
        <div class="ho-strip">
          <DisplayRow sight={sight} />
        </div>
      )}
      <div class="ho-strip">
        <HandRow sight={sight} />
      </div>
      {/* Without the Mill there is room for what can be drawn. */}
      {variant === "short" && !drawing && (
        <section class="ho-strip" aria-label={t("ho-display")}>
          <h2>{t("ho-display")}</h2>
          <DisplayRow sight={sight} />
        </section>
      )}
    </div>
  );
}

/** The hand with the line that stands under every picture. */
export function PhoneHand({ sight }: { sight: Sight }) {
  return (
    <Panel title={t("ho-your-hand")} aside={t("ho-only-you")}>
      <HandRow sight={sight} flavour />
    </Panel>
  );
}

export function PhoneDisplay({ sight }: { sight: Sight }) {
  return (
    <>
      <Display sight={sight} />
      <Panel>
        <Discards sight={sight} />
      </Panel>
    </>
  );
}
