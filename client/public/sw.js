// Keeps the shell and the rulebooks, so that the pages open without a server. Games themselves need one.

const KEPT = "virtu-1";
/** More files than this are of earlier releases. */
const MANY = 240;
/** What the server says that is worth keeping: fresh if it answers, else as it was. */
const SAID = /^\/api\/(me|games|bots|tables|rules\/\w+|games\/\w+\/(components|figures))$/;

self.addEventListener("install", (event) => event.waitUntil(prepare().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(keepFiles(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh("/", request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (SAID.test(url.pathname) || url.pathname === "/theme.js") event.respondWith(fresh(url.pathname + url.search, request));
});

async function prepare() {
  const cache = await caches.open(KEPT);
  await cache.addAll(["/", "/theme.js", "/api/games"]);
}

/** What the open page names: its own files, fetched before anybody could keep them, and the rulebooks in its language. */
async function keepFiles(paths) {
  const cache = await caches.open(KEPT);
  const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? null : path)));
  await Promise.allSettled(missing.filter(Boolean).map((path) => cache.add(path)));
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const files = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
  for (const file of files.slice(0, Math.max(0, files.length - MANY))) await cache.delete(file);
}

/** Files under assets/ bear the hash of their content and never change. */
async function lasting(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** As the server has it; without a server as it was, and marked so. */
async function fresh(name, request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(name);
    if (!found) throw error;
    const headers = new Headers(found.headers);
    headers.set("X-Kept", "1");
    return new Response(found.body, { status: found.status, headers });
  }
}
