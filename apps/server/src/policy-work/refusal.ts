import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { policies } from "../db/schema/index.ts";
import { Failure } from "../http/failure.ts";
import { type PolicyWork, visible } from "./policy-work.ts";

/** So many rows are named; the others are counted. */
const mostNamed = 3;

const numbers = z.array(z.object({ number: z.string() }));

/**
 * Why these rows cannot be worked: settled ones that the caller sees by their policy numbers, the others only counted,
 * since naming them would say that they are there.
 */
export async function refusalOf(
  transaction: Database,
  work: PolicyWork,
  caller: Caller,
  ids: readonly string[],
): Promise<Failure> {
  const settled = await settledAmong(transaction, work, caller, ids);
  const absent = ids.length - settled.length;
  const reasons = [
    ...(settled.length > 0 ? [`${namesOf(settled)} ${settled.length === 1 ? "is" : "are"} settled.`] : []),
    ...(absent > 0
      ? [`${absent} of the rows ${absent === 1 ? "is" : "are"} not there, or not visible to you.`]
      : []),
  ];
  return new Failure(
    settled.length > 0 ? 409 : 404,
    `Nothing was changed. ${reasons.join(" ")} Look at the list again, then select anew.`,
  );
}

async function settledAmong(transaction: Database, work: PolicyWork, caller: Caller, ids: readonly string[]) {
  const { table, policyId, open } = work;
  if (!open) return [];
  const rows = await rowsOf(
    transaction,
    sql`select ${policies.policyNumber} as number from ${table} join ${policies} on ${policies.id} = ${policyId}
      where ${table.id} = any(${sql.param(ids)}::uuid[]) and not (${open}) and ${visible(work, caller)}
      order by 1`,
  );
  return numbers.parse(rows).map(({ number }) => number);
}

/** `FL-114`, `FL-114 and FL-115`, or `FL-114, FL-115, FL-116 and 7 more`. */
function namesOf(all: readonly string[]): string {
  const named = all.slice(0, mostNamed);
  const rest = all.length - named.length;
  const parts = rest > 0 ? [...named, `${rest} more`] : named;
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
}
