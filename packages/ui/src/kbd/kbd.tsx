import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../class-names/cx.js";

export interface KbdProps extends HTMLAttributes<HTMLElement> {
  /** A key, such as 'Esc'. */
  children: string;
}

/** A key of the keyboard. */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd({ className, children, ...rest }, ref) {
  return (
    <kbd
      {...rest}
      ref={ref}
      className={cx(
        "ui:inline-flex ui:h-5 ui:min-w-5 ui:items-center ui:justify-center ui:rounded-sm ui:border ui:border-border-strong ui:bg-surface ui:px-1 ui:font-sans ui:text-caption ui:text-fg-muted",
        className,
      )}
    >
      {children}
    </kbd>
  );
});
