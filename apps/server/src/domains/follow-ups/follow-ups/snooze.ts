import { formatDate } from "@portico/format";
import { sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { updateManyAudited } from "../../../audit/update-rows.ts";
import { followUps } from "../../../db/schema/index.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import type { RequestOf } from "../../../http/handler.ts";
import type { BoundList } from "../../../lists/list.ts";
import { isListedFor } from "../../../lists/row-set.ts";
import { resolveSelection } from "../../../lists/selections/resolve-selection.ts";
import type { Services } from "../../../services/services.ts";
import { chosenDay } from "../chosen-day.ts";
import { isOpenFollowUp } from "../open-follow-ups.ts";

/**
 * Moves open follow-ups to a later day, and to another time if it is sent. Their history tells it.
 * @throws Failure 404 if one is closed, or the caller can't see it, 422
 */
export async function snooze(
  services: Services,
  list: BoundList,
  { body, caller: anybody, once }: RequestOf<"followUps.snooze">,
) {
  const caller = signedIn(anybody);
  const { dueTime } = body;
  const dueDate = chosenDay(body, services);
  const ids = await resolveSelection(services, caller, "followUps.list", body);
  return once(services.database, async (transaction) => {
    const rows = await updateManyAudited(transaction, {
      ...{ table: followUps, ids, by: caller.userId, category: "follow-up", result: "snoozed" },
      where: sql`${isListedFor(list, caller)} and ${isOpenFollowUp}`,
      set: { dueDate, ...(dueTime !== undefined && { dueTime }) },
      label: "Some of these open follow-ups",
    });
    await recordStatuses(
      transaction,
      { table: followUps },
      {
        ids: rows.map(({ id }) => id),
        by: caller.userId,
        comment: `Snoozed until ${formatDate(dueDate)}`,
      },
    );
    return { snoozed: rows.length };
  });
}
