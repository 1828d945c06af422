import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases, createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { type Database, type OpenDatabase, rowsOf } from "./database.ts";
import { lockLimit } from "./limit-lock.ts";
import { openPostgres } from "./postgres.ts";

describe.each(bothDatabases)("the lock of a limit, on $name,", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  it("lets one transaction in at a time, however many come with several subjects in any order", async () => {
    let inside = 0;
    let most = 0;
    const run = (subjects: readonly string[]) =>
      opened.database.transaction(async (transaction) => {
        await lockLimit(transaction, "applications", ...subjects);
        inside += 1;
        most = Math.max(most, inside);
        await transaction.execute(sql`select 1`);
        inside -= 1;
      });
    const orders = [["a", "B", "c"], ["c", "b", "A"], ["b"]];
    await Promise.all(Array.from({ length: 30 }, (_, index) => run(orders[index % 3] ?? [])));
    expect(most).toBe(1);
  });

  it("can be taken again by its transaction, and ends with it, even if it fails", async () => {
    const fail = opened.database.transaction(async (transaction) => {
      await lockLimit(transaction, "screens");
      await lockLimit(transaction, "screens");
      throw new Error("on purpose");
    });
    await expect(fail).rejects.toThrow("on purpose");
    const held = sql`select count(*)::int as locks from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`;
    expect(await rowsOf(opened.database, held)).toEqual([{ locks: 0 }]);
  });
});

describe("the lock of a limit, on two instances,", () => {
  let one: OpenDatabase;
  let two: OpenDatabase;
  beforeAll(async () => {
    const name = await createPostgresDatabase("portico");
    [one, two] = [openPostgres(postgresUrl(name), () => {}), openPostgres(postgresUrl(name), () => {})];
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  /** Tries to lock on the second instance while the first one holds the lock of Ana's views. */
  const lockMeanwhile = (lock: (transaction: Database) => Promise<void>) =>
    one.database.transaction(async (holder) => {
      await lockLimit(holder, "saved-views", "Ana");
      return two.database.transaction(async (transaction) => {
        await transaction.execute(sql`set local lock_timeout = 50`);
        return lock(transaction).then(
          () => "locked",
          () => "waits",
        );
      });
    });

  it("holds for the same limit of the same subject, in either case, and for nothing else", async () => {
    expect(await lockMeanwhile((other) => lockLimit(other, "saved-views", "ana"))).toBe("waits");
    expect(await lockMeanwhile((other) => lockLimit(other, "saved-views", "Ben", "Ana"))).toBe("waits");
    expect(await lockMeanwhile((other) => lockLimit(other, "saved-views", "Ben"))).toBe("locked");
    expect(await lockMeanwhile((other) => lockLimit(other, "favorites", "Ana"))).toBe("locked");
  });
});
