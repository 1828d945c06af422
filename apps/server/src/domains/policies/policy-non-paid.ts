import { isNull, type SQL, sql } from "drizzle-orm";
import { policies, unpaidPolicies } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { promisedFollowUps } from "../follow-ups/promised-follow-ups.ts";
import { policyFields, policyReference } from "./policy-work/policy-work-fields.ts";
import { readRefreshedDate } from "./policy-work/refreshed-date.ts";

/** Unpaid policies that are not resolved. */
export const policyNonPaidFeature = feature({
  list: {
    id: "policyNonPaid.list",
    scope: "Policy",
    table: unpaidPolicies,
    where: isNull(unpaidPolicies.resolvedDate),
    references: [policyReference(unpaidPolicies)],
    fields: {
      ...policyFields,
      monthsBehind: monthsUntil,
      memberResponsibility: policies.memberResponsibility,
    },
  },
  category: "policy",
  work: {
    statusType: "unpaidStatus",
    rowName: "policyNumber",
    statusWhenAssigned: { NEW: "ASSIGNED" },
    refreshedDate: readRefreshedDate,
    followUps: promisedFollowUps("policy", "policyId"),
  },
  noteTargets: { entity: "policy", id: unpaidPolicies.policyId },
});

/** The number of month boundaries between the last paid day and a date. */
function monthsUntil(today: string): SQL {
  const monthOf = (day: SQL) => sql`(extract(year from ${day}) * 12 + extract(month from ${day}))`;
  return sql`(${monthOf(sql`${today}::date`)} - ${monthOf(sql`${unpaidPolicies.paidThroughDate}`)})::int`;
}
