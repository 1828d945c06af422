import { allows, type CallId, endpoints } from "@portico/contract";
import { and, eq, getTableColumns, getTableName, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import { auditRows } from "../../audit/audit-rows.ts";
import { lockRows } from "../../audit/lock-rows.ts";
import { setAuthor } from "../../db/author.ts";
import { columnName } from "../../db/column-name.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import { rowHistory, undoableChanges } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { UndoableCall } from "./record-undo.ts";
import { recordStatuses } from "./status-changes.ts";
import { joinNames, maxNames, namesOf } from "./unchangeable-rows.ts";
import { among, type WorkContext, workable } from "./work.ts";

type StoredChange = typeof undoableChanges.$inferSelect;

/** The result of undoing a bulk change. */
export interface UndoResult {
  readonly restored: number;
  /** The number of rows that were changed since, or that the caller can no longer change. */
  readonly skipped: number;
  /** The names of some of them. */
  readonly skippedNames: string[];
  /** What became of the follow-up that the change had added about each row. Missing if there was none. */
  readonly followUp?: { readonly removed: number; readonly kept: number };
}

/** The comments of the status history entries that undoing adds. */
const comments: Readonly<Record<UndoableCall, string>> = {
  setStatuses: "Status change undone",
  assign: "Assignment undone",
};

/** The columns that bulk changes set, as far as a table has them. */
const changedColumns = ["agentId", "statusId", "statusDate"];

/**
 * Takes a bulk change of the caller out of storage, so that it is undone once. Of two requests at the same time, one
 * waits for the other.
 * @returns its parts, one for each bulk call that it made
 * @throws Failure 404 if it can't be undone anymore, 403 if the caller may no longer make such changes
 */
export async function takeUndoableChange(
  transaction: Database,
  caller: Caller,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<StoredChange[]> {
  const parts = await transaction
    .delete(undoableChanges)
    .where(
      and(
        eq(undoableChanges.id, id),
        eq(undoableChanges.userId, caller.userId),
        gt(undoableChanges.expiresAt, now),
      ),
    )
    .returning();
  if (parts.length === 0) {
    throw new Failure(
      404,
      "This change can't be undone anymore. You can undo a change once, within 20 seconds. To reverse it now, select the rows and change them again.",
    );
  }
  if (parts.some(({ endpoint }) => !allows(endpoints[endpoint as CallId].access, caller)))
    throw new Failure(403, "Nothing was undone. You no longer have permission to change these rows.");
  return parts.toSorted((one, other) => one.part - other.part);
}

/** A part of a bulk change, and the list of its rows. */
interface ChangePart {
  readonly work: WorkContext;
  readonly change: StoredChange;
}

/**
 * Gives rows of a bulk change their earlier values again, with history entries, and removes the follow-ups about them. A
 * row is skipped if somebody else changed it since, or if the caller has set one of these values again. Its follow-up
 * stays, as does one that was changed since.
 * @throws Failure 409 if no row can be restored
 */
export async function undoChange(
  transaction: Database,
  caller: Caller,
  parts: readonly ChangePart[],
): Promise<UndoResult> {
  // All rows of a list at once, in the order in which other changes lock them.
  for (const [work, changes] of Map.groupBy(parts, (part) => part.work)) {
    const ids = changes.flatMap(({ change }) => change.rowIds);
    await lockRows(transaction, work.table, among(work, ids));
  }
  let restored = 0;
  let skipped = 0;
  const names: string[] = [];
  const followUps: FollowUps[] = [];
  for (const { work, change } of parts) {
    const part = await restorePart(transaction, work, caller, change);
    restored += part.restored.size;
    const kept = change.rowIds.filter((id) => !part.restored.has(id));
    skipped += kept.length;
    names.push(...(await namesOf(transaction, work, caller, kept)));
    if (part.followUp) followUps.push(part.followUp);
  }
  if (restored === 0) {
    const reason = skipped === 1 ? "was changed since." : "were changed since.";
    throw new Failure(409, `Nothing was undone. ${joinNames(skipped, names)} ${reason}`);
  }
  const result = { restored, skipped, skippedNames: names.slice(0, maxNames) };
  return followUps.length === 0 ? result : { ...result, followUp: sumOf(followUps) };
}

type FollowUps = NonNullable<UndoResult["followUp"]>;

function sumOf(parts: readonly FollowUps[]): FollowUps {
  return {
    removed: parts.reduce((sum, { removed }) => sum + removed, 0),
    kept: parts.reduce((sum, { kept }) => sum + kept, 0),
  };
}

/**
 * Restores the locked rows of a part, in statements that see what was committed while the locks were waited for.
 * @returns the IDs of the restored rows
 */
async function restorePart(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  change: StoredChange,
): Promise<{ readonly restored: ReadonlySet<string>; readonly followUp: FollowUps | undefined }> {
  const rows = await restore(transaction, work, caller, change);
  const { table, category } = work;
  await auditRows(transaction, { table, rows, by: caller.userId, category, result: "undone" });
  const restored = new Set(rows.map(({ id }) => id));
  await recordStatuses(transaction, work, {
    ids: [...restored],
    by: caller.userId,
    comment: comments[change.endpoint.endsWith(".assign") ? "assign" : "setStatuses"],
  });
  return { restored, followUp: await removeFollowUps(transaction, work, caller, { change, restored }) };
}

async function removeFollowUps(
  transaction: Database,
  { followUps }: WorkContext,
  caller: Caller,
  { change, restored }: { readonly change: StoredChange; readonly restored: ReadonlySet<string> },
) {
  const { rowIds, followUpIds } = change;
  if (!followUps || followUpIds === null) return undefined;
  const ids = followUpIds.filter((_, index) => restored.has(rowIds[index] ?? ""));
  const removed = await followUps.remove({ transaction, caller, ids });
  return { removed, kept: followUpIds.length - removed };
}

const written = z.array(z.object({ id: z.string(), version: z.number() }));

/** Sets the values from before the change in all rows that allow it, in one statement. */
async function restore(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { rowIds, versions }: StoredChange,
) {
  const { table } = work;
  const entity = getTableName(table);
  const columns = Object.entries(getTableColumns<PgTable>(table)).flatMap(([name, column]) =>
    changedColumns.includes(name) ? [restoredColumn(name, column)] : [],
  );
  await setAuthor(transaction, caller.userId);
  const changed = await rowsOf(
    transaction,
    sql`update ${table} set version = ${table.version} + 1, ${sql.join(
      columns.map(({ set }) => set),
      sql`, `,
    )}
      from unnest(${sql.param(rowIds)}::uuid[], ${sql.param(versions)}::integer[]) as change (row_id, row_version)
      join ${rowHistory} as entry on entry.entity = ${entity} and entry.entity_id = change.row_id::text
        and entry.version = change.row_version
      where ${table.id} = change.row_id and ${workable(work, caller)}
        and ${sql.join(
          columns.map(({ isUnchanged }) => isUnchanged),
          sql` and `,
        )}
        and ${table.version} - change.row_version = (
          select count(*) from ${rowHistory} as later where later.entity = ${entity}
            and later.entity_id = change.row_id::text and later.version > change.row_version
            and later.changed_by = ${caller.userId}::uuid
        )
      returning ${table.id} as id, ${table.version} as version`,
  );
  return written.parse(changed);
}

/** The SQL that restores a column from the history `entry` of the change, and that requires the value it set. */
function restoredColumn(name: string, column: PgColumn): { readonly set: SQL; readonly isUnchanged: SQL } {
  const type = sql.raw(column.getSQLType());
  const isChanged = sql`entry.changes ? ${name}`;
  const value = (side: "from" | "to") => sql`(entry.changes -> ${name} ->> ${side})::${type}`;
  return {
    set: sql`${sql.identifier(columnName(column))} = case when ${isChanged} then ${value("from")} else ${column} end`,
    isUnchanged: sql`(not ${isChanged} or ${column} is not distinct from ${value("to")})`,
  };
}
