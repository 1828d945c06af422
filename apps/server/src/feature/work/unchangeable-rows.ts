import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import { joinsForFields } from "../../lists/joins.ts";
import { sourceOf } from "../../lists/list.ts";
import { among, visible, type WorkContext } from "./work.ts";

/** The maximum number of rows that a message names. Others are counted. */
export const maxNames = 3;

/**
 * The error for rows that can't be changed. Names rows that have left the list; only counts rows that the caller
 * can't see, since a name would reveal that they exist.
 */
export async function unchangeableRows(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  ids: readonly string[],
): Promise<Failure> {
  const settled = await settledAmong(transaction, work, caller, ids);
  const absent = ids.length - settled.length;
  const reasons = [
    ...(settled.length > 0
      ? [
          `${joinNames(
            settled.length,
            settled.filter((name) => name !== undefined),
          )} ${settled.length === 1 ? "is" : "are"} settled.`,
        ]
      : []),
    ...(absent > 0
      ? [
          absent === 1
            ? "1 of the rows doesn't exist or isn't visible to you."
            : `${absent} of the rows don't exist or aren't visible to you.`,
        ]
      : []),
  ];
  return new Failure(
    settled.length > 0 ? 409 : 404,
    `Nothing was changed. ${reasons.join(" ")} Reload the list and select again.`,
  );
}

async function settledAmong(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  ids: readonly string[],
): Promise<(string | undefined)[]> {
  const { where } = work.list;
  return where ? namesWhere(transaction, work, ids, sql`not (${where}) and ${visible(work, caller)}`) : [];
}

/** The names of those of these rows that the caller can see. Empty if the list's rows have no name. */
export async function namesOf(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const names = await namesWhere(transaction, work, ids, visible(work, caller));
  return names.filter((name) => name !== undefined);
}

/** The names of these rows that meet a condition, undefined for each row without a name. */
async function namesWhere(
  transaction: Database,
  work: WorkContext,
  ids: readonly string[],
  condition: SQL,
): Promise<(string | undefined)[]> {
  const { table, list, rowName } = work;
  const name = rowName ? sourceOf(list, rowName) : sql`null`;
  const rows = await rowsOf(
    transaction,
    sql`select ${name} as name from ${table} ${joinsForFields(list, rowName ? [rowName] : [])}
      where ${among(work, ids)} and ${condition} order by 1`,
  );
  return rows.map((row) => (rowName ? String(row.name) : undefined));
}

/** `FL-114`, `FL-114 and FL-115`, or `FL-114, FL-115, FL-116 and 7 more`. Without names, `10 of the rows`. */
export function joinNames(count: number, names: readonly string[]): string {
  if (names.length === 0) return `${count} of the rows`;
  const named = names.slice(0, maxNames);
  const rest = count - named.length;
  const parts = rest > 0 ? [...named, `${rest} more`] : named;
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
}
