import { useEffect, useMemo, useSyncExternalStore } from "react";
import { visibleSections } from "../routing/navigation.ts";
import { hrefOf } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";
import { type RecentPage, readRecentPages, subscribeToRecentPages } from "./recent-pages.ts";
import { recordRecentPages } from "./record-recent-pages.ts";

/** A recent page that has a link in the sidebar. */
export interface RecentScreen extends RecentPage {
  readonly title: string;
}

const dashboards = new Set(routes.filter(({ page }) => page === "dashboard").map(hrefOf));

/**
 * Returns the screens that the user opened last in this session and may still open, the last one first, without the
 * dashboard. From the first call on, opened pages are recorded.
 */
export function useRecentScreens(): readonly RecentScreen[] {
  const user = useSession();
  const { pages, titles } = useCustomScreens();
  useEffect(recordRecentPages, []);
  // A string, because the pages are new objects on each read.
  const recent = useSyncExternalStore(subscribeToRecentPages, () => JSON.stringify(readRecentPages()));
  return useMemo(() => {
    const entries = visibleSections([...routes, ...pages], user).flatMap((section) => section.entries);
    const opened: readonly RecentPage[] = JSON.parse(recent);
    return opened.flatMap((page) => {
      const entry = entries.find(({ href }) => href === page.path);
      if (!entry || dashboards.has(page.path)) return [];
      return [{ ...page, title: titles.get(page.path) ?? entry.title }];
    });
  }, [user, pages, titles, recent]);
}
