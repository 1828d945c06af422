import { randomUUID } from "node:crypto";
import { currentScreenColumns } from "../audit/current-screen.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { enqueue } from "../db/queues.ts";
import { jobs } from "../db/schema/index.ts";
import { StartedJob } from "../http/send-result.ts";
import type { JobKind } from "./job-kind.ts";

interface Start<Input> {
  readonly input: Input;
  /** A user's ID, or null for the system. */
  readonly startedBy: string | null;
}

/**
 * Starts a job within a transaction. It runs if the transaction commits.
 * @returns the result for a handler, sent as 202
 */
export async function startJob<Input>(
  transaction: Database,
  { kind, input: schema }: JobKind<Input>,
  { input, startedBy }: Start<Input>,
): Promise<StartedJob> {
  const id = randomUUID();
  await transaction.insert(jobs).values({ id, kind, startedBy, ...currentScreenColumns() });
  await enqueue(transaction, "work", id, { jobId: id, input: schema.parse(input) });
  await recordAudit(transaction, {
    category: "job",
    createdBy: startedBy,
    data1: `jobs/${id}`,
    data2: kind,
    result: "started",
  });
  return new StartedJob(id);
}
