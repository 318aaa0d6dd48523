import type { TableModel } from "../../table/table_model.ts";
import { deskOf, ledgerOf } from "./desk.ts";
import { partsOf } from "./spots.ts";

/** Keys of this table: places of the board, payment suggestions, keeping a source. */
export function key(model: TableModel, pressed: string, spot: string | null): boolean {
  const desk = deskOf(model);
  switch (pressed) {
    case "m":
      return focus('.map .city.legal [data-spot]', '.map .power.legal [data-spot]', '.map [data-spot^="city:"]');
    case "p":
      return focus(".palace .is-legal > [data-spot]", ".palace .room [data-spot]");
    case "d":
      return focus(".domain .is-legal > [data-spot]", ".domain [data-spot]");
    case "h":
      return focus(".others .mini-room.legal", ".others button");
    case "a": {
      const all = ledgerOf(model)?.payments.length ?? 0;
      if (all > 1) {
        desk.byHand.value = null;
        desk.suggestion.value = (desk.suggestion.value + 1) % all;
      }
      return all > 1;
    }
    case "k": {
      const row = document.activeElement?.closest<HTMLElement>("[data-source]")?.dataset.source;
      const [kind, name] = partsOf(spot ?? "");
      const source = kind === "space" || kind === "tile" ? name : row;
      if (!source) return false;
      keep(model, source);
      return true;
    }
    case "e":
      model.wantsIdeas.value = !model.wantsIdeas.value;
      return true;
    default:
      return false;
  }
}

/** Reserve a source, or release it: suggestions leave what is kept alone. */
export function keep(model: TableModel, source: string): void {
  const desk = deskOf(model);
  const kept = desk.kept.value;
  desk.kept.value = kept.includes(source) ? kept.filter((one) => one !== source) : [...kept, source];
  desk.byHand.value = null;
}

/** The first of what can be answered there, else the first of what is there; pressed again, the next. */
function focus(...selectors: string[]): boolean {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    const next = found[(found.indexOf(document.activeElement as HTMLElement) + 1) % found.length];
    next?.focus();
    if (next) return true;
  }
  return false;
}
