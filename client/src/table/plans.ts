import type { Caution, Idea, Offer, Reason } from "../net/types.ts";
import { variables } from "../words/facts.ts";
import { knows, listed, t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

// What a bot thinks of, in words.

export const LETTERS = ["A", "B", "C"] as const;
/** Means put up in passing, and the end of a matter: not worth a word of their own. */
const UNSAID = new Set(["use", "bank", "done", "skip", "pass", "pay", "exchange"]);
/** Of these the steps that follow are the cards it is about. */
const EXCHANGED = new Set(["exchange", "discard"]);
const FEW_STEPS = 8;

/** A reason in words: the game's own, its elder sister's, or those all games share. */
export function reasonOf(model: TableModel, { name, facts, like, of }: Reason): string {
  const ids = [`hint-${model.game}-${name}`, `hint-${model.module.dress ?? ""}-${name}`, `hint-${name}`];
  const vars = { ...variables(facts, model.company.value), ...(of ? { reason: reasonOf(model, of) } : {}) };
  const text = t(ids.find(knows) ?? ids[2]!, vars);
  return like !== undefined && like >= 0 ? t("hint-like", { reason: text, plan: LETTERS[like]! }) : text;
}

/** The answer a plan is about: those before it only put up means. */
export function aimOf(model: TableModel, idea: Idea): string {
  return model.module.aim?.(model, idea) ?? idea.offer.text;
}

/** What a plan does after its aim, in order, as far as it is worth a word. */
function afterAim(model: TableModel, idea: Idea): Offer[] {
  const aim = aimOf(model, idea);
  const from = idea.plan.findIndex(({ text }) => text === aim);
  return idea.plan.slice(from + 1).filter(({ verb }) => !UNSAID.has(verb));
}

/** The answer a plan is about, in its parts. */
function begun(model: TableModel, idea: Idea): Offer {
  const aim = aimOf(model, idea);
  return idea.plan.find(({ text }) => text === aim) ?? idea.offer;
}

/** Where on the board a plan is at work: its aim first, then what it goes on to do. */
export function spotsOf(model: TableModel, idea: Idea): string[] {
  return [...new Set([begun(model, idea), ...afterAim(model, idea)].map(({ spot }) => spot).filter(Boolean))];
}

/** What the plan goes on to do, a few steps of it; what comes twice is counted. */
export function stepsOf(model: TableModel, idea: Idea): string {
  const counts = new Map<string, number>();
  for (const step of afterAim(model, idea)) {
    const { title } = model.module.offer(model, step.text);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const said = [...counts].map(([title, n]) => (n > 1 ? `${title} ×${n}` : title));
  if (said.length === 0) return "";
  return t(EXCHANGED.has(begun(model, idea).verb) ? "plan-these" : "plan-then", { steps: said.length > FEW_STEPS ? `${said.slice(0, FEW_STEPS).join(", ")}…` : listed(said) });
}

/** The letter of the plan that begins with an answer, while plans are shown. */
export function letterOf(model: TableModel, offer: string): string | null {
  if (!model.wantsIdeas.value) return null;
  const at = model.ideas.value?.findIndex((idea) => aimOf(model, idea) === offer) ?? -1;
  return at < 0 ? null : LETTERS[at]!;
}

/** Choose what a plan begins with, or all of it; nothing is sent. */
export function take(model: TableModel, offer: string | null, plan: readonly Offer[] = []): void {
  if (model.module.adopt?.(model, plan)) return;
  if (model.module.choose) model.module.choose(model, offer);
  else model.choose(offer);
}

/** An answer as its button would say it. */
export function moveOf(model: TableModel, offer: Offer): string {
  return model.module.offer(model, offer.text).commit;
}

/** What kind of danger a caution is about: each kind can be silenced for a game. */
export function kindOf({ reason }: Caution): string {
  return reason.name.split("-")[0]!;
}
