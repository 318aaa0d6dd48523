import "./lab.css";
import { useEffect, useState } from "preact/hooks";
import { cataloguesOf } from "../games/index.ts";
import { SiteBar } from "../lobby/SiteBar.tsx";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Games } from "../net/types.ts";
import { Bars, Panel } from "../ui/basics.tsx";
import { language, learn, t } from "../words/words.ts";
import { NewStudyForm } from "./NewStudyForm.tsx";
import { OwnGamesView } from "./OwnGamesView.tsx";
import { labHttp } from "./requests.ts";
import { Studies } from "./Studies.tsx";
import { StudyView } from "./StudyView.tsx";
import type { Lab } from "./wire.ts";

/** So often a page looks how far studies are, in milliseconds: often while one is played. */
const SOON = 1000;
const SELDOM = 10_000;

const TABS = [
  { view: "studies", href: "/lab", label: "lab-studies" },
  { view: "new", href: "/lab/new", label: "lab-new" },
  { view: "games", href: "/lab/games", label: "lab-own" },
];

/** What every part of the lab knows. */
export interface Known {
  lab: Lab;
  games: Games;
  look: () => Promise<void>;
}

/** Small studies by bots, what they found, and what this server's own games show. */
export function LabPage({ view, one, other }: { view: string; one: string | null; other: string | null }) {
  const [lab, setLab] = useState<Lab | null>(null);
  const [games, setGames] = useState<Games | null>(null);
  const [wrong, setWrong] = useState("");
  const look = () => labHttp.lab().then((found) => (setLab(found), setWrong("")), (error: unknown) => setWrong(said(error)));
  useEffect(() => {
    http.games().then(
      // The names of houses and characters are those of their games.
      (found) => void learn(...found.games.flatMap(({ name }) => cataloguesOf(name))).then(() => setGames(found)),
      (error: unknown) => setWrong(said(error)),
    );
    void look();
  }, []);
  const busy = lab?.studies.some(({ state }) => state === "running" || state === "waiting") ?? false;
  useEffect(() => {
    const timer = setInterval(() => void look(), busy ? SOON : SELDOM);
    return () => clearInterval(timer);
  }, [busy]);
  useEffect(() => {
    document.title = `${t("lab-title")} · Virtù`;
  }, [language.value]);
  const known = lab && games && { lab, games, look };
  return (
    <div class="site">
      <SiteBar here="lab" />
      <main class="laboratory">
        <div class="lab-head">
          <h1>{t("lab-title")}</h1>
          <nav aria-label={t("lab-title")}>
            {TABS.filter(({ view: name }) => name !== "new" || lab?.runs).map(({ view: name, href, label }) => (
              <a key={name} href={href} class={name === view ? "on" : ""} aria-current={name === view ? "page" : undefined}>
                {t(label)}
              </a>
            ))}
          </nav>
        </div>
        {wrong && (
          <p class="strip bad" role="alert">
            {wrong}
          </p>
        )}
        {known ? (
          <View known={known} view={view} one={one} other={other} />
        ) : (
          !wrong && (
            <Panel>
              <Bars rows={8} />
            </Panel>
          )
        )}
      </main>
    </div>
  );
}

function View({ known, view, one, other }: { known: Known; view: string; one: string | null; other: string | null }) {
  if (view === "new" && known.lab.runs) return <NewStudyForm known={known} />;
  if (view === "games") return <OwnGamesView known={known} game={one} />;
  if (view === "study" && one) return <StudyView key={one} known={known} one={one} other={null} />;
  if (view === "compare" && one && other) return <StudyView key={`${one} ${other}`} known={known} one={one} other={other} />;
  return <Studies known={known} />;
}
