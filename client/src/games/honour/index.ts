import "./style.css";
import { h } from "preact";
import type { TableModel } from "../../table/table_model.ts";
import { term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { GameModule } from "../module.ts";
import { Answers, key, listed, told, wanted } from "./Answers.tsx";
import { asked, heading, wish } from "./phrases.ts";
import { CHARACTERS, characterName, seen } from "./cards.ts";
import { adopt, choose, planned, way } from "./choice.ts";
import { Clock } from "./Clock.tsx";
import { course, goals } from "./course.ts";
import { Details } from "./Details.tsx";
import { Ending, Final } from "./Ending.tsx";
import { roundWords } from "./Mill.tsx";
import { entries, LOUD, sign } from "./news.ts";
import { Reaction } from "./Reaction.tsx";
import { Seal } from "./Seal.tsx";
import { HonourTable, PhoneDisplay, PhoneHand, PhoneTable } from "./Table.tsx";

const module: GameModule = {
  name: "honour",
  Table: HonourTable,
  tabs: [
    { id: "table", icon: "table", label: "table", Body: PhoneTable },
    { id: "hand", icon: "handfull", label: "ho-hand", Body: PhoneHand },
    { id: "display", icon: "deck", label: "ho-display", Body: PhoneDisplay },
  ],
  way,
  offer: told,
  listed,
  standing,
  note: (model) => (model.live && !seen(model).ended ? { text: t(seen(model).variant === "short" ? "ho-hidden-short" : "ho-hidden"), clause: "HO-12.1" } : null),
  names: () => CHARACTERS.map((_, seat) => characterName(seat)),
  asked,
  heading,
  choose,
  planned,
  adopt,
  key,
  Answers,
  Reaction,
  Sign: Clock,
  Details,
  wanted,
  wish,
  entries,
  gathers: ["drew_open"],
  course,
  goals,
  endsBy: () => t("ho-tiebreak"),
  loud: LOUD,
  sign,
  Story: Ending,
  Final,
  Seal: ({ seat, size }) => h(Seal, { seat, size }),
  lineIcon: (line) => ({ cards: "trophy", tokens: "disc", recognition: "ladder" })[line] ?? null,
  tiebreak: (model) => ({ text: `${t("event-honour-ended", { reason: term(seen(model).ended) })}. ${t("ho-tiebreak")}`, clause: "HO-10.1" }),
};

function standing(model: TableModel): string {
  const { variant } = seen(model);
  if (model.table.value.state === "over" && model.live) return t("end-of-game");
  return `${t(`option-variant-${variant}`)} · ${roundWords(model)}`;
}

export default module;
