import { useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Table } from "../net/types.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { t } from "../words/words.ts";

type Way = "hand-over" | "take-back" | "leave" | "end" | "resign" | "delete";

const SIGNS: Record<Way, string> = { "hand-over": "bot", "take-back": "person", leave: "prev", end: "check", resign: "flag", delete: "x" };

/** The ways there are for this person: before the start, in a game, after it. */
export function waysOut(table: Table): Way[] {
  const seated = table.your_seat !== null;
  const playing = table.state === "playing";
  const ways: [Way, boolean][] = [
    ["hand-over", playing && seated && !table.yours_alone],
    ["take-back", playing && table.kept_seat !== null],
    ["leave", table.state === "waiting" && seated && !table.yours_alone],
    ["end", playing && seated && !table.yours_alone],
    ["resign", playing && (seated || table.kept_seat !== null) && !table.yours_alone],
    ["delete", table.yours_alone],
  ];
  return ways.filter(([, open]) => open).map(([way]) => way);
}

/** What cannot be undone is asked twice, with what will happen. */
const GRAVE: Way[] = ["end", "resign", "delete"];

interface WaysOutProps {
  table: Table;
  ways: Way[];
  /** It was done; the table as it is now, or null if it is gone. */
  done: (table: Table | null, way: Way) => void;
  /** The menu they stand in closes with the last word: what comes of it is seen on the table. */
  closing?: boolean;
}

/** Leave, hand over, take back, end, give up, delete: one line each, the grave ones with a second press. */
export function WaysOut({ table, ways, done, closing = false }: WaysOutProps) {
  const [sure, setSure] = useState<Way | null>(null);
  const [wrong, setWrong] = useState("");
  const go = async (way: Way) => {
    try {
      done(await take(way, table), way);
    } catch (error) {
      setWrong(said(error));
    }
  };
  if (ways.length === 0) return null;
  return (
    <div class="ways" data-testid="ways">
      {ways.map((way) =>
        sure === way ? (
          <div key={way} class="sure" role="alert">
            <p class="sm">{about(way, table)}</p>
            <Button small kind="pri" data-testid={`sure-${way}`} data-closes={closing || undefined} onClick={() => void go(way)}>
              {t(`way-${way}`)}
            </Button>
            <Button small onClick={() => setSure(null)}>
              {t("not-yet")}
            </Button>
          </div>
        ) : (
          <button key={way} type="button" class="way" data-testid={`way-${way}`} onClick={() => (GRAVE.includes(way) ? setSure(way) : void go(way))}>
            <Icon name={SIGNS[way]} size={15} />
            {t(`way-${way}`)}
          </button>
        ),
      )}
      {wrong && (
        <p class="sm" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function about(way: Way, table: Table): string {
  if (way === "resign") return table.players === 2 ? t("way-resign-two") : t("way-resign-more");
  return way === "end" ? t("way-end-about") : t("way-delete-about");
}

async function take(way: Way, table: Table): Promise<Table | null> {
  switch (way) {
    case "take-back":
      return http.join(table.id, table.kept_seat ?? undefined);
    case "end":
      return http.end(table.id);
    case "resign":
      return http.resign(table.id);
    case "delete":
      await http.remove(table.id);
      return null;
    default:
      return http.leave(table.id);
  }
}
