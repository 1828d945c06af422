import { cva, type VariantProps } from "class-variance-authority";
import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ToneDot } from "./tone-dot.js";
import { UnnamedStatus } from "./unnamed-status.js";

const badgeStyles = cva(
  "ui:inline-flex ui:max-w-full ui:items-center ui:gap-1.5 ui:rounded-full ui:border ui:px-2 ui:align-middle ui:font-sans ui:text-caption ui:leading-4.5 ui:font-medium ui:whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "ui:border-neutral-border ui:bg-neutral-surface ui:text-neutral-fg",
        info: "ui:border-info-border ui:bg-info-surface ui:text-info-fg",
        success: "ui:border-success-border ui:bg-success-surface ui:text-success-fg",
        warning: "ui:border-warning-border ui:bg-warning-surface ui:text-warning-fg",
        danger: "ui:border-danger-border ui:bg-danger-surface ui:text-danger-fg",
      },
    },
  },
);

/** The meaning of a status, as a color. */
export type Tone = NonNullable<VariantProps<typeof badgeStyles>["tone"]>;

export interface StatusBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The meaning of the status. @default "neutral" */
  tone?: Tone | undefined;
  /** The status text, because color alone is not enough. If empty, `unnamed` is shown. */
  children: ReactNode;
  /** Text for a status without a name. @default "No name", from the messages */
  unnamed?: ReactNode | undefined;
}

/** A status: a colored dot and its text. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { tone = "neutral", unnamed, className, children, ...rest },
  ref,
) {
  const isUnnamed = children === null || children === undefined || children === false || children === "";
  return (
    <span
      {...rest}
      ref={ref}
      className={badgeStyles({ tone, className })}
      data-tone={tone}
      data-unnamed={isUnnamed || undefined}
    >
      <ToneDot tone={tone} />
      <span className="ui:truncate">{isUnnamed ? (unnamed ?? <UnnamedStatus />) : children}</span>
    </span>
  );
});
