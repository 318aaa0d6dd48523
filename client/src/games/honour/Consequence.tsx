import type { ComponentChildren } from "preact";
import { Sentence } from "../../table/Chronicle.tsx";
import type { Sight } from "../../table/table_model.ts";
import { ClauseLink } from "../../ui/ClauseLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { said, variables } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import { offerWords } from "./phrases.ts";
import { cardOf, characterName, figure, foreseen, seen, verbOf } from "./cards.ts";
import { relocations } from "./news.ts";
import { Seal } from "./Seal.tsx";
import type { Entry, Preview } from "./wire.ts";

const CLAUSES: Record<string, string> = {
  mill_wakes: "HO-7.4", mill_sleeps: "HO-7.6", relocates: "HO-8.1", relocates_at_turn_end: "HO-8.1", game_ends: "HO-6.3", actions_left: "HO-4.1",
};
const GRAVE = new Set(["relocates", "relocates_at_turn_end", "game_ends", "mill_wakes"]);

/** Beside the queue: what the chosen play would bring; otherwise who was just driven out, or whom the Mill hits next. Quiet: no more than that. */
export function Consequence({ sight, quiet = false }: { sight: Sight; quiet?: boolean }) {
  const after = foreseen(sight);
  const chosen = sight.chosen.value;
  if (chosen !== null && after && tells(sight, chosen, after)) return <Outcome sight={sight} after={after} title={offerWords(sight, chosen).commit} />;
  const { charge } = seen(sight);
  if (charge && charge.target !== sight.seat.value) {
    return (
      <Box tone="acc" icon="clock" title={t("ho-counter-waits")}>
        <p>
          {t("ho-charged", { seat: characterName(charge.seat), target: characterName(charge.target), card: said(charge.card) })} <ClauseLink clause="HO-7.2" sight={sight} />
        </p>
      </Box>
    );
  }
  const moved = relocations(sight);
  if (moved.length > 0) {
    return (
      <Box tone="bad" icon="warn" title={t("ho-relocation")}>
        {moved.map((entry) => (
          <p key={entry.n} data-testid="relocation">
            <Sentence sight={sight} entry={entry} /> <ClauseLink clause={entry.clause} sight={sight} />
          </p>
        ))}
        <p class="mut">{t("ho-relocation-means")}</p>
      </Box>
    );
  }
  const { queue, mill, variant } = seen(sight);
  const next = queue.slice(0, mill.gives_out);
  if (next.length > 0) {
    return (
      <Box tone="gold" icon="bell" title={t("ho-turn-end")}>
        {next.map((entry, place) => (
          <p key={place}>
            {t("ho-hits", { card: said(entry.card), name: characterName(entry.seat), total: seen(sight).players[entry.seat]!.dishonour, cap: seen(sight).players[entry.seat]!.cap })}
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
function tells(sight: Sight, chosen: string, after: Preview): boolean {
  const { players, queue, turn_end: end, warnings } = after;
  const verb = verbOf(sight, chosen);
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
function Outcome({ sight, after, title }: { sight: Sight; after: Preview; title: string }) {
  const verb = sight.chosen.value === null ? null : verbOf(sight, sight.chosen.value);
  const warnings = after.warnings ?? [];
  const grave = warnings.some((warning) => GRAVE.has(warning.key));
  const calm = (after.turn_end ?? []).filter((given) => !given.relocates);
  const lines = totals(sight, after);
  const reordered = after.queue && !after.unless_countered ? after.queue : null;
  return (
    <Box tone={grave ? "bad" : "acc"} icon={grave ? "warn" : "eye"} title={title}>
      {after.unless_countered && lines.length + warnings.length > 0 && <p class="mut">{t("ho-unless")}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {warnings.map(({ key, facts }) => (
        <p key={`${key} ${facts.seat}`} class={GRAVE.has(key) ? "b" : ""}>
          {t(`warning-honour-${key}`, variables(facts, sight.company.value))} <ClauseLink clause={CLAUSES[key] ?? ""} sight={sight} />
        </p>
      ))}
      {calm.map((given, place) => (
        <p key={place}>
          {t("ho-turn-end-gives", { card: said(given.card), name: characterName(given.seat), total: given.total, cap: given.cap })} <ClauseLink clause="HO-7.5" sight={sight} />
        </p>
      ))}
      {verb === "exchange" && <p>{t("ho-exchange-about")}</p>}
      {verb === "use" && <p>{t("ho-counter-about")}</p>}
      {reordered && <NewQueue sight={sight} queue={reordered} />}
    </Box>
  );
}

/** "Nobleman: Honour 11 → 14". */
function totals(sight: Sight, after: Preview): string[] {
  return Object.entries(after.players ?? {}).flatMap(([seat, pairs]) => {
    const parts = (["honour", "tokens", "level", "dishonour", "queued", "cap"] as const).flatMap((name) => {
      const pair = pairs[name];
      return pair ? [t("ho-change", { what: t(`ho-what-${name}`), from: pair[0], to: pair[1] })] : [];
    });
    const who = Number(seat) === sight.seat.value ? t("you") : characterName(Number(seat));
    return parts.length > 0 ? [t("ho-becomes", { who, what: parts.join(", ") })] : [];
  });
}

function NewQueue({ sight, queue }: { sight: Sight; queue: Entry[] }) {
  return (
    <p class="nq">
      <span class="mut">{t("ho-queue-after")}</span>
      {queue.length === 0 && <b>{t("ho-queue-empty")}</b>}
      {queue.map((entry, place) => (
        <span key={place} class="e">
          <b>{figure(cardOf(sight, entry.card))}</b>
          <Seal seat={entry.seat} size={16} />
          <span class="sr">{characterName(entry.seat)}</span>
        </span>
      ))}
    </p>
  );
}

/** On a phone, one line of it stands in the sheet: the gravest warning, or the totals. */
export function WarningLine({ sight }: { sight: Sight }) {
  const after = foreseen(sight);
  if (!after) return null;
  const warnings = after.warnings ?? [];
  const worst = warnings.filter((warning) => GRAVE.has(warning.key));
  const shown = worst.length > 0 ? worst : warnings;
  const words = shown.map(({ key, facts }) => t(`warning-honour-${key}`, variables(facts, sight.company.value)));
  const lines = words.length > 0 ? words : totals(sight, after);
  if (lines.length === 0) return null;
  return (
    <p class={`ho-line ${worst.length > 0 ? "bad" : ""}`} data-testid="consequence">
      <Icon name={worst.length > 0 ? "warn" : "eye"} size={14} /> <span>{lines.join(" ")}</span>
    </p>
  );
}
