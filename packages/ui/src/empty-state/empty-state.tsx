import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { Inbox } from "../icons/index.js";

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** What is missing. */
  title: ReactNode;
  /** What to do next. @default none */
  hint?: ReactNode | undefined;
  /** A button or link to do it. @default none */
  action?: ReactNode | undefined;
  /** A decorative icon above the title; null for none. @default an inbox */
  icon?: ReactNode | undefined;
  /** `sm` for cards, menus and panels. @default "md" */
  size?: "sm" | "md" | undefined;
}

/** Says that there is nothing to show, and what to do next. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, hint, action, icon, size = "md", className, children, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      className={cx(
        "ui:mx-auto ui:flex ui:max-w-md ui:flex-col ui:items-center ui:px-4 ui:text-center ui:font-sans ui:text-fg",
        size === "sm" ? "ui:py-3 ui:text-table" : "ui:py-10 ui:text-form",
        className,
      )}
    >
      {icon !== null && (
        <span aria-hidden="true" className={cx("ui:text-fg-muted", size === "sm" ? "ui:mb-2" : "ui:mb-3")}>
          {icon ?? <Inbox size={size === "sm" ? 20 : 28} strokeWidth={1.5} />}
        </span>
      )}
      <p className="ui:max-w-full ui:font-semibold ui:wrap-anywhere">{title}</p>
      {hint && (
        <p className="ui:mt-1 ui:max-w-full ui:text-table ui:text-fg-muted ui:wrap-anywhere">{hint}</p>
      )}
      {children}
      {action && (
        <div
          className={cx(
            "ui:flex ui:flex-wrap ui:justify-center ui:gap-2",
            size === "sm" ? "ui:mt-2" : "ui:mt-4",
          )}
        >
          {action}
        </div>
      )}
    </div>
  );
});
