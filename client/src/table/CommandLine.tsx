import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** Any answer in the notation the log uses; what is refused says why. */
export function CommandLine({ model, open }: { model: TableModel; open: { value: boolean } }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    const action = text.trim().toLowerCase();
    if (!action) return;
    if (model.offers.value.includes(action)) {
      if (model.module.choose) model.module.choose(model, action);
      else model.choose(action);
      open.value = false;
    } else {
      model.wonder(action, null);
    }
  };
  return (
    <form class="command" onSubmit={submit}>
      <input
        ref={field}
        list="answers"
        value={text}
        aria-label={t("command-line")}
        placeholder={t("command-line")}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") open.value = false;
        }}
      />
      <datalist id="answers">
        {model.offers.value.map((offer) => (
          <option key={offer} value={offer}>
            {offer}
          </option>
        ))}
      </datalist>
    </form>
  );
}
