import { Link, useLocation } from "react-router";
import { messages } from "../messages/messages.ts";
import { crumbsOf } from "../routing/page-title.ts";
import { mayOpenPageAt } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

/** The way to the page shown, from its path; only pages that the person may open are links. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const user = useSession();
  const { titles } = useCustomScreens();
  const crumbs = crumbsOf(pathname, (href) => mayOpenPageAt(routes, href, user), titles);
  return (
    <nav aria-label={messages.navigation.breadcrumbs} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-table text-fg-muted">
        {crumbs.map(({ label, at, href }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={at} className="flex min-w-0 items-center gap-1.5">
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
