/** The sections of the sidebar, in order (specification, part 1, section 2, and follow-ups). */
export const navigationSections = [
  "application",
  "dashboard",
  "follow-ups",
  "leads",
  "policies",
  "direct-enrollment",
  "pto",
  "commission",
  "offline-form",
  "customer",
  "marketing",
  "administration",
  "security",
] as const;
/** A section of the sidebar. */
export type NavigationSection = (typeof navigationSections)[number];
