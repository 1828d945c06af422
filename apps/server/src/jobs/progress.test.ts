import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { jobs, settings } from "../db/schema/index.ts";
import { type JobKind, type JobRun, jobHandler } from "./job-kind.ts";
import { runJob } from "./run-job.ts";
import { startJob } from "./start-job.ts";

const log = pino({ level: "silent" });
const thing: JobKind<null> = { kind: "test.long", input: z.null() };

describe.each(bothDatabases)("a long step of a job, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const start = async () => {
    const { jobId } = await opened.database.transaction((transaction) =>
      startJob(transaction, thing, { input: null, startedBy: null }),
    );
    return jobId;
  };
  const run = (id: string, work: (run: JobRun<null>) => Promise<void>, isStopping = () => false) => {
    const handler = jobHandler(thing, async (given) => {
      await work(given);
      return { message: "Done." };
    });
    return runJob({ database: opened.database, log, handlers: [handler], isStopping }, id, null);
  };
  const read = async (id: string) => {
    const [job] = await opened.database.select().from(jobs).where(eq(jobs.id, id));
    return job;
  };
  const written = async (name: string) =>
    opened.database.select().from(settings).where(eq(settings.name, name));

  it("counts its steps when it is done, whatever progress was reported", async () => {
    const id = await start();
    await run(id, ({ progress }) =>
      progress.runStep(async (_transaction, reach) => {
        for (const part of [0, 0.25, 0.5]) await reach(part);
      }, 10),
    );
    expect(await read(id)).toMatchObject({ state: "done", done: 10, within: 0 });
  });

  it("is rolled back when the server stops, and repeated by the next run", async () => {
    const id = await start();
    let isStopping = false;
    const work = ({ progress }: JobRun<null>) =>
      progress.runStep(async (transaction, reach) => {
        await transaction.insert(settings).values({ name: "stopped", value: "" });
        await reach(0.5);
      }, 10);
    const stopped = run(
      id,
      (given) => {
        isStopping = true;
        return work(given);
      },
      () => isStopping,
    );
    await expect(stopped).rejects.toMatchObject({ reason: "stopping" });
    expect(await written("stopped")).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "running", done: 0 });
    await run(id, work);
    expect(await written("stopped")).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: "done", done: 10, within: 0 });
  });

  // The embedded database runs no other queries during the step.
  if (kind.name === "PostgreSQL")
    it("reports progress, and is rolled back when canceled", async () => {
      const id = await start();
      await run(id, ({ progress }) =>
        progress.runStep(async (transaction, reach) => {
          await transaction.insert(settings).values({ name: "cancelled", value: "" });
          await reach(0.5);
          await expect.poll(() => read(id), { timeout: 20_000 }).toMatchObject({ done: 0, within: 5 });
          await opened.database.update(jobs).set({ cancelAskedAt: new Date() }).where(eq(jobs.id, id));
          await reach(0.6);
        }, 10),
      );
      expect(await written("cancelled")).toEqual([]);
      expect(await read(id)).toMatchObject({ state: "cancelled", done: 0, within: 0 });
    }, 30_000);
});
