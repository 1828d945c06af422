import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { CircleAlert, CircleCheck, type IconComponent, Info, TriangleAlert } from "../icons/index.js";
import type { Tone } from "../status-badge/status-badge.js";
import { DismissButton } from "./dismiss-button.js";

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The kind of message. @default "info" */
  tone?: Tone | undefined;
  /** A short heading. @default none */
  title?: ReactNode | undefined;
  /** Replaces the icon of the tone; `null` shows none. */
  icon?: ReactNode | undefined;
  /** Buttons or links after the text. @default none */
  actions?: ReactNode | undefined;
  /** Shows a button that dismisses the message. */
  onDismiss?: (() => void) | undefined;
  /** The message. */
  children?: ReactNode;
}

const looks: Readonly<Record<Tone, readonly [box: string, icon: string, Icon: IconComponent]>> = {
  neutral: ["ui:border-neutral-border ui:bg-neutral-surface ui:text-neutral-fg", "ui:text-fg-muted", Info],
  info: ["ui:border-info-border ui:bg-info-surface ui:text-info-fg", "ui:text-info-solid", Info],
  success: [
    "ui:border-success-border ui:bg-success-surface ui:text-success-fg",
    "ui:text-success-solid",
    CircleCheck,
  ],
  warning: [
    "ui:border-warning-border ui:bg-warning-surface ui:text-warning-fg",
    "ui:text-warning-solid",
    TriangleAlert,
  ],
  danger: [
    "ui:border-danger-border ui:bg-danger-surface ui:text-danger-fg",
    "ui:text-danger-solid",
    CircleAlert,
  ],
};

/**
 * A message in the page. For a message that appears while the page is open, set `role="status"`, or `role="alert"` if
 * it can't wait.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = "info", title, icon, actions, onDismiss, className, children, ...rest },
  ref,
) {
  const [box, iconColor, Icon] = looks[tone];
  return (
    <div
      {...rest}
      ref={ref}
      data-tone={tone}
      className={cx(
        "ui:flex ui:gap-2.5 ui:rounded-md ui:border ui:px-3 ui:py-2 ui:font-sans ui:text-table",
        box,
        className,
      )}
    >
      {icon !== null && (
        <span aria-hidden="true" className={cx("ui:mt-0.5 ui:shrink-0", iconColor)}>
          {icon ?? <Icon size={16} />}
        </span>
      )}
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1">
        <div className="ui:me-auto ui:min-w-0 ui:break-words">
          {title && <p className="ui:font-semibold">{title}</p>}
          {children}
        </div>
        {actions && <div className="ui:flex ui:flex-wrap ui:gap-2">{actions}</div>}
      </div>
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </div>
  );
});
