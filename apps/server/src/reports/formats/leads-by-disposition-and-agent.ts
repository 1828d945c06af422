import { typeGuids } from "@portico/contract";
import { sql } from "drizzle-orm";
import { agents, genericEntries, leads } from "../../db/schema/index.ts";
import { report } from "../report.ts";
import { dayOf, equalTo, onOrAfter, onOrBefore } from "../report-sql.ts";

/** How many leads of each agent have each disposition. */
export const leadsByDispositionAndAgentReport = report({
  id: "7b1d5a30-0007-4c52-8e0f-5d6a1c9e0007",
  type: "Sales",
  title: "Leads by disposition and agent",
  access: "administrator agent view.Lead|admin.Lead",
  formats: [{ id: "7b1d5a30-0007-4c52-8e0f-5d6a1c9e1001", code: "RFLEADS", language: "en" }],
  parameters: {
    disposition: { label: "Disposition", type: "list", values: `/TypeGeneric/${typeGuids.leadStatus}` },
    agent: { label: "Agent", type: "list", values: "/Agent/simplified" },
    from: { label: "Status set on or after", type: "date" },
    to: { label: "Status set on or before", type: "date", notBefore: "from" },
  },
  columns: {
    disposition: { label: "Disposition" },
    agent: { label: "Agent" },
    leads: { label: "Leads", format: "number", isSummed: true },
  },
  groupBy: ["disposition"],
  query: ({ values, visible, clock }) => {
    const statusDay = dayOf(leads.statusDate, clock);
    return sql`
      select coalesce(${genericEntries.name}, 'No disposition') as disposition,
        coalesce(${agents.name}, 'Unassigned') as agent, count(*) as leads
      from ${leads}
      left join ${agents} on ${agents.id} = ${leads.agentId}
      left join ${genericEntries} on ${genericEntries.id} = ${leads.statusId}
      where ${visible({ area: "Lead", agentId: leads.agentId })}
        and ${equalTo(leads.statusId, values.disposition)} and ${equalTo(leads.agentId, values.agent)}
        and ${onOrAfter(statusDay, values.from)} and ${onOrBefore(statusDay, values.to)}
      group by 1, 2, ${agents.id} order by 1, 2, ${agents.id}`;
  },
});
