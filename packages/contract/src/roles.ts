/** The roles (specification, part 1, section 6). */
export const roles = ["customer", "agent", "administrator", "securityadmin"] as const;
/** A role. */
export type Role = (typeof roles)[number];

/** The areas whose rows agents see by agent; each has the claims `view.X` and `admin.X`. */
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
/** An area whose rows agents see by agent. */
export type Area = (typeof areas)[number];

/** The claims in requirements of the contract; users can have others, and screens can require them. */
export const presetClaims: readonly string[] = [
  ...areas.flatMap((area) => [`view.${area}`, `admin.${area}`]),
  "view.Marketing",
  "view.EDE",
  "load.application",
  "TelephonyAgent",
  "TelephonyAdmin",
  "hasFullAgentAccess",
];

/** The types of contacts and users. */
export const contactTypes = ["Agent", "Customer", "Staff"] as const;
