import { pageSizes } from "@portico/contract";
import type { ListScreenOf } from "@portico/portal-config";
import { notesAction } from "./actions.ts";
import { fieldGroup } from "./field-group.ts";

/** The color of each policy status. */
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

/** The color of each status of an unpaid policy. */
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

/** The color of each status of a lost policy. */
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

/** Shown for a status without a name (specification, part 2, section 4). */
export const badName = "bad name?";

type PolicyScreen = ListScreenOf<"policies.list">;

/** All fields of a policy (specification, part 1, section 2). */
export const policyDetail = {
  as: "sheet",
  title: "Policy",
  titleField: "policyNumber",
  personFields: ["firstName", "lastName"],
  endpoint: "policies.detail",
  fields: [
    ...fieldGroup("Status and contact", [
      { field: "status", tones: policyTones, empty: badName },
      ...(["phone", "email", "agent", "aor"] as const),
    ]),
    ...fieldGroup("Coverage", [
      ...(["policyNumber", "carrier", "planName", "effectiveDate", "paidThroughDate"] as const),
      ...(["premium", "memberResponsibility", "numberOfMembers", "exchangeId"] as const),
    ]),
    ...fieldGroup("Person", [
      "firstName",
      "lastName",
      "dob",
      "address",
      "city",
      "county",
      "state",
      "zipCode",
    ]),
  ],
  path: "policies/:id",
  notes: { entity: "policy" },
  tables: [{ field: "years", hide: ["policyId", "carrierId"], empty: "No Data" }],
  empty: "This policy has no data?",
} satisfies PolicyScreen["detail"];

/** The details of the policy that a row refers to. */
export const policyOfRow = { ...policyDetail, idField: "policyId" } satisfies PolicyScreen["detail"];

/**
 * Returns the options of `workScreen` that all policy lists share.
 * @param idField the field with the policy's id, for its notes
 */
export function policyWork(idField: "id" | "policyId") {
  return {
    assignAccess: "admin.Policy",
    emptyStatus: badName,
    moreActions: [notesAction("policy", idField)],
  };
}

/** The parts that the screens of unpaid and lost policies share. */
export const workedPolicyScreen = {
  access: "agent view.Policy|admin.Policy",
  rowName: "policyNumber",
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: policyOfRow,
  footer: [{ of: "records" }, { of: "sum", field: "numberOfMembers" }],
  pageSizes: [...pageSizes],
  empty: "No Data",
  notLoaded: "Policies haven't loaded?",
} satisfies Partial<ListScreenOf<"policyNonPaid.list">>;
