import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it } from "vitest";
import * as z from "zod";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { rowsOf } from "./database.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";
import { openPostgres } from "./postgres.ts";

it("fails only the next statement of a transaction whose connection is lost between two statements", async () => {
  const url = postgresUrl(await createPostgresDatabase());
  const [opened, other] = [openPostgres(url, () => {}), openPostgres(url, () => {})];
  const lost = opened.database.transaction(async (transaction) => {
    const [own] = await rowsOf(transaction, sql`select pg_backend_pid() as pid`);
    await other.database.execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
    await expect
      .poll(() => rowsOf(other.database, sql`select from pg_stat_activity where pid = ${own?.pid}::int`))
      .toEqual([]);
    await rowsOf(transaction, sql`select 1`);
  });
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await rowsOf(opened.database, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await opened.close();
  await other.close();
});

it("loses no connection of the pool if transactions can't begin", async () => {
  const url = postgresUrl(await createPostgresDatabase());
  const opened = openPostgres(url, () => {});
  const pool = z.instanceof(pg.Pool).parse(Reflect.get(opened.database, "$client"));
  const cut = (client: pg.PoolClient) => {
    const { stream } = z.object({ stream: z.instanceof(Socket) }).parse(Reflect.get(client, "connection"));
    stream.destroy();
  };
  pool.on("acquire", cut);
  for (let count = 0; count < 11; count++) {
    await expect(opened.database.transaction(async () => {})).rejects.toSatisfy(isDatabaseUnavailable);
  }
  pool.off("acquire", cut);
  await opened.database.transaction(async (transaction) => {
    expect(await rowsOf(transaction, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
  await opened.close();
});
