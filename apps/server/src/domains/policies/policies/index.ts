import { type FieldOf, type Month, months } from "@portico/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { commissionLines, policies } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { yearOf } from "../../../time/business-clock.ts";
import { promisedFollowUps } from "../../follow-ups/promised-follow-ups.ts";
import { readRefreshedDate } from "../policy-work/refreshed-date.ts";

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

/** Policies: list, exports, details, statuses and agents. */
export const policiesFeature = feature({
  list: policyList,
  category: "policy",
  crud: { detail: async (id, { database }) => ({ years: await commissionsByYear(database, id) }) },
  work: {
    statusType: "policyStatus",
    refreshedDate: readRefreshedDate,
    followUps: promisedFollowUps("policy"),
  },
  noteTargets: { entity: "policy" },
});

/** Commission paid for a policy, one row per year and carrier, latest year first. */
async function commissionsByYear(database: Database, policyId: string) {
  const sums = await database
    .select({
      year: commissionLines.year,
      carrierId: commissionLines.carrierId,
      month: commissionLines.month,
      amount: sql`sum(${commissionLines.amount})`.mapWith(Number),
    })
    .from(commissionLines)
    .where(eq(commissionLines.policyId, policyId))
    .groupBy(commissionLines.year, commissionLines.carrierId, commissionLines.month)
    .orderBy(sql`${commissionLines.year} desc`, commissionLines.carrierId);
  const groups = Map.groupBy(sums, ({ year, carrierId }) => `${year} ${carrierId}`);
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    return first
      ? [{ policyId, carrierId: first.carrierId, year: String(first.year), ...figuresOf(lines) }]
      : [];
  });
}

/** The amount per month (null if none was paid) and the total in exact cents. */
function figuresOf(lines: readonly { month: number; amount: number }[]) {
  const byMonth = new Map(lines.map(({ month, amount }) => [month, amount]));
  const amounts = months.map((name, index): [Month, number | null] => [name, byMonth.get(index + 1) ?? null]);
  const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { months: Object.fromEntries(amounts), total: cents / 100 };
}
