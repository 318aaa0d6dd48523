import { h, render } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { Cited } from "../src/aid/aid_parts.tsx";
import { sheetOf, wordsOf } from "../src/aid/sheets.ts";
import type { Figures as Governing } from "../src/games/governing/wire.ts";
import type { Figures as Honour } from "../src/games/honour/wire.ts";
import type { Figures as Palace } from "../src/games/palace/wire.ts";
import type { Figures as Virtues } from "../src/games/seven_virtues/wire.ts";
import type { Figures as Wars } from "../src/games/wars_of_italy/wire.ts";
import type { Things } from "../src/net/types.ts";
import { LANGUAGES, learn, speak } from "../src/words/words.ts";

// Numbers no game has: what stands on a sheet can only have come from them.

const palace: Palace = {
  players: 3, free_rooms: 41, step_price: 42, ship_florins: 43, unblock_masks: 44, indulgence_florins: 45, redeem_crosses: 1, redeem_crowns: 3, free_troops: 50, paid_troops: 3,
  most_troops: 55, recruit_home: 46, recruit_elsewhere: 47, strong_defence: 48, defender_tokens: true, surplus_banked: true,
};
const governing: Governing = {
  ...palace, ending_cities: 61, last_step: 62, year_limit: 63, sponsor: [{ florin: 64 }, { florin: 64 }, { florin: 65, either: 1 }], bonus_steps: [66, 67], space_cities: 68,
  alliances: { france: { crown: 2 }, empire: { cross: 2 }, ottoman: { ship: 2 } }, france_strength: 69, ottoman_ships: 3, first_city: 70, cities_points: [0, 81, 82], patronage_points: [0, 83, 84],
  furthest: 85, religion: [86, 87], religion_of_three: [88], trophy: 89,
};
const wars: Wars = { ...palace, last_round: 61, salary_rounds: [62, 63], widths: [1, 2, 5, 2, 1], loss_dependency: 64, loss_capital: 65, recruit_at_allies: true, religion: 66 };
const virtues: Virtues = { players: 2, cards: 71, width: 72, start: 73, first: 74, second: 75, discards: [76, 77], gift: 78, named: 79, flames: 80, trio: 81, open_hands: true };
const honour: Honour = {
  short: false, clock: false, next_turn: true, rounds: 71, round_limit: 72, hand: 73, display: 74, actions: 75, wakes: 76, top_level: 77, caps: [81, 82, 83],
  copies: { honour: 84, recognition: 85, dishonour: 86, counter: 87, fate: 88 }, values: { honour: [91, 92], dishonour: [93, 94] },
};
const SHEETS: [string, Things, number[]][] = [
  ["governing", governing, [41, 42, 43, 44, 45, 46, 47, 48, 51, 53, 54, 55, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72, 81, 82, 83, 84, 85, 86, 87, 89]],
  ["wars_of_italy", wars, [41, 42, 43, 44, 45, 46, 47, 48, 61, 62, 63, 64, 65, 66]],
  ["seven_virtues", virtues, [71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81]],
  ["honour", honour, [72, 73, 74, 75, 76, 77, 81, 82, 83, 84, 85, 86, 87, 88, 91, 92, 93, 94]],
];
const OTHERWISE: Record<string, Things> = {
  governing: { ...governing, players: 0, year_limit: 0, defender_tokens: false, surplus_banked: false },
  wars_of_italy: { ...wars, recruit_at_allies: false },
  seven_virtues: { ...virtues, players: 0, open_hands: false },
  honour: { ...honour, short: true, clock: true, next_turn: false, round_limit: 0 },
};

async function drawn(game: string, figures: Things): Promise<HTMLElement> {
  const Sheet = await sheetOf(game);
  const root = document.createElement("div");
  render(h(Cited.Provider, { value: { game } }, h(Sheet, { figures })), root);
  return root;
}

/** Every piece of text by itself: a coin and what is said of it do not run together. */
function words(node: Node): string[] {
  return node.nodeType === Node.TEXT_NODE ? [node.textContent!] : [...node.childNodes].flatMap(words);
}

beforeAll(() => learn("common"));

describe.each(Object.keys(LANGUAGES))("in %s", (tag) => {
  beforeAll(() => speak(tag));

  test.each(SHEETS)("the sheet of %s says every number that its rules give, and leads to clauses", async (game, figures, numbers) => {
    await learn(...wordsOf(game));
    for (const given of [figures, OTHERWISE[game]!]) {
      const root = await drawn(game, given);
      // A sign that nobody drew, or a word that nobody translated, would stand there as it is written.
      expect(root.textContent).not.toMatch(/[[\]{}*]|aid-/);
      const names = [...root.querySelectorAll("dt, .feat h4, .counts th")];
      expect(names.length).toBeGreaterThan(9);
      for (const name of names) expect(name.querySelector("a")?.getAttribute("href")).toMatch(/^\/rules\/\w+#(AG|WI|SV|HO)-\d/);
    }
    const root = await drawn(game, figures);
    const shown = new Set(words(root).join(" ").match(/\d+/g)!.map(Number));
    expect(numbers.filter((number) => !shown.has(number))).toEqual([]);
  }, 20_000);
});
