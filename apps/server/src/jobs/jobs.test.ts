import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { bothDatabases } from "../../test/databases.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { noBrowser } from "../../test/no-browser.ts";
import { deliveryParts, outboxServices, testMail } from "../../test/outbox.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { jobs, outbox, settings } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { createDelivery } from "../outbox/deliver.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import type { Senders } from "../outbox/senders.ts";
import { smtpSender } from "../outbox/smtp.ts";
import { jobHandlers } from "../platform/jobs.ts";
import { type JobKind, type JobOutcome, type JobRun, jobHandler } from "./job-kind.ts";
import { type Runner, startRunner } from "./runner.ts";
import { startJob } from "./start-job.ts";

const log = pino({ level: "silent" });
const thing: JobKind<{ ids: string[] }> = {
  kind: "test.thing",
  input: z.strictObject({ ids: z.array(z.string()) }),
};

describe.each(bothDatabases)("jobs, on $name", (kind) => {
  let opened: OpenDatabase;
  const runners: Runner[] = [];
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
  });

  type Work = (run: JobRun<{ ids: string[] }>) => Promise<JobOutcome>;
  const run = async (work: Work, senders: Senders = {}) => {
    const { database, queueConnection: connection } = opened;
    const runner = await startRunner({
      database,
      connection,
      log,
      handlers: [jobHandler(thing, work)],
      deliver: createDelivery({ database, senders, log, ...deliveryParts }),
      isAlone: false,
      pollSeconds: 0.5,
    });
    runners.push(runner);
    return runner;
  };
  const start = async (startedBy: string | null = null, ids: string[] = []) => {
    const { jobId } = await opened.database.transaction((transaction) =>
      startJob(transaction, thing, { input: { ids }, startedBy }),
    );
    return jobId;
  };
  const read = async (id: string) => {
    const [job] = await opened.database.select().from(jobs).where(eq(jobs.id, id));
    return job;
  };
  const over = (id: string) =>
    expect.poll(async () => (await read(id))?.finishedAt, { timeout: 20_000 }).toBeInstanceOf(Date);
  const calls = () => {
    const handlers = jobHandlers({ database: opened.database });
    const request = (id: string, userId: string) => ({
      params: { id },
      query: {},
      body: undefined,
      file: undefined,
      stream: undefined,
      bearer: undefined,
      expectedVersion: undefined,
      caller: {
        sessionId: "s",
        userId,
        contactId: null,
        agentId: null,
        roles: [],
        claims: [],
        grants: [],
        hasOwnPassword: true,
      },
      accept: undefined,
      address: "nowhere",
      browser: noBrowser,
      abortResponse: () => false,
      read: async () => new Response(),
      once: () => Promise.reject(new Error("This test has no one-time tasks.")),
    });
    return {
      get: (id: string, userId: string) => handlers["jobs.get"](request(id, userId)),
      cancel: (id: string, userId: string) => handlers["jobs.cancel"](request(id, userId)),
    };
  };
  /** Starts a job that waits after each step until released. */
  const held = (steps = 3) => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const made: number[] = [];
    const work: Work = async ({ progress, stepsDone: doneBefore }) => {
      await progress.setTotal(steps);
      for (let step = doneBefore; step < steps; step++) {
        await progress.runStep(async () => {
          made.push(step);
          begun.resolve();
          await gate.promise;
        });
      }
      return { message: "Made.", result: { made: steps } };
    };
    return { work, begun: begun.promise, letGo: () => gate.resolve(), made };
  };

  it("report progress and result to the user who started them, and to no one else", async () => {
    const { userId } = await makeAccount(opened.database, {});
    const { get, cancel } = calls();
    await run(async ({ input: { ids }, progress }) => {
      await progress.setTotal(ids.length);
      for (const id of ids) {
        await progress.runStep((transaction) => transaction.insert(settings).values({ name: id, value: "" }));
      }
      return { message: "Two were made.", result: { made: 2 } };
    });
    const id = await start(userId, [randomUUID(), randomUUID()]);
    await over(id);
    expect(await get(id, userId)).toEqual({
      id,
      kind: "test.thing",
      state: "done",
      done: 2,
      total: 2,
      message: "Two were made.",
      result: { made: 2 },
    });
    for (const call of [get, cancel]) {
      await expect(call(id, randomUUID())).rejects.toMatchObject({ status: 404 });
      await expect(call(randomUUID(), userId)).rejects.toMatchObject({ status: 404 });
    }
    await cancel(id, userId);
    expect(await get(id, userId)).toMatchObject({ state: "done" });
  });

  it("don't start if their transaction fails", async () => {
    let begun = 0;
    await run(async () => {
      begun++;
      return { message: "" };
    });
    const failing = opened.database.transaction(async (transaction) => {
      await startJob(transaction, thing, { input: { ids: [] }, startedBy: null });
      throw new Error("The rest failed.");
    });
    await expect(failing).rejects.toThrow("The rest failed.");
    await over(await start());
    expect(begun).toBe(1);
  });

  it("stop after the current step when canceled, and keep completed steps", async () => {
    const { userId } = await makeAccount(opened.database, {});
    const { work, begun, letGo, made } = held(50);
    await run(work);
    const id = await start(userId);
    await begun;
    if (kind.name === "PostgreSQL") {
      expect(await calls().get(id, userId)).toMatchObject({ state: "running", done: 0, total: 50 });
      await calls().cancel(id, userId);
      letGo();
    } else {
      // The embedded database has one connection, so the call waits for the step to end.
      const cancelled = calls().cancel(id, userId);
      letGo();
      await cancelled;
    }
    await over(id);
    const job = await calls().get(id, userId);
    expect(job).toMatchObject({ state: "cancelled", message: expect.stringContaining("You canceled") });
    expect(made.length).toBeLessThan(50);
  });

  it("never start if canceled while queued", async () => {
    const { userId } = await makeAccount(opened.database, {});
    const id = await start(userId);
    await calls().cancel(id, userId);
    let begun = 0;
    await run(async () => {
      begun++;
      return { message: "" };
    });
    await over(await start());
    expect(begun).toBe(1);
    expect(await read(id)).toMatchObject({ state: "cancelled", done: 0 });
  });

  it("fail with a clear message, and hide server errors", async () => {
    await run(async ({ input: { ids } }) => {
      if (ids.length > 0) throw new Failure(409, "January has already been loaded.");
      throw new Error("secret of the database");
    });
    const [refused, faulty] = [await start(null, ["x"]), await start()];
    await over(refused);
    await over(faulty);
    expect(await read(refused)).toMatchObject({
      state: "failed",
      message: "January has already been loaded.",
    });
    expect((await read(faulty))?.message).toMatch(/^Something went wrong on our end/);
    const stored = await rowsOf(opened.database, `select output from pgboss.job` as never).catch(() => []);
    expect(JSON.stringify(stored)).not.toContain("secret");
  });

  it("resume after the database was unavailable", async () => {
    let runs = 0;
    await run(async ({ stepsDone: doneBefore, progress }) => {
      runs++;
      await progress.setTotal(2);
      if (doneBefore === 0) await progress.runStep(async () => {});
      if (runs === 1) throw Object.assign(new Error("gone"), { code: "57P01" });
      await progress.runStep(async () => {});
      return { message: "Done." };
    });
    const id = await start();
    await over(id);
    expect(await read(id)).toMatchObject({ state: "done", done: 2, total: 2 });
    expect(runs).toBe(2);
  });

  it("stop between steps when the server stops, and resume in the next one", async () => {
    const first = held();
    const runner = await run(first.work);
    const id = await start();
    await first.begun;
    const stopped = runner.stop();
    first.letGo();
    await stopped;
    expect(first.made).toEqual([0]);
    expect(await read(id)).toMatchObject({ state: "running", done: 1 });
    const second = held();
    second.letGo();
    await run(second.work);
    await over(id);
    expect(second.made).toEqual([1, 2]);
    expect(await read(id)).toMatchObject({ state: "done", done: 3 });
  });

  it("send each queued message once, with any number of instances", async () => {
    const server = await startMailServer();
    const senders = { mail: smtpSender({ url: server.url, from: "portal@portico.test" }) };
    const work: Work = async () => ({ message: "" });
    await Promise.all([run(work, senders), run(work, senders)]);
    const people = Array.from({ length: 30 }, () => `${randomUUID()}@example.com`);
    await Promise.all(
      people.map((recipient) =>
        opened.database.transaction((transaction) =>
          queueMessage(transaction, outboxServices, testMail(recipient)),
        ),
      ),
    );
    await expect
      .poll(
        async () =>
          (await opened.database.select().from(outbox).where(eq(outbox.state, "sent"))).filter(
            ({ recipient }) => people.includes(recipient),
          ).length,
        { timeout: 30_000 },
      )
      .toBe(people.length);
    expect(server.arrived.flatMap(({ to }) => to).sort()).toEqual(people.sort());
  });
});
