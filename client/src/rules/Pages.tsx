import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import type { BlockInfo, ChapterInfo, Rules } from "../net/types.ts";
import { Bars } from "../ui/basics.tsx";
import { language, t } from "../words/words.ts";
import { LESSON } from "./Rulebook.tsx";

const PICTURES = import.meta.glob<string>(["../../../docs/pictures/**/*.webp", "!../../../docs/pictures/{lobby,ending}.webp"], { query: "?url", import: "default", eager: true });

/** The addresses of the pictures that the rulebooks of a language show. */
export function picturesIn(tag: string): string[] {
  const folder = `../../../docs/pictures/${tag === "en" ? "" : `${tag}/`}`;
  return Object.keys(PICTURES).filter((name) => name.startsWith(folder) && !name.slice(folder.length).includes("/")).map((name) => PICTURES[name]!);
}

/** A game in five minutes, then its numbered rules, open at a clause. */
export function Pages({ game, clause, follow }: { game: string; clause: string; follow: (clause: string) => void }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [failed, setFailed] = useState(false);
  const book = useRef<HTMLDivElement>(null);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    http.rules(game, spoken).then(
      (read) => wanted && setRules(read),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, spoken]);
  useEffect(() => {
    if (!rules) return;
    const at = clause && book.current?.querySelector<HTMLElement>(`[id="${CSS.escape(clause)}"]`);
    if (!at) return;
    at.scrollIntoView({ block: "start", behavior: "instant" });
    at.focus({ preventScroll: true });
  }, [rules, clause]);
  if (failed) return <p class="mut">{t("rules-missing")}</p>;
  if (!rules) return <Bars rows={8} />;
  const part = (chapter: ChapterInfo, index: number) => (
    <Chapter key={`${chapter.id} ${index}`} chapter={chapter} clause={clause} follow={follow} rules={rules} />
  );
  return (
    <div class="rulebook" ref={book}>
      {rules.lesson.length > 0 && (
        <details id={LESSON} class="lesson" open={clause === "" || clause === LESSON}>
          <summary>{t("learn-it")}</summary>
          {rules.lesson.map(part)}
        </details>
      )}
      {spoken !== "en" && isPartlyEnglish(rules) && <p class="prose mut">{t("rules-partly-english")}</p>}
      {rules.introduction.map(({ text = "", lang }) => (
        <p key={text} class="prose intro" lang={lang}>
          <Inline text={text} follow={follow} specification={rules.specification} />
        </p>
      ))}
      {rules.chapters.map(part)}
      {rules.notes.length > 0 && (
        <details class="rule-notes" open={rules.notes.some((chapter) => isIn(chapter, clause))}>
          <summary>{t("rules-notes")}</summary>
          {rules.notes.map(part)}
        </details>
      )}
    </div>
  );
}

function isPartlyEnglish(rules: Rules): boolean {
  return [...rules.introduction, ...rules.chapters, ...rules.chapters.flatMap((chapter) => chapter.blocks)].some(({ lang }) => lang === "en");
}

function isIn(chapter: ChapterInfo, clause: string): boolean {
  return clause !== "" && (chapter.id === clause || chapter.blocks.some((block) => block.number === clause));
}

interface ChapterProps {
  chapter: ChapterInfo;
  clause: string;
  rules: Rules;
  follow: (clause: string) => void;
}

function Chapter({ chapter, clause, rules, follow }: ChapterProps) {
  const inline = (text: string | undefined) => <Inline text={text ?? ""} follow={follow} specification={rules.specification} />;
  return (
    <section>
      <h3 id={chapter.id || undefined} lang={chapter.lang} tabIndex={-1} class={`level${chapter.level} ${chapter.id && chapter.id === clause ? "here" : ""}`}>
        {chapter.id && <span class="num">{chapter.id}</span>} {chapter.title}
      </h3>
      {gathered(chapter.blocks).map(([block, ...others], index) =>
        block.kind === "table" ? (
          <RuleTable key={index} lang={block.lang} header={block.header ?? []} rows={block.rows ?? []} inline={inline} />
        ) : block.kind === "picture" ? (
          <img key={index} src={PICTURES[`../../../docs/pictures/${block.picture}.webp`]} alt={block.text} lang={block.lang} width={1440} height={900} loading="lazy" onError={(event) => event.currentTarget.removeAttribute("height")} />
        ) : block.kind === "point" ? (
          <ul key={index} class="prose">
            {[block, ...others].map((point) => (
              <li key={point.text} lang={point.lang}>
                {inline(point.text)}
              </li>
            ))}
          </ul>
        ) : block.number ? (
          <Numbered key={block.number} number={block.number} lang={block.lang} here={block.number === clause}>
            {block.question && <i>{inline(block.question)}{block.question.endsWith("?") ? " " : " – "}</i>}
            {inline(block.text)}
          </Numbered>
        ) : (
          <p key={index} class="prose" lang={block.lang}>
            {inline(block.text)}
          </p>
        ),
      )}
    </section>
  );
}

/** Points that follow each other are one list; everything else stands alone. */
function gathered(blocks: BlockInfo[]): [BlockInfo, ...BlockInfo[]][] {
  const result: [BlockInfo, ...BlockInfo[]][] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (block.kind === "point" && last?.[0].kind === "point") last.push(block);
    else result.push([block]);
  }
  return result;
}

interface RuleTableProps {
  lang: string;
  header: string[];
  rows: string[][];
  inline: (text: string) => ComponentChildren;
}

function RuleTable({ lang, header, rows, inline }: RuleTableProps) {
  return (
    <div class="rule-table" lang={lang}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NumberedProps {
  number: string;
  lang: string;
  here: boolean;
  children: ComponentChildren;
}

function Numbered({ number, lang, here, children }: NumberedProps) {
  return (
    <p id={number} lang={lang} tabIndex={-1} class={`rule ${here ? "here" : ""}`} aria-current={here ? "location" : undefined}>
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

/** A sentence of the rules: **bold**, *italic*, `code`, and clauses and rulings it mentions as links. */
function Inline({ text, specification, follow }: InlineProps) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[R\]|[A-Z]{2}-R?\d+(?:\.\d+)*|\(R\d+\))/);
  return (
    <>
      {parts.map((part, index) => {
        if (part.startsWith("**")) return <b key={index}>{part.slice(2, -2)}</b>;
        if (/^\*.+\*$/.test(part)) return <i key={index}>{part.slice(1, -1)}</i>;
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
