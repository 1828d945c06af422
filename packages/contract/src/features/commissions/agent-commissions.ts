import { list } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";

/** The agent commission report: what carriers paid, by agent, carrier and month. */
export const agentCommissionEndpoints = {
  "agentCommissions.list": list({
    path: "/agentcommissions",
    access: "agent view.AgentPayment|admin.AgentPayment",
    summary: "Commissions by agent, carrier and month, according to the statements of carriers.",
    noun: { one: "agent commission", other: "agent commissions" },
    fileName: "agentcommissions",
    exportTitle: "Agent commission report",
    fields: {
      id: { label: "ID", format: "id", idType: "bigint" },
      agentName: { label: "Agent", sortable: true },
      carrierName: { label: "Carrier", sortable: true },
      totalPolicies: { label: "Policies", format: "number", sortable: true, summable: true },
      totalMembers: { label: "Members", format: "number", sortable: true, summable: true },
      amount: { label: "Amount", format: "money", sortable: true, summable: true },
      monthYear: { label: "Month/Year", sortable: true },
      month: { label: "Month", format: "month", sortable: true },
      year: { label: "Year", format: "year", sortable: true },
      agentId: { label: "Agent ID", format: "id", onRequest: true },
      /** The month's first and last day, for links to lists that filter by days. */
      firstDay: { label: "First day", format: "date", onRequest: true },
      lastDay: { label: "Last day", format: "date", onRequest: true },
    },
    filters: {
      agent: { ...agentFilter, field: "agentName" },
      carrier: { ...carrierFilter, field: "carrierName" },
      month: { kind: "month" },
      year: { kind: "year" },
    },
    searchable: ["agentName", "carrierName"],
    sort: "-monthYear,agentName,carrierName",
  }),
};
