import { and, eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { updateManyAudited } from "../../audit/update-rows.ts";
import type { Database } from "../../db/database.ts";
import { genericEntries } from "../../db/schema/index.ts";
import { validationFailure } from "../../http/validation.ts";
import { refusalOf } from "./refusal.ts";
import { recordStatuses } from "./status-changes.ts";
import { type BoundWork, workable } from "./work.ts";

/** Which status rows get, and why. */
export interface StatusChange {
  readonly ids: readonly string[];
  readonly statusId: string;
  readonly comment: string;
}

/**
 * Gives rows another status, all of them or none; any status may follow any.
 * @returns the rows as they are now
 * @throws Failure 422 where the status is none of theirs, 404 or 409 where rows cannot be worked
 */
export async function changeStatus(
  transaction: Database,
  work: BoundWork,
  caller: Caller,
  { ids, statusId, comment }: StatusChange,
) {
  await requireStatus(transaction, work, statusId);
  const rows = await updateManyAudited(transaction, {
    table: work.table,
    ids,
    where: workable(work, caller),
    set: { statusId },
    missingError: (within, missing) => refusalOf(within, work, caller, missing),
    by: caller.userId,
    category: work.category,
    result: "status changed",
  });
  await recordStatuses(transaction, work, {
    ids: rows.map(({ id }) => String(id)),
    by: caller.userId,
    comment,
  });
  return rows;
}

async function requireStatus(
  transaction: Database,
  { statusType }: BoundWork,
  statusId: string,
): Promise<void> {
  const [status] = await transaction
    .select({ id: genericEntries.id })
    .from(genericEntries)
    .where(and(eq(genericEntries.id, statusId), eq(genericEntries.typeId, statusType)));
  if (!status)
    throw validationFailure("body", {
      statusId: ["This is no status that these can have; choose one of the list."],
    });
}
