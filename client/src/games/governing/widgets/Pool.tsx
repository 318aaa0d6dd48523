import type { TableModel } from "../../../table/table_model.ts";
import { ClauseLink } from "../../../ui/ClauseLink.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { knows, t } from "../../../words/words.ts";
import { offerWords, sourceName } from "../answers.tsx";
import { boardOf } from "../board.ts";
import { choosePlan, meantOf } from "../desk.ts";
import { aimAt, answerOf, reachable, verbOf } from "../spots.ts";
import { Signs } from "../Symbols.tsx";

/** Actions that scale with what is put up: what lies ready, what it can do now, and the sources that bring more. */
export function Pool({ model, except }: { model: TableModel; except?: string }) {
  const details = boardOf(model).details;
  const topic = model.question.value?.name ?? "";
  const pool = Object.entries(details?.pool ?? {}).filter(([, n]) => n > 0);
  const uses = model.offers.value.map((offer) => answerOf(model, offer)).filter((offer) => offer.verb === "use" && offer.args.source !== "indulgence");
  const groups = grouped(model).filter(([verb]) => ![...ASIDE, except].includes(verb));
  const bare = pool.length === 0 && details?.half !== 1 && !details?.debt && details?.steps === undefined;
  return (
    <>
      <div class={`pool ${bare ? "bare" : ""}`}>
        <span class="xs mut">{t("gov-put-up")}</span>
        {pool.length === 0 && <span class="xs mut">{t("gov-nothing-yet")}</span>}
        {pool.map(([symbol, n]) => (
          <span class="syms" key={symbol}>
            <Signs symbol={symbol} n={n} size={17} />
          </span>
        ))}
        {details?.half === 1 && <span class="tag ok">{t("gov-half")}</span>}
        {details?.debt && <span class="tag bad">{t("gov-debt", { masks: details.debt })}</span>}
        {details?.steps !== undefined && <span class="tag gold">{t("gov-steps-left", { count: details.steps })}</span>}
      </div>
      <ul class={`choices of-${topic}`}>
        {groups.map(([verb, actions]) => (
          <Group key={verb} model={model} verb={verb} actions={actions} />
        ))}
      </ul>
      {uses.length > 0 && <h3 class="lab">{t("gov-sources")}</h3>}
      <div class="sources" role="group" aria-label={t("gov-sources")}>
        {uses.map(({ text, verb, args }) => {
          const on = meantOf(model) === text;
          return (
            <button type="button" key={text} class={`chip ${on ? "sel" : "legal"}`} aria-pressed={on} data-offer={text} onClick={() => (on ? model.choose(null) : choosePlan(model, [text]))}>
              {verb === "use" && sourceName(model, args.source)} {verb === "use" && <Signs symbol={args.symbol} n={1} size={13} />}
            </button>
          );
        })}
      </div>
      {knows(`gov-note-${topic}`) && (
        <p class="xs mut note-line">
          {t(`gov-note-${topic}`)} <ClauseLink clause={model.question.value?.clause ?? ""} model={model} />
        </p>
      )}
    </>
  );
}

/** Shown beside what the sources are put up for. */
const ASIDE: (string | undefined)[] = ["use", "bank", "done"];

/** What can be done, by verb. */
function grouped(model: TableModel): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const text of reachable(model)) {
    const verb = verbOf(model, text);
    found.set(verb, [...(found.get(verb) ?? []), text]);
  }
  return [...found];
}

const FEW = 4;
const ICON: Record<string, string | undefined> = {
  annex: "annex", ["place"]: "plus", lift: "arrow", expel: "x", march: "cavalry", sail: "ship", ready: "cw", reactivate: "flag", redeem: "indulgence", "buy step": "florin",
};

/** A kind of step: few of them as buttons, many as a select beside the lit places. */
function Group({ model, verb, actions }: { model: TableModel; verb: string; actions: string[] }) {
  const icon = ICON[verb];
  const chosen = meantOf(model) ?? "";
  const choose = (action: string) => aimAt(model, action);
  if (actions.length <= FEW) {
    return (
      <>
        {actions.map((action) => {
          const on = chosen === action;
          const words = offerWords(model, action);
          return (
            <li key={action}>
              <button type="button" class={`choice pill ${on ? "on" : ""}`} aria-pressed={on} data-offer={action} onClick={() => (on ? model.choose(null) : choose(action))}>
                {icon && <Icon name={icon} size={14} />}
                <span class="b">{words.title}</span>
                <span class="effect">{words.signs}</span>
              </button>
            </li>
          );
        })}
      </>
    );
  }
  const on = actions.includes(chosen);
  return (
    <li>
      <label class={`choice pill ${on ? "on" : ""}`}>
        {icon && <Icon name={icon} size={14} />}
        <span class="b">{t(`gov-group-${verb}`, { count: actions.length })}</span>
        <select value={on ? chosen : ""} onChange={(event) => event.currentTarget.value && choose(event.currentTarget.value)} aria-label={t(`gov-group-${verb}`, { count: actions.length })}>
          <option value="">{t("gov-choose-place")}</option>
          {actions.map((action) => (
            <option key={action} value={action}>
              {offerWords(model, action).title}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}

