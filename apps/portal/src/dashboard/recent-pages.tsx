import { useEffect, useMemo } from "react";
import { Link } from "react-router";
import { dashboardMessages } from "../messages/dashboard.ts";
import { type RecentPage, readRecentPages } from "../recent-pages/recent-pages.ts";
import { recordRecentPages } from "../recent-pages/record-recent-pages.ts";
import { findPageAt, type RouteEntry } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

const texts = dashboardMessages.recent;
const maxShown = 5;
/** Pages that only redirect or link to others. */
const excludedPages: readonly RouteEntry["page"][] = [
  "dashboard",
  "customer",
  "application",
  "error",
  "marketplace-redirect",
  "marketplace-return",
  "not-implemented",
];

/** The pages that the user opened last in this session. */
export function RecentPages() {
  const user = useSession();
  const { titles } = useCustomScreens();
  const pages = useMemo(() => readRecentPages(), []);
  useEffect(recordRecentPages, []);
  const titleOf = ({ path }: RecentPage) => {
    const route = findPageAt(routes, path, user);
    return route && !excludedPages.includes(route.page) ? (titles.get(path) ?? route.title) : undefined;
  };
  const shown = pages.flatMap((page) => {
    const title = titleOf(page);
    return title === undefined ? [] : [{ ...page, title }];
  });
  return (
    <section
      aria-labelledby="recent-pages"
      className="grid min-w-0 flex-2 basis-72 gap-1 rounded-lg border border-border p-3"
    >
      <h2 id="recent-pages" className="px-1 text-section font-semibold">
        {texts.title}
      </h2>
      {shown.length === 0 ? (
        <p className="px-1 py-1 text-form text-fg-muted">{texts.none}</p>
      ) : (
        <ol className="grid">
          {shown.slice(0, maxShown).map(({ path, title, openedAt }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex items-baseline gap-3 rounded-md px-1 py-1 text-form outline-focus hover:bg-surface-hover focus-visible:outline-2"
              >
                <span className="min-w-0 flex-1 truncate text-fg-link underline underline-offset-2">
                  {title}
                </span>{" "}
                <time
                  dateTime={new Date(openedAt).toISOString()}
                  className="text-table text-fg-muted tabular-nums"
                >
                  {timeOf(openedAt)}
                </time>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function timeOf(moment: number): string {
  return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(moment);
}
