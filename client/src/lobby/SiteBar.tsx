import { useEffect, useRef, useState } from "preact/hooks";
import { me, rename } from "../me.ts";
import { http, kept, lab } from "../net/http.ts";
import { said } from "../net/said.ts";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LanguageChoice, MenuButton, ThemeButton } from "../ui/Menu.tsx";
import { Popover } from "../ui/Popover.tsx";
import { personName } from "../words/facts.ts";
import { t } from "../words/words.ts";

/** The bar of every page that is not a table. */
export function SiteBar({ here }: { here: "play" | "rules" | "replays" | "bots" | "lab" | "settings" | "" }) {
  useEffect(() => void http.games().catch(() => undefined), []);
  const places = [
    { id: "play", href: "/", text: t("nav-play") },
    { id: "rules", href: "/rules", text: t("nav-rules") },
    { id: "replays", href: "/replays", text: t("nav-replays") },
    { id: "bots", href: "/bots", text: t("nav-bots") },
    ...(lab.value ? [{ id: "lab", href: "/lab", text: t("nav-lab") }] : []),
  ];
  return (
    <header class="top site-top">
      {!wide.value && <MenuButton />}
      <a href="/" class="brand">
        <span>Virtù</span>
      </a>
      {wide.value && (
        <nav aria-label={t("menu")}>
          {places.map(({ id, href, text }) => (
            <a key={id} href={href} class={id === here ? "on" : ""} aria-current={id === here ? "page" : undefined}>
              {text}
            </a>
          ))}
        </nav>
      )}
      <span class="sp" />
      {wide.value && <LanguageChoice />}
      {wide.value && <ThemeButton />}
      <a class={`btn ghost s sq ${here === "settings" ? "on" : ""}`} href="/settings" aria-label={t("settings")} title={t("settings")} aria-current={here === "settings" ? "page" : undefined}>
        <Icon name="gear" size={18} />
      </a>
      <NameChip />
      {kept.value && (
        <p class="strip gold offline" role="status" data-testid="offline">
          <Icon name="warn" size={16} />
          <span>{t("offline")}</span>
        </p>
      )}
    </header>
  );
}

/** Who one is at every table; a press changes the name. */
function NameChip() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const anchor = useRef<HTMLSpanElement>(null);
  const save = async (event: Event) => {
    event.preventDefault();
    if (!name.trim()) return;
    try {
      await rename(name.trim());
      setOpen(false);
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <span ref={anchor}>
      <button
        type="button"
        class="chip"
        aria-expanded={open}
        data-testid="me"
        onClick={() => {
          setName(personName(me.value?.name ?? ""));
          setWrong("");
          setOpen(!open);
        }}
      >
        <Icon name="person" size={14} /> {me.value ? personName(me.value.name) : "…"}
      </button>
      {open && (
        <Popover anchor={anchor.current} close={() => setOpen(false)} label={t("your-name")} grab>
          <form class="rename" onSubmit={(event) => void save(event)}>
            <label>
              <span class="lab">{t("your-name")}</span>
              <input value={name} maxLength={24} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
            </label>
            {wrong && <p role="alert">{wrong}</p>}
            <Button kind="pri" type="submit">
              {t("save")}
            </Button>
          </form>
        </Popover>
      )}
    </span>
  );
}
