import { cx } from "../class-names/cx.js";

interface SpinnerProps {
  /** Takes no room, in the middle of the button. @default false */
  isOverText?: boolean;
}

/** A spinner in the size of the surrounding text. */
export function Spinner({ isOverText = false }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "ui:size-4 ui:shrink-0 ui:animate-[portico-spin_700ms_linear_infinite] ui:rounded-full ui:border-2 ui:motion-reduce:animate-none ui:border-current ui:border-e-transparent",
        isOverText && "ui:absolute",
      )}
    />
  );
}
