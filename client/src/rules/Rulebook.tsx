import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import type { Rules } from "../net/types.ts";
import { Bars } from "../ui/basics.tsx";
import { t } from "../words/words.ts";

/** The numbered rules of a game, open at a clause. */
export function Rulebook({ game, clause, follow }: { game: string; clause: string; follow: (clause: string) => void }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [failed, setFailed] = useState(false);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setFailed(false);
    http.rules(game).then(setRules, () => setFailed(true));
  }, [game]);
  useEffect(() => {
    if (!rules) return;
    const at = clause && book.current?.querySelector<HTMLElement>(`[id="${CSS.escape(clause)}"]`);
    if (!at) return;
    at.scrollIntoView({ block: "start", behavior: "instant" });
    at.focus({ preventScroll: true });
  }, [rules, clause]);
  if (failed) return <p class="mut">{t("rules-missing")}</p>;
  if (!rules) return <Bars rows={8} />;
  return (
    <div class="rulebook" ref={book} lang="en">
      {rules.chapters.map((chapter) => (
        <section key={chapter.id}>
          <h3 id={chapter.id} tabIndex={-1} class={chapter.id === clause ? "here" : ""}>
            <span class="num">{chapter.id}</span> {chapter.title}
          </h3>
          {chapter.clauses.map((one) => (
            <Numbered key={one.number} number={one.number} here={one.number === clause}>
              <Inline text={one.text} follow={follow} specification={one.number.split("-")[0]!} />
            </Numbered>
          ))}
        </section>
      ))}
      {rules.rulings.length > 0 && (
        <section>
          <h3>{t("rulings")}</h3>
          {rules.rulings.map((one) => (
            <Numbered key={one.number} number={one.number} here={one.number === clause}>
              <i>
                <Inline text={one.question} follow={follow} specification={one.number.split("-")[0]!} />
              </i>{" "}
              <Inline text={one.ruling} follow={follow} specification={one.number.split("-")[0]!} />
            </Numbered>
          ))}
        </section>
      )}
    </div>
  );
}

function Numbered({ number, here, children }: { number: string; here: boolean; children: ComponentChildren }) {
  return (
    <p id={number} tabIndex={-1} class={`rule ${here ? "here" : ""}`} aria-current={here ? "location" : undefined}>
      <span class="num">{number}</span>
      <span>{children}</span>
    </p>
  );
}

interface InlineProps {
  text: string;
  specification: string;
  follow: (clause: string) => void;
}

/** A sentence of the rules: **bold**, `code`, and clauses and rulings it mentions as links. */
function Inline({ text, specification, follow }: InlineProps) {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[R\]|[A-Z]{2}-R?\d+(?:\.\d+)*|\(R\d+\))/);
  return (
    <>
      {parts.map((part, index) => {
        if (part.startsWith("**")) return <b key={index}>{part.slice(2, -2)}</b>;
        if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
        if (part === "[R]") {
          return (
            <span key={index} class="tag gold" title={t("reconstructed-why")}>
              {t("reconstructed")}
            </span>
          );
        }
        const mentioned = /^[A-Z]{2}-R?\d/.test(part) ? part : /^\(R\d+\)$/.test(part) ? `${specification}-${part.slice(1, -1)}` : "";
        if (!mentioned) return part;
        return (
          <a
            key={index}
            class="clause"
            href={`#${mentioned}`}
            onClick={(event) => {
              event.preventDefault();
              follow(mentioned);
            }}
          >
            {part}
          </a>
        );
      })}
    </>
  );
}
