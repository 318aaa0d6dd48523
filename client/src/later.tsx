import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Missing } from "./table/Missing.tsx";
import { learn } from "./words/words.ts";

/** A page few look at, fetched with its words when somebody does. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, ...catalogues: string[]): ComponentType<P> {
  return function Later(props: P) {
    const [found, setFound] = useState<{ Page: ComponentType<P> } | null>(null);
    const [wrong, setWrong] = useState<Error | null>(null);
    useEffect(() => void Promise.all([load(), learn(...catalogues)]).then(([Page]) => setFound({ Page }), setWrong), []);
    if (wrong) return <Missing wrong={wrong} />;
    return found && <found.Page {...props} />;
  };
}
