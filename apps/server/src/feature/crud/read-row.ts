import { sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { type Database, type Row, rowsOf } from "../../db/database.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { findRow } from "../../lists/find-row.ts";
import type { BoundList } from "../../lists/list.ts";
import { isVisibleTo } from "../../lists/row-set.ts";
import { nestDottedNames } from "../../lists/rows.ts";
import type { Services } from "../../services/services.ts";
import { callOf } from "../calls.ts";
import { thisRow } from "../row-noun.ts";
import type { CrudContext, WriteContext } from "./crud.ts";

/**
 * The detail of a row: the endpoint's fields that the list has, and the feature's additional data.
 * @throws Failure 404 if the row doesn't exist or isn't visible to the caller
 */
export async function readDetail(
  services: Services,
  { list, detail, catalog }: CrudContext,
  caller: Caller,
  id: string,
): Promise<Row> {
  const row = await findRow(services.database, list, caller, id, responseFields(list, "detail"));
  if (!row) throw notFound(thisRow(list));
  return { ...nestDottedNames(row), ...(await detail?.(id, services, catalog)) };
}

/**
 * A row that was just written, as the list shows it.
 * @throws Failure 403 if the caller can't see it: users can't move rows out of their own scope
 */
export async function readWrittenRow(
  transaction: Database,
  { list, table }: WriteContext,
  caller: Caller,
  id: string,
): Promise<Row> {
  const row = await findRow(transaction, list, caller, id, responseFields(list, "update"));
  if (row) return nestDottedNames(row);
  const [owned] = await rowsOf(
    transaction,
    sql`select 1 from ${table} where ${table.id} = ${id} and ${isVisibleTo(list, caller)}`,
  );
  const other = owned ? "Choose other values." : "Choose an agent whose rows you can see.";
  throw new Failure(403, `You can't save this because you would no longer see it. ${other}`);
}

/** The fields that a call returns: its own, or all of the list's if it declares none. */
export function responseFields(list: BoundList, call: "detail" | "update"): string[] {
  const declared = callOf(list.id, call)?.fields ?? list.endpoint.fields;
  const always = ["id", "version"].filter((name) => Object.hasOwn(list.fields, name));
  return [...new Set([...always, ...Object.keys(declared)])].filter((name) =>
    Object.hasOwn(list.fields, name),
  );
}
