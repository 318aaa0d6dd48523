import { useLayoutEffect } from "preact/hooks";
import { Popover } from "../ui/Popover.tsx";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

const HOVER = 400;
const LONG_PRESS = 450;

/** Details of the thing under the pointer, under a long press, or under the focus with “?”. */
export function CloserLook({ model }: { model: TableModel }) {
  // Before the first paint: whoever sees a thing may press it.
  useLayoutEffect(() => {
    if (!model.module.Details) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const look = (spot: HTMLElement) => {
      model.closer.value = { spot: spot.dataset.spot!, anchor: spot };
    };
    let at = "";
    /** What came under a pointer that rests: nobody asked for its details, nor wants those of another thing closed. */
    let unasked = false;
    const place = (event: PointerEvent) => `${event.clientX} ${event.clientY}`;
    const over = (event: PointerEvent) => {
      unasked = at === "" || at === place(event);
      at = place(event);
      if (!unasked) enter(event);
    };
    const moved = (event: PointerEvent) => {
      if (at === place(event)) return;
      at = place(event);
      if (unasked) enter(event);
      unasked = false;
    };
    const enter = (event: PointerEvent) => {
      clearTimeout(timer);
      const spot = (event.target as Element).closest?.<HTMLElement>("[data-spot]");
      // Where nothing can hover, what seems to be a mouse is the echo of a touch.
      if (event.pointerType !== "mouse" || !matchMedia("(hover: hover)").matches) return;
      if (spot) timer = setTimeout(() => look(spot), HOVER);
      else if (model.closer.value && !(event.target as Element).closest?.(".pop")) model.closer.value = null;
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      pressed = false;
      const spot = (event.target as Element).closest?.<HTMLElement>("[data-spot]");
      if (!spot || event.pointerType === "mouse") {
        if (spot) model.closer.value = null;
        return;
      }
      timer = setTimeout(() => {
        pressed = true;
        look(spot);
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(timer);
    const click = (event: MouseEvent) => {
      // The click that ends a long press is not a choice.
      if (!pressed) {
        // What is no button has nothing to answer but itself.
        const spot = (event.target as Element).closest?.<HTMLElement>("[data-spot]");
        if (spot && spot.getAttribute("role") !== "button" && !(event.target as Element).closest("button, a, .pop")) look(spot);
        return;
      }
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if ((event.target as Element).closest?.("[data-spot]") && pressed) event.preventDefault();
    };
    document.addEventListener("pointerover", over);
    document.addEventListener("pointermove", moved);
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", up);
    document.addEventListener("click", click, true);
    document.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointermove", moved);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", up);
      document.removeEventListener("click", click, true);
      document.removeEventListener("contextmenu", menu);
    };
  }, [model]);
  const closer = model.closer.value;
  // A table drawn anew in between has the same thing in another element.
  const anchor = closer && (closer.anchor.isConnected ? closer.anchor : document.querySelector(`[data-spot="${CSS.escape(closer.spot)}"]`));
  if (!closer || !anchor || !model.module.Details) return null;
  return (
    <Popover anchor={anchor} close={() => (model.closer.value = null)} label={t("details")} class="closer">
      <model.module.Details model={model} spot={closer.spot} />
    </Popover>
  );
}
