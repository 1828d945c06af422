import { and, eq } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { refuseStale } from "../audit/stale.ts";
import type { Database } from "../db/database.ts";
import { notFound } from "../http/failure.ts";
import { rowFields } from "../lists/columns.ts";
import { findRow } from "../lists/find-row.ts";
import type { BoundList } from "../lists/list.ts";
import { nested } from "../lists/rows.ts";
import { changeStatus, type StatusChange } from "./change-status.ts";
import { type PolicyWork, visible } from "./policy-work.ts";

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
  work: PolicyWork,
  list: BoundList,
  caller: Caller,
  { id, expectedVersion, ...change }: OneStatusChange,
) {
  const { table, thing } = work;
  // Held from here on, so that what a stale writer is shown is what is there.
  const [found] = await transaction
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, id), visible(work, caller)))
    .for("no key update");
  if (!found) throw notFound(thing);
  if (expectedVersion !== undefined && expectedVersion !== found.version) {
    const current = await findRow(transaction, list, caller, id, rowFields(list.endpoint, undefined));
    // One that is settled has left the list; the change itself says so.
    if (current)
      refuseStale({ thing, expectedVersion, version: found.version, current: () => nested(current) });
  }
  const [row] = await changeStatus(transaction, work, caller, { ...change, ids: [id] });
  if (!row) throw notFound(thing);
  return { id: row.id, version: row.version, statusId: row.statusId };
}
