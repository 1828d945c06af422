import type { ListScreenOf } from "@portico/portal-config";
import { workActions } from "./actions.ts";

/** What each status of a policy means. */
export const policyTones = {
  Pending: "info",
  "Pending Payment": "warning",
  Effectuated: "success",
  "Grace Period": "warning",
  "Past Due": "danger",
  Cancelled: "neutral",
  Terminated: "neutral",
  Expired: "neutral",
} as const;

/** What each status of work on an unpaid policy means. */
export const unpaidTones = {
  New: "info",
  Assigned: "info",
  Contacted: "info",
  "Promise to Pay": "warning",
  "Payment Made": "success",
  "Paid Confirmed": "success",
  Unreachable: "warning",
  "Will Not Pay": "danger",
  Cancelled: "neutral",
} as const;

/** What each status of work on a lost policy means. */
export const lostTones = {
  New: "info",
  Investigating: "warning",
  "AOR Changed": "danger",
  "Terminated Non-payment": "danger",
  "Carrier Exit": "danger",
  "Other Coverage": "neutral",
  Moved: "neutral",
  Recovered: "success",
  Closed: "neutral",
} as const;

/** What a status without a name is called (specification, part 2, section 4). */
export const badName = "bad name?";

/** Many rows at a time, all that match included: Mark All, and the gestures of a table. */
export const manyRows = { mode: "many", click: "replace", allMatching: true } as const;

type PolicyScreen = ListScreenOf<"policies.list">;

/** Everything there is to know of a policy (specification, part 1, section 2). */
export const policyDetail = {
  as: "dialog",
  title: "Policy",
  titleField: "policyNumber",
  endpoint: "policies.detail",
  fields: [
    "policyNumber",
    { field: "status", tones: policyTones, empty: badName },
    ...(["carrier", "planName", "numberOfMembers", "premium", "memberResponsibility"] as const),
    ...(["effectiveDate", "paidThroughDate", "agent", "aor", "firstName", "lastName", "dob"] as const),
    ...(["address", "city", "county", "state", "zipCode", "email", "phone"] as const),
  ],
  tables: [{ field: "years", hide: ["policyId", "carrierId"], empty: "No Data" }],
  empty: "This policy has no data?",
} satisfies PolicyScreen["detail"];

/** A way to see the whole policy from a row of work on it. */
export const policyOfRow = { ...policyDetail, idField: "policyId" } satisfies PolicyScreen["detail"];

/** What is done with policies, each kind by the calls of its own feature. */
interface PolicyWork {
  readonly feature: "policies" | "policyNonPaid" | "lostPolicy";
  readonly statuses: "policyStatus" | "unpaidStatus" | "lostStatus";
  readonly tones: Record<string, "neutral" | "info" | "success" | "warning" | "danger">;
  /** The field that holds the policy's id, which notes hang on. */
  readonly policyId: "id" | "policyId";
}

/** Notes, Change Status, History, Assign and the export (specification, part 2, section 2; decisions, 29). */
export function policyActions({ feature, statuses, tones, policyId }: PolicyWork) {
  return [
    { kind: "notes", id: "notes", label: "Notes", icon: "note", entity: "policy", idField: policyId },
    ...workActions({ feature, statuses, tones, assignAccess: "admin.Policy" }),
  ] satisfies PolicyScreen["actions"];
}
