import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** The agent commission report. A row opens the statement lines that it sums. */
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
  columns: ["agentName", "carrierName", "totalPolicies", "totalMembers", "amount", "monthYear"],
  pageSizes: [10, 50, 100],
  selection: { mode: "none", click: "open" },
  actions: [
    exportAction(["pdf", "csv"], "An error occurred while try to export the agent commission statemenets."),
  ],
  rowActions: [
    {
      kind: "link",
      id: "lines",
      label: "Lines",
      icon: "eye",
      access: "agent view.Statement|admin.Statement",
      to: "commissions/statement",
      filters: { agent: "agentName", carrier: "carrierName", from: "firstDay", to: "lastDay" },
    },
    {
      kind: "link",
      id: "tracking",
      label: "Tracking",
      icon: "link",
      access: "agent view.CommissionTracking|admin.CommissionTracking",
      to: "commissions/tracking",
      filters: { agent: "agentName", carrier: "carrierName", month: "month", year: "year" },
    },
  ],
  footer: [
    { of: "records" },
    { of: "sum", field: "totalPolicies" },
    { of: "sum", field: "totalMembers" },
    { of: "sum", field: "amount" },
  ],
  empty: "No Agent Commission Statement Found.",
});
