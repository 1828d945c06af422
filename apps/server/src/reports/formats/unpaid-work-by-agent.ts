import { typeGuids } from "@portico/contract";
import { sql } from "drizzle-orm";
import { agents, carriers, genericEntries, policies, unpaidPolicies } from "../../db/schema/index.ts";
import { report } from "../report.ts";
import { equalTo } from "../report-sql.ts";

/** Unpaid policies that agents work on. */
export const unpaidWorkByAgentReport = report({
  id: "7b1d5a30-0003-4c52-8e0f-5d6a1c9e0003",
  type: "Policies",
  title: "Unpaid work by agent",
  access: "administrator agent view.Policy|admin.Policy",
  formats: [{ id: "7b1d5a30-0003-4c52-8e0f-5d6a1c9e1001", code: "RFUNPAID", language: "en" }],
  parameters: {
    agent: { label: "Agent", type: "list", values: "/Agent/simplified" },
    carrier: { label: "Carrier", type: "list", values: "/Carriers" },
    status: { label: "Status", type: "list", values: `/TypeGeneric/${typeGuids.unpaidStatus}` },
  },
  columns: {
    agent: { label: "Agent" },
    policyNumber: { label: "Policy number" },
    insuredName: { label: "Insured", sensitive: "name" },
    phone: { label: "Phone", format: "phone", sensitive: "contact" },
    carrier: { label: "Carrier" },
    status: { label: "Status" },
    paidThroughDate: { label: "Paid through", format: "date" },
    graceEndDate: { label: "Grace ends", format: "date" },
    memberResponsibility: { label: "Member responsibility", format: "money", isSummed: true },
  },
  groupBy: ["agent"],
  countsRows: true,
  query: ({ values, visible }) => sql`
    select ${agents.name} as agent, ${policies.policyNumber} as "policyNumber",
      ${policies.insuredName} as "insuredName", ${policies.phone} as phone, ${carriers.name} as carrier,
      ${genericEntries.name} as status, ${unpaidPolicies.paidThroughDate} as "paidThroughDate",
      ${unpaidPolicies.graceEndDate} as "graceEndDate",
      ${policies.memberResponsibility} as "memberResponsibility"
    from ${unpaidPolicies}
    join ${policies} on ${policies.id} = ${unpaidPolicies.policyId}
    join ${agents} on ${agents.id} = ${unpaidPolicies.agentId}
    join ${carriers} on ${carriers.id} = ${unpaidPolicies.carrierId}
    join ${genericEntries} on ${genericEntries.id} = ${unpaidPolicies.statusId}
    where ${unpaidPolicies.resolvedDate} is null
      and ${visible({ area: "Policy", agentId: unpaidPolicies.agentId })}
      and ${equalTo(unpaidPolicies.agentId, values.agent)}
      and ${equalTo(unpaidPolicies.carrierId, values.carrier)}
      and ${equalTo(unpaidPolicies.statusId, values.status)}
    order by agent, ${agents.id}, ${unpaidPolicies.graceEndDate}, ${policies.policyNumber}, ${unpaidPolicies.id}`,
});
