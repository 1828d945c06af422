import { typeGuids } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { updateManyAudited } from "../../audit/update-rows.ts";
import type { Database } from "../../db/database.ts";
import { genericEntries } from "../../db/schema/index.ts";
import { validationFailure } from "../../http/validation.ts";
import { refusalOf } from "./refusal.ts";
import { recordStatuses } from "./status-changes.ts";
import { type WorkContext, workable } from "./work.ts";

/** A status change of several rows, with its reason. */
export interface StatusChange {
  readonly ids: readonly string[];
  readonly statusId: string;
  readonly comment: string;
}

/**
 * Changes the status of all of these rows, or of none.
 * @returns the updated rows
 * @throws Failure 422 if the status is not available for these rows, 404 or 409 if rows can't be changed
 */
export async function changeStatus(
  transaction: Database,
  work: WorkContext,
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
