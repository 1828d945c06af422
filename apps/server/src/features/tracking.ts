import { type SQL, sql } from "drizzle-orm";
import { explainMonth } from "../commissions/explain-month.ts";
import { agents, carriers, policies, trackingMonths, trackingTotals } from "../db/schema/index.ts";
import { feature } from "../feature/feature.ts";

const { policyId, expected, received } = trackingMonths;
const agentReferences = (table: typeof trackingMonths | typeof trackingTotals) => [
  { from: table.agentId, to: agents.id },
  { from: table.carrierId, to: carriers.id },
];

/** Months without a rate are not included in totals. */
function withRate(table: typeof trackingMonths | typeof trackingTotals, value: SQL): SQL {
  return sql`case when ${table.state} <> 'No rate' then ${value} end`;
}

const variance = sql`coalesce(${received}, 0) - ${expected}`;

/** Expected and received commission of each policy and month. */
export const trackingFeature = feature({
  list: {
    id: "tracking.list",
    scope: "CommissionTracking",
    table: trackingMonths,
    references: [{ from: policyId, to: policies.id, isLarge: true }, ...agentReferences(trackingMonths)],
    fields: {
      policyNumber: policies.policyNumber,
      insuredName: policies.insuredName,
      variance,
    },
    sortedBy: { month: { source: [trackingMonths.year, trackingMonths.month] } },
    summedAs: {
      members: withRate(trackingMonths, sql`${trackingMonths.members}`),
      received: withRate(trackingMonths, sql`${received}`),
    },
    countTable: {
      table: trackingTotals,
      count: trackingTotals.policies,
      agentId: trackingTotals.agentId,
      references: agentReferences(trackingTotals),
      fields: {
        agent: agents.name,
        carrier: carriers.name,
        month: trackingTotals.month,
        year: trackingTotals.year,
        state: trackingTotals.state,
        members: withRate(trackingTotals, sql`${trackingTotals.members}`),
        expected: trackingTotals.expected,
        received: withRate(trackingTotals, sql`${trackingTotals.received}`),
        variance: withRate(trackingTotals, sql`${trackingTotals.received} - ${trackingTotals.expected}`),
      },
    },
  },
  crud: { detail: (id, { database }) => explainMonth(database, id) },
});
