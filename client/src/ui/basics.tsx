import type { ComponentChildren, HTMLAttributes } from "preact";
import { Icon } from "./Icon.tsx";

type Rest = Omit<HTMLAttributes<HTMLElement>, "class" | "title" | "size" | "role" | "ref"> & Record<`data-${string}`, unknown>;

interface PanelProps extends Rest {
  title?: ComponentChildren;
  aside?: ComponentChildren;
  class?: string;
  label?: string;
  children?: ComponentChildren;
}

/** A framed sheet of paper with its heading. */
export function Panel({ title, aside, class: kind = "", label, children, ...rest }: PanelProps) {
  return (
    <section class={`panel ${kind}`} aria-label={label} {...rest}>
      {title !== undefined && (
        <div class="ph">
          <h2>{title}</h2>
          {aside !== undefined && <span class="sub">{aside}</span>}
        </div>
      )}
      {children}
    </section>
  );
}

interface ButtonProps extends Rest {
  icon?: string;
  kind?: "" | "pri" | "ghost";
  small?: boolean;
  square?: boolean;
  hint?: string;
  /** What a button with words does beyond them. */
  more?: string;
  disabled?: boolean;
  type?: "button" | "submit";
  class?: string;
  children?: ComponentChildren;
}

/** `hint` is the key that does the same, or for a button without words its name. */
export function Button({ icon, kind = "", small, square, hint, more, type = "button", class: extra = "", children, ...rest }: ButtonProps) {
  const classes = `btn ${kind} ${small ? "s" : ""} ${square ? "sq" : ""} ${extra}`;
  return (
    <button type={type} class={classes} aria-label={square ? hint : undefined} title={square ? hint : more} {...rest}>
      {icon && <Icon name={icon} size={square ? 18 : 16} />}
      {children}
      {!square && hint && <kbd class="k">{hint}</kbd>}
    </button>
  );
}

export function Tag({ tone = "", icon, children }: { tone?: string; icon?: string; children: ComponentChildren }) {
  return (
    <span class={`tag ${tone}`}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

interface SegmentedProps<T> {
  label: string;
  /** Undefined: none is chosen. */
  value: T | undefined;
  options: { value: T; text: ComponentChildren; name?: string }[];
  choose: (value: T) => void;
}

/** A few alternatives of which one is on. */
export function Segmented<T extends string | number | boolean | null>({ label, value, options, choose }: SegmentedProps<T>) {
  const arrows = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const now = options.findIndex((option) => option.value === value);
    const next = options[(now + step + options.length) % options.length]!;
    choose(next.value);
    const group = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => group.querySelector<HTMLElement>("[aria-checked=true]")?.focus());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the chosen radio inside
    <div class="segm" role="radiogroup" aria-label={label} onKeyDown={arrows}>
      {options.map((option, index) => (
        <button
          type="button"
          role="radio"
          key={String(option.value)}
          class={option.value === value ? "on" : ""}
          aria-checked={option.value === value}
          aria-label={option.name}
          tabIndex={option.value === value || (value === undefined && index === 0) ? 0 : -1}
          onClick={() => choose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

/** One sentence and the one thing to do. */
export function Empty({ icon = "table", children, action }: { icon?: string; children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class="empty-note">
      <Icon name={icon} size={18} />
      <span>{children}</span>
      {action}
    </div>
  );
}

/** Grey bars where text will be. */
export function Bars({ rows = 3 }: { rows?: number }) {
  return (
    <div class="bars" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} style={{ width: `${90 - ((row * 23) % 45)}%` }} />
      ))}
    </div>
  );
}
