import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import type { RowTable } from "../../audit/write-row.ts";
import type { Row } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import { callOf } from "../calls.ts";
import { recordStatuses } from "../work/status-changes.ts";
import type { BoundCrud, Write } from "./crud.ts";

/** Adds the status that a row was just given to its history, where the feature's rows are worked. */
export async function recordStatus(
  { work }: BoundCrud,
  { transaction, caller, id }: Pick<Write<RowTable, unknown>, "transaction" | "caller" | "id">,
  comment: string,
): Promise<void> {
  if (work) await recordStatuses(transaction, work, { ids: [id], by: caller.userId, comment });
}

/**
 * Keeps a form from being a way around the call that assigns rows.
 * @throws Failure 403 where a row has another agent now and the caller may not assign
 */
export function requireAssignAccess(
  { work, list }: BoundCrud,
  caller: Caller,
  { before, after }: { readonly before: Row; readonly after: Row },
): void {
  const access = work && callOf(list.id, "assign")?.access;
  if (access === undefined || after.agentId === before.agentId || meets(access, caller)) return;
  throw new Failure(
    403,
    `You can't save this: giving it to another agent needs ${access}. Choose the agent it has now, or ask somebody who may assign.`,
    { agentId: ["Choose the agent it has now"] },
  );
}
