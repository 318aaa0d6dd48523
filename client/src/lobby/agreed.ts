import type { GameInfo, GameOption, Table } from "../net/types.ts";
import { knows, t } from "../words/words.ts";

// What people agree on before a game: values in words, which of them mean anything, and what differs from usual.

export type Value = string | number | boolean | null;
export type Chosen = Record<string, Value>;

/** What was chosen, or what people who sit down together begin with. */
export function valueOf(game: GameInfo, chosen: Chosen, name: string): Value | undefined {
  const option = game.options[name];
  return chosen[name] ?? option?.live ?? option?.default;
}

/** Whether an option means anything beside the others. */
export function matters(game: GameInfo, chosen: Chosen, name: string): boolean {
  const under = game.options[name]?.under;
  return !under || (matters(game, chosen, under[0]) && valueOf(game, chosen, under[0]) === under[1]);
}

/** The values an option may have for so many players; null: any whole number. */
export function valuesFor(option: GameOption, players: number): Value[] | null {
  if (option.values.length === 0) return option.kind === "bool" ? [true, false] : null;
  return option.fits[players] ?? option.values;
}

/** What the table is made with: nothing that another choice, or the number of players, took its meaning from. */
export function agreed(game: GameInfo, players: number, chosen: Chosen): Chosen {
  const found: Chosen = {};
  for (const [name, option] of Object.entries(game.options)) {
    const value = chosen[name] ?? option.live;
    const fits = valuesFor(option, players);
    if (value !== null && matters(game, chosen, name) && (fits === null || fits.includes(value))) found[name] = value;
  }
  return found;
}

/** The options of a table that are not as usual, and that mean something there. */
export function differing(game: GameInfo, options: Chosen): [string, Value][] {
  return Object.entries(options).filter(([name, value]) => game.options[name] && value !== game.options[name].default && matters(game, options, name));
}

/** The same in words: "Hands: open". */
export function differences(game: GameInfo | undefined, table: Pick<Table, "options">): string[] {
  return game ? differing(game, table.options).map(([name, value]) => differenceOf(name, value)) : [];
}

export function differenceOf(name: string, value: Value): string {
  return t("pair", { name: optionName(name), what: optionWord(name, value) });
}

/** "memory", "open": a value by its own word; yes and no; a number as it is. */
export function optionWord(name: string, value: Value): string {
  const id = `option-${name}-${value}`;
  if (knows(id)) return t(id);
  if (name === "first") return t("seat-number", { number: Number(value) + 1 });
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  return String(value ?? "").replaceAll("_", " ");
}

export function optionName(name: string): string {
  return knows(`option-${name}`) ? t(`option-${name}`) : name.replaceAll("_", " ");
}
