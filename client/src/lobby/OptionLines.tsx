import type { GameInfo, GameOption } from "../net/types.ts";
import { Button, Segmented } from "../ui/basics.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { knows, t } from "../words/words.ts";
import { agreed, type Chosen, differing, matters, optionName, optionWord, type Value, valueOf, valuesFor } from "./agreed.ts";

/** So many options are shown as they are; more are rare ones, and folded by what they are about. */
const FEW_OPTIONS = 5;

const GROUPS: Record<string, string[]> = {
  edition: ["preset"],
  influence: ["track", "recruit_at_allies", "allied_capital_costs", "orphan_tile", "orphan_troops", "initial_cities"],
  money: ["florin_surplus", "symbol_scope", "indulgence_supply", "indulgence_window"],
  war: [
    "retreat_timing", "defender_tokens", "token_discard", "plains_multi", "plains_winner_siege", "plains_bonuses", "leonardo_after_plains", "war_pass", "helper_bonuses",
  ],
  palace: ["beginner_palace_agents", "scheme_unblock_masks", "insert_above", "lost_space", "family_placement"],
  end: ["first_player", "conquest_stack", "religious_tie", "year_limit"],
};

interface RulesProps {
  game: GameInfo;
  players: number;
  options: Chosen;
  choose: (name: string, value: Value) => void;
  reset: () => void;
}

/** What can be agreed besides: a few lines, or groups that say whether all is as usual. */
export function Rules({ game, players, options, choose, reset }: RulesProps) {
  const names = Object.keys(game.options).filter((name) => matters(game, options, name));
  const other = differing(game, agreed(game, players, options)).map(([name]) => name);
  // An edition has its own answers: what nobody chose is left to it.
  const edition = options.preset !== undefined && options.preset !== game.options.preset?.default;
  const line = (name: string) => {
    const option = game.options[name]!;
    const value = edition && option.values.length > 0 ? options[name] : valueOf(game, options, name);
    return <OptionLine key={name} game={game.name} name={name} option={option} players={players} value={value} differs={other.includes(name)} set={(next) => choose(name, next)} />;
  };
  if (names.length === 0) return null;
  const few = Object.keys(game.options).length <= FEW_OPTIONS;
  const grouped = Object.values(GROUPS).flat();
  const rest = names.filter((name) => !grouped.includes(name));
  const groups: [string, string[]][] = [...Object.entries(GROUPS).map(([group, all]): [string, string[]] => [group, all.filter((name) => names.includes(name))]), ["more", rest]];
  return (
    <section class="more-rules" aria-label={few ? t("rules") : t("more-rules")}>
      <div class="new-head">
        <h2>{few ? t("rules") : t("more-rules")}</h2>
        <span class="sm mut">{few ? "" : t("more-rules-about", { differ: other.length, all: Object.keys(game.options).length })}</span>
      </div>
      {few
        ? names.map(line)
        : groups.map(([group, all]) => all.length > 0 && <Group key={group} group={group} differ={all.filter((name) => other.includes(name)).length} lines={all.map(line)} />)}
      {edition && <p class="xs mut">{t("option-as-edition")}</p>}
      {other.length > 0 && (
        <Button small icon="undo" data-testid="as-usual" onClick={reset}>
          {t("all-as-usual")}
        </Button>
      )}
    </section>
  );
}

function Group({ group, differ, lines }: { group: string; differ: number; lines: preact.JSX.Element[] }) {
  return (
    <details class={`rule-group ${differ > 0 ? "differs" : ""}`} data-testid={`rules-${group}`}>
      <summary>
        <Icon name="next" size={12} />
        <b>{t(`rules-of-${group}`)}</b>
        <span class="sm">{differ > 0 ? t("rules-differ", { differ }) : t("rules-as-usual", { count: lines.length })}</span>
      </summary>
      {lines}
    </details>
  );
}

interface OptionLineProps {
  game: string;
  name: string;
  option: GameOption;
  players: number;
  /** Undefined: as the edition has it. */
  value: Value | undefined;
  differs: boolean;
  set: (value: Value) => void;
}

function OptionLine({ game, name, option, players, value, differs, set }: OptionLineProps) {
  const head = optionName(name);
  const values = valuesFor(option, players);
  // What does not fit so many players is as good as not chosen.
  const shown = values && value !== undefined && !values.includes(value) ? option.default : value;
  return (
    <div class={`rule-line ${differs ? "differs" : ""}`}>
      <div>
        <b>{head}</b> <ClauseLink clause={option.clause} game={game} />
        {knows(`about-option-${name}`) && <p class="sm mut">{t(`about-option-${name}`)}</p>}
      </div>
      {values && values.length <= 4 ? (
        <Segmented label={head} value={shown} options={values.map((one) => ({ value: one, text: optionWord(name, one) }))} choose={set} />
      ) : values ? (
        <select aria-label={head} value={String(shown)} onChange={(event) => set(values[event.currentTarget.selectedIndex]!)}>
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {optionWord(name, one)}
            </option>
          ))}
        </select>
      ) : (
        <span class="number">
          <input type="number" aria-label={head} value={Number(value)} min={option.least} max={option.most} onInput={(event) => set(Number(event.currentTarget.value))} />
          {knows(`option-${name}-${option.least}`) && (
            <span class="xs mut">
              {option.least}: {optionWord(name, option.least)}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
