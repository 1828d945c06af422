import { createElement, forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";

/** A page on the path to the current one. */
export interface Breadcrumb {
  /** Unique in its breadcrumbs. */
  id: string;
  label: ReactNode;
  /** Without it, the breadcrumb is text. */
  href?: string | undefined;
}

/** What a rendered link needs. Spread the props on your router's link. */
export interface BreadcrumbLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** The accessible name of the navigation, such as 'Breadcrumbs'. */
  label: string;
  /** The pages from the top to the current one. */
  items: readonly Breadcrumb[];
  /** Renders links with your router. @default a native link */
  renderLink?: ((props: BreadcrumbLinkProps) => ReactElement) | undefined;
}

/** The path to the current page. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, items, renderLink = (props) => createElement("a", props), className, ...rest },
  ref,
) {
  return (
    <nav {...rest} ref={ref} aria-label={label} className={cx("ui:min-w-0 ui:font-sans", className)}>
      <ol className="ui:flex ui:min-w-0 ui:items-center ui:gap-1.5 ui:text-table ui:text-fg-muted">
        {items.map(({ id, label: text, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li
              key={id}
              // A long name leaves room to press the links before it.
              className={cx(
                "ui:flex ui:items-center ui:gap-1.5",
                href === undefined ? "ui:min-w-0" : "ui:min-w-9",
              )}
            >
              {index > 0 && <span aria-hidden="true">/</span>}
              {href !== undefined ? (
                renderLink({ href, className: link, children: text })
              ) : (
                <span
                  className={cx("ui:truncate", isLast && "ui:text-fg")}
                  aria-current={isLast ? "page" : undefined}
                >
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

const link = "ui:truncate ui:text-inherit ui:no-underline ui:hover:underline";
