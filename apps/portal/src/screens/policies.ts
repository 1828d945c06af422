import { months, pageSizes } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { unassigned } from "./actions.ts";
import { badName, policyDetail, policyTones, policyWork } from "./policy-work.ts";
import { workScreen } from "./work-screen.ts";

/** The columns after the names, and after the contact where a variant shows it. */
const planColumns = [
  { field: "planName", truncate: 30 },
  "numberOfMembers",
  { field: "agent", empty: unassigned, hidden: true },
  { field: "carrier", hidden: true },
  { field: "status", tones: policyTones, empty: badName, hidden: true },
  { field: "effectiveDate", hidden: true },
  { field: "paidThroughDate", hidden: true },
  ...months.map((month) => `months.${month}` as const),
] as const;

/** All policies that the user may see, with the paid members of each month. */
export const managePolicies = listScreen({
  id: "manage-policies",
  path: "policies/manage",
  title: "Policies",
  access: "agent view.Policy|admin.Policy",
  navigation: { section: "policies", order: 1 },
  filters: [
    "insuredName",
    "policyNumber",
    "status",
    "agent",
    "carrier",
    "state",
    "county",
    "city",
    "zipCode",
    "fromDob",
  ],
  variants: [
    { id: "months", label: "Members by month", columns: [...planColumns] },
    {
      id: "contact",
      label: "Address and contact",
      // Short, so that all four are on the screen of a laptop.
      columns: [
        { field: "address", truncate: 24 },
        "zipCode",
        { field: "email", truncate: 24 },
        "phone",
        ...planColumns,
      ],
    },
  ],
  ...workScreen({
    feature: "policies",
    statuses: "policyStatus",
    tones: policyTones,
    ...policyWork("id"),
    followUp: "followUps.addToPolicy",
    columns: ["policyNumber", "firstName", "lastName"],
  }),
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    ...policyDetail,
    history: { endpoint: "policies.history", tones: policyTones },
  },
  pageSizes: [...pageSizes],
  empty: "No Data",
  notLoaded: "Policies haven't loaded?",
});
