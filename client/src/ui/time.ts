import { signal } from "@preact/signals";
import { language, t } from "../words/words.ts";

/** A coarse clock for "since 2 min"; nothing on the page needs seconds. */
export const now = signal(Date.now());
setInterval(() => {
  now.value = Date.now();
}, 20000);

export function since(iso: string): string {
  if (!iso) return "";
  const minutes = Math.floor((now.value - Date.parse(iso)) / 60000);
  if (!(minutes >= 1)) return t("since-now");
  if (minutes < 60) return t("since-minutes", { minutes });
  if (minutes < 48 * 60) return t("since-hours", { hours: Math.floor(minutes / 60) });
  return t("since-days", { days: Math.floor(minutes / 1440) });
}

export function dateOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleDateString(language.value, { day: "numeric", month: "long" });
}
