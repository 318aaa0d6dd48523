import { signal } from "@preact/signals";
import type { BotsInfo, Facts, FaultBody, Games, Invitation, LessonPlan, Me, Replay, ReplayView, Rules, Table, TableOrder, Tables, Things, Verdict } from "./types.ts";

/** Whether the last thing heard was not the server but what this browser kept of it. */
export const kept = signal(false);
/** Whether this server has a lab, as far as is known. */
export const lab = signal(false);

/** What the server said no to: a code with its facts, and an English sentence for codes nobody has words for. */
export class ServerSaid extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly facts: Facts = {},
  ) {
    super(sentence);
  }
}

export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === "string";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": text ? "text/plain; charset=utf-8" : "application/json" },
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ServerSaid(0, "unreachable", "");
  }
  kept.value = response.headers.has("X-Kept");
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Partial<FaultBody>;
  throw new ServerSaid(response.status, said.code ?? "error", said.sentence ?? response.statusText, said.facts);
}

export async function read<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

const once = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once; a failure is forgotten. */
function readOnce<T>(path: string): Promise<T> {
  const known = once.get(path);
  if (known) return known as Promise<T>;
  const asked = read<T>("GET", path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

/** What this browser adds to the seed of a table, so that no server alone decides what chance brings. */
const salt = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const http = {
  me: () => read<Me>("GET", "/me"),
  rename: (name: string) => read<Me>("PUT", "/me", { name }),
  games: async () => {
    const found = await readOnce<Games>("/games");
    lab.value = found.lab;
    return found;
  },
  lesson: (game: string, name: string) => readOnce<LessonPlan>(`/lessons/${game}/${name}`),
  learn: (game: string, name: string) => read<Table>("POST", `/lessons/${game}/${name}`),
  bots: () => readOnce<BotsInfo>("/bots"),
  components: (game: string) => readOnce<Things>(`/games/${game}/components`),
  figures: (game: string, table?: string) => readOnce<Things>(`/games/${game}/figures${table === undefined ? "" : `?table=${table}`}`),
  rules: (game: string, lang: string) => readOnce<Rules>(`/rules/${game}?lang=${lang}`),
  tables: () => read<Tables>("GET", "/tables"),
  table: (id: string) => read<Table>("GET", `/tables/${id}`),
  create: (order: TableOrder) => read<Table>("POST", "/tables", { ...order, salt: salt() }),
  join: (id: string, seat?: number) => read<Table>("POST", `/tables/${id}/join`, { seat, salt: salt() }),
  leave: (id: string, level?: string) => read<Table>("POST", `/tables/${id}/leave`, level === undefined ? undefined : { level }),
  resign: (id: string) => read<Table>("POST", `/tables/${id}/resign`),
  end: (id: string) => read<Table>("POST", `/tables/${id}/end`),
  remove: async (id: string) => void (await request("DELETE", `/tables/${id}`)),
  invitation: (id: string) => read<Invitation>("GET", `/tables/${id}/invitation`),
  rematch: (id: string) => read<Table>("POST", `/tables/${id}/rematch`),
  record: async (id: string) => (await request("GET", `/tables/${id}/record`)).text(),
  bring: (record: string) => read<Table>("POST", "/records", record),
  replay: (id: string) => read<Replay>("GET", `/tables/${id}/replay`),
  decided: (id: string, seat: number) => read<Verdict[]>("GET", `/tables/${id}/decided/${seat}`),
  replayView: (id: string, step: number) => read<ReplayView>("GET", `/tables/${id}/replay/${step}`),
};
