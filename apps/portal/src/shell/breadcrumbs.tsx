import { Link, useLocation } from "react-router";
import { messages } from "../messages/messages.ts";
import { breadcrumbsOf } from "../routing/page-title.ts";
import { mayOpenPageAt } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

/** The path to the current page. Pages that the user may not open are not links. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const user = useSession();
  const { titles } = useCustomScreens();
  const breadcrumbs = breadcrumbsOf(pathname, (href) => mayOpenPageAt(routes, href, user), titles);
  return (
    <nav aria-label={messages.navigation.breadcrumbs} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-table text-fg-muted">
        {breadcrumbs.map(({ label, path, href }, index) => {
          const isLast = index === breadcrumbs.length - 1;
          return (
            <li key={path} className="flex min-w-0 items-center gap-1.5">
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
