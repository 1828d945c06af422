import { valueAt } from "@portico/contract";
import type { Caller } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import type { Row } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import { callOf } from "../calls.ts";
import { assignedTo } from "../work/assign.ts";
import { requireStatus } from "../work/change-status.ts";
import { recordStatuses } from "../work/status-changes.ts";
import { firstStatusId, statusesWhenAssigned, type WorkContext } from "../work/work.ts";
import type { Change, WriteContext } from "./crud.ts";

/**
 * The status of a row after saving a form: the submitted one; or, if the form changes the agent, the one that follows
 * an assignment; or the current or first one.
 * @throws Failure 422 if the submitted status is not available for these rows
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

/** Adds a status history entry for a created or edited row if its status or agent changed. */
export async function recordFormStatus(
  { work, list }: WriteContext,
  { transaction, caller, id, body }: Change,
  { before, after }: { readonly before: Row | undefined; readonly after: Row },
): Promise<void> {
  if (!work) return;
  const isAssigned =
    callOf(list.id, "assign") !== undefined &&
    typeof after.agentId === "string" &&
    after.agentId !== before?.agentId;
  if (before && !isAssigned && after.statusId === before.statusId) return;
  const assigned = isAssigned ? await assignedTo(transaction, String(after.agentId)) : undefined;
  const comment = formComment(work, body) ?? assigned ?? (before ? "Edited" : "Created");
  await recordStatuses(transaction, work, { ids: [id], by: caller.userId, comment });
}

/** The comment of the form, if its feature has a field for it and it was sent. */
function formComment({ formComment: field = "" }: WorkContext, body: unknown): string | undefined {
  const sent = valueAt(body, field);
  return typeof sent === "string" && sent !== "" ? sent : undefined;
}

/**
 * Requires the access of the `assign` call if a form changes a row's agent.
 * @throws Failure 403 if the caller may not assign
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
