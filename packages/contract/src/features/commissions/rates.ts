import { featureEndpoints, rowFields } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";

/** What carriers pay for each member of an agent's policies, by period. */
export const rateEndpoints = featureEndpoints("rates", {
  path: "/Rates",
  access: "administrator",
  summary: "Agents' commission rates: dollars per member per month, by carrier and period.",
  noun: { one: "rate", other: "rates" },
  fields: {
    ...rowFields,
    agentId: { label: "Agent ID", format: "id" },
    agentName: { label: "Agent", sortable: true },
    carrierId: { label: "Carrier ID", format: "id" },
    carrierName: { label: "Carrier", sortable: true },
    rate1: { label: "Rate", format: "money", sortable: true },
    startDate: { label: "Start date", format: "date", sortable: true },
    endDate: { label: "End date", format: "date", sortable: true },
  },
  filters: {
    agent: { ...agentFilter, field: "agentName" },
    carrier: { ...carrierFilter, field: "carrierName" },
    agentId: { kind: "asyncSelect", options: "agents.lookup", matchesNames: true, label: "Agent" },
  },
  searchable: ["agentName", "carrierName"],
  sort: "agentName,carrierName,-startDate",
  calls: ["create", "update"],
});
