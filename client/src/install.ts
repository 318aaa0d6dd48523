import { http } from "./net/http.ts";
import { language, learn } from "./words/words.ts";

/** Let the browser keep the shell and the rulebooks. Only where pages are safe: over https, or on this machine. */
export function keepShell(): void {
  // Where it cannot be, the pages are there as long as the server is.
  if (import.meta.env.PROD && "serviceWorker" in navigator) void keep().catch(() => undefined);
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const { games } = await http.games();
  // The rulebook and its own words, which are fetched only when it is opened.
  const [{ picturesIn }] = await Promise.all([import("./rules/Pages.tsx"), learn("rules")]);
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/")).map(({ pathname }) => pathname);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  active?.postMessage([...ours, ...picturesIn(language.value), ...games.map(({ name }) => `/api/rules/${name}?lang=${language.value}`)]);
}
