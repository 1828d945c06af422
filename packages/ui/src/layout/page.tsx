import { forwardRef } from "react";
import { cx } from "../class-names/cx.js";
import { Slot } from "../slot/slot.js";
import { gapClass, type LayoutProps } from "./gap.js";

export interface PageProps extends LayoutProps {
  /** The greatest width of the page, which is then in the center: 48 or 72 rem. @default "full" */
  width?: "full" | "sm" | "lg" | undefined;
  /** Whether it has the padding that `AppShell` gives its content, for pages outside of it. @default false */
  hasPadding?: boolean | undefined;
  /** Whether it takes the whole content area of `AppShell`, up to its edges, such as a map. @default false */
  isFullBleed?: boolean | undefined;
}

const widths = {
  full: "",
  sm: "ui:mx-auto ui:max-w-3xl",
  lg: "ui:mx-auto ui:max-w-[72rem]",
} as const;

/**
 * The content of a page, 16 px apart unless `gap` says otherwise: `PageHeader`, a toolbar or filters, and sections.
 * `AppShell` pads it.
 */
export const Page = forwardRef<HTMLElement, PageProps>(function Page(
  {
    gap = 4,
    width = "full",
    hasPadding = false,
    isFullBleed = false,
    asChild = false,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <Slot
      {...rest}
      ref={ref}
      data-full-bleed={isFullBleed ? "" : undefined}
      className={cx(
        "ui:flex ui:w-full ui:min-w-0 ui:flex-col",
        hasPadding && "portico-page-padded",
        widths[width],
        gapClass(gap),
        className,
      )}
    >
      {asChild ? children : <div>{children}</div>}
    </Slot>
  );
});
