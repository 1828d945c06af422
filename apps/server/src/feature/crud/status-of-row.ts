import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import type { Row } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import { callOf } from "../calls.ts";
import { assignedTo } from "../work/assign.ts";
import { requireStatus } from "../work/change-status.ts";
import { recordStatuses } from "../work/status-changes.ts";
import { firstStatusId, statusesWhenAssigned } from "../work/work.ts";
import type { Change, WriteContext } from "./crud.ts";

/**
 * The status that a form gives a row: the one it names; else, where the form gives the row to another agent, the one that
 * rows have after they are assigned; else the one it had, or the first.
 * @throws Failure 422 where rows cannot have the status that the form names
 */
export async function statusByForm(
  { work }: WriteContext,
  { transaction }: Change,
  { before, columns }: { readonly before: Row | undefined; readonly columns: Row },
): Promise<{ readonly statusId?: unknown }> {
  if (!work) return {};
  const { statusId } = columns;
  if (typeof statusId === "string" && statusId !== before?.statusId) {
    await requireStatus(transaction, work, statusId);
    return { statusId };
  }
  const had = before?.statusId ?? firstStatusId(work);
  const { agentId } = columns;
  if (typeof agentId !== "string" || agentId.toLowerCase() === before?.agentId) return { statusId: had };
  return { statusId: statusesWhenAssigned(work).get(String(had)) ?? had };
}

/** Writes the status history of a row that was created or edited, where its status or its agent is new. */
export async function recordFormStatus(
  { work }: WriteContext,
  { transaction, caller, id }: Change,
  { before, after }: { readonly before: Row | undefined; readonly after: Row },
): Promise<void> {
  if (!work) return;
  const isAssigned = typeof after.agentId === "string" && after.agentId !== before?.agentId;
  if (before && !isAssigned && after.statusId === before.statusId) return;
  const assigned = isAssigned ? await assignedTo(transaction, String(after.agentId)) : undefined;
  const comment = assigned ?? (before ? "Edited" : "Created");
  await recordStatuses(transaction, work, { ids: [id], by: caller.userId, comment });
}

/**
 * Requires of a form that changes a row's agent what the `assign` call requires.
 * @throws Failure 403 where the caller may not assign
 */
export function requireAssignAccess(
  { work, list }: WriteContext,
  caller: Caller,
  { before, after }: { readonly before: Row; readonly after: Row },
): void {
  const access = work && callOf(list.id, "assign")?.access;
  if (access === undefined || after.agentId === before.agentId || meets(access, caller)) return;
  throw new Failure(
    403,
    `You can't change the agent. That requires ${access}. Choose the current agent, or ask someone who can assign agents.`,
    { agentId: ["Choose the current agent"] },
  );
}
