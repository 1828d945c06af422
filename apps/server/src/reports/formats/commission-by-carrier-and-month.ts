import { sql } from "drizzle-orm";
import { carriers, commissionTotals } from "../../db/schema/index.ts";
import { report } from "../report.ts";
import { equalTo, equalToNumber, monthOf } from "../report-sql.ts";

/** What carriers paid in each month of a year. */
export const commissionByCarrierAndMonthReport = report({
  id: "7b1d5a30-0002-4c52-8e0f-5d6a1c9e0002",
  type: "Commissions",
  title: "Commission by carrier and month",
  access: "administrator agent view.Statement|admin.Statement",
  formats: [{ id: "7b1d5a30-0002-4c52-8e0f-5d6a1c9e1001", code: "RFCARRIER", language: "en" }],
  parameters: {
    year: { label: "Year", type: "number", isRequired: true, initial: (today) => today.slice(0, 4) },
    carrier: { label: "Carrier", type: "list", values: "/Carriers" },
  },
  columns: {
    carrier: { label: "Carrier" },
    month: { label: "Month" },
    lines: { label: "Statement lines", format: "number", isSummed: true },
    members: { label: "Members", format: "number", isSummed: true },
    amount: { label: "Amount", format: "money", isSummed: true },
  },
  groupBy: ["carrier"],
  query: ({ values, visible }) => sql`
    select ${carriers.name} as carrier, ${monthOf(commissionTotals)} as month,
      sum(${commissionTotals.lines}) as lines, sum(${commissionTotals.members}) as members,
      sum(${commissionTotals.amount}) as amount
    from ${commissionTotals} join ${carriers} on ${carriers.id} = ${commissionTotals.carrierId}
    where ${visible({ area: "Statement", agentId: commissionTotals.agentId })}
      and ${equalToNumber(commissionTotals.year, values.year)}
      and ${equalTo(commissionTotals.carrierId, values.carrier)}
    group by ${carriers.name}, ${commissionTotals.year}, ${commissionTotals.month}
    order by carrier, month`,
});
