import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { Slot } from "../slot/slot.js";
import { gapClass, type LayoutProps } from "./gap.js";

export interface GridProps extends LayoutProps {
  /** The most columns. @default as many as fit */
  columns?: 2 | 3 | 4 | undefined;
  /** The least width of a column: 12, 15, or 20 rem. @default "md" */
  minWidth?: "sm" | "md" | "lg" | undefined;
}

/**
 * Its children in columns of the same width, 16 px apart unless `gap` says otherwise. It has fewer columns where they
 * don't fit, and one on phones.
 */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { gap = 4, columns, minWidth = "md", asChild = false, className, children, ...rest },
  ref,
) {
  return (
    <Slot
      {...rest}
      ref={ref}
      className={cx(
        "ui:grid portico-grid",
        `portico-width-${minWidth}`,
        columns && `portico-columns-${columns}`,
        gapClass(gap),
        className,
      )}
    >
      {asChild ? children : <div>{children}</div>}
    </Slot>
  );
});
