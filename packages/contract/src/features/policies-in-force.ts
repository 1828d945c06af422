import { statusFilter } from "../builders/work.ts";
import { list } from "../endpoint.ts";

/** How many policies are in force, and how many members they cover. */
export const policiesInForceEndpoints = {
  "policiesInForce.list": list({
    path: "/Policies/inForce",
    access: "administrator",
    summary: "Policies in force, counted by carrier, state and status.",
    fileName: "policies-in-force",
    fields: {
      id: { label: "ID", format: "id", idType: "text" },
      carrier: { label: "Carrier", sortable: true },
      state: { label: "State", sortable: true },
      status: { label: "Status", format: "status", sortable: true },
      policies: { label: "Policies", format: "number", sortable: true, summable: true },
      members: { label: "Members", format: "number", sortable: true, summable: true },
    },
    filters: {
      carrier: { kind: "select", options: "carriers.lookup", optionValue: "name" },
      state: { kind: "select", options: "states.lookup", optionValue: "code" },
      status: statusFilter("policyStatus"),
    },
    sort: "carrier,state,status",
  }),
};
