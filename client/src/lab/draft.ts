import { signal } from "@preact/signals";
import type { NewStudy } from "./wire.ts";

/** The study that somebody wants to change and run again; the form begins with it. */
export const draft = signal<NewStudy | null>(null);
