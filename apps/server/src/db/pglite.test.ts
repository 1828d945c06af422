import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { extensions, openPglite } from "./pglite.ts";

it("reads requests between the transactions of a job", async () => {
  const { database, close } = openPglite(await PGlite.create({ extensions }));
  onTestFinished(() => close());
  let transactions = 0;
  const job = (async () => {
    for (; transactions < 20; transactions++)
      await database.transaction((transaction) => transaction.execute(sql`select 1`));
  })();
  await nextTurn();
  expect(transactions).toBeLessThan(20);
  await job;
});
