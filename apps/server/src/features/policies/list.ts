import { type FieldOf, type Month, months } from "@portico/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { commissionLines, policies } from "../../db/schema/index.ts";
import { yearOf } from "../../time/business-clock.ts";

type MonthField = Extract<FieldOf<"policies.list">, `months.${Month}`>;

const monthFields = months.map((month): MonthField => `months.${month}`);

/** The number of members paid in each month of the current year. */
const monthSources = Object.fromEntries(
  months.map((month) => [`months.${month}`, sql`paid.${sql.identifier(month)}`]),
) as Record<MonthField, SQL>;

/** Policies, with the number of members paid in each month of the current year. */
export const policyList = {
  id: "policies.list",
  scope: "Policy",
  table: policies,
  costlyJoins: {
    fields: monthFields,
    dependOn: (today: string) => String(yearOf(today)),
    joins: (year: string) => membersPaidIn(Number(year)),
  },
  fields: monthSources,
} as const;

/** One row per policy with a column per month. */
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
