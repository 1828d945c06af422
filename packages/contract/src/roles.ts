/** The roles there are (specification, part 1, section 6). */
export const roles = ["customer", "agent", "administrator", "securityadmin"] as const;
/** One of the roles. */
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
/** One of the areas. */
export type Area = (typeof areas)[number];

/** The claims that requirements ask for; others can be given, and screens can ask for them. */
export const presetClaims: readonly string[] = [
  ...areas.flatMap((area) => [`view.${area}`, `admin.${area}`]),
  "view.Marketing",
  "view.EDE",
  "load.application",
  "TelephonyAgent",
  "TelephonyAdmin",
  "hasFullAgentAccess",
];
