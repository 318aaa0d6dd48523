import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Drawn, Tab } from "../games/module.ts";
import { hasAid } from "../aid/sheets.ts";
import { later } from "../later.tsx";
import { bookOf } from "../rules/book.ts";
import { Rulebook } from "../rules/Rulebook.tsx";
import { still, wide } from "../settings.ts";
import { Button, Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { Chronicle } from "./Chronicle.tsx";
import { CloserLook } from "./CloserLook.tsx";
import { EndBar, EndScreen } from "./EndScreen.tsx";
import { useFocusKept } from "./focus.ts";
import { CourseStrip } from "./Course.tsx";
import { GuideOf } from "./GuideOf.tsx";
import { Heard } from "./Heard.tsx";
import { Since, SinceLine } from "./Since.tsx";
import { useSince } from "./since.ts";
import { Changes } from "../changes/Changes.tsx";
import { useKeys } from "./keys.ts";
import { PlansPanel } from "./Plans.tsx";
import { PromptBar } from "./PromptBar.tsx";
import { RuleDrawer } from "./RuleDrawer.tsx";
import type { TableModel } from "./table_model.ts";
import { Strip } from "./Strip.tsx";
import { TopBar } from "./TopBar.tsx";
import { WhyNotPopover, WhyNotSpoken } from "./WhyNot.tsx";

const Aid = later(async () => (await import("../aid/AidPanel.tsx")).AidPanel);
const CHAPTER = 2200;

interface ShellProps {
  model: TableModel;
  title?: ComponentChildren;
  tools?: ComponentChildren;
  /** Instead of the prompt bar: the replay's transport. */
  bar?: ComponentChildren;
}

/** The anatomy all games share: where and when above, what is asked below, the game between. */
export function Shell({ model, title, tools, bar }: ShellProps) {
  const command = useMemo(() => signal(false), [model]);
  const tab = useSignal(model.module.tabs[0]!.id);
  const showLog = () => {
    tab.value = "log";
    document.getElementById("chronicle")?.focus();
  };
  const Text = useText(model);
  useKeys({ model, command, showLog, toggleText: () => (model.inWords.value = !model.inWords.value) });
  useFocusKept();
  useSince(model);
  useStory(model);
  // Read here, not in the effect: so it follows the turn and the language.
  const named = `${model.myTurn.value ? "● " : ""}${gameName(model.game)} · Virtù`;
  useEffect(() => {
    document.title = named;
  }, [named]);
  // On a phone the rules are a tab.
  useEffect(() => {
    if (!wide.value && model.rule.value !== null) tab.value = "rules";
  }, [model.rule.value, wide.value]);
  // Plans and the player aid lie in the same place: the one that was asked for last is read.
  useEffect(() => {
    if (model.aid.value) model.wantsIdeas.value = false;
  }, [model.aid.value]);
  useEffect(() => {
    if (model.wantsIdeas.value) model.aid.value = false;
  }, [model.wantsIdeas.value]);
  const over = model.live && model.table.value.state === "over";
  const ended = over && model.story.value >= (model.module.chapters?.(model.log.value) ?? 0);
  const aid = model.aid.value && <Aid model={model} />;
  const foot = bar ?? (over ? <EndBar model={model} /> : <PromptBar model={model} command={command} />);
  return (
    <div class={`app ${wide.value ? "desk" : "phone"} ${model.isPlan ? "planning" : ""} game-${model.game} ${model.module.dress ? `game-${model.module.dress}` : ""}`}>
      {/* First in the order of keys: answers come before everything else. Seen at the bottom. */}
      <footer class="foot">{foot}</footer>
      <TopBar model={model} title={title} tools={tools} />
      {!ended && <CourseStrip model={model} />}
      <Strip model={model} />
      {(ended || Text || !wide.value || !model.module.guides?.()) && <GuideOf model={model} />}
      {!wide.value && model.module.Order && (
        <section class="order-row" aria-label={t("players")}>
          <model.module.Order model={model} />
        </section>
      )}
      {wide.value ? (
        <main class={`main ${ended ? "ended" : ""}`} data-testid={ended ? "ended" : "board"}>
          {ended ? <EndScreen model={model} /> : Text ? <TextView model={model} Text={Text} /> : <model.module.Table model={model} />}
          {aid}
          <RuleDrawer model={model} />
          <PlansPanel model={model} />
          <WhyNotPopover model={model} />
          <CloserLook model={model} />
        </main>
      ) : (
        <Phone model={model} ended={ended} tab={tab} Text={Text} />
      )}
      {!wide.value && aid}
      <WhyNotSpoken model={model} />
      <Changes model={model} />
      {model.live && <Heard key={model.table.value.id} model={model} />}
    </div>
  );
}

/** How this game is put into words, once that is wanted. */
function useText(model: TableModel): Drawn | null {
  const text = useSignal<Drawn | null>(null);
  const wanted = model.inWords.value;
  useEffect(() => {
    const load = async () => {
      text.value = (await model.module.text?.()) ?? (await import("../games/plain/index.tsx")).Seen;
    };
    if (wanted && text.value === null) void load();
  }, [model, wanted]);
  return wanted ? text.value : null;
}

/** The whole table in words, for those who would rather read it. */
function TextView({ model, Text }: { model: TableModel; Text: Drawn }) {
  return (
    <>
      <section class="col">
        <Chronicle model={model} />
      </section>
      <section class="col text-view">
        <Text model={model} />
      </section>
    </>
  );
}

interface PhoneProps {
  model: TableModel;
  ended: boolean;
  tab: { value: string };
  Text: Drawn | null;
}

/** One thing at a time, five tabs at the bottom. */
function Phone({ model, ended, tab, Text }: PhoneProps) {
  const common: Tab[] = [
    { id: "rules", icon: "book", label: "rules", Body: PhoneRules },
    { id: "log", icon: "scroll", label: "log", Body: ({ model: same }) => <Chronicle model={same} /> },
  ];
  const tabs = [...model.module.tabs, ...common];
  const shown = tabs.find((one) => one.id === tab.value) ?? tabs[0]!;
  const first = shown === tabs[0];
  const asked = model.myTurn.value ? model.question.value?.name : undefined;
  // The board turns to what is asked, unless somebody is reading.
  useEffect(() => {
    const place = asked === undefined ? null : model.module.place?.(model);
    if (place && model.module.tabs.some((one) => one.id === tab.value)) tab.value = place;
  }, [model, asked]);
  // What can be pressed is in sight, whatever opened above it.
  const above = model.telling.value;
  useEffect(() => {
    if (asked === undefined || model.table.value.lesson) return;
    // Once all of it is drawn.
    const frame = requestAnimationFrame(() => document.querySelector(".main .leg")?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [model, asked, shown.id, above]);
  // Rings and numbers stand over what was there before.
  useLayoutEffect(() => document.querySelector(".changes")?.replaceChildren(), [shown.id]);
  const turnTo = model.turnTo.value;
  useEffect(() => {
    if (turnTo) tab.value = turnTo.tab;
  }, [turnTo]);
  useEffect(() => {
    if (ended && model.module.place) tab.value = model.module.tabs[0]!.id;
  }, [model, ended]);
  return (
    <>
      <main class={`main tab-${shown.id}`} data-testid={ended ? "ended" : "board"}>
        {!ended && (first ? <Since model={model} /> : model.module.tabs.includes(shown) && <SinceLine model={model} />)}
        {ended && first ? <EndScreen model={model} /> : Text && model.module.tabs.includes(shown) ? <Text model={model} /> : <shown.Body model={model} />}
        <WhyNotPopover model={model} />
        <CloserLook model={model} />
      </main>
      <nav class="tabs" aria-label={t("views")} style={{ gridTemplateColumns: `repeat(${tabs.length}, 1fr)` }}>
        {tabs.map((one) => (
          <button
            type="button"
            key={one.id}
            class={one === shown ? "on" : ""}
            aria-current={one === shown ? "page" : undefined}
            onClick={() => {
              tab.value = one.id;
              if (one.id !== "rules") model.rule.value = null;
            }}
          >
            <Icon name={one.icon} size={21} />
            {t(one.label)}
          </button>
        ))}
      </nav>
    </>
  );
}

function PhoneRules({ model }: { model: TableModel }) {
  const clause = model.rule.value ?? model.question.value?.clause ?? "";
  return (
    <Panel title={t("rules")} class="book">
      {hasAid(model.game) && (
        <Button small icon="table" data-testid="aid-open" onClick={() => (model.aid.value = true)}>
          {t("aid-title")}
        </Button>
      )}
      <Rulebook game={bookOf(model.game, clause)} clause={clause} follow={(to) => (model.rule.value = to)} />
    </Panel>
  );
}

/** The chapters of the ending follow one another by themselves; with reduced motion they stand there at once. */
function useStory(model: TableModel): void {
  const told = model.story.value;
  const all = model.module.chapters?.(model.log.value) ?? 0;
  useEffect(() => {
    if (told >= all || model.table.value.state !== "over") return;
    const timer = setTimeout(() => (model.story.value = told + 1), still.value ? 0 : CHAPTER);
    return () => clearTimeout(timer);
  }, [model, told, all, model.table.value.state]);
}
