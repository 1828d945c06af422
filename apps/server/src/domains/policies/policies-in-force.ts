import { eq, type SQL, sql } from "drizzle-orm";
import { carriers, genericEntries, policies } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { policyStatuses } from "../../reference/policy-statuses.ts";

const key = sql`concat_ws('/', in_force.carrier, in_force.state, in_force.status)`;

/** The number of policies in force by carrier, state and status, within the caller's scope. */
export const policiesInForceFeature = feature({
  list: {
    id: "policiesInForce.list",
    scope: { area: "Policy", agentId: policies.agentId },
    table: {
      alias: "in_force",
      query: (visible: SQL) => sql`
        select ${carriers.name} as carrier, ${policies.state} as state, ${genericEntries.name} as status,
          count(*)::int as policies, sum(${policies.numberOfMembers})::int as members
        from ${policies}
        join ${carriers} on ${eq(carriers.id, policies.carrierId)}
        join ${genericEntries} on ${eq(genericEntries.id, policies.statusId)}
        where ${policies.statusId} in ${policyStatuses("EFFECTUATED", "GRACE_PERIOD", "PAST_DUE")} and ${visible}
        group by ${carriers.name}, ${policies.state}, ${genericEntries.name}`,
    },
    key,
    fields: {
      id: key,
      carrier: sql`in_force.carrier`,
      state: sql`in_force.state`,
      status: sql`in_force.status`,
      policies: sql`in_force.policies`,
      members: sql`in_force.members`,
    },
  },
});
