import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { RemoveButton } from "./remove-button.js";

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** The text, truncated if it is too long. */
  children: ReactNode;
  /** A button that removes the tag, with an accessible name such as 'Remove Florida'. @default none */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** A label of a record, or a chosen value that can be removed. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { remove, className, children, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={cx(
        "ui:inline-flex ui:max-w-full ui:min-w-0 ui:items-center ui:rounded-sm ui:bg-neutral-surface ui:ps-2 ui:align-middle ui:font-sans ui:text-table ui:text-neutral-fg ui:forced-colors:border",
        className,
      )}
    >
      <span className={remove ? "ui:value-text ui:truncate" : "ui:value-text ui:truncate ui:py-0.5 ui:pe-2"}>
        {children}
      </span>
      {remove && <RemoveButton {...remove} />}
    </span>
  );
});
