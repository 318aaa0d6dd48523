import { useEffect, useState } from "preact/hooks";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Popover } from "../ui/Popover.tsx";
import { reason } from "../words/facts.ts";
import { t } from "../words/words.ts";
import type { Sight, WhyNot } from "./table_model.ts";

/** At the thing that was pressed, where there is room for it. */
export function WhyNotPopover({ sight }: { sight: Sight }) {
  const why = sight.why.value;
  useRefusedRing(why);
  if (!why?.anchor?.isConnected || !wide.value) return null;
  return (
    <Popover anchor={why.anchor} close={() => (sight.why.value = null)} label={heading(sight, why)} class="why">
      <h3>
        <Icon name="why" size={17} /> {heading(sight, why)}
      </h3>
      <Reason sight={sight} why={why} />
    </Popover>
  );
}

/** In the prompt bar or the sheet, when it was asked from there. */
export function WhyNotStrip({ sight }: { sight: Sight }) {
  const why = sight.why.value;
  if (!why || (why.anchor?.isConnected && wide.value)) return null;
  return (
    <div class="why-strip" data-testid="why">
      <Icon name="why" size={17} />
      <div>
        <b>{heading(sight, why)}</b> <Sentence sight={sight} why={why} />
      </div>
      <Button kind="ghost" small square icon="x" hint={t("close")} onClick={() => (sight.why.value = null)} />
    </div>
  );
}

/** Refusals are read out at once, wherever they are shown. */
export function WhyNotSpoken({ sight }: { sight: Sight }) {
  const why = sight.why.value;
  return (
    <div class="sr" role="alert" aria-live="assertive">
      {why && `${heading(sight, why)} ${reasonOf(sight, why)} ${why.refusal.clause}`}
    </div>
  );
}

function Reason({ sight, why }: { sight: Sight; why: WhyNot }) {
  return (
    <div class="reason" data-testid="why">
      <p>{reasonOf(sight, why)}</p>
      <p class="foot">
        <ClauseLink clause={why.refusal.clause} sight={sight} />
        <button type="button" class="link" onClick={() => sight.openRule(why.refusal.clause)}>
          {t("open-the-rule")} <Icon name="next" size={12} />
        </button>
      </p>
    </div>
  );
}

function Sentence({ sight, why }: { sight: Sight; why: WhyNot }) {
  return (
    <>
      {reasonOf(sight, why)} <ClauseLink clause={why.refusal.clause} sight={sight} />
    </>
  );
}

/** The sentence, with its facts named as people call them. */
function reasonOf(sight: Sight, { refusal }: WhyNot): string {
  const facts = sight.module.known?.(sight, refusal.facts) ?? refusal.facts;
  return reason({ ...refusal, facts }, sight.company.value);
}

function heading(sight: Sight, why: WhyNot): string {
  return t("why-not-this", { wish: sight.module.wish?.(sight, why.offer.text) ?? sight.module.offer(sight, why.offer.text).title });
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
