import type { Change, Estimate, Figures, Win } from "./wire.ts";

/** One quantity under A and under B, and B minus A. */
export interface Row {
  /** As the lab calls it: "milan wins", "rounds". */
  name: string;
  a: number;
  b: number;
  change: Estimate;
}

/** The difference of two figures of different games, by the method of variance estimates recovery (Newcombe). */
export function difference(a: Estimate, b: Estimate): Estimate {
  const value = b.value - a.value;
  return {
    value,
    low: value - Math.hypot(b.value - b.low, a.high - a.value),
    high: value + Math.hypot(b.high - b.value, a.value - a.low),
    games: Math.min(a.games, b.games),
  };
}

function row(name: string, one: Estimate, other: Estimate): Row {
  return { name, a: one.value, b: other.value, change: difference(one, other) };
}

/** Two studies against each other: everything that both have measured. */
export function between(a: Figures, b: Figures): Row[] {
  const [ours, theirs] = [winsOf(a), winsOf(b)];
  const wins = ours.flatMap((one) => {
    const other = theirs.find(({ name }) => name === one.name);
    return other ? [row(`${one.name} wins`, one.wins, other.wins)] : [];
  });
  return [
    ...wins,
    row("winning points", a.winning_points, b.winning_points),
    row("decisions", a.decisions.mean, b.decisions.mean),
    row("rounds", a.rounds.mean, b.rounds.mean),
    row("minutes", a.minutes.mean, b.minutes.mean),
    row("lead changes", a.lead_changes, b.lead_changes),
    row("decided after", a.decided, b.decided),
  ];
}

/** Who wins: by faction where there are any, else by seat. */
export function winsOf(figures: Figures): Win[] {
  return figures.factions.length > 0 ? figures.factions : figures.seats;
}

export function sure({ low, high }: Estimate, value = 0): boolean {
  return value < low || value > high;
}

/** How a difference is called: nothing seen, more or less. */
export function direction({ change }: Pick<Row, "change"> | Pick<Change, "change">): "same" | "more" | "less" {
  return !sure(change) ? "same" : change.value > 0 ? "more" : "less";
}

/** The ends of a line on which all shares and their intervals lie, in whole steps, the fair one between them. */
export function shareScale(rows: readonly Win[], fair: number): [number, number] {
  const ends = [fair, ...rows.flatMap(({ wins }) => [wins.low, wins.high])];
  const step = 0.05;
  return [Math.max(0, Math.floor(Math.min(...ends) / step) * step), Math.min(1, Math.ceil(Math.max(...ends) / step) * step)];
}
