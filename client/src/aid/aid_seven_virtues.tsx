import type { Figures } from "../games/seven_virtues/wire.ts";
import type { Things } from "../net/types.ts";
import { Art } from "../ui/Art.tsx";
import { term } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { capital } from "./aid_palace.tsx";
import { Cite, Line, Lines, Part, Say, Shown, Win } from "./aid_parts.tsx";

interface Power {
  virtue: string;
  clause: string;
  first: string;
  second: string;
}

export default function VirtuesSheet({ figures: given }: { figures: Things }) {
  const figures = given as Figures;
  const { players } = figures;
  const [most, fewer] = figures.discards as [number, number];
  const powers: Power[] = [
    { virtue: "charity", clause: "SV-4.4", first: t("aid-sv-charity", { most, gift: figures.gift }), second: t("aid-sv-charity-second", { fewer }) },
    { virtue: "faith", clause: "SV-4.5", first: t("aid-sv-faith"), second: t("aid-sv-faith-second", { players }) },
    { virtue: "hope", clause: "SV-4.6", first: t("aid-sv-hope", { most: figures.named }), second: t("aid-sv-hope-second") },
    { virtue: "fortitude", clause: "SV-4.8", first: t("aid-sv-fortitude"), second: t("aid-sv-fortitude-second") },
    { virtue: "justice", clause: "SV-4.9", first: t("aid-sv-justice", { points: figures.flames }), second: t("aid-sv-justice-second") },
    { virtue: "temperance", clause: "SV-4.10", first: t("aid-sv-temperance"), second: t("aid-sv-temperance-second") },
    { virtue: "prudence", clause: "SV-4.11", first: t("aid-sv-prudence"), second: t("aid-sv-prudence-second", { players }) },
  ];
  return (
    <>
      <Win text={t("aid-sv-win", { start: figures.start })} clause="SV-5.2" />
      <div class="halves">
        <Part title={t("aid-sv-turn")} class="phases">
          <p class="small">
            <Cite clause="SV-3.1">{t("aid-sv-take")}</Cite> {t("aid-sv-take-one")}
          </p>
          <Lines>
            <Line icon="justice" name={t("aid-sv-by-virtue")} clause="SV-3.2" text={t("aid-sv-by-virtue-is")} />
            <Line icon="copy" name={t("aid-sv-by-value")} clause="SV-3.3" text={t("aid-sv-by-value-is")} />
            <Line icon="deck" name={t("aid-sv-single")} clause="SV-3.4" text={t("aid-sv-single-is")} />
            <Line icon="down" name={t("aid-sv-refill")} clause="SV-3.6" text={t("aid-sv-refilled", { width: figures.width })} />
            <Line icon="flag" name={t("aid-sv-end")} clause="SV-3.7" text={t("aid-sv-ends", { cards: figures.cards, players })} />
            <Line icon="handfull" name={t("aid-sv-hands")} clause="SV-6.2" text={t("aid-sv-hands-are", { open: figures.open_hands ? "yes" : "no" })} />
          </Lines>
        </Part>
        <Part title={t("aid-sv-icons")}>
          <Lines>
            <Line sign icon="light" name={capital(term("light"))} clause="SV-4.6" text={t("aid-sv-light")} />
            <Line sign icon="chalice" name={capital(term("chalice"))} clause="SV-4.10" text={t("aid-sv-chalice")} />
            <Line sign icon="water" name={capital(term("water"))} clause="SV-4.10" text={t("aid-sv-water")} />
            <Line sign icon="flame" name={capital(term("flame"))} clause="SV-4.9" text={t("aid-sv-flame")} />
          </Lines>
          <p class="trio-sum">
            <Say text={t("aid-sv-trio", { points: figures.trio })} /> <Cite clause="SV-5.1">{t("aid-sv-trio-when")}</Cite>
          </p>
        </Part>
      </div>
      <Part title={t("aid-sv-scoring")}>
        <p class="small">
          <Cite clause="SV-4.2">{t("aid-sv-rank")}</Cite> {t("aid-sv-ranked")}
        </p>
        <table class="powers-table">
          <thead>
            <tr>
              <th scope="col">{t("aid-sv-order")}</th>
              <th scope="col">{t("aid-sv-first", { points: figures.first })}</th>
              <th scope="col">{t("aid-sv-second", { points: figures.second })}</th>
            </tr>
          </thead>
          <tbody>
            {powers.map(({ virtue, clause, first, second }) => (
              <tr key={virtue}>
                <th scope="row">
                  <span class="aid-virtue" style={{ color: `var(--v-${virtue})` }}>
                    <Shown sign={virtue} name={term(virtue)}>
                      <Art name={virtue} size={40} />
                    </Shown>
                  </span>
                  <Cite clause={clause}>{term(virtue)}</Cite>
                </th>
                <td>
                  <Say text={first} />
                </td>
                <td>
                  <Say text={second} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </>
  );
}
