import type { NavigationSection } from "@portico/portal-config";
import {
  BadgeDollarSign,
  CalendarDays,
  ClipboardPen,
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
import { type ReactNode, useId } from "react";
import { NavLink } from "react-router";
import { messages } from "../messages/messages.ts";
import {
  type NavigationEntry,
  onlyEntry,
  type VisibleSection,
  visibleSections,
} from "../routing/navigation.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";
import { BrandFooter } from "./brand-footer.tsx";
import { ProductMark } from "./product-mark.tsx";
import { TopLinkList } from "./top-link-list.tsx";

/** Props of `Sidebar`. */
export interface SidebarProps {
  /** Called when a link is clicked, to close the drawer. */
  onFollow?: (() => void) | undefined;
}

/** The sections of the portal with the links that the user may open. */
export function Sidebar({ onFollow }: SidebarProps) {
  const user = useSession();
  const { pages } = useCustomScreens();
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto bg-surface-sunken p-3">
      <ProductMark className="px-2 py-1" />
      <nav aria-label={messages.navigation.label} className="grid gap-1">
        {visibleSections([...routes, ...pages], user).map((section) => (
          <SectionLinks key={section.id} section={section} onFollow={onFollow} />
        ))}
      </nav>
      <TopLinkList as="column" onFollow={onFollow} />
      <BrandFooter className="mt-auto grid gap-0.5 px-2 pt-2" />
    </div>
  );
}

interface SectionLinksProps {
  section: VisibleSection;
  onFollow: (() => void) | undefined;
}

/** A section: a single link, or a heading with links. */
function SectionLinks({ section, onFollow }: SectionLinksProps) {
  const headingId = useId();
  const { id, label, entries } = section;
  const Icon = sectionIcons[id];
  const single = onlyEntry(section);
  if (single) {
    return (
      <EntryLink entry={single} onFollow={onFollow} className="gap-2 px-2">
        <Icon className="size-4 text-fg-muted" aria-hidden="true" />
      </EntryLink>
    );
  }
  return (
    <section aria-labelledby={headingId} className="py-1">
      <h2 id={headingId} className="flex items-center gap-2 px-2 py-1 text-caption font-medium text-fg-muted">
        <Icon className="size-4" aria-hidden="true" />
        {label}
      </h2>
      <ul className="grid gap-0.5">
        {entries.map((entry) => (
          <li key={entry.href}>
            <EntryLink entry={entry} onFollow={onFollow} className="ps-8 pe-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryLinkProps {
  entry: NavigationEntry;
  onFollow: (() => void) | undefined;
  className: string;
  children?: ReactNode;
}

function EntryLink({ entry: { href, label, hasPagesBelow }, onFollow, className, children }: EntryLinkProps) {
  return (
    <NavLink
      to={href}
      end={hasPagesBelow}
      onClick={onFollow}
      className={`flex min-h-7.5 items-center rounded-md py-1 pointer-coarse:min-h-9 text-form text-fg outline-focus -outline-offset-2 hover:bg-surface-hover focus-visible:outline-2 aria-[current=page]:bg-surface-selected aria-[current=page]:font-medium ${className}`}
    >
      {children}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </NavLink>
  );
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
