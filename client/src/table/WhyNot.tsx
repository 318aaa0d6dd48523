import { useEffect, useState } from "preact/hooks";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { reason } from "../words/facts.ts";
import { t } from "../words/words.ts";
import type { TableModel, WhyNot } from "./table_model.ts";

/** At the thing that was pressed, where there is room for it. */
export function WhyNotPopover({ model }: { model: TableModel }) {
  const why = model.why.value;
  useRefusedRing(why);
  if (!why?.anchor?.isConnected || !wide.value) return null;
  return (
    <Popover anchor={why.anchor} close={() => (model.why.value = null)} label={heading(model, why)} class="why">
      <h3>
        <Icon name="why" size={17} /> {heading(model, why)}
      </h3>
      <Reason model={model} why={why} />
    </Popover>
  );
}

/** In the prompt bar or the sheet, when it was asked from there. */
export function WhyNotStrip({ model }: { model: TableModel }) {
  const why = model.why.value;
  if (!why || (why.anchor?.isConnected && wide.value)) return null;
  return (
    <div class="why-strip" data-testid="why">
      <Icon name="why" size={17} />
      <div>
        <b>{heading(model, why)}</b> <Sentence model={model} why={why} />
      </div>
      <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (model.why.value = null)} />
    </div>
  );
}

/** Refusals are read out at once, wherever they are shown. */
export function WhyNotSpoken({ model }: { model: TableModel }) {
  const why = model.why.value;
  return (
    <div class="sr" role="alert" aria-live="assertive">
      {why && `${heading(model, why)} ${reasonOf(model, why)} ${why.refusal.clause}`}
    </div>
  );
}

function Reason({ model, why }: { model: TableModel; why: WhyNot }) {
  return (
    <div class="reason" data-testid="why">
      <p>{reasonOf(model, why)}</p>
      <p class="foot">
        <ClauseLink clause={why.refusal.clause} model={model} />
        <button type="button" class="link" onClick={() => model.openRule(why.refusal.clause)}>
          {t("open-the-rule")} <Icon name="next" size={12} />
        </button>
      </p>
    </div>
  );
}

function Sentence({ model, why }: { model: TableModel; why: WhyNot }) {
  return (
    <>
      {reasonOf(model, why)} <ClauseLink clause={why.refusal.clause} model={model} />
    </>
  );
}

/** The sentence, with its facts named as people call them. */
function reasonOf(model: TableModel, { refusal }: WhyNot): string {
  const facts = model.module.known?.(model, refusal.facts) ?? refusal.facts;
  return reason({ ...refusal, facts }, model.company.value);
}

function heading(model: TableModel, why: WhyNot): string {
  return t("why-not-this", { wish: model.module.wish?.(model, why.offer.text) ?? model.module.offer(model, why.offer.text).title });
}

/** The refused thing has a dotted red ring for four seconds. */
function useRefusedRing(why: WhyNot | null): void {
  const [ringed, setRinged] = useState<Element | null>(null);
  useEffect(() => {
    setRinged(why?.anchor ?? null);
  }, [why]);
  useEffect(() => {
    ringed?.classList.add("refused");
    const timer = setTimeout(() => ringed?.classList.remove("refused"), 4000);
    return () => {
      clearTimeout(timer);
      ringed?.classList.remove("refused");
    };
  }, [ringed]);
}
