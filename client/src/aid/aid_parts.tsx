import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { bookOf } from "../rules/book.ts";
import { Art } from "../ui/Art.tsx";
import { ClauseLink } from "../ui/ClauseLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { counted, term } from "../words/facts.ts";
import { t } from "../words/words.ts";

// What the sheets are made of. In their sentences *stars* stress, [crown 2] is drawn as signs and [florin 2] as a coin.

export type Follow = (clause: string) => void;

export type Show = (sign: string, name: string) => void;

/** Whose rules are cited, what opens a clause, and what shows a sign on the table beside it. */
export const Cited = createContext<{ game: string; follow?: Follow | undefined; show?: Show | undefined }>({ game: "" });

const MARKED = /(\*[^*]+\*|\[[a-z_]+(?: \d+)?\])/;

/** A sentence with its signs. */
export function Say({ text }: { text: string }) {
  return (
    <>
      {text.split(MARKED).map((part, index) => {
        if (part.startsWith("*")) return <b key={index}>{part.slice(1, -1)}</b>;
        const [, name, n] = /^\[([a-z_]+)(?: (\d+))?\]$/.exec(part) ?? [];
        return name ? <Signs key={index} name={name} n={n === undefined ? undefined : Number(n)} /> : part;
      })}
    </>
  );
}

/** A symbol as often as it is needed; florins are one coin. Said in words to those who listen. */
export function Signs({ name, n }: { name: string; n?: number | undefined }) {
  const words = n === undefined || name === "coin" ? term(name) : counted(name, n);
  if (name === "florin" && n !== undefined) {
    return (
      <span class="sign">
        <span class="coin" aria-hidden="true">{n}</span>
        <span class="sr">{words}</span>
      </span>
    );
  }
  const icons = name === "either" ? ["crown", "cross"] : Array.from({ length: n ?? 1 }, () => name);
  return (
    <span class="sign">
      {icons.map((icon, index) => (
        <span key={index} aria-hidden="true">
          {name === "either" && index > 0 && "/"}
          <Icon name={icon} size={14} />
        </span>
      ))}
      <span class="sr">{words}</span>
    </span>
  );
}

/** A price in signs: everything of it is due. */
export function Price({ cost }: { cost: Record<string, number> }) {
  return (
    <span class="price">
      {Object.entries(cost).map(([name, n]) => (
        <Signs key={name} name={name} n={n} />
      ))}
    </span>
  );
}

/** Words that lead to their clause. */
export function Cite({ clause, children }: { clause: string; children: ComponentChildren }) {
  const { game, follow } = useContext(Cited);
  const open = (event: MouseEvent) => {
    if (!follow || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(clause);
  };
  return (
    <a class="cite" href={`/rules/${bookOf(game, clause)}#${clause}`} title={clause} data-clause={clause} onClick={open}>
      {children}
      <span class="sr"> ({clause})</span>
    </a>
  );
}

/** A sign that is outlined on the table when it is pressed; where there is no table, only the sign. */
export function Shown({ sign, name, children }: { sign: string; name: string; children: ComponentChildren }) {
  const { show } = useContext(Cited);
  if (!show) return <>{children}</>;
  const label = t("aid-show", { name });
  return (
    <button type="button" class="show" aria-label={label} title={label} data-sign={sign} onClick={() => show(sign, name)}>
      {children}
    </button>
  );
}

/** What wins and what ends the game. */
export function Win({ text, clause }: { text: string; clause: string }) {
  const { game, follow } = useContext(Cited);
  return (
    <p class="win">
      <Icon name="trophy" size={18} />
      <span>
        <Say text={text} />
      </span>
      <ClauseLink clause={clause} game={game} follow={follow} />
    </p>
  );
}

export function Part({ title, class: kind = "", children }: { title: string; class?: string; children: ComponentChildren }) {
  return (
    <section class={`aid-part ${kind}`}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Named lines, under a heading of their own where several lists stand beside each other. */
export function Lines({ title, children }: { title?: string; children: ComponentChildren }) {
  return (
    <div class="aid-lines">
      {title && <h4>{title}</h4>}
      <dl>{children}</dl>
    </div>
  );
}

interface LineProps {
  name: string;
  icon?: string;
  /** Whether the icon is a sign of the game, which the table shows too. */
  sign?: boolean;
  clause: string;
  text: ComponentChildren;
}

export function Line({ name, icon, sign = false, clause, text }: LineProps) {
  const drawn = icon && <Icon name={icon} size={16} />;
  return (
    <div>
      <dt>
        {icon && sign ? (
          <Shown sign={icon} name={name}>
            {drawn}
          </Shown>
        ) : (
          drawn
        )}
        <Cite clause={clause}>{name}</Cite>
      </dt>
      <dd>{typeof text === "string" ? <Say text={text} /> : text}</dd>
    </div>
  );
}

/** What can be done: its drawing, what it costs, what it brings. */
export function Deed({ art, icon, name, clause, cost, text }: { art?: string; icon?: string; name: string; clause: string; cost?: ComponentChildren; text: string }) {
  return (
    <div class="feat">
      {art ? (
        <Shown sign={art} name={name}>
          <Art name={art} size={46} />
        </Shown>
      ) : (
        <span class="badge">{icon && <Icon name={icon} size={22} />}</span>
      )}
      <div>
        <h4>
          <Cite clause={clause}>{name}</Cite>
        </h4>
        {cost !== undefined && <p class="cost-line">{typeof cost === "string" ? <Say text={cost} /> : cost}</p>}
        <p>
          <Say text={text} />
        </p>
      </div>
    </div>
  );
}

/** What counts, and how much. */
export function Counts({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <table class="counts" aria-label={title}>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Count({ icon, name, clause, value }: { icon: string; name: string; clause: string; value: string }) {
  return (
    <tr>
      <th scope="row">
        <span>
          <Icon name={icon} size={15} />
          <Cite clause={clause}>
            <Say text={name} />
          </Cite>
        </span>
      </th>
      <td>{value}</td>
    </tr>
  );
}

/** Numbers that belong together, in their order. */
export const row = (numbers: readonly number[]): string => numbers.join(" · ");

/** What the first of them is called, the next, and so on. */
export const from = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);
