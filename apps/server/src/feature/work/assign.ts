import { eq, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { updateManyAudited } from "../../audit/update-rows.ts";
import type { Database } from "../../db/database.ts";
import { agents } from "../../db/schema/index.ts";
import { validationFailure } from "../../http/validation.ts";
import { recordStatuses } from "./status-changes.ts";
import { unchangeableRows } from "./unchangeable-rows.ts";
import { statusesWhenAssigned, type WorkContext, workable } from "./work.ts";

/** Rows and the agent to assign them to. */
export interface Assignment {
  readonly ids: readonly string[];
  readonly agentId: string;
}

/**
 * Assigns all of these rows to an agent, or none of them, and adds status history entries.
 * @returns the changed rows
 * @throws Failure 422 if the agent doesn't exist, 404 or 409 if rows can't be changed
 */
export async function assign(
  transaction: Database,
  work: WorkContext,
  caller: Caller,
  { ids, agentId }: Assignment,
) {
  const comment = await assignedTo(transaction, agentId);
  if (comment === undefined)
    throw validationFailure("body", { agentId: ["This agent doesn't exist. Choose one from the list."] });
  const rows = await updateManyAudited(transaction, {
    table: work.table,
    ids,
    where: workable(work, caller),
    set: { agentId, ...statusChange(work) },
    missingError: (within, missing) => unchangeableRows(within, work, caller, missing),
    by: caller.userId,
    category: work.category,
    result: "assigned",
  });
  await recordStatuses(transaction, work, {
    ids: rows.map(({ id }) => String(id)),
    by: caller.userId,
    comment,
  });
  return rows;
}

/** The status history comment of an assignment. Undefined if the agent doesn't exist. */
export async function assignedTo(transaction: Database, agentId: string): Promise<string | undefined> {
  const [agent] = await transaction.select({ name: agents.name }).from(agents).where(eq(agents.id, agentId));
  return agent && `Assigned to ${agent.name}`;
}

function statusChange(work: WorkContext): { readonly statusId?: SQL } {
  const { statusId } = work.table;
  const cases = [...statusesWhenAssigned(work)].map(([from, to]) => sql`when ${from}::uuid then ${to}::uuid`);
  return cases.length === 0
    ? {}
    : { statusId: sql`case ${statusId} ${sql.join(cases, sql` `)} else ${statusId} end` };
}
