import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { rowsOf } from "./database.ts";
import { TableInUseError } from "./lock-timeout.ts";
import { migrateIfNeeded } from "./migrate-postgres.ts";

/** The lock that every insert, update and delete takes. */
const lockForWrites = "lock table policies in row exclusive mode";

describe("a start that must attach a trigger while a transaction uses its table", () => {
  let server: pg.Client;
  let other: pg.Client;
  let url: string;
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: url, application_name: name });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    url = postgresUrl(await createPostgresDatabase("portico"));
    server = await connect("portico-preparing");
    other = await connect("a long upload");
  });
  afterAll(async () => {
    await server.end();
    await other.end();
  });
  const hasTrigger = async () =>
    (
      await rowsOf(
        drizzle({ client: other }),
        sql`select from pg_trigger
      where tgname = 'row_version' and tgrelid = 'policies'::regclass`,
      )
    ).length === 1;
  const openWork = async () => {
    await other.query("drop trigger if exists row_version on policies");
    await other.query("begin");
    await other.query(lockForWrites);
  };

  it("throws an error that names the sessions that lock the table, and releases its own lock", async () => {
    await openWork();
    const database = drizzle({ client: server, casing: "snake_case" });
    const start = migrateIfNeeded(database, { timeout: 50, tries: 2, pause: 1 });
    await expect(start).rejects.toThrow(TableInUseError);
    await expect(start).rejects.toThrow(/locked its tables \(process \d+ of a long upload since 20\d\d-/);
    expect(await hasTrigger()).toBe(false);
    await other.query("rollback");
  });

  it("succeeds once the transaction ends, and lets other sessions write to the table between attempts", async () => {
    await openWork();
    const database = drizzle({ client: server, casing: "snake_case" });
    const start = migrateIfNeeded(database, { timeout: 50, tries: 1_000, pause: 5 });
    // A third connection waits behind the schema change, and continues when that times out.
    const third = await connect("a writer");
    for (let times = 0; times < 3; times++) await third.query(`begin; ${lockForWrites}; commit`);
    await third.end();
    await other.query("rollback");
    await start;
    expect(await hasTrigger()).toBe(true);
    expect((await server.query("show lock_timeout")).rows).toEqual([{ lock_timeout: "0" }]);
  });
});
