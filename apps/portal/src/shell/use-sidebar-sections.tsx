import type { NavigationSection } from "@portico/portal-config";
import type { AppShellSection } from "@portico/ui/app-shell";
import {
  BadgeDollarSign,
  CalendarDays,
  ClipboardPen,
  Clock,
  FileText,
  Fingerprint,
  type IconComponent,
  LayoutDashboard,
  Megaphone,
  PhoneIncoming,
  Settings2,
  ShieldCheck,
  Stethoscope,
  Users,
} from "@portico/ui/icons";
import { useLocation } from "react-router";
import { type NavigationEntry, onlyEntry, visibleSections } from "../routing/navigation.ts";
import { listOfDetailAt } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

/** Returns the sections of the portal with the links that the user may open. */
export function useSidebarSections(): AppShellSection[] {
  const user = useSession();
  const { pages } = useCustomScreens();
  const { pathname } = useLocation();
  const listPath = listOfDetailAt(routes, pathname, user);
  const linkOf = ({ href, label, hasPagesBelow }: NavigationEntry) => ({
    href,
    label,
    isCurrent: pathname === href || listPath === href || (!hasPagesBelow && pathname.startsWith(`${href}/`)),
  });
  return visibleSections([...routes, ...pages], user).map((section) => {
    const { id, label, entries } = section;
    const Icon = sectionIcons[id];
    const single = onlyEntry(section);
    return { id, label, icon: <Icon />, ...(single ? linkOf(single) : { links: entries.map(linkOf) }) };
  });
}

/** The icons of the sidebar's sections. */
const sectionIcons: Readonly<Record<NavigationSection, IconComponent>> = {
  application: FileText,
  dashboard: LayoutDashboard,
  "follow-ups": Clock,
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
