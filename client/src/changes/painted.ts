// What is painted, as far as its changes are worth seeing. The board marks it by itself:
//   data-piece="troop milan" data-at="genoa" data-n="2"   pieces of a kind and where they are; `data-quiet`: they close up without a word
//   data-mark="city:genoa" data-look="milan"               a thing whose look matters; `data-tint`: the colour of its ring
//   data-figure="florins 0" data-value="5"                 a number that counts up and down

export interface Spot {
  node: Element;
  box: DOMRect;
}

export interface Piece extends Spot {
  n: number;
  quiet: boolean;
}

export interface Painted {
  /** Kind → place → how many. */
  pieces: Map<string, Map<string, Piece>>;
  marks: Map<string, Spot & { look: string }>;
  figures: Map<string, Spot & { value: number }>;
}

/** Everything that is marked and can be seen now; of what is drawn twice, the first. */
export function capture(root: ParentNode): Painted {
  const found: Painted = { pieces: new Map(), marks: new Map(), figures: new Map() };
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-mark], [data-figure]")) {
    const box = placeOf(node);
    if (box.width === 0 && box.height === 0) continue;
    const { piece, at = "", n = "1", mark, look = "", figure, value = "0", quiet } = node.dataset;
    if (piece !== undefined) {
      const places = found.pieces.get(piece) ?? new Map<string, Piece>();
      if (!places.has(at)) places.set(at, { node, box, n: Number(n), quiet: quiet !== undefined });
      found.pieces.set(piece, places);
    }
    if (mark !== undefined && !found.marks.has(mark)) found.marks.set(mark, { node, box, look });
    if (figure !== undefined && !found.figures.has(figure)) found.figures.set(figure, { node, box, value: Number(value) });
  }
  return found;
}

/** The place in the layout, whatever the thing is doing on its way there. */
function placeOf(node: HTMLElement | SVGElement): DOMRect {
  const box = node.getBoundingClientRect();
  if (node.getAnimations?.().length === 0) return box;
  const shift = new DOMMatrix(getComputedStyle(node).transform);
  return new DOMRect(box.left - shift.m41, box.top - shift.m42, box.width, box.height);
}

export type Change =
  | { sort: "moved"; from: Piece; to: Piece }
  | { sort: "slid"; from: Piece; to: Piece }
  | { sort: "came"; to: Piece }
  | { sort: "left"; from: Piece }
  | { sort: "turned"; at: Spot }
  | { sort: "counted"; at: Spot; from: number; to: number };

/** What differs between two paintings: a piece that is missing here and too many there has moved. */
export function changesBetween(before: Painted, after: Painted): Change[] {
  const found: Change[] = [];
  for (const kind of new Set([...before.pieces.keys(), ...after.pieces.keys()])) {
    found.push(...movesOf(before.pieces.get(kind) ?? new Map(), after.pieces.get(kind) ?? new Map()));
  }
  for (const [name, now] of after.marks) {
    const was = before.marks.get(name);
    if (was && was.look !== now.look) found.push({ sort: "turned", at: now });
  }
  for (const [name, now] of after.figures) {
    const was = before.figures.get(name);
    if (was && was.value !== now.value) found.push({ sort: "counted", at: now, from: was.value, to: now.value });
  }
  return found;
}

function movesOf(before: Map<string, Piece>, after: Map<string, Piece>): Change[] {
  const missing = [...before].filter(([at, { n }]) => (after.get(at)?.n ?? 0) < n).map(([, piece]) => piece);
  const more = [...after].filter(([at, { n }]) => (before.get(at)?.n ?? 0) < n).map(([, piece]) => piece);
  const found: Change[] = more.map((to) => {
    const from = missing.shift();
    return from ? { sort: "moved", from, to } : { sort: "came", to };
  });
  for (const [at, to] of after) {
    const from = before.get(at);
    if (from && to.quiet && from.n === to.n && Math.hypot(from.box.left - to.box.left, from.box.top - to.box.top) > 2) found.push({ sort: "slid", from, to });
  }
  return [...found, ...missing.map((from): Change => ({ sort: "left", from }))];
}
