import { and, desc, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { visibleTo } from "../../../access/scope.ts";
import type { Database } from "../../../db/database.ts";
import { agents, carriers, policies, trackingMonths, trackingTotals } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { explainMonth } from "./explain-month.ts";

const { policyId, expected, received } = trackingMonths;
const agentReferences = (table: typeof trackingMonths | typeof trackingTotals) => [
  { from: table.agentId, to: agents.id },
  { from: table.carrierId, to: carriers.id },
];

/** The values of months that are due: those with a rate that the carrier has reported. */
function ifDue(table: typeof trackingMonths | typeof trackingTotals, value: SQL): SQL {
  return sql`case when ${table.state} not in ('No rate', 'Not reported') then ${value} end`;
}

/** What is expected for months that the carrier has not reported. */
function notReported(table: typeof trackingMonths | typeof trackingTotals): SQL {
  return sql`case when ${table.state} = 'Not reported' then ${table.expected} end`;
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
      notReported: notReported(trackingMonths),
    },
    sortedBy: { month: { source: [trackingMonths.year, trackingMonths.month] } },
    summedAs: {
      members: ifDue(trackingMonths, sql`${trackingMonths.members}`),
      expected: ifDue(trackingMonths, sql`${expected}`),
      received: ifDue(trackingMonths, sql`${received}`),
      variance: ifDue(trackingMonths, variance),
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
        members: ifDue(trackingTotals, sql`${trackingTotals.members}`),
        expected: ifDue(trackingTotals, sql`${trackingTotals.expected}`),
        received: ifDue(trackingTotals, sql`${trackingTotals.received}`),
        variance: ifDue(trackingTotals, sql`${trackingTotals.received} - ${trackingTotals.expected}`),
        notReported: notReported(trackingTotals),
      },
    },
  },
  crud: { detail: (id, { database }) => explainMonth(database, id) },
  handlers: ({ database, clock }) => ({
    "tracking.opening": async ({ caller }) => ({
      filters: await lastReportedMonth(database, signedIn(caller), clock.today()),
    }),
  }),
});

/** The last month up to today's that a carrier has reported, as filters. Empty if there is none. */
async function lastReportedMonth(
  database: Database,
  caller: Caller,
  today: string,
): Promise<Record<string, string>> {
  const { year, month, state, agentId } = trackingTotals;
  const [last] = await database
    .select({ year, month })
    .from(trackingTotals)
    .where(
      and(
        visibleTo(caller, { area: "CommissionTracking", agentId }),
        notInArray(state, ["No rate", "Not reported"]),
        lte(sql`make_date(${year}, ${month}, 1)`, sql`${today}::date`),
      ),
    )
    .orderBy(desc(year), desc(month))
    .limit(1);
  return last ? { month: String(last.month), year: String(last.year) } : {};
}
