import { months } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { badName, manyRows, policyActions, policyDetail, policyTones } from "./policy-work.ts";

const monthColumns = months.map((month) => `months.${month}` as const);

/** All policies one may see, with the members paid for month by month. */
export const managePolicies = listScreen({
  id: "manage-policies",
  path: "policies/manage",
  title: "Policies",
  access: "agent view.Policy|admin.Policy",
  navigation: { section: "policies", order: 1 },
  endpoints: { list: "policies.list", summary: "policies.summaries" },
  filters: ["policyNumber", "zipCode", "fromDob", "state", "county", "city", "carrier", "status"],
  columns: [
    "policyNumber",
    "firstName",
    "lastName",
    { field: "planName", truncate: 30 },
    "numberOfMembers",
    { field: "agent", hidden: true },
    { field: "carrier", hidden: true },
    { field: "status", tones: policyTones, empty: badName, hidden: true },
    { field: "effectiveDate", hidden: true },
    { field: "paidThroughDate", hidden: true },
  ],
  variants: [
    { id: "months", label: "Members by month", columns: monthColumns },
    {
      id: "contact",
      label: "Address and contact",
      columns: ["address", "zipCode", "email", "phone", ...monthColumns],
    },
  ],
  selection: manyRows,
  actions: policyActions({
    feature: "policies",
    statuses: "policyStatus",
    tones: policyTones,
    policyId: "id",
  }),
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    ...policyDetail,
    path: "policies/:id",
    notes: { entity: "policy" },
    history: { endpoint: "policies.history", tones: policyTones },
  },
  header: [{ kind: "statusSummary", tones: policyTones, emptyStatus: badName }],
  empty: "No Data",
  notLoaded: "Policies haven't loaded?",
});
