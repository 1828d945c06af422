import { and, eq } from "drizzle-orm";
import { deleteAudited, insertAudited, updateAudited } from "../../audit/write-row.ts";
import { screenGroup } from "../../configuration/published-screens.ts";
import { configEntries } from "../../db/schema/index.ts";
import type { WorkflowStep } from "./workflow-step.ts";

const category = "configuration";

/** Puts a version into the configuration, in place of the one there: the people it is for see it then. */
export async function putEntry(
  step: WorkflowStep,
  published: { version: number; document: unknown },
): Promise<void> {
  const { transaction, caller, now, screen } = step;
  const { userId } = caller;
  const columns = {
    value: JSON.stringify(published),
    type: "json",
    isSecret: false,
    description: "A list screen; it is changed under Administration › Screens.",
    updatedBy: userId,
    updatedDate: now,
  } as const;
  const there = await findEntry(step);
  if (there) {
    await updateAudited(transaction, {
      table: configEntries,
      id: there.id,
      set: columns,
      by: userId,
      category,
    });
    return;
  }
  const values = { ...columns, group: screenGroup, key: screen.screenId };
  await insertAudited(transaction, { table: configEntries, values, by: userId, category });
}

/** Takes a screen out of the configuration, where it is in it. */
export async function dropEntry(step: WorkflowStep): Promise<void> {
  const there = await findEntry(step);
  if (!there) return;
  const { transaction, caller } = step;
  await deleteAudited(transaction, { table: configEntries, id: there.id, by: caller.userId, category });
}

async function findEntry({ transaction, screen }: WorkflowStep) {
  const [found] = await transaction
    .select({ id: configEntries.id })
    .from(configEntries)
    .where(and(eq(configEntries.group, screenGroup), eq(configEntries.key, screen.screenId)));
  return found;
}
