import { Link, useLocation } from "react-router";
import { messages } from "../messages.ts";
import { screens } from "../screens/index.ts";
import { screenHref } from "./navigation.ts";
import { crumbsOf } from "./page-title.ts";

const pages = new Set(screens.map(screenHref));

/** The way to the page shown, from its path. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname, (href) => pages.has(href));
  return (
    <nav aria-label={messages.navigation.breadcrumbs} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-table text-fg-muted">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={href ?? label} className="flex min-w-0 items-center gap-1.5">
              {index > 0 && <span aria-hidden="true">/</span>}
              {href ? (
                <Link to={href} className="truncate hover:underline">
                  {label}
                </Link>
              ) : (
                <span
                  className={`truncate ${isLast ? "text-fg" : ""}`}
                  aria-current={isLast ? "page" : undefined}
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
