import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "./database.ts";
import { extensions, openPglite } from "./pglite.ts";

it.each<[string, (database: Database) => Promise<unknown>]>([
  ["transactions", (database) => database.transaction((transaction) => transaction.execute(sql`select 1`))],
  ["queries", (database) => database.execute(sql`select 1`)],
])("reads requests between the %s of a job", async (_what, work) => {
  const { database, close } = openPglite(await PGlite.create({ extensions }));
  onTestFinished(() => close());
  let done = 0;
  const job = (async () => {
    for (; done < 20; done++) await work(database);
  })();
  await nextTurn();
  expect(done).toBeLessThan(20);
  await job;
});
