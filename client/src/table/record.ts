import { http, ServerSaid } from "../net/http.ts";
import { download } from "../ui/copy.ts";
import { t } from "../words/words.ts";
import type { Sight } from "./table_model.ts";

/** Save the record of a table as a file, or say why there is none to have yet. */
export async function saveRecord(sight: Sight): Promise<void> {
  const { id, game } = sight.table.value;
  try {
    download(`${game}-${id}.virtu`, await http.record(id));
  } catch (error) {
    const text = error instanceof ServerSaid && error.message ? error.message : t("notice-unreachable");
    sight.notice.value = { tone: "bad", text };
  }
}
