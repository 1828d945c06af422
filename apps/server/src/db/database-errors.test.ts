import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { lockRows } from "../audit/lock-rows.ts";
import { type Database, type OpenDatabase, rowsOf } from "./database.ts";
import { areRowsLocked, isDatabaseUnavailable } from "./database-errors.ts";
import { openPostgres } from "./postgres.ts";
import { contacts } from "./schema/index.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = openPostgres(postgresUrl(await createPostgresDatabase("portico")), () => {});
});
afterAll(() => opened.close());

const hold = (transaction: Database) => lockRows(transaction, contacts, sql`true`);

it("identifies a row locked by another transaction; a retry can succeed", async () => {
  const refused = await opened.database.transaction(async (first) => {
    await hold(first);
    const second = opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local lock_timeout = '10ms'`);
      await hold(transaction);
    });
    return second.then(
      () => undefined,
      (error: unknown) => error,
    );
  });
  expect([areRowsLocked(refused), isDatabaseUnavailable(refused)]).toEqual([true, true]);
});

it("limits the wait for locked rows to 20 seconds", async () => {
  expect(await rowsOf(opened.database, sql`show lock_timeout`)).toEqual([{ lock_timeout: "20s" }]);
});
