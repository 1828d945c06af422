import type { FieldOf } from "@portico/contract";
import { isNull, type SQL, sql } from "drizzle-orm";
import { policies, unpaidPolicies } from "../../db/schema/index.ts";
import type { FieldSource, List } from "../../lists/list.ts";
import { workedFields, workedReferences } from "../../policy-work/worked-fields.ts";
import type { Services } from "../../services.ts";

/** Unpaid policies that are not settled. */
export function unpaidPolicyList({ clock }: Pick<Services, "clock">): List<"policyNonPaid.list"> {
  return {
    id: "policyNonPaid.list",
    scope: { area: "Policy", agentId: unpaidPolicies.agentId },
    only: isNull(unpaidPolicies.resolvedDate),
    table: unpaidPolicies,
    key: unpaidPolicies.id,
    references: workedReferences(unpaidPolicies),
    fields: {
      ...workedFields(unpaidPolicies),
      get monthsBehind() {
        return monthsUntil(clock.today());
      },
      graceEndDate: unpaidPolicies.graceEndDate,
      paidThroughDate: unpaidPolicies.paidThroughDate,
      memberResponsibility: policies.memberResponsibility,
    } satisfies Record<FieldOf<"policyNonPaid.list">, FieldSource>,
  };
}

/** How many boundaries of months lie between the last day that is paid for and a day. */
function monthsUntil(today: string): SQL {
  const monthOf = (day: SQL) => sql`(extract(year from ${day}) * 12 + extract(month from ${day}))`;
  return sql`(${monthOf(sql`${today}::date`)} - ${monthOf(sql`${unpaidPolicies.paidThroughDate}`)})::int`;
}
