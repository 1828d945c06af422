import { insertAudited } from "../../../audit/write-row.ts";
import { followUps } from "../../../db/schema/index.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import type { StatusWrite } from "../../../feature/work/work.ts";
import { entryId } from "../../../reference/seed.ts";
import { lastDueDay, nextRepetition } from "../due-day.ts";
import { openStatus } from "../open-follow-ups.ts";

const done = entryId("followUpStatus", "DONE");

/** Adds the next follow-up of those that repeat and are done. They end with the last day that can be chosen. */
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
  const until = lastDueDay(today);
  for (const { id: _, version: __, repeats, repeatsFrom, createdDate: ___, ...row } of rows) {
    if (row.statusId === done || repeats === null || repeatsFrom === null) continue;
    const after = row.dueDate > today ? row.dueDate : today;
    const dueDate = nextRepetition({ from: repeatsFrom, repeats, after, until, holidays });
    if (dueDate === undefined) continue;
    const values = {
      ...row,
      ...{
        repeats,
        repeatsFrom,
        statusId: openStatus,
        dueDate,
        createdBy: caller.userId,
        createdDate: services.clock.now(),
      },
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
