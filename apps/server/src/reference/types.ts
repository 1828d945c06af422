import type { typeGuids } from "@portico/contract";

/** An entry of a generic type; rules know it by its code. */
export interface TypeEntry {
  readonly name: string;
  readonly code: string;
}

/** The lists of `/TypeGeneric`, each in its natural order. */
export const types = {
  policyStatus: {
    name: "Policy status",
    entries: entriesOf(
      "Pending",
      "Pending Payment",
      "Effectuated",
      "Grace Period",
      "Past Due",
      "Cancelled",
      "Terminated",
      "Expired",
    ),
  },
  unpaidStatus: {
    name: "Unpaid policy status",
    entries: entriesOf(
      "New",
      "Assigned",
      "Contacted",
      "Promise to Pay",
      "Payment Made",
      "Paid Confirmed",
      "Unreachable",
      "Will Not Pay",
      "Cancelled",
    ),
  },
  lostStatus: {
    name: "Lost policy status",
    entries: entriesOf(
      "New",
      "Investigating",
      "AOR Changed",
      "Terminated Non-payment",
      "Carrier Exit",
      "Other Coverage",
      "Moved",
      "Recovered",
      "Closed",
    ),
  },
  leadStatus: {
    name: "Lead status",
    entries: entriesOf(
      "New",
      "Call Back",
      "Left Message",
      "No Answer",
      "Busy",
      "Wrong Number",
      "Not Interested",
      "Already Purchased",
      "Medicaid",
      "Transferred",
      "Do Not Call",
      "Sold",
    ),
  },
  customerStatus: {
    name: "Customer status",
    entries: entriesOf("Prospect", "Active", "Inactive", "Do Not Contact"),
  },
  ptoStatus: {
    name: "Time off status",
    entries: entriesOf("Requested", "Approved", "Rejected", "Cancelled", "Taken"),
  },
  offlineStatus: {
    name: "Offline application status",
    entries: [
      { name: "New", code: "NEW" },
      { name: "Assigned", code: "ASG" },
      { name: "Submitted", code: "SUB" },
      { name: "Void", code: "VOID" },
    ],
  },
  paymentBatchStatus: { name: "Payment batch status", entries: entriesOf("Open", "Posted", "Paid", "Void") },
  paymentType: {
    name: "Payment type",
    entries: entriesOf("Commission", "Override", "Bonus", "Adjustment", "Chargeback"),
  },
  agentStatus: { name: "Agent status", entries: entriesOf("Active", "On Leave", "Inactive", "Terminated") },
  agentType: { name: "Agent type", entries: entriesOf("Agent", "Senior Agent", "Team Lead", "Agency") },
  location: {
    name: "Location",
    entries: entriesOf("Miami", "Doral", "Orlando", "Tampa", "Houston", "Dallas", "San Antonio", "Remote"),
  },
  emailPurpose: { name: "E-mail purpose", entries: entriesOf("Work", "Personal", "Notifications") },
  phonePurpose: { name: "Phone purpose", entries: entriesOf("Work", "Home", "Mobile", "Fax") },
  addressPurpose: { name: "Address purpose", entries: entriesOf("Work", "Home", "Mailing", "Billing") },
} satisfies Record<keyof typeof typeGuids, { name: string; entries: readonly TypeEntry[] }>;

/** `"Pending Payment"` has the code `PENDING_PAYMENT`. */
function entriesOf(...names: readonly string[]): readonly TypeEntry[] {
  return names.map((name) => ({ name, code: name.toUpperCase().replace(/[^A-Z0-9]+/g, "_") }));
}
