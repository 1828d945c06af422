import { months } from "@portico/contract";
import { listScreen } from "@portico/portal-config";

/** All policies one may see, with the members paid for month by month. */
export const managePolicies = listScreen({
  id: "manage-policies",
  path: "policies/manage",
  title: "Policies",
  access: "agent view.Policy|admin.Policy",
  navigation: { section: "policies", order: 1 },
  endpoints: { list: "policies.list" },
  filters: ["policyNumber", "zipCode", "fromDob", "state", "county", "city", "carrier"],
  columns: ["policyNumber", "firstName", "lastName", { field: "planName", truncate: 30 }, "numberOfMembers"],
  variants: [
    {
      id: "months",
      label: "Members by month",
      columns: months.map((month) => `months.${month}` as const),
    },
    { id: "contact", label: "Address and contact", columns: ["address", "zipCode", "email", "phone"] },
  ],
  actions: [{ kind: "export", id: "export", label: "Export", formats: ["csv"] }],
  rowActions: [{ kind: "detail", id: "view", label: "View" }],
  detail: {
    as: "dialog",
    title: "Policy",
    endpoint: "policies.detail",
    fields: [
      "policyNumber",
      "status",
      "carrier",
      "planName",
      "numberOfMembers",
      "effectiveDate",
      "agent",
      "firstName",
      "lastName",
      "dob",
      "address",
      "city",
      "county",
      "state",
      "zipCode",
      "email",
      "phone",
    ],
    tables: [{ field: "years", hide: ["policyId", "carrierId"], empty: "No Data" }],
    empty: "This policy has no data?",
  },
  empty: "No Data",
  notLoaded: "Policies haven't loaded?",
});
