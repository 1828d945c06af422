import { typeGuids } from "@portico/contract";
import { isNull, type SQL, sql } from "drizzle-orm";
import { policies, unpaidPolicies } from "../db/schema/index.ts";
import { feature } from "../feature/feature.ts";
import { readRefreshedDate } from "../policy-work/refreshed-date.ts";
import { workedFields, workedReferences } from "../policy-work/worked-fields.ts";
import { entryId } from "../reference/seed.ts";

/** Unpaid policies that are not resolved: their list and exports, and the work on them. */
export const policyNonPaidFeature = feature({
  list: {
    id: "policyNonPaid.list",
    scope: { area: "Policy", agentId: unpaidPolicies.agentId },
    only: isNull(unpaidPolicies.resolvedDate),
    table: unpaidPolicies,
    key: unpaidPolicies.id,
    references: workedReferences(unpaidPolicies),
    fields: {
      ...workedFields(unpaidPolicies),
      monthsBehind: monthsUntil,
      graceEndDate: unpaidPolicies.graceEndDate,
      paidThroughDate: unpaidPolicies.paidThroughDate,
      memberResponsibility: policies.memberResponsibility,
    },
  },
  work: {
    table: unpaidPolicies,
    noun: "This unpaid policy",
    statusType: typeGuids.unpaidStatus,
    category: "policy",
    rowName: "policyNumber",
    // A new one that is assigned is no longer New.
    statusWhenAssigned: sql`case when ${unpaidPolicies.statusId} = ${entryId("unpaidStatus", "NEW")}
      then ${entryId("unpaidStatus", "ASSIGNED")} else ${unpaidPolicies.statusId} end`,
    refreshedDate: readRefreshedDate,
  },
  notesOn: { entity: "policy", id: unpaidPolicies.policyId },
});

/** How many boundaries of months lie between the last day that is paid for and a day. */
function monthsUntil(today: string): SQL {
  const monthOf = (day: SQL) => sql`(extract(year from ${day}) * 12 + extract(month from ${day}))`;
  return sql`(${monthOf(sql`${today}::date`)} - ${monthOf(sql`${unpaidPolicies.paidThroughDate}`)})::int`;
}
