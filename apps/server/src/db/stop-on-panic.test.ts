import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "./database.ts";
import { isDatabaseUnavailable, isDiskFull } from "./database-errors.ts";
import { extensions, openPglite } from "./pglite.ts";
import { DatabaseStoppedError } from "./stop-on-panic.ts";

/** An error in PostgreSQL's format. */
const reported = (severity: string, code: string) =>
  Object.assign(new Error("could not write to file"), { severity, code });

/** Opens an embedded database that counts statements and fails them with `fault.error` while it is set. */
async function faultyDatabase() {
  const client = await PGlite.create({ extensions });
  const fault: { error?: Error | undefined } = {};
  let reached = 0;
  const { execProtocolRawSync, execProtocolStream } = client;
  client.execProtocolRawSync = (message) => {
    reached++;
    return execProtocolRawSync.call(client, message);
  };
  client.execProtocolStream = async (...given) => {
    if (fault.error) throw fault.error;
    return execProtocolStream.apply(client, given);
  };
  const opened = openPglite(client);
  onTestFinished(() => opened.close());
  return { opened, fault, reached: () => reached };
}

const thrownBy = (database: Database) =>
  database.execute(sql`select 1`).then(
    () => undefined,
    (error: unknown) => error,
  );

it("stops with the cause if the log can't be written, and runs no further statements", async () => {
  const { opened, fault, reached } = await faultyDatabase();
  fault.error = reported("PANIC", "53100");
  expect(isDiskFull(await thrownBy(opened.database))).toBe(true);
  fault.error = undefined;
  const before = reached();
  const after = await thrownBy(opened.database);
  expect([isDiskFull(after), isDatabaseUnavailable(after)]).toEqual([true, true]);
  await expect(opened.database.transaction((work) => work.execute(sql`select 1`))).rejects.toThrow();
  expect(reached()).toBe(before);
  expect(await opened.stopped).toBeInstanceOf(DatabaseStoppedError);
});

it("continues after an error that ends only a statement", async () => {
  const { opened, fault } = await faultyDatabase();
  fault.error = reported("ERROR", "53100");
  expect(isDiskFull(await thrownBy(opened.database))).toBe(true);
  fault.error = undefined;
  expect(await thrownBy(opened.database)).toBeUndefined();
});
