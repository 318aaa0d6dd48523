// Where the things that answers are about lie on the page.

export const spotOf = (name: string): string => `[data-spot="${CSS.escape(name)}"]`;

/** Whether it is drawn at all. */
export const shows = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect();
  return width > 2 && height > 2 && getComputedStyle(node).visibility !== "hidden";
};

/** The first of these that can be seen. */
export function firstSeen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(shows) ?? null;
}

/** Whether a press in its middle would hit it: it is on the screen, and nothing lies over it. */
export function reachable(node: Element): boolean {
  const box = node.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && (node.contains(hit) || hit.contains(node));
}
