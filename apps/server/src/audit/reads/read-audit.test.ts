import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bothDatabases } from "../../../test/databases.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { audit } from "../../db/schema/index.ts";
import { createBatchWriter, startReadAudit } from "./read-audit.ts";

const [, postgres] = bothDatabases;
if (!postgres) throw new Error("There is no PostgreSQL to test.");
const log = pino({ level: "silent" });
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await postgres.open();
});
afterAll(() => opened.close());

const now = () => new Date("2026-05-05T05:05:05Z");
const start = (maxBatches?: number) =>
  startReadAudit({
    write: createBatchWriter(opened.database),
    now,
    log,
    interval: 2 ** 30,
    ...(maxBatches && { maxBatches }),
  });
const read = (createdBy: string, data1: string) => ({
  category: "read" as const,
  createdBy,
  result: "read",
  details: () => ({ data1 }),
});
const rowsOf = (user: string) => opened.database.select().from(audit).where(eq(audit.createdBy, user));

it("queries the database only when it writes, and writes many reads with one query", async () => {
  const user = randomUUID();
  const reads = start();
  for (let index = 0; index < 1_200; index++) reads.record(read(user, `policies.detail/${index % 600}`));
  expect(await rowsOf(user)).toEqual([]);
  await reads.flush();
  const rows = await rowsOf(user);
  expect(rows).toHaveLength(600);
  expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([2]));
  await reads.stop();
});

it("limits the number of batches, and counts further reads by user and endpoint", async () => {
  const user = randomUUID();
  const reads = start(10);
  for (let index = 0; index < 1_000; index++) reads.record(read(user, `policies.detail/${index}`));
  await reads.stop();
  const rows = await rowsOf(user);
  expect(rows).toHaveLength(11);
  expect(rows.find(({ data1 }) => data1 === "policies.detail")?.count).toBe(990);
});

it("retries batches it could not write, and writes each once", async () => {
  const user = randomUUID();
  const reads = start();
  reads.record(read(user, "first"));
  await opened.database.execute(sql`alter table audit rename to audit_away`);
  await reads.flush();
  reads.record(read(user, "second"));
  await reads.flush();
  await opened.database.execute(sql`alter table audit_away rename to audit`);
  await reads.stop();
  expect((await rowsOf(user)).map(({ data1, count }) => `${data1} ${count}`).toSorted()).toEqual([
    "first 1",
    "second 1",
  ]);
});

it("writes a batch once even if the database's confirmation was lost", async () => {
  const user = randomUUID();
  let isLost = true;
  const write = createBatchWriter(opened.database);
  const reads = startReadAudit({
    write: async (batches) => {
      await write(batches);
      if (!isLost) return;
      isLost = false;
      throw new Error("Connection terminated unexpectedly");
    },
    now,
    log,
    interval: 2 ** 30,
  });
  reads.record(read(user, "once"));
  await reads.flush();
  await reads.stop();
  expect(isLost).toBe(false);
  expect(await rowsOf(user)).toMatchObject([{ data1: "once", count: 1 }]);
});

it("writes the remaining reads when it stops", async () => {
  const user = randomUUID();
  const reads = start();
  reads.record(read(user, "last"));
  await reads.stop();
  expect(await rowsOf(user)).toHaveLength(1);
});
