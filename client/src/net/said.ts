import { gameName } from "../words/facts.ts";
import { knows, t } from "../words/words.ts";
import { ServerSaid } from "./http.ts";
import type { Facts } from "./types.ts";

/** What a person reads when something failed, whatever it was; never nothing. */
export function said(error: unknown): string {
  return error instanceof ServerSaid ? fault(error.code, error.facts, error.message) : t("fault-unreachable");
}

/** What the server says no to, in the page's language; in its own English only where we have no words. */
export function fault(code: string, facts: Facts, sentence: string): string {
  const id = `fault-${code}`;
  if (!knows(id)) return sentence || t("fault-unreachable");
  const vars = { ...facts };
  if (typeof vars.seat === "number") vars.seat += 1;
  if (typeof vars.game === "string") vars.game = gameName(vars.game);
  return t(id, vars);
}
