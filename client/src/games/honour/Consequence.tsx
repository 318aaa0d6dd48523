import type { ComponentChildren } from "preact";
import type { TableModel } from "../../table/table_model.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { said, variables } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { offerWords } from "./phrases.ts";
import { cardOf, characterName, figure, chosenPreview, seen, verbOf } from "./cards.ts";
import { relocations } from "./news.ts";
import { Happened } from "./Relocation.tsx";
import { Seal } from "./Seal.tsx";
import type { Entry, Preview } from "./wire.ts";

const CLAUSES: Record<string, string> = {
  mill_wakes: "HO-7.4", mill_sleeps: "HO-7.6", relocates: "HO-8.1", relocates_at_turn_end: "HO-8.1", game_ends: "HO-6.3", actions_left: "HO-4.1",
};
const GRAVE = new Set(["relocates", "relocates_at_turn_end", "game_ends", "mill_wakes"]);

/** Beside the queue: what the chosen play would bring; otherwise who was just driven out, or whom the Mill hits next. Quiet: no more than that. */
export function Consequence({ model, quiet = false }: { model: TableModel; quiet?: boolean }) {
  const after = chosenPreview(model);
  const chosen = model.chosen.value;
  if (chosen !== null && after && tells(model, chosen, after)) return <Outcome model={model} after={after} title={offerWords(model, chosen).commit} />;
  const { charge } = seen(model);
  if (charge && charge.target !== model.seat.value) {
    return (
      <Box tone="acc" icon="clock" title={t("ho-counter-waits")}>
        <p>
          {t("ho-charged", { seat: characterName(charge.seat), target: characterName(charge.target), card: said(charge.card) })} <ClauseLink clause="HO-7.2" model={model} />
        </p>
      </Box>
    );
  }
  if (relocations(model).length > 0) {
    return (
      <Box tone="" icon="chat" title={t("relocation-happened")}>
        <Happened model={model} />
      </Box>
    );
  }
  const { queue, mill, variant } = seen(model);
  const next = queue.slice(0, mill.gives_out);
  if (next.length > 0) {
    return (
      <Box tone="gold" icon="bell" title={t("ho-turn-end")}>
        {next.map((entry, place) => (
          <p key={place}>
            {t("ho-hits", { card: said(entry.card), name: characterName(entry.seat), total: seen(model).players[entry.seat]!.dishonour, cap: seen(model).players[entry.seat]!.cap })}
          </p>
        ))}
      </Box>
    );
  }
  if (quiet) return null;
  if (variant === "short") return <Box tone="" title={t("ho-short-title")}><p>{t("ho-short-about")}</p></Box>;
  const many = queue.length > 0 ? t("ho-mill-waits", { count: queue.length }) : t("ho-mill-empty");
  return (
    <Box tone="" title={t("ho-mill-sleeps")}>
      <p>{many}</p>
      <p class="mut">{t("ho-mill-then")}</p>
    </Box>
  );
}

/** Whether there is anything to say about an answer beyond its name. */
function tells(model: TableModel, chosen: string, after: Preview): boolean {
  const { players, queue, turn_end: end, warnings } = after;
  const verb = verbOf(model, chosen);
  return verb === "exchange" || verb === "use" || [players && Object.keys(players), queue, end, warnings].some((list) => list?.length);
}

function Box({ tone, icon, title, children }: { tone: string; icon?: string; title: string; children?: ComponentChildren }) {
  return (
    <div class={`ho-box ${tone}`} data-testid="consequence">
      <b class="hd">
        {icon && <Icon name={icon} size={15} />} {title}
      </b>
      {children}
    </div>
  );
}

/** The warnings first, then totals, then the turn's end. */
function Outcome({ model, after, title }: { model: TableModel; after: Preview; title: string }) {
  const verb = model.chosen.value === null ? null : verbOf(model, model.chosen.value);
  const warnings = after.warnings ?? [];
  const grave = warnings.some((warning) => GRAVE.has(warning.key));
  const calm = (after.turn_end ?? []).filter((given) => !given.relocates);
  const lines = totals(model, after);
  const reordered = after.queue && !after.unless_countered ? after.queue : null;
  return (
    <Box tone={grave ? "bad" : "acc"} icon={grave ? "warn" : "eye"} title={title}>
      {after.unless_countered && lines.length + warnings.length > 0 && <p class="mut">{t("ho-unless")}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {warnings.map(({ key, facts }) => (
        <p key={`${key} ${facts.seat}`} class={GRAVE.has(key) ? "b" : ""}>
          {t(`warning-honour-${key}`, variables(facts, model.company.value))} <ClauseLink clause={CLAUSES[key] ?? ""} model={model} />
        </p>
      ))}
      {calm.map((given, place) => (
        <p key={place}>
          {t("ho-turn-end-gives", { card: said(given.card), name: characterName(given.seat), total: given.total, cap: given.cap })} <ClauseLink clause="HO-7.5" model={model} />
        </p>
      ))}
      {verb === "exchange" && <p>{t("ho-exchange-about")}</p>}
      {verb === "use" && <p>{t("ho-counter-about")}</p>}
      {reordered && <NewQueue model={model} queue={reordered} />}
    </Box>
  );
}

/** "Nobleman: Honour 11 → 14". */
function totals(model: TableModel, after: Preview): string[] {
  return Object.entries(after.players ?? {}).flatMap(([seat, pairs]) => {
    const parts = (["honour", "tokens", "level", "dishonour", "queued", "cap"] as const).flatMap((name) => {
      const pair = pairs[name];
      return pair ? [t("ho-change", { what: t(`ho-what-${name}`), from: pair[0], to: pair[1] })] : [];
    });
    const who = Number(seat) === model.seat.value ? t("you") : characterName(Number(seat));
    return parts.length > 0 ? [t("ho-becomes", { who, what: parts.join(", ") })] : [];
  });
}

function NewQueue({ model, queue }: { model: TableModel; queue: Entry[] }) {
  return (
    <p class="nq">
      <span class="mut">{t("ho-queue-after")}</span>
      {queue.length === 0 && <b>{t("ho-queue-empty")}</b>}
      {queue.map((entry, place) => (
        <span key={place} class="e">
          <b>{figure(cardOf(model, entry.card))}</b>
          <Seal seat={entry.seat} size={16} />
          <span class="sr">{characterName(entry.seat)}</span>
        </span>
      ))}
    </p>
  );
}

/** On a phone, one line of it stands in the sheet: the gravest warning, or the totals. */
export function WarningLine({ model }: { model: TableModel }) {
  const after = chosenPreview(model);
  if (!after) return null;
  const warnings = after.warnings ?? [];
  const worst = warnings.filter((warning) => GRAVE.has(warning.key));
  const shown = worst.length > 0 ? worst : warnings;
  const words = shown.map(({ key, facts }) => t(`warning-honour-${key}`, variables(facts, model.company.value)));
  const lines = words.length > 0 ? words : totals(model, after);
  if (lines.length === 0) return null;
  return (
    <p class={`ho-line ${worst.length > 0 ? "bad" : ""}`} data-testid="consequence">
      <Icon name={worst.length > 0 ? "warn" : "eye"} size={14} /> <span>{lines.join(" ")}</span>
    </p>
  );
}
