import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";
import { policyTones } from "./policy-work.ts";

/** Numbers of policies in force and of covered members. */
export const policiesInForce = listScreen({
  id: "policies-in-force",
  path: "manage/reports/in-force",
  title: "Policies in Force",
  access: "administrator",
  navigation: { section: "administration", order: 5 },
  endpoints: { list: "policiesInForce.list" },
  rowName: "id",
  filters: ["carrier", "state", "status"],
  columns: ["carrier", "state", { field: "status", tones: policyTones }, "policies", "members"],
  selection: { mode: "none", click: "open" },
  actions: [exportAction()],
  rowActions: [
    {
      kind: "link",
      id: "policies",
      label: "Policies",
      icon: "eye",
      access: "agent view.Policy|admin.Policy",
      to: "policies/manage",
      filters: { carrier: "carrier", state: "state", status: "status" },
    },
  ],
  footer: [{ of: "records" }, { of: "sum", field: "policies" }, { of: "sum", field: "members" }],
  empty: "No Data",
  notLoaded: "Policies haven't loaded?",
});
