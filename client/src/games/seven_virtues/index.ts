import "./style.css";
import type { TableModel } from "../../table/table_model.ts";
import { t } from "../../words/words.ts";
import type { GameModule } from "../module.ts";
import { offerWords, wanted, wish } from "./answers.ts";
import { seen, VIRTUES } from "./cards.ts";
import { course, goals } from "./course.ts";
import { Details } from "./Details.tsx";
import { Final, Held } from "./Final.tsx";
import { entries, parts, toldTake } from "./log.ts";
import { chaptersOf } from "./Story.tsx";
import { PhonePlayers, PhoneScoring, PhoneTable, Telling, VirtuesTable } from "./Table.tsx";

const module: GameModule = {
  name: "seven_virtues",
  Table: VirtuesTable,
  tabs: [
    { id: "table", icon: "table", label: "table", Body: PhoneTable },
    { id: "scoring", icon: "ladder", label: "sv-scoring", Body: PhoneScoring },
    { id: "players", icon: "person", label: "players", Body: PhonePlayers },
  ],
  offer: offerWords,
  standing,
  note: (model) => (seen(model).hands_open || !model.live ? null : { text: t("sv-memory"), clause: "SV-6.2" }),
  Details,
  guides: () => true,
  wanted,
  wish,
  entries,
  told: toldTake,
  sign: ({ event }) => ({ took: "deck", called: "bell", gained: "star", trios: "flame", gave: "handfull", discarded: "redo", paid_lights: "light" })[event] ?? "spark",
  parts,
  // While hands are closed, how fast somebody answers tells what they hold.
  obvious: (model) => (seen(model).hands_open ? (model.question.value?.obvious ?? null) : null),
  course,
  goals,
  endsBy: () => t("sv-tiebreak"),
  chapters: (log) => chaptersOf(log).length,
  Story: Telling,
  Final,
  finalFits: true,
  Held,
  lineIcon: (line) => (VIRTUES.includes(line) ? line : line === "trios" ? "flame" : "star"),
  tiebreak: () => ({ text: t("sv-tiebreak"), clause: "SV-5.2" }),
};

function standing(model: TableModel): string {
  const { pile, called } = seen(model);
  if (model.table.value.state === "over" && model.live) return t("end-of-game");
  return called > 0 ? t("sv-phase-scoring", { called }) : t("sv-phase-draft", { pile });
}

export default module;
