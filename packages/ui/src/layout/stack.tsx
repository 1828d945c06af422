import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { Slot } from "../slot/slot.js";
import { gapClass, type LayoutProps } from "./gap.js";

export interface StackProps extends LayoutProps {
  /** Where the children are in its width. @default "stretch" */
  align?: "stretch" | "start" | "center" | "end" | undefined;
}

const alignments = {
  stretch: "",
  start: "ui:items-start",
  center: "ui:items-center",
  end: "ui:items-end",
} as const;

/** Its children below each other, 16 px apart unless `gap` says otherwise. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = 4, align = "stretch", asChild = false, className, children, ...rest },
  ref,
) {
  return (
    <Slot
      {...rest}
      ref={ref}
      className={cx("ui:flex ui:min-w-0 ui:flex-col", gapClass(gap), alignments[align], className)}
    >
      {asChild ? children : <div>{children}</div>}
    </Slot>
  );
});
