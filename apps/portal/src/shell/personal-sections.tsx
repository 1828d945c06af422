import type { AppShellLink, AppShellSection } from "@portico/ui/app-shell";
import { History, Star } from "@portico/ui/icons";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useFavoritePages } from "../favorites/use-favorite-pages.ts";
import { useFavoriteRecords } from "../favorites/use-favorite-records.ts";
import { personalSectionMessages as texts } from "../messages/personal-sections.ts";
import { useRecentScreens } from "../recent-pages/use-recent-screens.ts";
import { useRecentRecords } from "../records/recent-records.ts";
import { type RecordKey, recordPath } from "../records/record-address.ts";

/** The user's own sections of the sidebar, those with links. */
export interface OwnSections {
  readonly favorites: readonly AppShellSection[];
  readonly recent: readonly AppShellSection[];
}

export interface PersonalSectionsProps {
  /** Called with the sections, and again when they change. */
  onChange: (sections: OwnSections) => void;
}

const maxRecentScreens = 3;

/**
 * The user's favorites, recent records and recent screens for the sidebar. A component without content, because its
 * code is loaded after the first page.
 */
export function PersonalSections({ onChange }: PersonalSectionsProps) {
  const favorites = useFavoritePages();
  const { records: favoriteRecords } = useFavoriteRecords();
  const { pathname, search } = useLocation();
  const recentRecords = useRecentRecords();
  // The address changes before React shows its page.
  const isOpen = (path: string) => path === pathname || path === window.location.pathname;
  const recentScreens = useRecentScreens().filter(({ path }) => !isOpen(path));
  const view = new URLSearchParams(search).get("view");
  const current = view ? `${pathname}?view=${view}` : pathname;
  const link = (href: string, label: string): AppShellLink => ({ href, label, isCurrent: href === current });
  const linksOf = (records: readonly (RecordKey & { readonly name: string; readonly details: string })[]) =>
    records.flatMap((record) => {
      const href = recordPath(record);
      return href === undefined ? [] : [link(href, record.name || record.details)];
    });
  const marked = [...linksOf(favoriteRecords), ...favorites.map(({ path, title }) => link(path, title))];
  const opened = [
    ...linksOf(recentRecords),
    ...recentScreens.slice(0, maxRecentScreens).map(({ path, title }) => link(path, title)),
  ].filter(({ href }) => !marked.some((one) => one.href === href));
  // A string, because the links are new objects on each render.
  const links = JSON.stringify({ marked, opened });
  useEffect(() => {
    const shown: Record<"marked" | "opened", AppShellLink[]> = JSON.parse(links);
    const section = (id: string, label: string, icon: ReactNode, own: AppShellLink[]) =>
      own.length > 0 ? [{ id, label, icon, links: own }] : [];
    onChange({
      favorites: section("favorites", texts.favorites, <Star />, shown.marked),
      recent: section("recent", texts.recent, <History />, shown.opened),
    });
  }, [links, onChange]);
  return null;
}
