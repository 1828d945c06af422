import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { type AsChildProps, Slot } from "../slot/slot.js";

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title">, AsChildProps {
  /** The heading. @default none */
  title?: ReactNode | undefined;
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Buttons or links at the end of the heading's line. @default none */
  actions?: ReactNode | undefined;
  /** Buttons or notes below a line. @default none */
  footer?: ReactNode | undefined;
}

const frame =
  "ui:break-words ui:flex ui:min-w-0 ui:flex-col ui:rounded-lg ui:border ui:border-border ui:bg-surface ui:font-sans ui:text-form ui:text-fg";

/**
 * A framed part of a page. With `asChild`, the child is the frame: use a link or a button to make all of the card
 * pressable.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, level = 2, actions, footer, asChild = false, className, children, ...rest },
  ref,
) {
  if (asChild) {
    return (
      <Slot
        {...rest}
        ref={ref}
        className={cx(
          frame,
          "ui:cursor-pointer ui:p-4 ui:text-start ui:no-underline ui:hover:bg-surface-hover ui:forced-colors:border-[LinkText]",
          className,
        )}
      >
        {children}
      </Slot>
    );
  }
  const Heading = `h${level}` as const;
  return (
    <section {...rest} ref={ref} className={cx(frame, className)}>
      {(title || actions) && (
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2 ui:px-4 ui:pt-3">
          <Heading className="ui:me-auto ui:min-w-0 ui:text-section ui:font-semibold ui:break-words">
            {title}
          </Heading>
          {actions}
        </div>
      )}
      <div className="ui:min-w-0 ui:flex-1 ui:p-4">{children}</div>
      {footer && (
        <div className="ui:flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-2 ui:wrap-anywhere ui:border-t ui:border-border ui:px-4 ui:py-3">
          {footer}
        </div>
      )}
    </section>
  );
});
