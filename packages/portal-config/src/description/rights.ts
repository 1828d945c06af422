import type { Role } from "@portico/contract";

/** The roles' names in the plural. */
const roleLabels: Readonly<Record<Role, string>> = {
  customer: "Customers",
  agent: "Agents",
  administrator: "Administrators",
  securityadmin: "Security administrators",
};

/** What the claims `view.X` and `admin.X` are about. */
const areaLabels = {
  Lead: "leads",
  Policy: "policies",
  Application: "applications",
  PTO: "time off",
  Statement: "statements",
  AgentPayment: "agent payments",
  CommissionTracking: "commission tracking",
  OfflineApp: "offline applications",
  Customer: "customers",
  Marketing: "marketing",
  EDE: "EDE",
} as const;

/** The names of other claims. */
const claimLabels = {
  "load.application": "Load applications",
  TelephonyAgent: "Telephony as an agent",
  TelephonyAdmin: "Telephony as an administrator",
  hasFullAgentAccess: "Full agent access",
} as const;

const roles = byLowerCase(roleLabels);
const areas = byLowerCase(areaLabels);
const claims = byLowerCase(claimLabels);

/** The name of a role in the plural, in any case: "agents"; undefined for claims. */
export function roleNoun(name: string): string | undefined {
  return roles.get(name.toLowerCase())?.toLowerCase();
}

/** The name of a claim, in any case: "View policies"; unknown claims are shown as they are. */
export function claimLabel(name: string): string {
  const known = claims.get(name.toLowerCase());
  if (known !== undefined) return known;
  const [verb = "", area = "", ...others] = name.toLowerCase().split(".");
  const label = others.length === 0 ? areas.get(area) : undefined;
  if (label === undefined) return name;
  return verb === "view" ? `View ${label}` : verb === "admin" ? `Administer ${label}` : name;
}

/** The label of a role or claim, in any case: "Agents", "View policies". */
export function rightLabel(name: string): string {
  return roles.get(name.toLowerCase()) ?? claimLabel(name);
}

function byLowerCase(labels: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(labels).map(([name, label]) => [name.toLowerCase(), label]));
}
