import { useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { lab } from "../net/http.ts";
import { dress, isDark, theme, type Theme } from "../settings.ts";
import { LANGUAGES, language, speak, t } from "../words/words.ts";
import { Button, Segmented } from "./basics.tsx";
import { Popover } from "./Popover.tsx";

/** Light or dark by one press; the menu also knows "as the system". */
export function ThemeButton() {
  const night = isDark();
  return (
    <Button
      kind="ghost"
      small
      square
      icon={night ? "sun" : "moon"}
      hint={night ? t("theme-to-light") : t("theme-to-dark")}
      onClick={() => dress(night ? "light" : "dark")}
    />
  );
}

export function LanguageChoice() {
  return (
    <Segmented
      label={t("language")}
      value={language.value}
      options={Object.entries(LANGUAGES).map(([value, name]) => ({ value, text: value.toUpperCase(), name }))}
      choose={(tag) => void speak(tag)}
    />
  );
}

export function ThemeChoice() {
  const names: Theme[] = ["system", "light", "dark"];
  return (
    <Segmented
      label={t("theme")}
      value={theme.value}
      options={names.map((value) => ({ value, text: t(`theme-${value}`) }))}
      choose={dress}
    />
  );
}

/** The three bars: places to go, language and light. */
export function MenuButton({ children }: { children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(false);
  return (
    <span ref={anchor} class="menu-anchor">
      <Button kind="ghost" small square icon="menu" hint={t("menu")} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <Popover anchor={anchor.current} close={close} label={t("menu")} class="menu" grab>
          <nav aria-label={t("menu")} onClickCapture={(event) => (event.target as Element).closest("a") && close()}>
            <a href="/">{t("nav-play")}</a>
            <a href="/rules">{t("nav-rules")}</a>
            <a href="/replays">{t("nav-replays")}</a>
            <a href="/bots">{t("nav-bots")}</a>
            {lab.value && <a href="/lab">{t("nav-lab")}</a>}
            <a href="/settings">{t("settings")}</a>
          </nav>
          {children}
          <div class="f">
            <span class="lab">{t("language")}</span>
            <LanguageChoice />
          </div>
          <div class="f">
            <span class="lab">{t("theme")}</span>
            <ThemeChoice />
          </div>
        </Popover>
      )}
    </span>
  );
}
