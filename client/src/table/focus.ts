import { useEffect } from "preact/hooks";

// What is answered goes away, and the focus with it. It is given a place again where the player was,
// so that whoever plays by keys or listens never starts anew at the top of the page.

const KEPT = 12;

/** Never lose the focus: after an answer it stands at the answers, after something is closed where it was before. */
export function useFocusKept(): void {
  useEffect(() => {
    const past: { node: Element; asked: boolean }[] = [];
    const note = (event: FocusEvent) => {
      const node = event.target as Element;
      past.push({ node, asked: node.closest(".prompt") !== null });
      if (past.length > KEPT) past.shift();
    };
    const mend = () => {
      if (document.activeElement !== document.body || past.length === 0 || past.at(-1)!.node.isConnected) return;
      const before = past.findLast(({ node }) => node.isConnected);
      const answers = document.querySelector<HTMLElement>(".prompt .opts:not(:empty)");
      const next = past.at(-1)!.asked || !before ? answers : (before.node as HTMLElement);
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
