import { isNotNull } from "drizzle-orm";
import { agents, carriers, commissionTotals } from "../db/schema/index.ts";
import { feature } from "../feature/feature.ts";

/** The agent commission report. Lines without an agent belong to nobody. */
export const agentCommissionsFeature = feature({
  list: {
    id: "agentCommissions.list",
    scope: "AgentPayment",
    table: commissionTotals,
    where: isNotNull(commissionTotals.agentId),
    fields: {
      agentName: agents.name,
      carrierName: carriers.name,
      totalPolicies: commissionTotals.policies,
      totalMembers: commissionTotals.members,
    },
    sortedBy: { month: { source: [commissionTotals.year, commissionTotals.month] } },
  },
});
