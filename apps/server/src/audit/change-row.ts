import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database, Row } from "../db/database.ts";
import { rowHistory } from "../db/schema/index.ts";
import { notFound } from "../http/failure.ts";
import { type Changes, changesBetween } from "./changes.ts";
import { type Parts, replaceParts } from "./parts.ts";
import { type AuditCategory, recordAudit } from "./record.ts";
import { secretsOf } from "./secret-columns.ts";
import { refuseStale } from "./stale.ts";

/** A table whose rows carry `rowColumns`. */
export type RowTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** Who writes, and under which heading the audit keeps it. */
export interface Author {
  /** A user's id, or null for the product itself. */
  readonly by: string | null;
  readonly category: AuditCategory;
  /** What the audit says came of it. @default "created", "changed" or "removed" */
  readonly result?: string;
}

/** Which row is written, and what its writer knows of it. */
interface Target<Table extends RowTable> {
  readonly table: Table;
  readonly id: string;
  /** The version that was read; without it whatever is there is written over. */
  readonly expectedVersion?: number | undefined;
  /** Rows it does not match are not there: the scope of the caller. */
  readonly where?: SQL | undefined;
  /** What a person calls it, for the 404. @default "This" */
  readonly thing?: string;
  /** The row as its call answers it, for the 412. */
  readonly show?: (row: Table["$inferSelect"]) => unknown;
}

export interface Insertion<Table extends RowTable> extends Author {
  readonly table: Table;
  readonly values: Table["$inferInsert"];
  /** Rows of other tables that are part of it. */
  readonly parts?: Parts;
}

export interface Alteration<Table extends RowTable> extends Author, Target<Table> {
  /** What is set; the version is not among it. */
  readonly set: Partial<Omit<Table["$inferInsert"], "id" | "version">>;
  /** Rows of other tables that are part of it; those given take the place of those there. */
  readonly parts?: Parts;
}

export interface Removal<Table extends RowTable> extends Author, Target<Table> {}

/** Adds a row, with its history and its audit record, in one transaction (within the caller's, where there is one). */
export function insertRow<Table extends RowTable>(
  database: Database,
  { table, values, parts = {}, ...author }: Insertion<Table>,
): Promise<Table["$inferSelect"]> {
  return database.transaction(async (transaction) => {
    const [after]: Row[] = await transaction.insert<PgTable>(table).values(values).returning();
    const row = written(after, table);
    const changes = changesBetween(undefined, row, secretsOf(table, row));
    const ofParts = await replaceParts(transaction, row.id, parts);
    await record(transaction, {
      table,
      row,
      changes: { ...changes, ...ofParts },
      what: "created",
      ...author,
    });
    return row;
  });
}

/**
 * Changes a row: its version grows by one, its history and its audit record are written in the same transaction.
 * @throws Failure 404 where it is not there or `where` does not match it, 412 where its version is another
 */
export function changeRow<Table extends RowTable>(
  database: Database,
  { set, parts = {}, by, category, result, ...target }: Alteration<Table>,
): Promise<Table["$inferSelect"]> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const before = await lock(transaction, target);
    const next: PgUpdateSetSource<PgTable> = { ...set, version: sql`${table.version} + 1` };
    const [after]: Row[] = await transaction
      .update<PgTable>(table)
      .set(next)
      .where(eq(table.id, before.id))
      .returning();
    const row = written(after, table);
    const secrets = [...secretsOf(table, before), ...secretsOf(table, row)];
    const changes = {
      ...changesBetween(before, row, secrets),
      ...(await replaceParts(transaction, row.id, parts)),
    };
    await record(transaction, { table, row, changes, what: "changed", by, category, result });
    return row;
  });
}

/**
 * Removes a row; what it was stays in the history.
 * @throws Failure 404 where it is not there or `where` does not match it, 412 where its version is another
 */
export function removeRow<Table extends RowTable>(
  database: Database,
  { by, category, result, ...target }: Removal<Table>,
): Promise<void> {
  const { table } = target;
  return database.transaction(async (transaction) => {
    const before = await lock(transaction, target);
    await transaction.delete(table).where(eq(table.id, before.id));
    const changes = changesBetween(before, undefined, secretsOf(table, before));
    const row = { ...before, version: before.version + 1 };
    await record(transaction, { table, row, changes, what: "removed", by, category, result });
  });
}

/** The row as it is, held against other writers until the transaction ends. */
async function lock<Table extends RowTable>(
  transaction: Database,
  { table, id, expectedVersion, where, thing = "This", show }: Target<Table>,
): Promise<WrittenRow<Table>> {
  const matches = where ? sql`${eq(table.id, id)} and (${where})` : eq(table.id, id);
  const [found]: Row[] = await transaction.select().from<PgTable>(table).where(matches).for("update");
  if (!found) throw notFound(thing);
  const row = written(found, table);
  refuseStale({ thing, expectedVersion, version: row.version, current: () => show?.(row) });
  return row;
}

/** A row of a table with what every row has. */
export type WrittenRow<Table extends RowTable> = Table["$inferSelect"] & { id: string; version: number };

/** What the driver answered, as the table types it: Drizzle cannot say so of a table known only by its kind. */
export function written<Table extends RowTable>(row: Row | undefined, table: Table): WrittenRow<Table> {
  if (typeof row?.id === "string" && typeof row.version === "number") return row as WrittenRow<Table>;
  throw new Error(`A row of "${getTableName(table)}" was written and is not there.`);
}

interface Happening extends Omit<Author, "result"> {
  readonly table: RowTable;
  readonly row: { readonly id: string; readonly version: number };
  readonly changes: Changes;
  readonly what: "created" | "changed" | "removed";
  readonly result?: string | undefined;
}

async function record(
  transaction: Database,
  { table, row, changes, what, by, category, result = what }: Happening,
): Promise<void> {
  const entity = getTableName(table);
  await transaction
    .insert(rowHistory)
    .values({ entity, entityId: row.id, version: row.version, changedBy: by, changes });
  await recordAudit(transaction, {
    category,
    createdBy: by,
    data1: `${entity}/${row.id}`,
    // Names alone: values are in the history, and some of them are personal.
    data2: Object.keys(changes).join(", "),
    result,
  });
}
