import type { NavigationSection } from "@portico/portal-config";
import type { AppShellSection } from "@portico/ui/app-shell";
import {
  BadgeDollarSign,
  CalendarDays,
  ClipboardPen,
  FileText,
  Fingerprint,
  History,
  type IconComponent,
  LayoutDashboard,
  Megaphone,
  PhoneIncoming,
  Settings2,
  ShieldCheck,
  Star,
  Stethoscope,
  Users,
} from "@portico/ui/icons";
import { useLocation } from "react-router";
import { useFavoriteRecords } from "../favorites/use-favorite-records.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { viewMessages } from "../messages/views.ts";
import { useRecentRecords } from "../records/recent-records.ts";
import { type RecordKey, recordPath } from "../records/record-address.ts";
import { type NavigationEntry, onlyEntry, visibleSections } from "../routing/navigation.ts";
import { listOfDetailAt } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

/** Returns the user's favorite and recent records and pages, and the sections of the portal with the links that the user may open. */
export function useSidebarSections(): AppShellSection[] {
  const user = useSession();
  const { pages } = useCustomScreens();
  const { favorites } = useFavorites({ isEnabled: true });
  const { records: favoriteRecords } = useFavoriteRecords();
  const recent = useRecentRecords();
  const { pathname, search } = useLocation();
  const listPath = listOfDetailAt(routes, pathname, user);
  const linkOf = ({ href, label, hasPagesBelow }: NavigationEntry) => ({
    href,
    label,
    isCurrent: pathname === href || listPath === href || (!hasPagesBelow && pathname.startsWith(`${href}/`)),
  });
  const sections = visibleSections([...routes, ...pages], user).map((section) => {
    const { id, label, entries } = section;
    const Icon = sectionIcons[id];
    const single = onlyEntry(section);
    return { id, label, icon: <Icon />, ...(single ? linkOf(single) : { links: entries.map(linkOf) }) };
  });
  const view = new URLSearchParams(search).get("view");
  const current = view ? `${pathname}?view=${view}` : pathname;
  const link = (href: string, label: string) => ({ href, label, isCurrent: href === current });
  const linksOf = (records: readonly (RecordKey & { readonly name: string; readonly details: string })[]) =>
    records.flatMap((record) => {
      const href = recordPath(record);
      return href === undefined ? [] : [link(href, record.name || record.details)];
    });
  const marked = [...linksOf(favoriteRecords), ...favorites.map(({ path, title }) => link(path, title))];
  const opened = linksOf(recent).filter(({ href }) => !marked.some((one) => one.href === href));
  return [
    ...(marked.length > 0
      ? [{ id: "favorites", label: viewMessages.favorites, icon: <Star />, links: marked }]
      : []),
    ...(opened.length > 0
      ? [{ id: "recent", label: viewMessages.recent, icon: <History />, links: opened }]
      : []),
    ...sections,
  ];
}

/** The icons of the sidebar's sections. */
const sectionIcons: Readonly<Record<NavigationSection, IconComponent>> = {
  application: FileText,
  dashboard: LayoutDashboard,
  leads: PhoneIncoming,
  policies: ShieldCheck,
  "direct-enrollment": Stethoscope,
  pto: CalendarDays,
  commission: BadgeDollarSign,
  "offline-form": ClipboardPen,
  customer: Users,
  marketing: Megaphone,
  administration: Settings2,
  security: Fingerprint,
};
