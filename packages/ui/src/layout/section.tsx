import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { gapClass, type Space } from "./gap.js";

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** The heading. It names the section, unless it is more than text and there is no `aria-label`. */
  title: ReactNode;
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** One or two sentences below the heading. @default none */
  description?: ReactNode | undefined;
  /** Buttons or links at the end of the heading's line. @default none */
  actions?: ReactNode | undefined;
  /** The space between heading, description and content. @default 3 */
  gap?: Space | undefined;
  /** The content, below each other. */
  children?: ReactNode;
}

/** A part of a page with a heading. `Card` is the same with a frame. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, level = 2, description, actions, gap = 3, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <section
      aria-label={typeof title === "string" ? title : undefined}
      {...rest}
      ref={ref}
      className={cx(
        "ui:flex ui:min-w-0 ui:flex-col ui:font-sans ui:text-form ui:text-fg",
        gapClass(gap),
        className,
      )}
    >
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2">
        <div className="ui:me-auto ui:min-w-0">
          <Heading className="ui:text-section ui:font-semibold ui:wrap-anywhere">{title}</Heading>
          {description && <div className="ui:max-w-3xl ui:text-table ui:text-fg-muted">{description}</div>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
});
