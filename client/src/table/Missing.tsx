import { useEffect } from "preact/hooks";
import { SiteBar } from "../lobby/SiteBar.tsx";
import { ServerSaid } from "../net/http.ts";
import { said } from "../net/said.ts";
import { Bars, Button, Empty } from "../ui/basics.tsx";
import { t } from "../words/words.ts";

/** There is nothing to show here, in one sentence, with a way on; where the server was not reached, a way to ask again. */
export function Missing({ wrong }: { wrong?: Error | null }) {
  const away = wrong != null && (!(wrong instanceof ServerSaid) || wrong.code === "unreachable" || wrong.status >= 500);
  const named = `${away ? t("table-away") : t("nothing-here")} · Virtù`;
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
            <>
              {away && (
                <Button kind="pri" icon="cw" data-testid="try-again" onClick={() => location.reload()}>
                  {t("try-again")}
                </Button>
              )}
              <a class={`btn ${away ? "" : "pri"}`} href="/">
                {t("back-to-lobby")}
              </a>
            </>
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
