import { isDeepStrictEqual } from "node:util";
import { eq, getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Row } from "../db/database.ts";

/** Rows of another table that belong to one row and have no version of their own: an address of a contact. */
export interface ChildRows {
  readonly table: PgTable;
  /** The column that names the row they belong to; it is filled in. */
  readonly ownerColumn: PgColumn;
  /** What is there afterwards. */
  readonly rows: readonly Row[];
}

/** Parts by the name that the history gives them. */
export type ChildRowsByName = Readonly<Record<string, ChildRows>>;

/** What a write did to parts, by their name. */
export type ChildChanges = Readonly<
  Record<string, { readonly from: readonly Row[]; readonly to: readonly Row[] }>
>;

/** What replacing them will change, as far as it is known before: for a row that must be there before its parts are. */
export async function previewChildChanges(
  transaction: Database,
  ownerId: string,
  parts: ChildRowsByName,
): Promise<ChildChanges> {
  const changes: Record<string, ChildChanges[string]> = {};
  for (const [name, { table, ownerColumn: of, rows }] of Object.entries(parts)) {
    const before: Row[] = await transaction.select().from(table).where(eq(of, ownerId));
    const from = before.map((row) => without(row, ["id", ownerKey(table, of)]));
    if (!isDeepStrictEqual(from, rows)) changes[name] = { from, to: rows };
  }
  return changes;
}

/** Puts the given parts in the place of those there, and answers what changed. */
export async function replaceChildRows(
  transaction: Database,
  ownerId: string,
  parts: ChildRowsByName,
): Promise<ChildChanges> {
  const changes: Record<string, ChildChanges[string]> = {};
  for (const [name, { table, ownerColumn: of, rows }] of Object.entries(parts)) {
    const owner = ownerKey(table, of);
    const before: Row[] = await transaction.delete(table).where(eq(of, ownerId)).returning();
    const after = rows.map((row) => ({ ...row, [owner]: ownerId }));
    const there: Row[] = after.length > 0 ? await transaction.insert(table).values(after).returning() : [];
    const from = before.map((row) => without(row, ["id", owner]));
    const to = there.map((row) => without(row, ["id", owner]));
    if (!isDeepStrictEqual(from, to)) changes[name] = { from, to };
  }
  return changes;
}

/** The name by which a table knows the column of its owner. */
function ownerKey(table: PgTable, of: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column === of);
  if (!found) throw new Error(`The column "${of.name}" is none of the table "${getTableName(table)}".`);
  return found[0];
}

function without(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
