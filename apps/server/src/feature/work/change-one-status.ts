import { and, eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/failure.ts";
import { refuseStaleRow } from "../stale-row.ts";
import { changeStatus, type StatusChange } from "./change-status.ts";
import { type BoundWork, visible } from "./work.ts";

/** Which status one row gets, and why. */
export interface OneStatusChange extends Omit<StatusChange, "ids"> {
  readonly id: string;
  /** The version that was read; without it whatever is there gets the status. */
  readonly expectedVersion: number | undefined;
}

/**
 * Gives one row another status.
 * @throws Failure 404, 409 where it is settled, 412 with the list's row where it was changed since it was read, 422
 */
export async function changeOneStatus(
  transaction: Database,
  work: BoundWork,
  caller: Caller,
  { id, expectedVersion, ...change }: OneStatusChange,
) {
  const { table, noun, list } = work;
  // Held from here on, so that what a stale writer is shown is what is there.
  const [found] = await transaction
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, id), visible(work, caller)))
    .for("no key update");
  if (!found) throw notFound(noun);
  await refuseStaleRow(transaction, list, caller, {
    id,
    noun,
    expectedVersion,
    version: Number(found.version),
  });
  const [row] = await changeStatus(transaction, work, caller, { ...change, ids: [id] });
  if (!row) throw notFound(noun);
  return { id: row.id, version: row.version, statusId: row.statusId };
}
