import { list } from "@portico/endpoints";
import { carrierFilter, stateFilter, statusFilter } from "../../filters.ts";

/** How many policies are in force, and how many members they cover. */
export const policiesInForceEndpoints = {
  "policiesInForce.list": list({
    path: "/Policies/inForce",
    access: "administrator",
    summary: "Counts of policies in force by carrier, state and status.",
    noun: { one: "group of policies", other: "groups of policies" },
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
      carrier: carrierFilter,
      state: stateFilter,
      status: statusFilter("policyStatus"),
    },
    sort: "carrier,state,status",
  }),
};
