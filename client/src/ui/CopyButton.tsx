import { useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { Button } from "./basics.tsx";
import { copy } from "./copy.ts";

/** Whether an address of this server has just been copied, and the press that does it. */
function useCopy(path: string): [boolean, () => void] {
  const [done, setDone] = useState(false);
  const press = async () => {
    setDone(await copy(new URL(path, location.origin).href));
    setTimeout(() => setDone(false), 2500);
  };
  return [done, () => void press()];
}

/** Copies an address of this server and says so. */
export function CopyButton({ path, label, kind }: { path: string; label: string; kind?: "" | "pri" | "ghost" }) {
  const [done, press] = useCopy(path);
  return (
    <Button icon={done ? "check" : "link"} kind={kind ?? ""} onClick={press}>
      <span aria-live="polite">{done ? t("copied") : label}</span>
    </Button>
  );
}

/** The same as a line of a menu. */
export function CopyLine({ path }: { path: string }) {
  const [done, press] = useCopy(path);
  return (
    <button type="button" data-testid="copy-link" onClick={press}>
      <span aria-live="polite">{t(done ? "copied" : "copy-link")}</span>
    </button>
  );
}
