import type { AppShellLink, AppShellSection } from "@portico/ui/app-shell";
import { History, Star } from "@portico/ui/icons";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useFavoriteRecords } from "../favorites/use-favorite-records.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { viewMessages } from "../messages/views.ts";
import { useRecentRecords } from "../records/recent-records.ts";
import { type RecordKey, recordPath } from "../records/record-address.ts";

/** Props of `PersonalSections`. */
export interface PersonalSectionsProps {
  /** Called with the sections, and again when they change. */
  onChange: (sections: readonly AppShellSection[]) => void;
}

/**
 * The user's favorites and recent records for the sidebar. A component without content, because its code is loaded
 * after the first page.
 */
export function PersonalSections({ onChange }: PersonalSectionsProps) {
  const { favorites } = useFavorites({ isEnabled: true });
  const { records: favoriteRecords } = useFavoriteRecords();
  const recent = useRecentRecords();
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get("view");
  const current = view ? `${pathname}?view=${view}` : pathname;
  const link = (href: string, label: string): AppShellLink => ({ href, label, isCurrent: href === current });
  const linksOf = (records: readonly (RecordKey & { readonly name: string; readonly details: string })[]) =>
    records.flatMap((record) => {
      const href = recordPath(record);
      return href === undefined ? [] : [link(href, record.name || record.details)];
    });
  const marked = [...linksOf(favoriteRecords), ...favorites.map(({ path, title }) => link(path, title))];
  const opened = linksOf(recent).filter(({ href }) => !marked.some((one) => one.href === href));
  // A string, because the links are new objects on each render.
  const links = JSON.stringify({ marked, opened });
  useEffect(() => {
    const shown: Record<"marked" | "opened", AppShellLink[]> = JSON.parse(links);
    const sections: readonly AppShellSection[] = [
      { id: "favorites", label: viewMessages.favorites, icon: <Star />, links: shown.marked },
      { id: "recent", label: viewMessages.recent, icon: <History />, links: shown.opened },
    ];
    onChange(sections.filter((section) => section.links?.length));
  }, [links, onChange]);
  return null;
}
