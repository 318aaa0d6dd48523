import { differenceOf, differing, type Chosen } from "../lobby/agreed.ts";
import type { GameInfo } from "../net/types.ts";
import { gameName, term } from "../words/facts.ts";
import { levelName } from "../words/levels.ts";
import { apart, knows, language, t } from "../words/words.ts";
import type { ChangeableNumber, Lab, NewStudy } from "./wire.ts";

// A study in words of the page's language.

export function botName(bot: string): string {
  const [level, playouts] = bot.split("@");
  return playouts ? t("lab-bot-playouts", { level: levelName(level!), playouts: Number.parseInt(playouts, 10) }) : levelName(level!);
}

export function botsOf(study: NewStudy): string {
  const names = [...new Set(study.bots)];
  return names.length === 1 ? t("lab-bots-all", { players: study.players, bot: botName(names[0]!) }) : study.bots.map(botName).join(" · ");
}

export function numberName({ kind, thing }: Pick<ChangeableNumber, "kind" | "thing">): string {
  return t(`lab-number-${kind}`, { thing: thing ? term(thing) : "" });
}

/** What is played on one side, where it is not as usual. */
export function sideOf(study: NewStudy, side: "a" | "b", game: GameInfo | undefined, lab: Lab | null): string {
  const number = side === "b" && study.number ? lab?.numbers[study.game]?.find((one) => one.name === study.number) : undefined;
  if (number) return t("pair", { name: numberName(number), what: t("lab-instead", { value: study.value ?? 0, usual: number.usual }) });
  const options = (side === "b" ? study.other : study.options) ?? {};
  const other = game ? differing(game, options as Chosen).map(([name, value]) => differenceOf(name, value)) : [];
  return apart(other) || t("rules-usual");
}

/** Whether a study has two variants. */
export function compares(study: NewStudy): boolean {
  return Boolean(study.number) || (study.other !== null && study.other !== undefined);
}

/** What a study is called: the game, and what is looked into. */
export function titleOf(study: NewStudy, game: GameInfo | undefined, lab: Lab | null): string {
  return t("pair", { name: gameName(study.game), what: sideOf(study, compares(study) ? "b" : "a", game, lab) });
}

/** In one line: players, games, bots. */
export function sizeOf(study: NewStudy): string {
  return [t("players-exact", { players: study.players }), t("lab-games", { games: study.games * (compares(study) ? 2 : 1) }), botsOf(study)].join(" · ");
}

/** Who wins, as figures name them: a house, a character, a seat, a bot. */
export function whoOf(name: string): string {
  const seat = /^(?:seat )?(\d+)$/.exec(name)?.[1];
  if (seat) return t("seat-number", { number: Number(seat) });
  return knows(`term-${name}`) ? term(name) : botName(name);
}

/** What a measure is called. */
export function measureOf(name: string): string {
  if (name.endsWith(" wins")) return t("lab-measure-wins", { who: whoOf(name.slice(0, -" wins".length)) });
  return t(`lab-measure-${name.split(" ")[0]}`);
}

/** What kind of a number a measure is: shares are told in per cent. */
export function isShare(name: string): boolean {
  return name.endsWith(" wins") || name === "decided after";
}

export function decimal(value: number, signed = false): string {
  const shown = value.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "negative" });
  return shown.replace("-", "−");
}

export function percent(share: number, signed = false): string {
  return decimal(100 * share, signed);
}

export function whole(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 0 });
}

/** Per cent for shares, else as it is. */
export function figure(name: string, value: number, signed = false): string {
  return isShare(name) ? percent(value, signed) : decimal(value, signed);
}

/** What a difference means, in a word or two, and how it is coloured. */
export function verdict(name: string, way: "same" | "more" | "less"): { text: string; tone: string } {
  if (way === "same") return { text: t("lab-same"), tone: "" };
  const about = name.endsWith(" wins") ? "often" : ["decisions", "rounds", "minutes"].includes(name) ? "long" : "much";
  return { text: t(`lab-${way}-${about}`), tone: about === "often" ? "acc" : "gold" };
}

/** Day and hour, as the page's language writes them. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString(language.value === "en" ? "en-GB" : language.value, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
}
