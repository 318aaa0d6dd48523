import { HOUSE_COLOURS, HOUSE_SETS, HOUSES, houseColours, wear } from "../settings.ts";
import { Art } from "../ui/Art.tsx";
import { Button, Panel } from "../ui/basics.tsx";
import { t } from "../words/words.ts";

type HouseSet = keyof typeof HOUSE_SETS;

/** Five seals with three colours each, and three sets that go together. */
export function HouseColours() {
  return (
    <Panel title={t("settings-houses")} aside={t("settings-houses-about")}>
      <div class="house-colours">
        {HOUSES.map((house, index) => (
          <div key={house} role="radiogroup" aria-label={t(`set-house-${house}`)}>
            <Art name={`seal-${house}`} size={44} />
            <b>{t(`set-house-${house}`)}</b>
            <span class="swatches">
              {HOUSE_COLOURS[house].map((colour, choice) => (
                <button
                  type="button"
                  role="radio"
                  key={colour}
                  style={{ background: colour }}
                  aria-checked={houseColours.value[index] === String(choice)}
                  aria-label={t("set-house-colour", { house: t(`set-house-${house}`), number: choice + 1 })}
                  onClick={() => wear(house, choice)}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
      <div class="house-sets">
        {(Object.keys(HOUSE_SETS) as HouseSet[]).map((name) => (
          <Button small key={name} aria-pressed={houseColours.value === HOUSE_SETS[name]} onClick={() => (houseColours.value = HOUSE_SETS[name])}>
            {t(`set-houses-${name}`)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
