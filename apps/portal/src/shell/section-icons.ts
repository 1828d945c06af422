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

/** The icons of the sidebar's sections. */
export const sectionIcons: Readonly<Record<NavigationSection, IconComponent>> = {
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
