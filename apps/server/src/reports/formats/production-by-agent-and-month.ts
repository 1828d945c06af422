import { sql } from "drizzle-orm";
import { agents, policies, policyTerms } from "../../db/schema/index.ts";
import { report } from "../report.ts";
import { equalTo } from "../report-sql.ts";

/** Whether a term took effect. */
const tookEffect = (term: string) =>
  sql.raw(`(${term}.to_date is null or ${term}.to_date >= ${term}.from_date)`);

/** The coverage terms that started in each month of a year, by the agent whom the carrier reports. */
export const productionByAgentAndMonthReport = report({
  id: "7b1d5a30-0005-4c52-8e0f-5d6a1c9e0005",
  type: "Sales",
  title: "Production by agent and month",
  access: "administrator agent view.Policy|admin.Policy",
  formats: [{ id: "7b1d5a30-0005-4c52-8e0f-5d6a1c9e1001", code: "RFPROD", language: "en" }],
  parameters: {
    year: { label: "Year", type: "number", isRequired: true, initial: (today) => today.slice(0, 4) },
    agent: { label: "Agent", type: "list", values: "/Agent/simplified" },
  },
  columns: {
    agent: { label: "Agent" },
    month: { label: "Month" },
    newPolicies: { label: "New policies", format: "number", isSummed: true },
    renewals: { label: "Renewals", format: "number", isSummed: true },
    members: { label: "Members", format: "number", isSummed: true },
    premium: { label: "Monthly premium", format: "money", isSummed: true },
  },
  groupBy: ["agent"],
  query: ({ values, visible }) => sql`
    select ${agents.name} as agent, to_char(${policyTerms.fromDate}, 'YYYY/MM') as month,
      count(*) filter (where not is_renewal) as "newPolicies", count(*) filter (where is_renewal) as renewals,
      sum(${policyTerms.numberOfMembers}) as members, coalesce(sum(${policyTerms.premium}), 0) as premium
    from ${policyTerms}
    join ${policies} on ${policies.id} = ${policyTerms.policyId}
    join ${agents} on ${agents.id} = ${policyTerms.agentId}
    cross join lateral (select exists (
      select 1 from ${policyTerms} earlier
      where earlier.policy_id = ${policies.id} and earlier.from_date < ${policyTerms.fromDate}
        and ${tookEffect("earlier")}
    ) as is_renewal) as kind
    where ${visible({ area: "Policy", agentId: policies.agentId })} and ${tookEffect("policy_terms")}
      and extract(year from ${policyTerms.fromDate}) = ${values.year}::numeric
      and ${equalTo(policyTerms.agentId, values.agent)}
    group by ${agents.name}, ${agents.id}, month
    order by agent, ${agents.id}, month`,
});
