import { Button } from "../ui/basics.tsx";
import { t } from "../words/words.ts";
import type { ReplayTable } from "./replay.ts";

/** First, back, play, on, last, and a slider over all steps. */
export function Transport({ sight }: { sight: ReplayTable }) {
  const step = sight.step.value;
  const go = (to: number) => {
    sight.play(false);
    sight.go(to);
  };
  return (
    <section class="prompt transport" aria-label={t("transport")}>
      <div class="keys">
        <Button square icon="first" hint={t("step-first")} onClick={() => go(0)} />
        <Button square icon="prev" hint={t("step-back")} data-testid="step-back" onClick={() => go(sight.beside(-1))} />
        <Button
          square
          kind="pri"
          icon={sight.playing.value ? "pause" : "play"}
          hint={sight.playing.value ? t("step-pause") : t("step-play")}
          onClick={() => sight.play(!sight.playing.value)}
        />
        <Button square icon="next" hint={t("step-on")} data-testid="step-on" onClick={() => go(sight.beside(1))} />
        <Button square icon="last" hint={t("step-last")} onClick={() => go(sight.length)} />
      </div>
      <output class="num" data-testid="step">
        {step} / {sight.length}
      </output>
      <input
        type="range"
        min={0}
        max={sight.length}
        value={step}
        aria-label={t("step")}
        style={{ "--done": `${sight.length ? (step / sight.length) * 100 : 0}%` }}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </section>
  );
}
