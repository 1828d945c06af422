import { eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { updateManyAudited } from "../../audit/update-rows.ts";
import type { Database } from "../../db/database.ts";
import { agents } from "../../db/schema/index.ts";
import { validationFailure } from "../../http/validation.ts";
import { refusalOf } from "./refusal.ts";
import { recordStatuses } from "./status-changes.ts";
import { type BoundWork, workable } from "./work.ts";

/** Who is to work which rows. */
export interface Assignment {
  readonly ids: readonly string[];
  readonly agentId: string;
}

/**
 * Assigns rows to an agent, all of them or none; their histories say so.
 * @returns the rows as they are now
 * @throws Failure 422 where there is no such agent, 404 or 409 where rows cannot be worked
 */
export async function assign(
  transaction: Database,
  work: BoundWork,
  caller: Caller,
  { ids, agentId }: Assignment,
) {
  const [agent] = await transaction.select({ name: agents.name }).from(agents).where(eq(agents.id, agentId));
  if (!agent)
    throw validationFailure("body", { agentId: ["There is no such agent; choose one of the list."] });
  const rows = await updateManyAudited(transaction, {
    table: work.table,
    ids,
    where: workable(work, caller),
    set: { agentId, ...(work.statusWhenAssigned && { statusId: work.statusWhenAssigned }) },
    missingError: (within, missing) => refusalOf(within, work, caller, missing),
    by: caller.userId,
    category: work.category,
    result: "assigned",
  });
  const comment = `Assigned to ${agent.name}`;
  await recordStatuses(transaction, work, {
    ids: rows.map(({ id }) => String(id)),
    by: caller.userId,
    comment,
  });
  return rows;
}
