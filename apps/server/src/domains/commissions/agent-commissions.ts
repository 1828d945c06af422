import { isNotNull, sql } from "drizzle-orm";
import { agents, carriers, commissionTotals } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { firstDayOf, lastDayOf } from "./tracking/days-of-month.ts";

const byMonth = { source: [commissionTotals.year, commissionTotals.month] };

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
      monthYear: sql`to_char(${firstDayOf(commissionTotals)}, 'FMMonth YYYY')`,
      firstDay: firstDayOf(commissionTotals),
      lastDay: lastDayOf(commissionTotals),
    },
    sortedBy: { monthYear: byMonth, month: byMonth },
  },
});
