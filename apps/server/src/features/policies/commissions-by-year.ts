import { type Month, months } from "@portico/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { commissionLines } from "../../db/schema/index.ts";

/** Commission paid for a policy, one row per year and carrier, latest year first. */
export async function commissionsByYear(database: Database, policyId: string) {
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
