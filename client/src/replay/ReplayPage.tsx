import { useEffect, useState } from "preact/hooks";
import { cataloguesOf, moduleOf } from "../games/index.ts";
import { http, ServerSaid } from "../net/http.ts";
import { go, place, route } from "../router.ts";
import { wide } from "../settings.ts";
import { Button } from "../ui/basics.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { gameName } from "../words/facts.ts";
import { learn, t } from "../words/words.ts";
import { Loading, Missing } from "../table/Missing.tsx";
import { saveRecord } from "../table/record.ts";
import { ReplayTable } from "./replay.ts";
import { Shell } from "../table/Shell.tsx";
import { Transport } from "./Transport.tsx";

/** A finished game at a step that has its own address. */
export function ReplayPage({ id, step }: { id: string; step: number | null }) {
  const [wrong, setWrong] = useState<ServerSaid | null>(null);
  const [opened, setOpened] = useState<ReplayTable | null>(null);
  useEffect(() => {
    let model: ReplayTable | null = null;
    let left = false;
    const open = async () => {
      const replay = await http.replay(id);
      const game = replay.table.game;
      const [module, components] = await Promise.all([moduleOf(game), http.components(game), learn(...cataloguesOf(game))]);
      if (left) return;
      model = new ReplayTable(replay, module, components, (now) => go(`/replay/${id}/${now}`, true));
      model.visit(step ?? model.stopAfter(0));
      setOpened(model);
    };
    open().catch(setWrong);
    return () => {
      left = true;
      model?.close();
    };
  }, [id]);
  useEffect(() => {
    // Of the address as it is now: a key may have moved on since this was due.
    const to = route(place.peek().path, "");
    const asked = to.page === "replay" ? to.step : null;
    if (opened && asked !== null && opened.step.value !== asked) opened.visit(asked);
  }, [step, opened]);
  if (wrong) return <Missing wrong={wrong} />;
  if (!opened?.shown.value) return <Loading />;
  const model = opened;
  const tools = wide.value && (
    <>
      <CopyButton path={`/replay/${id}/${model.step.value}`} label={t("link-to-step")} />
      <Button icon="dl" onClick={() => void saveRecord(model)}>
        {t("save-record")}
      </Button>
    </>
  );
  const title = (
    <>
      {t("replay")} <span class="of">· {model.table.value.name || gameName(model.game)}</span>
    </>
  );
  return <Shell model={model} title={title} tools={tools} bar={<Transport model={model} />} />;
}
