import { useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { Button } from "./basics.tsx";
import { copy } from "./copy.ts";

/** Copies an address of this server and says so. */
export function CopyButton({ path, label, kind }: { path: string; label: string; kind?: "" | "pri" | "ghost" }) {
  const [done, setDone] = useState(false);
  const press = async () => {
    setDone(await copy(new URL(path, location.origin).href));
    setTimeout(() => setDone(false), 2500);
  };
  return (
    <Button icon={done ? "check" : "link"} kind={kind ?? ""} onClick={() => void press()}>
      <span aria-live="polite">{done ? t("copied") : label}</span>
    </Button>
  );
}
