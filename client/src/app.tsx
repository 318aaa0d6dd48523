import { Lobby } from "./lobby/Lobby.tsx";
import { later } from "./later.tsx";
import { place, route } from "./router.ts";
import { RulesPage } from "./rules/RulesPage.tsx";
import { Missing } from "./table/Missing.tsx";
import { TablePage } from "./table/TablePage.tsx";

const HowStrong = later(async () => (await import("./bots/LadderPage.tsx")).LadderPage);
const Aid = later(async () => (await import("./aid/AidPage.tsx")).AidPage);
const Settings = later(async () => (await import("./settings/SettingsPage.tsx")).SettingsPage, "settings");
const NewTable = later(async () => (await import("./lobby/NewTablePage.tsx")).NewTablePage, "options");
const Replays = later(async () => (await import("./lobby/Replays.tsx")).Replays);
const ReplayPage = later(async () => (await import("./replay/ReplayPage.tsx")).ReplayPage);
const Lab = later(async () => (await import("./lab/LabPage.tsx")).LabPage, "lab", "options");

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
    case "aid":
      return <Aid game={to.game} table={to.table} />;
    case "new":
      return <NewTable game={to.game} />;
    case "settings":
      return <Settings />;
    case "lab":
      return <Lab view={to.view} one={to.one} other={to.other} />;
    case "nowhere":
      return <Missing />;
  }
}
