import { type Access, personAccess } from "@portico/contract";
import type { NavigationSection } from "@portico/portal-config";

/** A section of the sidebar and who may see it. The screens declare which section they are in. */
export interface Section {
  readonly label: string;
  readonly access: Access;
}

/** The sections in order, with the access they require (specification, part 1, sections 2 and 6). */
export const sections = {
  application: { label: "Application", access: "customer" },
  dashboard: { label: "Dashboard", access: "agent" },
  "follow-ups": { label: "Follow-ups", access: personAccess },
  leads: { label: "Leads", access: "agent view.Lead|admin.Lead" },
  policies: { label: "Policies", access: "agent view.Policy|admin.Policy" },
  "direct-enrollment": {
    label: "Direct Enrollment",
    access: "agent view.Application|admin.Application",
  },
  pto: { label: "Pto", access: "agent view.PTO|admin.PTO" },
  commission: {
    label: "Commission",
    access:
      "agent view.Statement|admin.Statement|view.AgentPayment|admin.AgentPayment|view.CommissionTracking|admin.CommissionTracking",
  },
  "offline-form": {
    label: "Offline Form",
    access: "agent view.OfflineApp|admin.OfflineApp",
  },
  customer: { label: "Customer", access: "agent view.Customer|admin.Customer" },
  marketing: { label: "Marketing", access: "agent view.Marketing" },
  administration: { label: "Administration", access: "administrator" },
  security: { label: "Security", access: "securityadmin" },
} as const satisfies Record<NavigationSection, Section>;
