import { useEffect, useState } from "preact/hooks";
import { cataloguesOf, moduleOf } from "../games/index.ts";
import { later } from "../later.tsx";
import { http, ServerSaid } from "../net/http.ts";
import type { Table } from "../net/types.ts";
import { listen } from "../sounds.ts";
import { learn } from "../words/words.ts";
import { Missing, Loading } from "./Missing.tsx";
import { LiveTable } from "./live.ts";
import { Shell } from "./Shell.tsx";

const LOOK_AGAIN = 2000;

const WaitingRoom = later(async () => (await import("../lobby/WaitingRoom.tsx")).WaitingRoom);

/** A table by its address: first its card, then, once it is being played, the table itself. */
export function TablePage({ id }: { id: string }) {
  const [table, setTable] = useState<Table | null>(null);
  const [wrong, setWrong] = useState<ServerSaid | null>(null);
  const [opened, setOpened] = useState<LiveTable | null>(null);
  const waiting = table?.state === "waiting";
  useEffect(() => {
    setTable(null);
    setOpened(null);
    setWrong(null);
    http.table(id).then(setTable, setWrong);
  }, [id]);
  // While seats are free, look now and then whether somebody came.
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void http.table(id).then(setTable, () => undefined), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [id, waiting]);
  useEffect(() => {
    if (!table || waiting) return;
    let model: LiveTable | null = null;
    let left = false;
    const open = async () => {
      const [module, components] = await Promise.all([moduleOf(table.game), http.components(table.game), learn(...cataloguesOf(table.game))]);
      if (left) return;
      model = new LiveTable(table, module, components);
      setOpened(model);
      if (table.lesson) await (await import("../lessons/guide.tsx")).lead(model, table.lesson.name);
    };
    open().catch(setWrong);
    return () => {
      left = true;
      model?.close();
    };
  }, [table?.id, waiting]);
  const begun = opened?.shown.value ?? false;
  useEffect(() => (opened && begun ? listen(opened) : undefined), [opened, begun]);
  if (wrong) return <Missing wrong={wrong} />;
  if (table && waiting) return <WaitingRoom table={table} changed={setTable} />;
  if (!opened?.shown.value) return <Loading away={opened?.connection.value === "reconnecting"} />;
  const plan = opened.planTable.value;
  return plan?.shown.value ? <Shell key="plan" model={plan} /> : <Shell key="table" model={opened} />;
}
