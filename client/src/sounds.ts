import { effect, untracked } from "@preact/signals";
import { sound } from "./settings.ts";
import type { TableModel } from "./table/table_model.ts";

// Two sounds, made here: a small bell for "you are asked", a wooden tick for a move of somebody else.

/** A partial tone: so many times the pitch, so loud, for so many seconds. */
type Partial = readonly [times: number, loud: number, seconds: number];

const BELL: readonly Partial[] = [[1, 0.1, 1.4], [2.01, 0.05, 0.9], [2.99, 0.025, 0.5], [4.2, 0.01, 0.3]];
const TICK: readonly Partial[] = [[1, 0.05, 0.07], [2.7, 0.02, 0.04]];
const SIGNS = { turn: [523.25, BELL], move: [392, TICK] } as const;

let context: AudioContext | null = null;

/** Play a sign once. Browsers let a page be heard only after somebody has pressed something; until then it is silent. */
export function play(sign: keyof typeof SIGNS): void {
  context ??= globalThis.AudioContext ? new AudioContext() : null;
  if (!context) return;
  void context.resume();
  const [pitch, partials] = SIGNS[sign];
  for (const [times, loud, seconds] of partials) ring(context, pitch * times, loud, seconds);
}

function ring(heard: AudioContext, pitch: number, loud: number, seconds: number): void {
  const tone = heard.createOscillator();
  const fade = heard.createGain();
  const at = heard.currentTime + 0.02;
  tone.frequency.value = pitch;
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(fade).connect(heard.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

/** What of a table is heard, as the settings have it; returns what ends it. */
export function listen(model: TableModel, sign: (name: keyof typeof SIGNS) => void = play): () => void {
  let asked = untracked(() => model.myTurn.value);
  let version = untracked(() => model.version.value);
  return effect(() => {
    const [isAsked, at, wanted] = [model.myTurn.value, model.version.value, sound.value];
    const begins = isAsked && !asked;
    const moved = at > version && !model.sending.peek();
    asked = isAsked;
    version = at;
    if (begins && wanted !== "off") sign("turn");
    else if (moved && !isAsked && wanted === "all") sign("move");
  });
}
