import "./aid.css";
import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { Things } from "../net/types.ts";
import { Bars } from "../ui/basics.tsx";
import { learn } from "../words/words.ts";
import { Cited, type Follow, type Show } from "./aid_parts.tsx";
import { sheetOf, wordsOf, type Sheet } from "./sheets.ts";

interface SheetProps {
  game: string;
  /** The table whose options decide the numbers; none: the usual ones. */
  table?: string | undefined;
  /** Where a clause is opened, if not on the page of the rules. */
  follow?: Follow | undefined;
  /** What shows a sign on the table, where there is one. */
  show?: Show | undefined;
}

/** A game on one sheet, once its drawing, its words and its numbers are here. */
export function AidSheet({ game, table, follow, show }: SheetProps) {
  const [found, setFound] = useState<{ Sheet: Sheet; figures: Things } | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let wanted = true;
    setFound(null);
    setWrong("");
    Promise.all([sheetOf(game), http.figures(game, table), learn(...wordsOf(game))]).then(
      ([Sheet, figures]) => wanted && setFound({ Sheet, figures }),
      (error: unknown) => wanted && setWrong(said(error)),
    );
    return () => {
      wanted = false;
    };
  }, [game, table]);
  if (wrong) return <p role="alert">{wrong}</p>;
  if (!found) return <Bars rows={10} />;
  return (
    <Cited.Provider value={{ game, follow, show }}>
      <div class={`aid aid-${game}`} data-testid="aid">
        <found.Sheet figures={found.figures} />
      </div>
    </Cited.Provider>
  );
}
