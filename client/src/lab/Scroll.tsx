import type { ComponentChildren } from "preact";

/** A table too wide for a phone is moved sideways, also by keyboard. */
export function Scroll({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
    <div class="lab-scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
