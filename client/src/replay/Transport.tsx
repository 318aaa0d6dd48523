import { Button } from "../ui/basics.tsx";
import { t } from "../words/words.ts";
import type { ReplayTable } from "./replay.ts";

/** First, back, play, on, last, and a slider over all steps. */
export function Transport({ model }: { model: ReplayTable }) {
  const step = model.step.value;
  const go = (to: number) => {
    model.play(false);
    model.go(to);
  };
  return (
    <section class="prompt transport" aria-label={t("transport")}>
      <div class="keys">
        <Button square icon="first" hint={t("step-first")} onClick={() => go(0)} />
        <Button square icon="prev" hint={t("step-back")} data-testid="step-back" onClick={() => go(model.beside(-1))} />
        <Button
          square
          kind="pri"
          icon={model.playing.value ? "pause" : "play"}
          hint={model.playing.value ? t("step-pause") : t("step-play")}
          onClick={() => model.play(!model.playing.value)}
        />
        <Button square icon="next" hint={t("step-on")} data-testid="step-on" onClick={() => go(model.beside(1))} />
        <Button square icon="last" hint={t("step-last")} onClick={() => go(model.length)} />
      </div>
      <output class="num" data-testid="step">
        {step} / {model.length}
      </output>
      <input
        type="range"
        min={0}
        max={model.length}
        value={step}
        aria-label={t("step")}
        style={{ "--done": `${model.length ? (step / model.length) * 100 : 0}%` }}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </section>
  );
}
