import { and, eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/failure.ts";
import { thisRow } from "../row-noun.ts";
import { refuseStaleRow } from "../stale-row.ts";
import { changeStatus, type StatusChange } from "./change-status.ts";
import { visible, type WorkContext } from "./work.ts";

/** A status change of one row, with its reason. */
export interface OneStatusChange extends Omit<StatusChange, "ids"> {
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
  await refuseStaleRow(transaction, list, caller, {
    id,
    expectedVersion,
    version: Number(found.version),
  });
  const [row] = await changeStatus(transaction, work, caller, { ...change, ids: [id] });
  if (!row) throw notFound(thisRow(list));
  return { id: row.id, version: row.version, statusId: row.statusId };
}
