import type { TableModel } from "./table_model.ts";

/** Where the guide of a lesson stands; nothing at other tables. */
export function GuideOf({ model }: { model: TableModel }) {
  const Guide = model.guide.value;
  return Guide && <Guide />;
}
