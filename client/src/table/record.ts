import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import { download } from "../ui/copy.ts";
import type { TableModel } from "./table_model.ts";

/** Save the record of a table as a file, or say why there is none to have yet. */
export async function saveRecord(model: TableModel): Promise<void> {
  const { id, game } = model.table.value;
  try {
    download(`${game}-${id}.virtu`, await http.record(id));
  } catch (error) {
    const text = said(error);
    model.notice.value = { tone: "bad", text };
  }
}
