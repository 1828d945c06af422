import { sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import { joinsForFields } from "../../lists/joins.ts";
import { sourceOf } from "../../lists/list.ts";
import { among, type BoundWork, visible } from "./work.ts";

/** So many rows are named; the others are counted. */
const mostNamed = 3;

/**
 * Why these rows cannot be worked: settled ones that the caller sees by their names, the others only counted,
 * since naming them would say that they are there.
 */
export async function refusalOf(
  transaction: Database,
  work: BoundWork,
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
    `Nothing was changed. ${reasons.join(" ")} Reload the list and select again.`,
  );
}

async function settledAmong(transaction: Database, work: BoundWork, caller: Caller, ids: readonly string[]) {
  const { table, list, rowName } = work;
  const { only } = list;
  if (!only) return [];
  const name = rowName ? sourceOf(list, rowName) : sql`null`;
  const rows = await rowsOf(
    transaction,
    sql`select ${name} as name from ${table} ${joinsForFields(list, rowName ? [rowName] : [])}
      where ${among(work, ids)} and not (${only}) and ${visible(work, caller)} order by 1`,
  );
  return rows.map((row) => (rowName ? String(row.name) : undefined));
}

/** `FL-114`, `FL-114 and FL-115`, or `FL-114, FL-115, FL-116 and 7 more`. */
function namesOf(rows: readonly (string | undefined)[]): string {
  const all = rows.filter((name) => name !== undefined);
  if (all.length === 0) return `${rows.length} of the rows`;
  const named = all.slice(0, mostNamed);
  const rest = all.length - named.length;
  const parts = rest > 0 ? [...named, `${rest} more`] : named;
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
}
