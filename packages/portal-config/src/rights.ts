import { presetClaims, type Role } from "@portico/contract";
import type { Labels } from "@portico/screens";
import type { RightLabels } from "@portico/screens/description";

/** The roles' names in the plural. */
export const roles = {
  customer: "Customers",
  agent: "Agents",
  administrator: "Administrators",
  securityadmin: "Security administrators",
} as const satisfies Readonly<Record<Role, string>>;

/** What the claims `view.X` and `admin.X` are about. */
const areaLabels: Readonly<Record<string, string>> = {
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
};

/** The names of other claims. */
const claimLabels: Labels = {
  "load.application": "Load applications",
  TelephonyAgent: "Telephony as an agent",
  TelephonyAdmin: "Telephony as an administrator",
  hasFullAgentAccess: "Full agent access",
};

/** The claims in requirements of the contract, with their labels. */
export const claims: Labels = Object.fromEntries(presetClaims.map((claim) => [claim, labelOf(claim)]));

function labelOf(claim: string): string {
  const [verb = "", area = ""] = claim.split(".");
  const known = claimLabels[claim];
  if (known !== undefined) return known;
  return `${verb === "view" ? "View" : "Administer"} ${areaLabels[area] ?? area}`;
}

/** The names of roles and claims. */
export const rightLabels: RightLabels = { roles, claims };
