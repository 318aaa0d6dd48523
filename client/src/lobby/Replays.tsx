import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Table } from "../net/types.ts";
import { go } from "../router.ts";
import { Bars, Empty, Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";
import { SiteBar } from "./SiteBar.tsx";
import { FinishedLine } from "./TableLists.tsx";

/** Finished games, and a place to bring a record from elsewhere. */
export function Replays() {
  const [over, setOver] = useState<Table[] | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    http.tables().then(
      ({ mine, watch }) => {
        const all = new Map([...mine, ...watch].filter((table) => table.state === "over").map((table) => [table.id, table]));
        setOver([...all.values()].toSorted((a, b) => b.created.localeCompare(a.created)));
      },
      () => setWrong(t("fault-unreachable")),
    );
  }, []);
  const title = `${t("nav-replays")} · Virtù`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const table = await http.bring(await file.text());
      go(`/replay/${table.id}`);
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <div class="site">
      <SiteBar here="replays" />
      <main class="narrow">
        <h1 class="sr">{t("nav-replays")}</h1>
        {wrong && (
          <p class="strip bad" role="alert">
            {wrong}
          </p>
        )}
        <Panel title={t("bring-record")} class="bring">
          <p class="prose">{t("bring-explained")}</p>
          <label class="btn pri file">
            <Icon name="save" /> {t("choose-file")}
            <input type="file" class="sr" accept=".virtu,.txt,text/plain" data-testid="bring" onChange={(event) => void bring(event.currentTarget.files?.[0])} />
          </label>
        </Panel>
        <Panel title={t("finished-games")} class="list">
          {!over && !wrong && <Bars />}
          {over?.length === 0 && <Empty icon="play">{t("no-finished-games")}</Empty>}
          <ul>{over?.map((table) => <FinishedLine key={table.id} table={table} />)}</ul>
        </Panel>
      </main>
    </div>
  );
}
