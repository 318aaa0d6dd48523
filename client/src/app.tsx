import { useEffect, useState } from "preact/hooks";
import type { LadderPage } from "./bots/LadderPage.tsx";
import { Lobby } from "./lobby/Lobby.tsx";
import { Replays } from "./lobby/Replays.tsx";
import { place, route } from "./router.ts";
import { RulesPage } from "./rules/RulesPage.tsx";
import { Missing } from "./table/Missing.tsx";
import { ReplayPage } from "./table/ReplayPage.tsx";
import { TablePage } from "./table/TablePage.tsx";

/** Few look at it, so it is fetched when somebody does. */
function HowStrong({ game }: { game: string | null }) {
  const [page, setPage] = useState<{ LadderPage: typeof LadderPage } | null>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => void import("./bots/LadderPage.tsx").then(setPage, () => setWrong(true)), []);
  if (wrong) return <Missing />;
  return page && <page.LadderPage game={game} />;
}

export function App() {
  const to = route(place.value.path, place.value.hash);
  switch (to.page) {
    case "lobby":
      return <Lobby />;
    case "table":
      return <TablePage key={to.id} id={to.id} />;
    case "replay":
      return <ReplayPage key={to.id} id={to.id} step={to.step} />;
    case "replays":
      return <Replays />;
    case "bots":
      return <HowStrong game={to.game} />;
    case "rules":
      return <RulesPage game={to.game} clause={to.clause} />;
    case "nowhere":
      return <Missing />;
  }
}
