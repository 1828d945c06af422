import { type DueDay, typeGuids } from "@portico/contract";
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import { updateManyAudited } from "../../audit/update-rows.ts";
import { requireRow } from "../../audit/write-row.ts";
import type { Database, Row } from "../../db/database.ts";
import { genericEntries } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import type { Services } from "../../services/services.ts";
import { requireCurrentVersion } from "../require-current-version.ts";
import { thisRow } from "../row-noun.ts";
import { recordStatuses } from "./status-changes.ts";
import { unchangeableRows } from "./unchangeable-rows.ts";
import {
  type AddedFollowUps,
  among,
  type PromisedChange,
  type StatusWrite,
  visible,
  type WorkContext,
  workable,
} from "./work.ts";

/** A status change of several rows, with its reason. */
export interface StatusChange {
  readonly services: Services;
  readonly ids: readonly string[];
  /** Null to clear it. */
  readonly statusId: string | null;
  readonly comment?: string | undefined;
  /** Adds a follow-up about each row. @default none */
  readonly followUp?: DueDay | undefined;
  /** Other columns that change with it. */
  readonly set?: Row;
}

/**
 * Changes the status of all of these rows, or of none.
 * @returns the updated rows, and the follow-ups that were added
 * @throws Failure 422 if the status or the follow-up is not available for these rows, 404 or 409 if rows can't be changed
 */
export async function changeStatus(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { services, ids, statusId, comment, followUp: due, set }: StatusChange,
) {
  if (statusId !== null) await requireStatus(transaction, work, statusId);
  const write = {
    transaction,
    services,
    caller,
    statusId,
    rows: await lockRows(transaction, work, caller, ids),
  };
  await work.checkStatus?.(write);
  const rows = await updateManyAudited(transaction, {
    table: work.table,
    ids,
    where: workable(work, caller),
    set: { ...set, statusId, ...statusDateOf(work, statusId) },
    missingError: (within, missing) => unchangeableRows(within, work, caller, missing),
    by: caller.userId,
    category: work.category,
    result: statusId === null ? "status cleared" : "status changed",
  });
  const followUps = due && (await addFollowUps(work, { ...write, rows, due, comment }));
  await recordStatuses(transaction, work, {
    ids: rows.map(({ id }) => String(id)),
    by: caller.userId,
    comment: withFollowUp(comment, followUps?.text),
  });
  await work.statusChanged?.(write);
  return { rows, followUps };
}

/** @throws Error if the feature has no follow-ups, which its start checks */
function addFollowUps({ list, followUps }: WorkContext, change: PromisedChange): Promise<AddedFollowUps> {
  if (!followUps) throw new Error(`The status changes of "${list.id}" have no follow-ups.`);
  return followUps.add(change);
}

/** The comment of the status history: the reason, and what was promised. */
function withFollowUp(comment: string | undefined, text: string | undefined): string | null {
  return comment && text ? `${comment} (${text})` : comment || text || null;
}

/** Locks and reads the rows, if the feature has hooks. */
async function lockRows(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  ids: readonly string[],
): Promise<StatusWrite["rows"]> {
  const { table, checkStatus, statusChanged } = work;
  if (!checkStatus && !statusChanged) return [];
  const rows: Row[] = await transaction
    .select()
    .from<PgTable>(table)
    .where(sql`${among(work, ids)} and ${workable(work, caller)}`)
    .orderBy(table.id)
    .for("no key update");
  return rows.map((row) => requireRow(row, table));
}

/** The column with the time of the last status change, if the table has it. */
function statusDateOf({ table }: WorkContext, statusId: string | null): { readonly statusDate?: SQL | null } {
  if (!Object.hasOwn(getTableColumns<PgTable>(table), "statusDate")) return {};
  return { statusDate: statusId === null ? null : sql`clock_timestamp()` };
}

/** @throws Failure 422 if the status is not available for these rows */
export async function requireStatus(
  transaction: Database,
  { statusType }: WorkContext,
  statusId: string,
): Promise<void> {
  const [status] = await transaction
    .select({ id: genericEntries.id })
    .from(genericEntries)
    .where(and(eq(genericEntries.id, statusId), eq(genericEntries.typeId, typeGuids[statusType])));
  if (!status)
    throw validationFailure("body", {
      statusId: ["These rows can't have this status. Choose one from the list."],
    });
}

/** A status change of one row, with its reason. */
interface OneStatusChange extends Omit<StatusChange, "ids"> {
  readonly id: string;
  /** The version that was read. Without it, any version is changed. */
  readonly expectedVersion: number | undefined;
}

/**
 * Changes the status of one row.
 * @throws Failure 404, 409 if it has left the list, 412 with the list's row for a version conflict, 422
 */
export async function changeOneStatus(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { id, expectedVersion, ...change }: OneStatusChange,
) {
  const { table, list } = work;
  // Locked, so that the error response shows the current row.
  const [found] = await transaction
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, id), visible(work, caller)))
    .for("no key update");
  if (!found) throw notFound(thisRow(list));
  await requireCurrentVersion(transaction, list, caller, {
    id,
    expectedVersion,
    version: Number(found.version),
  });
  const { rows } = await changeStatus(transaction, work, caller, { ...change, ids: [id] });
  const [row] = rows;
  if (!row) throw notFound(thisRow(list));
  return { id: row.id, version: row.version, statusId: row.statusId };
}
