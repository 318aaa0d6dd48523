import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableModel } from "../table/table_model.ts";
import { capture, changesBetween, type Painted } from "./painted.ts";
import { show, showActor } from "./show.ts";

/** The page of a phone that is shown: what stands on another has neither come nor gone. */
const page = (): string | undefined => document.querySelector(".phone > .main")?.className;

/** Every change of the board is seen: pieces travel, what turned gets a ring, numbers count. A press ends it. */
export function Changes({ model }: { model: TableModel }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let before: Painted | null = null;
    let turned = page();
    let frame = 0;
    let known = model.view.peek();
    let heard = model.log.peek().at(-1)?.n ?? 0;
    const stop = effect(() => {
      if (model.view.value === known) return;
      known = model.view.value;
      // The signals have changed, the page not yet: it is drawn again after this.
      if (before === null) {
        before = capture(document);
        turned = page();
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        // The ending takes the board's place: nothing of it has gone anywhere.
        if (before && layer.current && model.table.value.state !== "over" && turned === page()) {
          const changes = changesBetween(before, capture(document));
          show(changes, layer.current, model);
          if (changes.length === 0) showActor(layer.current, model, heard);
        }
        before = null;
        heard = model.log.value.at(-1)?.n ?? 0;
      });
    });
    const clear = () => layer.current?.replaceChildren();
    // A panel that opens or closes moves what was ringed; the ending takes its place.
    const moved = effect(() => {
      void model.telling.value;
      void model.table.value.state;
      void model.story.value;
      clear();
    });
    // Rings lie over the page and do not follow it.
    addEventListener("resize", clear);
    document.addEventListener("scroll", clear, { capture: true, passive: true });
    document.addEventListener("pointerdown", clear, true);
    return () => {
      stop();
      moved();
      cancelAnimationFrame(frame);
      removeEventListener("resize", clear);
      document.removeEventListener("scroll", clear, true);
      document.removeEventListener("pointerdown", clear, true);
    };
  }, [model]);
  return <div ref={layer} class="changes" aria-hidden="true" data-testid="changes" />;
}
