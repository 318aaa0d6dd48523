import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Drawn, Tab } from "../games/module.ts";
import { Rulebook } from "../rules/Rulebook.tsx";
import { still, wide } from "../settings.ts";
import { Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { Chronicle } from "./Chronicle.tsx";
import { CloserLook } from "./CloserLook.tsx";
import { EndBar, EndScreen } from "./EndScreen.tsx";
import { useFocusKept } from "./focus.ts";
import { Heard } from "./Heard.tsx";
import { useKeys } from "./keys.ts";
import { PromptBar } from "./PromptBar.tsx";
import { RuleDrawer } from "./RuleDrawer.tsx";
import type { Sight } from "./table_model.ts";
import { Strip } from "./Strip.tsx";
import { TopBar } from "./TopBar.tsx";
import { WhyNotPopover, WhyNotSpoken } from "./WhyNot.tsx";

const CHAPTER = 2200;

interface ShellProps {
  sight: Sight;
  title?: ComponentChildren;
  tools?: ComponentChildren;
  /** Instead of the prompt bar: the replay's transport. */
  bar?: ComponentChildren;
}

/** The anatomy all games share: where and when above, what is asked below, the game between. */
export function Shell({ sight, title, tools, bar }: ShellProps) {
  const command = useMemo(() => signal(false), [sight]);
  const tab = useSignal(sight.module.tabs[0]!.id);
  const showLog = () => {
    tab.value = "log";
    document.getElementById("chronicle")?.focus();
  };
  const Text = useText(sight);
  useKeys({ sight, command, showLog, toggleText: () => (sight.inWords.value = !sight.inWords.value) });
  useFocusKept();
  useStory(sight);
  useEffect(() => {
    document.title = `${sight.myTurn.value ? "● " : ""}${gameName(sight.game)} · Virtù`;
  });
  // On a phone the rules are a tab.
  useEffect(() => {
    if (!wide.value && sight.rule.value !== null) tab.value = "rules";
  }, [sight.rule.value, wide.value]);
  const over = sight.live && sight.table.value.state === "over";
  const ended = over && sight.story.value >= (sight.module.chapters?.(sight.log.value) ?? 0);
  const foot = bar ?? (over ? <EndBar sight={sight} /> : <PromptBar sight={sight} command={command} />);
  return (
    <div class={`app ${wide.value ? "desk" : "phone"} ${sight.isPlan ? "planning" : ""} game-${sight.game} ${sight.module.dress ? `game-${sight.module.dress}` : ""}`}>
      {/* First in the order of keys: answers come before everything else. Seen at the bottom. */}
      <footer class="foot">{foot}</footer>
      <TopBar sight={sight} title={title} tools={tools} />
      <Strip sight={sight} />
      {!wide.value && sight.module.Order && (
        <section class="order-row" aria-label={t("players")}>
          <sight.module.Order sight={sight} />
        </section>
      )}
      {wide.value ? (
        <main class={`main ${ended ? "ended" : ""}`} data-testid={ended ? "ended" : "board"}>
          {ended ? <EndScreen sight={sight} /> : Text ? <TextView sight={sight} Text={Text} /> : <sight.module.Table sight={sight} />}
          <RuleDrawer sight={sight} />
          <WhyNotPopover sight={sight} />
          <CloserLook sight={sight} />
        </main>
      ) : (
        <Phone sight={sight} ended={ended} tab={tab} Text={Text} />
      )}
      <WhyNotSpoken sight={sight} />
      {sight.live && <Heard key={sight.table.value.id} sight={sight} />}
    </div>
  );
}

/** How this game is put into words, once that is wanted. */
function useText(sight: Sight): Drawn | null {
  const text = useSignal<Drawn | null>(null);
  const wanted = sight.inWords.value;
  useEffect(() => {
    const load = async () => {
      text.value = (await sight.module.text?.()) ?? (await import("../games/plain/index.tsx")).Seen;
    };
    if (wanted && text.value === null) void load();
  }, [sight, wanted]);
  return wanted ? text.value : null;
}

/** The whole table in words, for those who would rather read it. */
function TextView({ sight, Text }: { sight: Sight; Text: Drawn }) {
  return (
    <>
      <section class="col">
        <Chronicle sight={sight} />
      </section>
      <section class="col text-view">
        <Text sight={sight} />
      </section>
    </>
  );
}

interface PhoneProps {
  sight: Sight;
  ended: boolean;
  tab: { value: string };
  Text: Drawn | null;
}

/** One thing at a time, five tabs at the bottom. */
function Phone({ sight, ended, tab, Text }: PhoneProps) {
  const common: Tab[] = [
    { id: "rules", icon: "book", label: "rules", Body: PhoneRules },
    { id: "log", icon: "scroll", label: "log", Body: ({ sight: same }) => <Chronicle sight={same} /> },
  ];
  const tabs = [...sight.module.tabs, ...common];
  const shown = tabs.find((one) => one.id === tab.value) ?? tabs[0]!;
  const first = shown === tabs[0];
  const asked = sight.myTurn.value ? sight.question.value?.name : undefined;
  // The board turns to what is asked, unless somebody is reading.
  useEffect(() => {
    const place = asked === undefined ? null : sight.module.place?.(sight);
    if (place && sight.module.tabs.some((one) => one.id === tab.value)) tab.value = place;
  }, [sight, asked]);
  useEffect(() => {
    if (ended && sight.module.place) tab.value = sight.module.tabs[0]!.id;
  }, [sight, ended]);
  return (
    <>
      <main class={`main tab-${shown.id}`} data-testid={ended ? "ended" : "board"}>
        {ended && first ? <EndScreen sight={sight} /> : Text && sight.module.tabs.includes(shown) ? <Text sight={sight} /> : <shown.Body sight={sight} />}
        <WhyNotPopover sight={sight} />
        <CloserLook sight={sight} />
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
              if (one.id !== "rules") sight.rule.value = null;
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

function PhoneRules({ sight }: { sight: Sight }) {
  return (
    <Panel title={t("rules")} class="book">
      <Rulebook game={sight.game} clause={sight.rule.value ?? sight.question.value?.clause ?? ""} follow={(to) => (sight.rule.value = to)} />
    </Panel>
  );
}

/** The chapters of the ending follow one another by themselves; with reduced motion they stand there at once. */
function useStory(sight: Sight): void {
  const told = sight.story.value;
  const all = sight.module.chapters?.(sight.log.value) ?? 0;
  useEffect(() => {
    if (told >= all || sight.table.value.state !== "over") return;
    const timer = setTimeout(() => (sight.story.value = told + 1), still.value ? 0 : CHAPTER);
    return () => clearTimeout(timer);
  }, [sight, told, all, sight.table.value.state]);
}
