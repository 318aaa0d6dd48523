import { t } from "../words/words.ts";
import { ServerSaid } from "./http.ts";

/** What a person reads when the server refuses or is not there. */
export function said(error: unknown): string {
  return error instanceof ServerSaid && error.message ? error.message : t("notice-unreachable");
}
