import { signal } from "@preact/signals";

/** Where we are: the path, and the clause or place after the #. */
export const place = signal(here());

function here(): { path: string; hash: string } {
  return { path: location.pathname, hash: decoded(location.hash.slice(1)) };
}

/** What somebody wrote by hand may be no code at all: then it stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.value = here();
  if (!replace) scrollTo(0, 0);
}

/** Links stay links: a plain press goes through here, everything else is the browser's. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    place.value = here();
  });
  addEventListener("hashchange", () => {
    place.value = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; step: number | null }
  | { page: "replays" }
  | { page: "bots"; game: string | null }
  | { page: "rules"; game: string | null; clause: string }
  | { page: "aid"; game: string; table: string | null }
  | { page: "settings" }
  | { page: "lab"; view: string; one: string | null; other: string | null }
  | { page: "new"; game: string | null }
  | { page: "nowhere" };

export function route(path: string, hash: string): Route {
  const [head, second, third, fourth] = path.split("/").filter(Boolean).map(decoded);
  if (!head || head === "index.html") return { page: "lobby" };
  if (head === "table" && second) return { page: "table", id: second };
  if (head === "replay" && second) {
    return { page: "replay", id: second, step: third && /^\d+$/.test(third) ? Number(third) : null };
  }
  if (head === "replays") return { page: "replays" };
  if (head === "bots") return { page: "bots", game: second ?? null };
  if (head === "rules") return { page: "rules", game: second ?? null, clause: third ?? hash };
  if (head === "aid" && second) return { page: "aid", game: second, table: third ?? null };
  if (head === "new") return { page: "new", game: second ?? null };
  if (head === "lab") return { page: "lab", view: second ?? "studies", one: third ?? null, other: fourth ?? null };
  if (head === "settings" && !second) return { page: "settings" };
  return { page: "nowhere" };
}
