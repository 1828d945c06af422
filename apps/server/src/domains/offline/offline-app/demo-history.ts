import { getTableName } from "drizzle-orm";
import { offlineApplications } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

/** An agent who can sign in. */
export interface Colleague {
  readonly agentId: string;
  readonly userId: string;
}

/** The status history: created, an hour later assigned, and then submitted or void. */
export function historyOf(
  row: { readonly id: string; readonly statusId: string; readonly createdDate: Date },
  { creator, assignee }: { readonly creator: Colleague; readonly assignee: Colleague | null },
) {
  const [created, assigned] = [entryId("offlineStatus", "NEW"), entryId("offlineStatus", "ASG")];
  const steps = [
    { statusId: created, agentId: null, comment: "Created" },
    ...(assignee ? [{ statusId: assigned, agentId: assignee.agentId, comment: "Assigned" }] : []),
    ...(row.statusId !== created && row.statusId !== assigned
      ? [{ statusId: row.statusId, agentId: assignee?.agentId ?? null, comment: null }]
      : []),
  ];
  const hour = 3_600_000;
  const begins = (index: number) => new Date(row.createdDate.getTime() + index * hour);
  return steps.map((step, index) => ({
    ...step,
    entity: getTableName(offlineApplications),
    entityId: row.id,
    createdBy: creator.userId,
    createdDate: begins(index),
    endDate: index === steps.length - 1 ? null : begins(index + 1),
  }));
}
