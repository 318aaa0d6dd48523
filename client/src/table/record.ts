import { http, ServerSaid } from "../net/http.ts";
import { download } from "../ui/copy.ts";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** Save the record of a table as a file, or say why there is none to have yet. */
export async function saveRecord(model: TableModel): Promise<void> {
  const { id, game } = model.table.value;
  try {
    download(`${game}-${id}.virtu`, await http.record(id));
  } catch (error) {
    const text = error instanceof ServerSaid && error.message ? error.message : t("notice-unreachable");
    model.notice.value = { tone: "bad", text };
  }
}
