import { isDeepStrictEqual } from "node:util";
import { eq, getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Row } from "../db/database.ts";

/** Rows of another table that belong to one row and have no version, such as a contact's addresses. */
export interface ChildRows {
  readonly table: PgTable;
  /** The column that refers to the owner. It is filled in. */
  readonly ownerColumn: PgColumn;
  /** The rows after the write. */
  readonly rows: readonly Row[];
}

/** Child rows by their name in the history. */
export type ChildRowsByName = Readonly<Record<string, ChildRows>>;

/** What a write changed in child rows, by name. */
export type ChildChanges = Readonly<
  Record<string, { readonly from: readonly Row[]; readonly to: readonly Row[] }>
>;

/** The changes that replacing the child rows will make, for an owner that has to be inserted first. */
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

/** Replaces the child rows and returns what changed. */
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

/** The property name of the owner column. */
function ownerKey(table: PgTable, of: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column === of);
  if (!found) throw new Error(`The table "${getTableName(table)}" has no column "${of.name}".`);
  return found[0];
}

function without(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
