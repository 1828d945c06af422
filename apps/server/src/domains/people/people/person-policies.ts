import { and, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { carriers, commissionLines, policies } from "../../../db/schema/index.ts";
import { joinsForFields } from "../../../lists/joins.ts";
import { type BoundList, bindList } from "../../../lists/list.ts";
import { visibleRows, withCondition } from "../../../lists/row-set.ts";
import { selectFields } from "../../../lists/rows.ts";
import type { PeopleParts, VisibleRecord } from "./visible-records.ts";

/** The IDs of the policies among these records. */
export function policyIdsOf(records: readonly VisibleRecord[]): string[] {
  return records.flatMap(({ kind, sourceId }) => (kind === "policy" ? [sourceId] : []));
}

/** What a person's page shows of policies. The caller can see all of these. */
export async function readPolicies(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      id: policies.id,
      policyNumber: policies.policyNumber,
      carrier: carriers.name,
      planName: policies.planName,
      members: policies.numberOfMembers,
      effectiveDate: policies.effectiveDate,
      terminationDate: policies.terminationDate,
      paidThroughDate: policies.paidThroughDate,
      premium: policies.premium,
      memberResponsibility: policies.memberResponsibility,
    })
    .from(policies)
    .innerJoin(carriers, eq(carriers.id, policies.carrierId))
    .where(inArray(policies.id, [...ids]));
  const amount = (value: string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    ...row,
    premium: amount(row.premium),
    memberResponsibility: amount(row.memberResponsibility),
  }));
}

/** Commissions received for policies in the last twelve months, by policy, month after month. */
export async function readCommissions(database: Database, ids: readonly string[], today: string) {
  if (ids.length === 0) return [];
  const month = sql<number>`${commissionLines.year} * 12 + ${commissionLines.month} - 1`;
  const [year = 0, monthOfYear = 1] = today.split("-").map(Number);
  const sums = await database
    .select({
      policyId: commissionLines.policyId,
      year: commissionLines.year,
      month: commissionLines.month,
      amount: sql`sum(${commissionLines.amount})`.mapWith(Number),
    })
    .from(commissionLines)
    .where(
      and(inArray(commissionLines.policyId, [...ids]), sql`${month} > ${year * 12 + monthOfYear - 1 - 12}`),
    )
    .groupBy(commissionLines.policyId, commissionLines.year, commissionLines.month)
    .orderBy(commissionLines.year, commissionLines.month);
  return sums;
}

const worked = z.object({
  id: z.string(),
  policyId: z.string(),
  status: z.string().nullable(),
  date: z.string(),
});

/** An entry in the list of unpaid or of lost policies. */
export type WorkedPolicy = z.output<typeof worked>;

/** The entries of the policies among these records in the lists of unpaid and of lost policies that the caller can see. */
export async function readWorkedPolicies(
  { services, lists }: PeopleParts,
  caller: Caller,
  records: readonly VisibleRecord[],
): Promise<{ readonly unpaid: readonly WorkedPolicy[]; readonly lost: readonly WorkedPolicy[] }> {
  const ids = policyIdsOf(records);
  const read = async (list: BoundList, field: "graceEndDate" | "lostDate") => {
    const fields = ["id", "policyId", "status", field];
    const { from, where } = withCondition(
      visibleRows(list, caller),
      sql`${list.fields.policyId} = any(${sql.param(ids)}::uuid[])`,
    );
    const rows = await rowsOf(
      services.database,
      sql`select ${selectFields(list, fields)} from ${from} ${joinsForFields(list, fields)} where ${where}`,
    );
    return rows.map((row) => worked.parse({ ...row, date: row[field] }));
  };
  if (ids.length === 0) return { unpaid: [], lost: [] };
  return {
    unpaid: await read(bindList(lists["policyNonPaid.list"], services), "graceEndDate"),
    lost: await read(bindList(lists["lostPolicy.list"], services), "lostDate"),
  };
}
