import { SORT_ICON } from "../games/honour/cards.ts";
import { outline } from "../changes/show.ts";
import { reachable, shows } from "../table/spots.ts";

// Where the signs of a sheet stand on the table.

/** So long the table is outlined, and the sheet keeps out of the way. */
export const SEEN = 2000;

const drawn = (...ids: string[]): string => ids.map((id) => `use[href$="#${id}"]`).join(", ");

/** How the table draws a sign, the clearest first: as a picture or small, "act-govern" or "govern"; a florin is a coin. */
function waysOf(sign: string): string[] {
  if (sign === "florin") return [`.coin, ${drawn("i-florin")}`];
  const [kind, name] = sign.split("-");
  if (kind === "sort") return [drawn(`a-${sign}`), drawn(`i-${SORT_ICON[name!]}`)];
  return [`[data-character="${sign}"], ${drawn(`a-${sign}`, `i-${name ?? sign}`)}`];
}

/** The sign wherever the table shows it, also behind the sheet. */
function found(sign: string): Element[] {
  const ways = waysOf(sign).map((css) => {
    const all = [...document.querySelectorAll(`.main :is(${css})`)].map((node) => node.closest("svg") ?? node);
    return all.filter((node) => !node.closest(".aid-panel") && shows(node));
  });
  return ways.find((nodes) => nodes.length > 0) ?? [];
}

/** Outline a sign on the table; a sheet that hides all of it steps aside. Whether the table shows it at all. */
export function showOnTable(sign: string, sheet: HTMLElement): boolean {
  const all = found(sign);
  const first = all[0];
  if (!first) return false;
  let seen = all.filter(reachable);
  if (seen.length === 0) {
    sheet.classList.add("aside");
    setTimeout(() => sheet.classList.remove("aside"), SEEN);
    seen = all.filter(reachable);
  }
  if (seen.length > 0) outline(seen);
  else {
    first.scrollIntoView({ block: "center", inline: "center" });
    // Scrolling takes rings away: they are drawn after it.
    requestAnimationFrame(() => outline(all.filter(reachable)));
  }
  return true;
}
