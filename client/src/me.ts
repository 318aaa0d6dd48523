import { signal } from "@preact/signals";
import { http } from "./net/http.ts";
import type { Me } from "./net/types.ts";

/** The guest at this browser. */
export const me = signal<Me | null>(null);

export async function introduce(): Promise<void> {
  me.value = await http.me();
}

export async function rename(name: string): Promise<void> {
  me.value = await http.rename(name);
}
