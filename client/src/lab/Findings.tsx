import { Panel } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { listed, t } from "../words/words.ts";
import { direction, type Row, sure, winsOf } from "./differences.ts";
import { decimal, measureOf, percent, whoOf, whole } from "./told.ts";
import type { Figures } from "./wire.ts";

interface Finding {
  /** Whether somebody should look into it. */
  look: boolean;
  text: string;
}

/** The figures in short sentences; each says what it rests on. */
export function Findings({ sides, rows, paired, going }: { sides: Figures[]; rows: Row[]; paired: boolean; going: boolean }) {
  const found = [...aboutChanges(rows), ...aboutWins(sides[0]!), ...aboutCourse(sides[0]!)];
  return (
    <Panel title={t(going ? "lab-so-far" : "lab-findings")} aside={going ? t("lab-may-change") : undefined}>
      <ul class="lab-findings" data-testid="findings">
        {found.map(({ look, text }) => (
          <li key={text} class={look ? "look" : ""}>
            <Icon name={look ? "warn" : "check"} size={15} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p class="lab-caution">
        <Icon name="warn" size={15} />
        <span>{paired ? t("lab-caution") : t("lab-caution-two")}</span>
      </p>
    </Panel>
  );
}

function aboutChanges(rows: Row[]): Finding[] {
  if (rows.length === 0) return [];
  const of = (way: string) => rows.filter((row) => direction(row) === way).map(({ name }) => measureOf(name));
  const told: Finding[] = [];
  for (const way of ["more", "less"] as const) {
    const names = of(way);
    if (names.length > 0) told.push({ look: true, text: t(`lab-finding-${way}`, { names: listed(names) }) });
  }
  return told.length > 0 ? told : [{ look: false, text: t("lab-finding-same") }];
}

function aboutWins(figures: Figures): Finding[] {
  const { fair } = figures;
  const rows = winsOf(figures);
  const odd = rows.filter(({ wins }) => sure(wins, fair)).toSorted((a, b) => Math.abs(b.wins.value - fair) - Math.abs(a.wins.value - fair));
  if (rows.length > 0 && odd.length === 0) return [{ look: false, text: t("lab-finding-even", { fair: percent(fair) }) }];
  return odd.map(({ name, wins }) => ({
    look: true,
    text: t(wins.value > fair ? "lab-finding-strong" : "lab-finding-weak", { who: whoOf(name), value: percent(wins.value), fair: percent(fair), low: percent(wins.low), high: percent(wins.high) }),
  }));
}

function aboutCourse({ rounds, decisions, lead_changes: lead }: Figures): Finding[] {
  return [
    { look: false, text: t("lab-finding-length", { rounds: whole(rounds.median), decisions: whole(decisions.median) }) },
    { look: false, text: t("lab-finding-lead", { times: decimal(lead.value), low: decimal(lead.low), high: decimal(lead.high) }) },
  ];
}
