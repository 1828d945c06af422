import type { NavigationSection } from "@portico/portal-config";
import {
  BadgeDollarSign,
  CalendarDays,
  ClipboardPen,
  FileText,
  Fingerprint,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  PhoneIncoming,
  Settings2,
  ShieldCheck,
  Stethoscope,
  Users,
} from "lucide-react";

/** The sign of each section of the sidebar. */
export const sectionIcons: Readonly<Record<NavigationSection, LucideIcon>> = {
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
