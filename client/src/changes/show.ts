import { pace, still } from "../settings.ts";
import type { LogEntry } from "../net/types.ts";
import type { TableModel } from "../table/table_model.ts";
import { change } from "../words/figures.ts";
import type { Change, Piece, Spot } from "./painted.ts";

/** How long a ring stays, whatever else is moving. */
const SEEN = 2000;
const COUNTED = 400;
const STAGGER = 40;
/** More at once than this and nobody could follow: the rest just stands there. */
const MOST = 24;

const travel = (): number => (pace.value === "calm" || pace.value === "step" ? 700 : 320);

/** Show what has changed, on a layer over the page. */
export function show(changes: readonly Change[], layer: HTMLElement, model: TableModel): void {
  changes.slice(0, MOST).forEach((one, order) => {
    const delay = order * STAGGER;
    if (one.sort === "moved" || one.sort === "slid") moved(one, layer, delay);
    else if (one.sort === "came") came(one.to, layer, model, delay);
    else if (one.sort === "left") left(one.from, layer, model, delay);
    else if (one.sort === "turned") turned(one.at, layer);
    else counted(one.at, one.from, one.to, layer);
  });
}

/** What leaves the board as it was, a pass, is seen at the one who did it. */
export function showActor(layer: HTMLElement, model: TableModel, heard: number): void {
  const last = model.log.value.findLast((entry) => entry.n > heard && entry.by >= 0);
  const node = last && document.querySelector(`[data-seat="${last.by}"]`);
  if (node) ring({ node, box: node.getBoundingClientRect() }, layer);
}

function moved({ sort, from, to }: { sort: string; from: Piece; to: Piece }, layer: HTMLElement, delay: number): void {
  if (sort === "moved") ring(to, layer);
  if (still.value) return;
  const by = shift(to.node, middle(from.box), middle(to.box));
  to.node.animate([{ transform: `translate(${by.x}px, ${by.y}px)` }, { transform: "none" }], {
    duration: travel(), delay, easing: "ease-out", fill: "backwards",
  });
  if (to.node instanceof SVGElement) trail(from.box, to.box, layer);
}

function came(to: Piece, layer: HTMLElement, model: TableModel, delay: number): void {
  ring(to, layer);
  if (still.value) return;
  // A card comes from the deck or from the one who played it; what is new elsewhere comes down.
  const { source } = (to.node as HTMLElement).dataset;
  const home = source === "deck" ? document.querySelector("[data-deck]") : source === "seat" ? seatOf(model, "seat") : null;
  const by = home ? shift(to.node, middle(home.getBoundingClientRect()), middle(to.box)) : { x: 0, y: -26 };
  to.node.animate([{ transform: `translate(${by.x}px, ${by.y}px)`, opacity: 0 }, { transform: "none", opacity: 1 }], {
    duration: travel(), delay, easing: "ease-out", fill: "backwards",
  });
}

/** Where somebody sits whom the last entry about a player names, by the first of these facts it has. */
function seatOf(model: TableModel, ...names: string[]): Element | null {
  const facts = model.log.value.findLast((entry) => typeof entry.facts.seat === "number")?.facts ?? {};
  const name = names.find((one) => one in facts);
  return name === undefined ? null : document.querySelector(`[data-seat="${facts[name]}"]`);
}

/** A copy of what left flies to the player who was given or took it; elsewhere its place is ringed. */
function left(from: Piece, layer: HTMLElement, model: TableModel, delay: number): void {
  // Still there, but out of sight: only the panel it stands in was closed.
  if (from.node.isConnected) return;
  const seat = seatOf(model, "target", "receiver", "seat")?.getBoundingClientRect();
  if (still.value || !seat || from.node instanceof SVGElement) {
    if (!from.quiet || still.value) ring(from, layer, "gone");
    return;
  }
  const ghost = from.node.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-mark", "data-figure", "data-spot", "data-testid"]) ghost.removeAttribute(name);
  ghost.tabIndex = -1;
  const { box } = from;
  Object.assign(ghost.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0" });
  layer.append(ghost);
  const to = `translate(${seat.left + 20 - box.left - box.width / 2}px, ${seat.top + 20 - box.top - box.height / 2}px) scale(.18)`;
  const flight = ghost.animate([{ transform: "none" }, { transform: to, opacity: 0.35 }], { duration: travel() * 1.4, delay, easing: "ease-in", fill: "both" });
  flight.addEventListener("finish", () => ghost.remove());
}

function turned(at: Spot, layer: HTMLElement): void {
  ring(at, layer, "turned");
  if (still.value || !(at.node instanceof SVGElement)) return;
  at.node.animate([{ transform: "scale(1.25)" }, { transform: "none" }], { duration: 240, easing: "ease-out" });
}

/** The number runs to its new value, with the difference beside it. */
function counted(at: Spot, from: number, to: number, layer: HTMLElement): void {
  const badge = document.createElement("b");
  badge.className = `by ${to > from ? "up" : "down"}`;
  badge.textContent = change(to - from);
  Object.assign(badge.style, { left: `${Math.min(at.box.right + 3, innerWidth - 46)}px`, top: `${Math.max(2, at.box.top - 8)}px` });
  keep(badge, layer);
  const text = figureText(at.node, to);
  if (still.value || !text) return;
  const final = text.data;
  const start = performance.now();
  const tick = (now: number) => {
    const part = Math.min(1, (now - start) / COUNTED);
    // Somebody else has written there meanwhile.
    if (!text.isConnected || (part < 1 && shown !== text.data)) return;
    shown = part < 1 ? final.replace(String(Math.abs(to)), String(Math.abs(Math.round(from + (to - from) * part)))) : final;
    text.data = shown;
    if (part < 1) requestAnimationFrame(tick);
  };
  let shown = text.data;
  requestAnimationFrame(tick);
}

/** Where the number itself is written. */
function figureText(node: Element, value: number): Text | null {
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    if (text.data.includes(String(Math.abs(value))) && !text.parentElement?.closest(".sr")) return text;
  }
  return null;
}

function ring(spot: Spot, layer: HTMLElement, kind = ""): void {
  keep(frameOf(spot, kind), layer);
}

function frameOf({ node, box }: Spot, kind: string): HTMLElement {
  const frame = document.createElement("i");
  const round = node instanceof SVGElement;
  frame.className = `ring ${kind} ${round ? "round" : ""}`;
  const tint = (node as HTMLElement).dataset.tint;
  if (tint) frame.style.setProperty("--c", tint);
  const size = round ? Math.max(box.width, box.height) : 0;
  const [width, height] = round ? [size, size] : [box.width, box.height];
  const { x, y } = middle(box);
  Object.assign(frame.style, { left: `${x - width / 2 - 5}px`, top: `${y - height / 2 - 5}px`, width: `${width + 10}px`, height: `${height + 10}px` });
  return frame;
}

function trail(from: DOMRect, to: DOMRect, layer: HTMLElement): void {
  const a = middle(from);
  const b = middle(to);
  const line = document.createElement("i");
  line.className = "trail";
  Object.assign(line.style, { left: `${a.x}px`, top: `${a.y}px`, width: `${Math.hypot(b.x - a.x, b.y - a.y)}px`, transform: `rotate(${Math.atan2(b.y - a.y, b.x - a.x)}rad)` });
  layer.append(line);
  line.animate([{ opacity: 0.8 }, { opacity: 0 }], { duration: 900 + travel(), easing: "ease-in" }).addEventListener("finish", () => line.remove());
}

function keep(node: HTMLElement, layer: HTMLElement): void {
  layer.append(node);
  setTimeout(() => node.remove(), SEEN);
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The way from one place of the screen to another, in the units of what moves: a drawing may be scaled. */
function shift(node: Element, from: { x: number; y: number }, to: { x: number; y: number }): { x: number; y: number } {
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) || 1 : 1;
  return { x: (from.x - to.x) / scale, y: (from.y - to.y) / scale };
}

/** Ring these for a moment, and nothing else. */
export function outline(nodes: readonly Element[]): void {
  const layer = document.querySelector<HTMLElement>(".changes");
  layer?.replaceChildren();
  if (layer) for (const node of nodes) keep(frameOf({ node, box: node.getBoundingClientRect() }, "pointed"), layer);
}

/** Ring what an entry speaks of, as long as it is pointed at: its players and cards. Places of a map light by themselves. */
export function point(model: TableModel, entry: LogEntry | null): void {
  const layer = document.querySelector<HTMLElement>(".changes");
  if (!layer) return;
  layer.querySelectorAll(".pointed").forEach((node) => node.remove());
  if (!entry) return;
  const spots = model.module.spots?.(model, entry) ?? [];
  const cards = [entry.facts.card, entry.facts.cards].flatMap((fact) => (typeof fact === "string" ? fact.split(", ") : []));
  const found = [...spots, ...cards.map((card) => `[data-piece="${CSS.escape(`card ${card}`)}"]`)].flatMap((css) => [...document.querySelectorAll(css)].slice(0, 1));
  const people = found.length > 0 ? [] : ["seat", "target", "owner", "receiver"].flatMap((name) => [...document.querySelectorAll(`[data-seat="${entry.facts[name]}"]`)].slice(0, 1));
  for (const node of [...found, ...people]) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) layer.append(frameOf({ node, box }, "pointed"));
  }
}
