import { insertAudited } from "../../audit/write-row.ts";
import { followUps } from "../../db/schema/index.ts";
import { recordStatuses } from "../../feature/work/status-changes.ts";
import type { StatusWrite } from "../../feature/work/work.ts";
import { nextRepetition } from "../../follow-ups/due-day.ts";
import { openStatus } from "../../follow-ups/open-follow-ups.ts";
import { entryId } from "../../reference/seed.ts";

const done = entryId("followUpStatus", "DONE");

/** Adds the next follow-up of those that repeat and are done. */
export async function repeatDone({
  transaction,
  services,
  caller,
  rows,
  statusId,
}: StatusWrite<typeof followUps>): Promise<void> {
  if (statusId !== done) return;
  const { holidays } = services.settings.current();
  const today = services.clock.today();
  for (const { id: _, version: __, repeats, repeatsFrom, createdDate: ___, ...row } of rows) {
    if (row.statusId === done || repeats === null || repeatsFrom === null) continue;
    const after = row.dueDate > today ? row.dueDate : today;
    const values = {
      ...row,
      ...{
        repeats,
        repeatsFrom,
        statusId: openStatus,
        createdBy: caller.userId,
        createdDate: services.clock.now(),
      },
      dueDate: nextRepetition({ from: repeatsFrom, repeats, after, holidays }),
    };
    const { id } = await insertAudited(transaction, {
      table: followUps,
      values,
      by: caller.userId,
      category: "follow-up",
    });
    await recordStatuses(
      transaction,
      { table: followUps },
      { ids: [id], by: caller.userId, comment: "Repeats" },
    );
  }
}
