import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { gapClass, type Space } from "./gap.js";

export interface SplitProps extends HTMLAttributes<HTMLDivElement> {
  /** The side panel. */
  aside: ReactNode;
  /** The side of the panel. Below the main part it is last, and at the start it is first. @default "end" */
  side?: "start" | "end" | undefined;
  /** The width of the panel: 12, 15, or 20 rem. @default "lg" */
  asideWidth?: "sm" | "md" | "lg" | undefined;
  /** The panel stays in view while the main part scrolls. @default false */
  isSticky?: boolean | undefined;
  /** The space between both. @default 4 */
  gap?: Space | undefined;
  /** Classes of the parts. */
  classNames?: { main?: string | undefined; aside?: string | undefined } | undefined;
  /** The main part. */
  children?: ReactNode;
}

/** A main part with a side panel. Below 1024 px and on paper, they are below each other. */
export const Split = forwardRef<HTMLDivElement, SplitProps>(function Split(
  {
    aside,
    side = "end",
    asideWidth = "lg",
    isSticky = false,
    gap = 4,
    className,
    classNames,
    children,
    ...rest
  },
  ref,
) {
  const panel = (
    <div className={cx("ui:min-w-0", isSticky && "portico-split-sticky", classNames?.aside)}>{aside}</div>
  );
  return (
    <div
      {...rest}
      ref={ref}
      className={cx(
        "ui:grid ui:grid-cols-[minmax(0,1fr)] ui:items-start",
        side === "end" ? "portico-split" : "portico-split-start",
        `portico-width-${asideWidth}`,
        gapClass(gap),
        className,
      )}
    >
      {side === "start" && panel}
      <div className={cx("ui:min-w-0", classNames?.main)}>{children}</div>
      {side === "end" && panel}
    </div>
  );
});
