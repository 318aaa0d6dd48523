import sprite from "./icons.svg?url";

/** A sign of the project's own sprite; told apart by outline, coloured like the text around it. */
export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  return (
    <svg class="i" width={size} height={size} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
