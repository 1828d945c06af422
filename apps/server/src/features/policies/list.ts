import { type FieldOf, type Month, months } from "@portico/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { agents, carriers, commissionLines, genericEntries, policies } from "../../db/schema/index.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import type { FieldSource, List } from "../../lists/list.ts";
import { yearOf } from "../../time/business-clock.ts";

type ListField = FieldOf<"policies.list">;
type MonthField = Extract<ListField, `months.${Month}`>;

const monthFields = months.map((month): MonthField => `months.${month}`);

/** The members paid for in a month of the current year; nothing where no statement speaks of it. */
function membersIn(month: Month): SQL {
  return sql`paid.${sql.identifier(month)}`;
}

const fields = {
  ...columnsOf(policies, "id", "version", "policyNumber", "firstName", "lastName", "insuredName", "dob"),
  ...columnsOf(policies, "planName", "numberOfMembers", "carrierId", "statusId", "aor", "paidThroughDate"),
  ...columnsOf(policies, "premium", "memberResponsibility", "effectiveDate"),
  ...columnsOf(policies, "address", "city", "county", "state", "zipCode", "email", "phone"),
  carrier: carriers.name,
  agent: agents.name,
  status: genericEntries.name,
  "months.january": membersIn("january"),
  "months.february": membersIn("february"),
  "months.march": membersIn("march"),
  "months.april": membersIn("april"),
  "months.may": membersIn("may"),
  "months.june": membersIn("june"),
  "months.july": membersIn("july"),
  "months.august": membersIn("august"),
  "months.september": membersIn("september"),
  "months.october": membersIn("october"),
  "months.november": membersIn("november"),
  "months.december": membersIn("december"),
} satisfies Record<ListField, FieldSource>;

/** Policies, with the members paid for in each month of the current year. */
export const policyList: List<"policies.list"> = {
  id: "policies.list",
  scope: { area: "Policy", agentId: policies.agentId },
  table: policies,
  key: policies.id,
  references: [
    { from: policies.carrierId, to: carriers.id },
    { from: policies.agentId, to: agents.id },
    { from: policies.statusId, to: genericEntries.id },
  ],
  costlyJoins: {
    fields: monthFields,
    dependOn: (today) => String(yearOf(today)),
    joins: (year) => membersPaidIn(Number(year)),
  },
  fields,
};

/** One row a policy with a column a month. */
function membersPaidIn(year: number): SQL {
  const sums = months.map(
    (month, index) =>
      sql`sum(${commissionLines.members}) filter (where ${commissionLines.month} = ${sql.raw(String(index + 1))}) as ${sql.identifier(month)}`,
  );
  return sql`left join lateral (
    select ${sql.join(sums, sql`, `)} from ${commissionLines}
    where ${eq(commissionLines.policyId, policies.id)} and ${commissionLines.year} = ${sql.raw(String(year))}
  ) paid on true`;
}
