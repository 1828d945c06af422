import { formatDate, formatDateTime } from "@portico/format";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import { deleteAudited, insertAudited, requireRow, updateAudited } from "../../audit/write-row.ts";
import type { Row } from "../../db/database.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { isListedFor } from "../../lists/row-set.ts";
import { requireCurrentVersion } from "../require-current-version.ts";
import { thisRow } from "../row-noun.ts";
import type { Change, NamedColumns, Write, WriteContext } from "./crud.ts";
import { readWrittenRow } from "./read-row.ts";
import { requireEntries } from "./require-entries.ts";
import { recordFormStatus, requireAssignAccess, statusByForm } from "./status-of-row.ts";

/** Creates a row, with its first status history entry if it has a status, and returns it. */
export async function createRow(crud: WriteContext, change: Change): Promise<Row> {
  const { transaction, caller, id } = change;
  const write = { ...change, before: undefined };
  await crud.check?.(write);
  const columns = await columnsOfForm(crud, write);
  const status = await statusByForm(crud, change, { before: undefined, columns });
  const values = { ...columns, ...status, ...stampsOf(crud, change), id };
  const after: Row = await insertAudited(transaction, {
    table: crud.table,
    values,
    ...authorOf(crud, caller),
  });
  await recordFormStatus(crud, change, { before: undefined, after });
  await crud.saved?.(write, requireRow(after, crud.table));
  return readWrittenRow(transaction, crud, caller, id);
}

/**
 * Updates a row and returns it. Adds a status history entry if its status or agent changed.
 * @throws Failure 403 if the caller changes the agent and may not assign, 404, 412 for a version conflict
 */
export async function updateRow(crud: WriteContext, change: Change): Promise<Row> {
  const { transaction, caller, id } = change;
  const before = await lockRow(crud, change);
  const columns = await columnsOfForm(crud, { ...change, before });
  const status = await statusByForm(crud, change, { before, columns });
  const after = await changeLocked(crud, change, before, { ...columns, ...status });
  requireAssignAccess(crud, caller, { before, after });
  await recordFormStatus(crud, change, { before, after });
  await crud.saved?.({ ...change, before }, requireRow(after, crud.table));
  return readWrittenRow(transaction, crud, caller, id);
}

/**
 * Sets the column with the end of a row.
 * @throws Failure 404, 409 if it already has an end, 412 for a version conflict
 */
export async function endRow(crud: WriteContext, change: Change): Promise<null> {
  const { list, endColumn = "" } = crud;
  const { clock } = change.services;
  const column = columnsOfTable(crud)[endColumn];
  if (!column) throw new Error(`The table of the list "${list.id}" has no column "${endColumn}".`);
  const before = await lockRow(crud, change);
  const now = column.getSQLType() === "date" ? clock.today() : clock.now();
  requireNotEnded(crud, before[endColumn], now);
  await changeLocked(crud, change, before, { [endColumn]: now }, "ended");
  return null;
}

/** @throws Failure 409 if the row already has an end */
function requireNotEnded({ list }: WriteContext, end: unknown, now: string | Date): void {
  if (end === null) return;
  if (typeof end === "string" && typeof now === "string" && end > now) {
    throw new Failure(
      409,
      `${thisRow(list)} already ends on ${formatDate(end)}. To end it earlier, edit it.`,
    );
  }
  if (end instanceof Date && now instanceof Date && end > now) {
    const timeZone = list.timeZone();
    const at = formatDateTime(end, { timeZone });
    throw new Failure(409, `${thisRow(list)} already ends on ${at}. To end it earlier, edit it.`);
  }
  throw new Failure(409, `${thisRow(list)} has already ended.`);
}

/**
 * Deletes a row. Its history remains.
 * @throws Failure 404, 412 for a version conflict
 */
export async function deleteRow(crud: WriteContext, change: Change): Promise<null> {
  const { transaction, caller, id } = change;
  const { table, list } = crud;
  const before = await lockRow(crud, change);
  await requireCurrentChange(crud, change, before);
  const locked = requireRow(before, table);
  await deleteAudited(transaction, { table, id, label: thisRow(list), locked, ...authorOf(crud, caller) });
  return null;
}

/** Reads a row, locks it until the transaction ends, and runs the feature's check. */
async function lockRow(crud: WriteContext, change: Change): Promise<Row> {
  const { table, list, check } = crud;
  const [before]: Row[] = await change.transaction
    .select()
    .from<PgTable>(table)
    .where(sql`${eq(table.id, change.id)} and ${isListedFor(list, change.caller)}`)
    .for("update");
  if (!before) throw notFound(thisRow(list));
  await check?.({ ...change, before });
  return before;
}

async function changeLocked(
  crud: WriteContext,
  change: Change,
  before: Row,
  columns: Row,
  result?: string,
): Promise<Row> {
  const { transaction, caller, id } = change;
  const { table, list } = crud;
  await requireCurrentChange(crud, change, before);
  const set = { ...columns, ...stampsOf(crud, change) };
  const author = { ...authorOf(crud, caller), ...(result !== undefined && { result }) };
  const locked = requireRow(before, table);
  return updateAudited(transaction, { table, id, label: thisRow(list), locked, set, ...author });
}

function requireCurrentChange({ list }: WriteContext, change: Change, before: Row): Promise<void> {
  const { transaction, caller, id, expectedVersion } = change;
  return requireCurrentVersion(transaction, list, caller, {
    id,
    expectedVersion,
    version: Number(before.version),
  });
}

function authorOf({ category }: WriteContext, { userId }: Caller) {
  return { by: userId, category };
}

/**
 * The column values of a form: those that the feature's `columns` returns, or the body's values with the same names.
 * A nullable column becomes null if the form could have sent a value but did not.
 */
async function columnsOfForm(crud: WriteContext, write: Write<WriteContext["table"], unknown>): Promise<Row> {
  const known = columnsOfTable(crud);
  const { entryTypes = {} } = crud;
  const columns: Row = crud.columns ? await crud.columns(write) : namedIn(known, write.body);
  await requireEntries(write.transaction, entryTypes, columns);
  const absent = crud.bodyKeys.filter(
    (key) => columns[key] === undefined && known[key] !== undefined && !known[key].notNull,
  );
  return { ...columns, ...Object.fromEntries(absent.map((key) => [key, null])) };
}

function namedIn(known: NamedColumns, body: unknown): Row {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => Object.hasOwn(known, name)));
}

/** The user and the time of the write, for those columns that the table has. */
function stampsOf(crud: WriteContext, { call, caller, services }: Change): Row {
  const now = services.clock.now();
  const stamps = {
    ...(call === "create" && { createdBy: caller.userId, createdDate: now }),
    updatedBy: caller.userId,
    updatedDate: now,
  };
  const known = columnsOfTable(crud);
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => Object.hasOwn(known, name)));
}

/** The columns of the list's table. */
function columnsOfTable({ table }: WriteContext): NamedColumns {
  return getTableColumns<PgTable>(table);
}
