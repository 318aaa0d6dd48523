import { useEffect } from "preact/hooks";
import { SiteBar } from "../lobby/SiteBar.tsx";
import type { ServerSaid } from "../net/http.ts";
import { said } from "../net/said.ts";
import { Bars, Empty } from "../ui/basics.tsx";
import { t } from "../words/words.ts";

/** There is nothing to show here, in one sentence, with a way on. */
export function Missing({ wrong }: { wrong?: ServerSaid | null }) {
  const named = `${t("nothing-here")} · Virtù`;
  useEffect(() => {
    document.title = named;
  }, [named]);
  return (
    <div class="site">
      <SiteBar here="" />
      <main class="narrow">
        <h1 class="sr">Virtù</h1>
        <Empty
          icon="warn"
          action={
            <a class="btn pri" href="/">
              {t("back-to-lobby")}
            </a>
          }
        >
          {wrong ? said(wrong) : t("nothing-here")}
        </Empty>
      </main>
    </div>
  );
}

/** Frames at once, grey bars for text; never a spinner. */
export function Loading({ away = false }: { away?: boolean }) {
  return (
    <div class="app desk loading" aria-busy="true">
      <header class="top">
        <div class="title">
          <h1>Virtù</h1>
        </div>
      </header>
      <div class="strips" role="status">
        {away && <p class="strip gold">{t("fault-unreachable")}</p>}
      </div>
      <main class="main">
        {["", "", ""].map((_, index) => (
          <section class="col" key={index}>
            <div class="panel grow">
              <Bars rows={6} />
            </div>
          </section>
        ))}
      </main>
      <footer class="foot">
        <div class="prompt" />
      </footer>
    </div>
  );
}
