import { and, asc, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { bothDatabases } from "../../test/databases.ts";
import { runWithScreen } from "../audit/current-screen.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database, OpenDatabase } from "../db/database.ts";
import { audit, jobs } from "../db/schema/index.ts";
import { type JobHandler, type JobKind, jobHandler } from "./job-kind.ts";
import { cleanUpJob, runJob } from "./run-job.ts";
import { startJob } from "./start-job.ts";

const kind: JobKind<null> = { kind: "test.audited", input: z.null() };
const ofScreen = { screenId: "in-grace", screenVersion: 3 };
const ofNone = { screenId: null, screenVersion: null };

const says = (database: Database, id: string, result: string) =>
  recordAudit(database, { category: "job", createdBy: null, data1: `jobs/${id}`, result });
const handler: JobHandler = {
  ...jobHandler(kind, async ({ id, stepsDone: doneBefore, progress }) => {
    await progress.runStep((transaction) => says(transaction, id, `step ${doneBefore}`));
    if (doneBefore === 0) throw Object.assign(new Error("gone"), { code: "57P01" });
    return { message: "Done." };
  }),
  cleanUp: async (transaction, id, state) => {
    await says(transaction, id, state);
    return undefined;
  },
};

describe.each(bothDatabases)("the custom screen that a job was started from, on $name", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const start = async () => {
    const started = opened.database.transaction((transaction) =>
      startJob(transaction, kind, { input: null, startedBy: null }),
    );
    return (await started).jobId;
  };
  const run = (id: string) =>
    runJob(
      {
        database: opened.database,
        log: pino({ level: "silent" }),
        handlers: [handler],
        isStopping: () => false,
      },
      id,
      null,
    );
  const records = (id: string) =>
    opened.database
      .select({ result: audit.result, screenId: audit.screenId, screenVersion: audit.screenVersion })
      .from(audit)
      .where(and(eq(audit.category, "job"), eq(audit.data1, `jobs/${id}`)))
      .orderBy(asc(audit.result));
  const onGrace = <Result>(work: () => Result) => runWithScreen({ id: "in-grace", version: 3 }, work);

  it("is recorded in all audit events of the job, even after a restart", async () => {
    const id = await onGrace(start);
    await expect(run(id)).rejects.toThrow("gone");
    await run(id);
    expect(await records(id)).toEqual([
      { result: "started", ...ofScreen },
      { result: "step 0", ...ofScreen },
      { result: "step 1", ...ofScreen },
    ]);
  });

  it("is that of the job, whichever request woke the worker", async () => {
    const id = await start();
    await onGrace(async () => expect(run(id)).rejects.toThrow("gone"));
    expect(await records(id)).toEqual([
      { result: "started", ...ofNone },
      { result: "step 0", ...ofNone },
    ]);
  });

  it("is recorded in the audit event of the job's cleanup", async () => {
    const id = await onGrace(start);
    const [job] = await opened.database.select().from(jobs).where(eq(jobs.id, id));
    await opened.database.transaction(async (transaction) => {
      if (job) await cleanUpJob(transaction, [handler], job, "cancelled");
    });
    expect(await records(id)).toContainEqual({ result: "cancelled", ...ofScreen });
  });
});
