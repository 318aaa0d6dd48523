import { GROUP_ICON, SORT_ICON } from "../games/honour/cards.ts";
import type { Figures } from "../games/honour/wire.ts";
import type { Things } from "../net/types.ts";
import { Art } from "../ui/Art.tsx";
import { term } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { Cite, Count, Counts, Deed, from, Line, Lines, Part, Shown, Win } from "./aid_parts.tsx";

const GROUPS: [string, string[]][] = [["cleric", ["priest", "scholar"]], ["lay", ["householder", "guildsman", "nobleman"]]];
const FATES = [
  "letter_of_pardon", "oath_helpers", "talk_of_the_town", "yesterdays_news", "the_tale_turns_round", "mistaken_identity", "scapegoat",
  "denounced_from_the_pulpit", "caught_in_the_act", "market_day", "the_town_crier",
];

export default function HonourSheet({ figures: given }: { figures: Things }) {
  const figures = given as Figures;
  const { short, copies, values } = figures;
  const game = short ? "short" : "full";
  const end = { game, level: figures.top_level, limit: figures.round_limit, rounds: figures.rounds, timer: figures.clock ? "clock" : "rounds" };
  const card = (sort: string) => t("aid-ho-cards", { n: copies[sort] ?? 0 });
  const valued = (sort: string) => t("aid-ho-valued", { n: copies[sort] ?? 0, least: values[sort]![0], most: values[sort]![1] });
  return (
    <>
      <Win text={t("aid-ho-win", end)} clause={short ? "HO-11.4" : "HO-6.3"} />
      <div class="halves">
        <div>
          <Part title={t("aid-ho-turn")} class="phases">
            <Lines>
              <Line name={t("aid-ho-actions-name")} clause="HO-4.1" text={t("aid-ho-actions", { actions: figures.actions })} />
              <Line name={t("course-step-favour")} clause="HO-4.3" text={t("aid-ho-favour")} />
              <Line name={t("aid-ho-draw")} clause={short ? "HO-11.3" : "HO-4.4"} text={t("aid-ho-drawn", { game, hand: figures.hand, display: figures.display })} />
              {!short && (
                <Line
                  name={t("course-step-mill")}
                  clause="HO-7.5"
                  text={t("aid-ho-mill", { wakes: figures.wakes, start: figures.next_turn ? "next" : "this" })}
                />
              )}
            </Lines>
          </Part>
          <Part title={t("aid-ho-fits")} class="groups">
            <Lines>
              {GROUPS.map(([group, characters]) => (
                <Line
                  key={group}
                  sign
                  icon={GROUP_ICON[group]!}
                  name={term(group === "lay" ? "laymen" : "clerics")}
                  clause="HO-1.1"
                  text={
                    <span class="faces">
                      {characters.map((name) => (
                        <span key={name}>
                          <Shown sign={name} name={term(name)}>
                            <Art name={name} size={38} />
                          </Shown>{" "}
                          {term(name)}
                        </span>
                      ))}
                    </span>
                  }
                />
              ))}
              <Line sign icon={GROUP_ICON.universal!} name={term("universal")} clause="HO-1.2" text={t("aid-ho-everyone")} />
            </Lines>
          </Part>
          <Part title={t("aid-ho-cap")} class="caps">
            <table class="levels">
              <tbody>
                <tr>
                  <th scope="row">
                    <Cite clause="HO-6.2">{t("aid-ho-level")}</Cite>
                  </th>
                  {from(1, figures.caps.length).map((level) => (
                    <td key={level}>{level}</td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{t("aid-ho-most")}</th>
                  {figures.caps.map((cap) => (
                    <td key={cap}>{cap}</td>
                  ))}
                </tr>
              </tbody>
            </table>
            <p class="small">
              <Cite clause="HO-8.1">{t("aid-ho-above")}</Cite> {t("aid-ho-relocation")}
            </p>
          </Part>
        </div>
        <div>
          <Part title={t("aid-ho-deeds")} class="feats">
            <Deed art="sort-honour" name={term("honour")} clause="HO-5.2" cost={valued("honour")} text={t("aid-ho-honour")} />
            <Deed art="sort-recognition" name={term("recognition")} clause="HO-6.1" cost={card("recognition")} text={t("aid-ho-recognition")} />
            <Deed art="sort-dishonour" name={term("dishonour")} clause={short ? "HO-11.2" : "HO-7.1"} cost={valued("dishonour")} text={t("aid-ho-dishonour", { game })} />
            <Deed art="sort-counter" name={term("counter")} clause="HO-7.2" cost={card("counter")} text={t("aid-ho-counter")} />
            {!short && <Deed art="sort-fate" name={term("fate")} clause="HO-9" cost={card("fate")} text={t("aid-ho-fate")} />}
            <Deed icon="redo" name={t("aid-ho-exchange")} clause="HO-4.5" text={t("aid-ho-exchanged", { hand: figures.hand })} />
          </Part>
          <Part title={t("aid-ho-points")}>
            <Counts title={t("aid-ho-points")}>
              <Count icon={SORT_ICON.honour!} name={t("aid-ho-of-cards")} clause="HO-5.3" value={t("aid-ho-sum")} />
              <Count icon="disc" name={t("aid-ho-of-tokens")} clause="HO-5.4" value={t("aid-ho-each", { n: 1 })} />
              <Count icon={SORT_ICON.recognition!} name={t("aid-ho-of-levels")} clause="HO-5.5" value={t("aid-ho-each", { n: 1 })} />
            </Counts>
          </Part>
        </div>
      </div>
      {!short && (
        <Part title={t("aid-ho-fates")} class="across fates">
          <Lines>
            {FATES.map((fate, index) => (
              <Line key={fate} name={term(fate)} clause={`HO-9.${index + 1}`} text={t(`ho-does-${fate}`)} />
            ))}
          </Lines>
        </Part>
      )}
      <p class="small">
        <Cite clause="HO-10.1">{t("aid-ho-tie")}</Cite> {t("aid-ho-tied")}
      </p>
    </>
  );
}
