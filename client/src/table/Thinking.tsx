import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import type { BotsInfo } from "../net/types.ts";
import { nameOf } from "../words/facts.ts";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** Quicker thoughts are not worth a sign: it would only flicker. */
const SEEN = 700;
/** Only long ones are worth words to somebody who listens. */
const HEARD = 2000;

interface ThinkingProps {
  model: TableModel;
  /** What is said while nobody has thought for long. */
  waiting: string;
}

/** Whom the table waits for. A bot that takes its time is shown thinking, with a bar that fills in the time its level has. */
export function Thinking({ model, waiting }: ThinkingProps) {
  const [stage, setStage] = useState<"" | "seen" | "heard">("");
  const [bots, setBots] = useState<BotsInfo | null>(null);
  const number = model.waiting.value.seats[0];
  const seat = number === undefined ? undefined : model.table.value.seats[number];
  const thinks = model.live && !model.isPlan && seat?.kind === "bot" && model.table.value.state === "playing";
  const version = model.version.value;
  useEffect(() => {
    setStage("");
    if (!thinks) return;
    const timers = [setTimeout(() => setStage("seen"), SEEN), setTimeout(() => setStage("heard"), HEARD)];
    return () => timers.forEach(clearTimeout);
  }, [thinks, version, number]);
  const shown = thinks && stage !== "";
  useEffect(() => {
    if (shown && !bots) http.bots().then(setBots, () => undefined);
  }, [shown, bots]);
  if (!thinks || number === undefined) return <>{waiting}</>;
  const seconds = bots?.levels.find((level) => level.name === seat.level)?.seconds ?? 0;
  const words = t("bot-thinking", { name: nameOf(model.company.value, number) });
  return (
    <>
      <span class="sr">{stage === "heard" ? words : waiting}</span>
      <span class="thinking" aria-hidden="true" data-testid={shown ? "thinking" : undefined}>
        {shown ? words : waiting}
        {shown && seconds >= 1 && <span class="thinking-bar" style={{ animationDuration: `${seconds}s`, animationDelay: `-${SEEN}ms` }} />}
      </span>
    </>
  );
}
