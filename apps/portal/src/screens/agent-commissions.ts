import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** The agent commission report (specification, part 2, section 2). */
export const agentCommissions = listScreen({
  id: "agent-commissions",
  path: "commissions/manage",
  title: "Agent Commission Report",
  access: "agent view.AgentPayment|admin.AgentPayment",
  navigation: { section: "commission", label: "Commission Report", order: 4 },
  endpoints: { list: "agentCommissions.list" },
  rowName: "agentName",
  filters: ["agent", "carrier", "month", "year"],
  debounce: 300,
  columns: [
    "agentName",
    "carrierName",
    "totalPolicies",
    "totalMembers",
    { field: "amount", format: { name: "moneySpaced" }, align: "end" },
    "month",
    { field: "year", sortable: false },
  ],
  pageSizes: [10, 50, 100],
  actions: [
    exportAction(["pdf", "csv"], "An error occurred while try to export the agent commission statemenets."),
  ],
  footer: [
    { of: "records" },
    { of: "sum", field: "totalPolicies" },
    { of: "sum", field: "totalMembers" },
    { of: "sum", field: "amount" },
  ],
  empty: "No Agent Commission Statement Found.",
});
