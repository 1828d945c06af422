import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { Slot } from "../slot/slot.js";
import { gapClass, type LayoutProps } from "./gap.js";

export interface InlineProps extends LayoutProps {
  /** Where the children are in the height of their line. @default "center" */
  align?: "start" | "center" | "end" | "baseline" | undefined;
  /** Where the children are in the width. `between` puts the first at the start and the last at the end. @default "start" */
  justify?: "start" | "center" | "end" | "between" | undefined;
}

const alignments = {
  start: "ui:items-start",
  center: "ui:items-center",
  end: "ui:items-end",
  baseline: "ui:items-baseline",
} as const;

const justifications = {
  start: "",
  center: "ui:justify-center",
  end: "ui:justify-end",
  between: "ui:justify-between",
} as const;

/** Its children next to each other, 8 px apart unless `gap` says otherwise. They wrap where they don't fit. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { gap = 2, align = "center", justify = "start", asChild = false, className, children, ...rest },
  ref,
) {
  return (
    <Slot
      {...rest}
      ref={ref}
      className={cx(
        "ui:flex ui:min-w-0 ui:flex-wrap",
        gapClass(gap),
        alignments[align],
        justifications[justify],
        className,
      )}
    >
      {asChild ? children : <div>{children}</div>}
    </Slot>
  );
});
