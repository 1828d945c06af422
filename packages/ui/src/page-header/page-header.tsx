import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** The title of the page. */
  title: ReactNode;
  /** The level of the title. @default 1 */
  level?: 1 | 2 | 3 | undefined;
  /** The id of the title. It can take the focus. */
  titleId?: string | undefined;
  /** Status badges or notes after the title. @default none */
  badges?: ReactNode | undefined;
  /** One or two sentences below the title. @default none */
  description?: ReactNode | undefined;
  /** Buttons at the end of the line, the primary one last. @default none */
  actions?: ReactNode | undefined;
  /** More content below. @default none */
  children?: ReactNode;
}

/** The title of a page with its actions. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, level = 1, titleId, badges, description, actions, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <header
      {...rest}
      ref={ref}
      data-keep-clear=""
      className={cx(
        "ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-2 ui:wrap-anywhere ui:font-sans ui:text-form ui:text-fg",
        className,
      )}
    >
      <div className="ui:flex ui:flex-wrap ui:items-start ui:gap-x-4 ui:gap-y-3">
        <div className="ui:grid ui:min-w-[min(20rem,100%)] ui:flex-1 ui:grid-cols-[minmax(0,1fr)] ui:gap-1">
          <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1">
            <Heading
              id={titleId}
              tabIndex={titleId === undefined ? undefined : -1}
              className="ui:min-w-0 ui:text-title ui:font-semibold ui:outline-none"
            >
              {title}
            </Heading>
            {badges}
          </div>
          {description && (
            <div className="ui:grid ui:max-w-3xl ui:gap-1 ui:text-table ui:text-fg-muted">{description}</div>
          )}
        </div>
        {actions && <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">{actions}</div>}
      </div>
      {children}
    </header>
  );
});
