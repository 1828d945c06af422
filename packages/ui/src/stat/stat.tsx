import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { Skeleton } from "../skeleton/skeleton.js";
import type { Tone } from "../status-badge/status-badge.js";

export interface StatProps extends HTMLAttributes<HTMLDListElement> {
  /** What is counted. */
  label: ReactNode;
  /** The formatted number. */
  value: ReactNode;
  /** How the value changed, such as '+12% since March'. @default none */
  change?: ReactNode | undefined;
  /** Whether the change is good or bad. @default "neutral" */
  changeTone?: Tone | undefined;
  /** A note below the value. @default none */
  hint?: ReactNode | undefined;
  /** Shows a placeholder for the value. @default false */
  isLoading?: boolean | undefined;
}

const changeColors: Readonly<Record<Tone, string>> = {
  neutral: "ui:text-fg-muted",
  info: "ui:text-info-fg",
  success: "ui:text-success-fg",
  warning: "ui:text-warning-fg",
  danger: "ui:text-danger-fg",
};

/** A number with its label. */
export const Stat = forwardRef<HTMLDListElement, StatProps>(function Stat(
  { label, value, change, changeTone = "neutral", hint, isLoading = false, className, ...rest },
  ref,
) {
  return (
    <dl
      {...rest}
      ref={ref}
      aria-busy={isLoading || undefined}
      className={cx("ui:min-w-0 ui:wrap-anywhere ui:font-sans ui:text-table ui:text-fg", className)}
    >
      <dt className="ui:text-fg-muted">{label}</dt>
      <dd className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-2">
        {isLoading ? (
          <Skeleton width="4rem" className="ui:my-1" />
        ) : (
          <>
            <span className="ui:value-text ui:text-title ui:font-semibold ui:tabular-nums">{value}</span>
            {change && <span className={cx("ui:value-text", changeColors[changeTone])}>{change}</span>}
          </>
        )}
      </dd>
      {hint && <dd className="ui:text-caption ui:font-normal ui:text-fg-muted">{hint}</dd>}
    </dl>
  );
});
