import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { auditRows } from "../../audit/audit-rows.ts";
import { setAuthor } from "../../db/author.ts";
import type { Database } from "../../db/database.ts";
import { followUps } from "../../db/schema/index.ts";
import { recordStatuses } from "../../feature/work/status-changes.ts";
import { openStatus } from "./open-follow-ups.ts";

type FollowUp = typeof followUps.$inferSelect;

/** What a new follow-up is about, and who does it. */
export interface NewFollowUp extends Pick<FollowUp, "recordKind" | "recordId" | "agentId"> {
  readonly dueDate: string;
  readonly dueTime: string | null;
  readonly note: string | null;
}

interface Insert {
  readonly kindId: string;
  /** A user's ID, or null for the system. */
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Adds open follow-ups of one kind, with their histories and audit records, in a few statements.
 * @returns their IDs, in the same order
 */
export async function insertFollowUps(
  transaction: Database,
  added: readonly NewFollowUp[],
  { kindId, by, now }: Insert,
): Promise<string[]> {
  const rows = added.map((row) => ({ ...row, id: randomUUID() }));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await setAuthor(transaction, by);
  await transaction.execute(sql`
    insert into ${followUps} (id, record_kind, record_id, agent_id, status_id, kind_id, due_date, due_time, note, priority,
      created_by, created_date)
    select id, "recordKind", "recordId", "agentId", ${openStatus}::uuid, ${kindId}::uuid, "dueDate",
      "dueTime", note, 'Normal', ${by}::uuid, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as added
      (id uuid, "recordKind" text, "recordId" uuid, "agentId" uuid, "dueDate" date, "dueTime" text, note text)`);
  const written = ids.map((id) => ({ id, version: 1 }));
  await auditRows(transaction, {
    ...{ table: followUps, rows: written, by },
    ...{ category: "follow-up", result: "created" },
  });
  await recordStatuses(transaction, { table: followUps }, { ids, by, comment: "Created" });
  return ids;
}
