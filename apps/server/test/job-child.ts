import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import * as z from "zod";
import type { OpenDatabase } from "../src/db/database.ts";
import { openFolder } from "../src/db/pglite.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { jobs, settings } from "../src/db/schema/index.ts";
import { type JobKind, jobHandler } from "../src/jobs/job-kind.ts";
import { startRunner } from "../src/jobs/runner.ts";
import { startJob } from "../src/jobs/start-job.ts";
import { createDelivery } from "../src/outbox/deliver.ts";
import { queueMessage } from "../src/outbox/queue-message.ts";
import { smtpSender } from "../src/outbox/smtp.ts";
import { deliveryParts, outboxServices, testMail } from "./outbox.ts";

/**
 * A process that runs jobs until a test kills it: `job-child.ts <folder or URL> <begin|go on> [SMTP]`. Its job counts
 * to ten, inserting one row per step. With `begin`, it starts the job and blocks in the fourth step.
 */
const [urlOrFolder = "", task = "", smtp] = process.argv.slice(2);
const isFolder = !urlOrFolder.startsWith("postgres");
const steps = 10;
const count: JobKind<{ name: string }> = { kind: "test.count", input: z.strictObject({ name: z.string() }) };

const opened: OpenDatabase = isFolder ? await openFolder(urlOrFolder) : openPostgres(urlOrFolder, () => {});
const { database } = opened;
await opened.prepare(async () => {});
const mail = smtp === undefined ? undefined : smtpSender({ url: smtp, from: "portal@portico.test" });
const handler = jobHandler(count, async ({ input: { name }, stepsDone: doneBefore, progress }) => {
  await progress.setTotal(steps);
  console.log(`from ${doneBefore}`);
  for (let step = doneBefore; step < steps; step++) {
    if (task === "begin" && step === 4) {
      console.log("in the middle");
      await new Promise(() => {});
    }
    await progress.runStep((transaction) =>
      transaction.insert(settings).values({ name: `${name}.${step}`, value: "done" }),
    );
  }
  return { message: "Counted." };
});
const runner = await startRunner({
  database,
  connection: opened.queueConnection,
  log: pino({ level: "silent" }),
  handlers: [handler],
  deliver: createDelivery({ database, senders: { mail }, log: pino({ level: "silent" }), ...deliveryParts }),
  isAlone: isFolder,
  heartbeatSeconds: 10,
  pollSeconds: 0.5,
});
if (task === "begin") {
  const name = "count";
  const { jobId } = await database.transaction(async (transaction) => {
    await queueMessage(transaction, outboxServices, testMail("a@example.com"));
    return startJob(transaction, count, { input: { name }, startedBy: null });
  });
  console.log(`job ${jobId}`);
} else {
  const isOver = async () => {
    const [job] = await database.select({ state: jobs.state }).from(jobs).where(eq(jobs.kind, count.kind));
    return job?.state === "done";
  };
  while (!(await isOver())) await wait(50);
  await runner.stop();
  await opened.close();
  console.log("counted");
}
