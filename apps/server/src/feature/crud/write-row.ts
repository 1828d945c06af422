import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import type { AuditCategory } from "../../audit/record-audit.ts";
import { deleteAudited, insertAudited, updateAudited } from "../../audit/write-row.ts";
import type { Database, Row } from "../../db/database.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { isListedFor } from "../../lists/row-set.ts";
import type { Services } from "../../services/services.ts";
import { refuseStaleRow } from "../stale-row.ts";
import type { BoundCrud, NamedColumns, Write } from "./crud.ts";
import { readWritten } from "./read-row.ts";
import { recordStatus, requireAssignAccess } from "./worked-row.ts";

/** What is asked of one row. */
export interface Change {
  readonly transaction: Database;
  readonly services: Services;
  readonly caller: Caller;
  readonly id: string;
  readonly body: unknown;
  /** The version that was read. */
  readonly expectedVersion?: number | undefined;
}

/** Adds a row, with the first entry of its status history where it has a status, and answers it. */
export async function createRow(crud: BoundCrud, change: Change): Promise<Row> {
  const { transaction, caller, id, services } = change;
  const write = { ...change, before: undefined };
  await crud.check?.(write);
  const stamps = stampsOf(crud, { userId: caller.userId, now: services.clock.now(), isNew: true });
  const values = { ...(await columnsOf(crud, write)), ...stamps, id };
  await insertAudited(transaction, { table: crud.table, values, ...authorOf(crud, caller) });
  await recordStatus(crud, change, "Created");
  return readWritten(transaction, crud, caller, id);
}

/**
 * Changes a row, and answers it. Its status history has a new entry where the status is another.
 * @throws Failure 403 where it gets another agent from who may not assign, 404, 412 where it was changed since it was read
 */
export async function updateRow(crud: BoundCrud, change: Change): Promise<Row> {
  const { transaction, caller, id } = change;
  const before = await heldRow(crud, change);
  const set = await columnsOf(crud, { ...change, before });
  const after = await changeHeld(crud, change, before, set);
  requireAssignAccess(crud, caller, { before, after });
  if (after.statusId !== before.statusId) await recordStatus(crud, change, "Edited");
  return readWritten(transaction, crud, caller, id);
}

/**
 * Sets the column that says when a row ended.
 * @throws Failure 404, 409 where it has ended, 412 where it was changed since it was read
 */
export async function endRow(crud: BoundCrud, change: Change): Promise<null> {
  const { noun, endColumn = "" } = crud;
  const { clock } = change.services;
  const column = columnsOfTable(crud)[endColumn];
  if (!column) throw new Error(`The table of "${noun}" has no column "${endColumn}".`);
  const before = await heldRow(crud, change);
  if (before[endColumn] !== null) throw new Failure(409, `${noun} has ended already.`);
  const now = column.getSQLType() === "date" ? clock.today() : clock.now();
  await changeHeld(crud, change, before, { [endColumn]: now }, "ended");
  return null;
}

/**
 * Removes a row; what it was stays in the history.
 * @throws Failure 404, 412 where it was changed since it was read
 */
export async function deleteRow(crud: BoundCrud, change: Change): Promise<null> {
  const { transaction, caller, id } = change;
  await refuseStaleChange(crud, change, await heldRow(crud, change));
  await deleteAudited(transaction, { table: crud.table, id, label: crud.noun, ...authorOf(crud, caller) });
  return null;
}

/** The row as it is, held until the transaction ends, where the feature lets it be written. */
async function heldRow(crud: BoundCrud, change: Change): Promise<Row> {
  const { table, list, noun, check } = crud;
  const [before]: Row[] = await change.transaction
    .select()
    .from<PgTable>(table)
    .where(sql`${eq(table.id, change.id)} and ${isListedFor(list, change.caller)}`)
    .for("update");
  if (!before) throw notFound(noun);
  await check?.({ ...change, before });
  return before;
}

async function changeHeld(
  crud: BoundCrud,
  change: Change,
  before: Row,
  columns: Row,
  result?: string,
): Promise<Row> {
  const { transaction, caller, id, services } = change;
  await refuseStaleChange(crud, change, before);
  const set = {
    ...columns,
    ...stampsOf(crud, { userId: caller.userId, now: services.clock.now(), isNew: false }),
  };
  const author = { ...authorOf(crud, caller), ...(result !== undefined && { result }) };
  return updateAudited(transaction, { table: crud.table, id, label: crud.noun, set, ...author });
}

function refuseStaleChange({ list, noun }: BoundCrud, change: Change, before: Row): Promise<void> {
  const { transaction, caller, id, expectedVersion } = change;
  return refuseStaleRow(transaction, list, caller, {
    id,
    noun,
    expectedVersion,
    version: Number(before.version),
  });
}

/** @throws Error where the feature says no columns, which the types of `feature` keep from happening */
async function columnsOf(
  { noun, columns }: BoundCrud,
  write: Write<BoundCrud["table"], unknown>,
): Promise<Row> {
  if (!columns) throw new Error(`"${noun}" is written, and its feature does not say its columns.`);
  return columns(write);
}

interface Stamping {
  readonly userId: string;
  readonly now: Date;
  readonly isNew: boolean;
}

/** Who writes, and when, in those columns for it that the table has. */
function stampsOf(crud: BoundCrud, { userId, now, isNew }: Stamping): Row {
  const stamps = {
    ...(isNew && { createdBy: userId, createdDate: now }),
    updatedBy: userId,
    updatedDate: now,
  };
  const known = columnsOfTable(crud);
  return Object.fromEntries(Object.entries(stamps).filter(([name]) => Object.hasOwn(known, name)));
}

function columnsOfTable({ table }: BoundCrud): NamedColumns {
  return getTableColumns<PgTable>(table);
}

/** @throws Error where the feature has no audit category, which the types of `feature` keep from happening */
function authorOf(
  { category, noun }: BoundCrud,
  { userId }: Caller,
): { by: string; category: AuditCategory } {
  if (!category) throw new Error(`"${noun}" has no audit category, and is written.`);
  return { by: userId, category };
}
