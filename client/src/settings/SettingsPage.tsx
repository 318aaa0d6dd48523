import "../style/settings.css";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { SiteBar } from "../lobby/SiteBar.tsx";
import {
  autopass, confirmEnd, MOTIONS, motion, pace, type Pace, SINCE, SIZES, sinceAfter, SOUNDS, sound, textSize, THEMES, theme, warnings,
} from "../settings.ts";
import { play } from "../sounds.ts";
import { Panel, Segmented } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LanguageChoice } from "../ui/Menu.tsx";
import { language, t } from "../words/words.ts";
import { HouseColours } from "./HouseColours.tsx";

/** From the quickest to the slowest. */
const BY_PACE: readonly Pace[] = ["instant", "brisk", "calm", "step"];
/** The name of a key, or the message that names it, and the message that says what it does. */
const KEYS: [string, string][] = [
  ["1–9", "keys-answer"], ["key-enter", "keys-commit"], ["key-escape", "keys-let-go"], ["U", "undo"], ["I", "keys-plans"], ["F", "plan"], ["W", "why-not"],
  ["?", "keys-details"], ["/", "keys-write"], ["R", "set-since"], ["G", "goal-more"], ["S", "aid-title"], ["L", "log"], ["T", "keys-words"],
];

/** Everything one may like otherwise, for every table at once. It acts at once; there is nothing to save. */
export function SettingsPage() {
  useEffect(() => {
    document.title = `${t("settings")} · Virtù`;
  }, [language.value]);
  return (
    <div class="site">
      <SiteBar here="settings" />
      <main class="settings">
        <div class="settings-head">
          <h1>{t("settings")}</h1>
          <p class="mut">{t("settings-kept")}</p>
        </div>
        <Panel title={t("settings-following")}>
          <Choice icon="clock" name="pace" setting={pace} values={BY_PACE} />
          <Choice icon="eye" name="since" setting={sinceAfter} values={SINCE} />
          <Choice icon="cw" name="motion" setting={motion} values={MOTIONS} />
          <Choice icon="sound" name="sound" setting={sound} values={SOUNDS} chosen={(value) => value !== "off" && play(value === "all" ? "move" : "turn")} />
          <Switch icon="hand" name="confirm" setting={confirmEnd} />
          <Switch icon="check" name="autopass" setting={autopass} />
          <Switch icon="warn" name="warnings" setting={warnings} />
        </Panel>
        <div class="settings-side">
          <Panel title={t("settings-reading")}>
            <Choice icon="text" name="size" setting={textSize} values={SIZES} />
            <Choice icon="moon" name="theme" setting={theme} values={THEMES} />
            <Line icon="chat" name="language">
              <LanguageChoice />
            </Line>
          </Panel>
          <HouseColours />
          <Panel title={t("keys")} class="settings-keys">
            <dl>
              {KEYS.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd class="k">{key.startsWith("key-") ? t(key) : key}</kbd>
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      </main>
    </div>
  );
}

/** A setting: its sign, its name, one sentence about it, and the choice. */
function Line({ icon, name, children }: { icon: string; name: string; children: ComponentChildren }) {
  return (
    <div class="setting" data-testid={`setting-${name}`}>
      <Icon name={icon} size={18} />
      <div>
        <h3 id={`set-${name}`}>{t(`set-${name}`)}</h3>
        <p class="sm mut">{t(`set-${name}-about`)}</p>
      </div>
      {children}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  icon: string;
  name: string;
  setting: Signal<T>;
  values: readonly T[];
  chosen?: (value: T) => void;
}

function Choice<T extends string>({ icon, name, setting, values, chosen }: ChoiceProps<T>) {
  const choose = (value: T) => {
    setting.value = value;
    chosen?.(value);
  };
  return (
    <Line icon={icon} name={name}>
      <Segmented label={t(`set-${name}`)} value={setting.value} options={values.map((value) => ({ value, text: t(`set-${name}-${value}`) }))} choose={choose} />
    </Line>
  );
}

function Switch({ icon, name, setting }: { icon: string; name: string; setting: Signal<boolean> }) {
  return (
    <Line icon={icon} name={name}>
      <button
        type="button"
        role="switch"
        class="switch"
        aria-checked={setting.value}
        aria-labelledby={`set-${name}`}
        onClick={() => (setting.value = !setting.value)}
      >
        <span class="knob" aria-hidden="true" />
        <span class="b">{setting.value ? t("set-on") : t("set-off")}</span>
      </button>
    </Line>
  );
}
