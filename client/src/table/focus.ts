import { useEffect } from "preact/hooks";

// What is answered goes away, and the focus with it. It is given a place again where the player was,
// so that whoever plays by keys or listens never starts anew at the top of the page.

const KEPT = 12;

interface Stood {
  node: HTMLElement;
  /** In the prompt bar, or in the panel of the question. */
  bar: boolean;
  panel: boolean;
  offer: string | undefined;
}

/** The same line of the panel if it is still there, else its first. */
function inPanel(offer: string | undefined): HTMLElement | null {
  const lines = [...document.querySelectorAll<HTMLElement>(".asked.mine [data-offer]")];
  return lines.find((line) => line.dataset.offer === offer) ?? lines[0] ?? null;
}

/** Never lose the focus: after an answer it stands at the answers, after something is closed where it was before. */
export function useFocusKept(): void {
  useEffect(() => {
    const past: Stood[] = [];
    const note = (event: FocusEvent) => {
      const node = event.target as HTMLElement;
      past.push({ node, bar: node.closest(".prompt") !== null, panel: node.closest(".asked") !== null, offer: node.dataset.offer });
      if (past.length > KEPT) past.shift();
    };
    const mend = () => {
      if (document.activeElement !== document.body || past.length === 0 || past.at(-1)!.node.isConnected) return;
      const last = past.at(-1)!;
      const before = past.findLast(({ node }) => node.isConnected);
      // While others answer there is nothing to choose: then the bar itself holds the place.
      const answers = document.querySelector<HTMLElement>(".prompt .opts:not(:empty)") ?? document.querySelector<HTMLElement>(".prompt");
      const next = last.panel ? answers && (inPanel(last.offer) ?? answers) : last.bar || !before ? answers : before.node;
      next?.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(mend);
    document.addEventListener("focusin", note);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      watcher.disconnect();
    };
  }, []);
}
