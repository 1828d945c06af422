/** The roles there are (specification, part 1, section 6). */
export const roles = ["customer", "agent", "administrator", "securityadmin"] as const;
export type Role = (typeof roles)[number];

/** The areas whose rows are seen by agent; each has the claims `view.X` and `admin.X`. */
export const areas = [
  "Lead",
  "Policy",
  "Application",
  "PTO",
  "Statement",
  "AgentPayment",
  "CommissionTracking",
  "OfflineApp",
  "Customer",
] as const;
export type Area = (typeof areas)[number];
