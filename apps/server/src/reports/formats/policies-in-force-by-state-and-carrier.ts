import { sql } from "drizzle-orm";
import { carriers, policies, states } from "../../db/schema/index.ts";
import { policyStatuses } from "../../reference/policy-statuses.ts";
import { report } from "../report.ts";
import { equalTo } from "../report-sql.ts";

/** Effectuated policies and those behind on payments. */
export const policiesInForceByStateAndCarrierReport = report({
  id: "7b1d5a30-0006-4c52-8e0f-5d6a1c9e0006",
  type: "Policies",
  title: "Policies in force by state and carrier",
  access: "administrator agent view.Policy|admin.Policy",
  formats: [{ id: "7b1d5a30-0006-4c52-8e0f-5d6a1c9e1001", code: "RFFORCE", language: "en" }],
  parameters: {
    state: { label: "State", type: "list", values: "/States" },
    carrier: { label: "Carrier", type: "list", values: "/Carriers" },
  },
  columns: {
    state: { label: "State" },
    carrier: { label: "Carrier" },
    policies: { label: "Policies", format: "number", isSummed: true },
    members: { label: "Members", format: "number", isSummed: true },
    premium: { label: "Monthly premium", format: "money", isSummed: true },
  },
  groupBy: ["state"],
  query: ({ values, visible }) => sql`
    select coalesce(${states.name}, ${policies.state}) as state, ${carriers.name} as carrier,
      count(*) as policies, sum(${policies.numberOfMembers}) as members,
      coalesce(sum(${policies.premium}), 0) as premium
    from ${policies}
    join ${carriers} on ${carriers.id} = ${policies.carrierId}
    left join ${states} on ${states.code} = ${policies.state}
    where ${policies.statusId} in ${policyStatuses("EFFECTUATED", "GRACE_PERIOD", "PAST_DUE")}
      and ${visible({ area: "Policy", agentId: policies.agentId })}
      and ${equalTo(policies.state, values.state)} and ${equalTo(policies.carrierId, values.carrier)}
    group by 1, 2 order by 1, 2`,
});
