import { asc, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../../test/databases.ts";
import type { Database, OpenDatabase } from "../db/database.ts";
import { logs } from "../db/schema/index.ts";
import { createLog } from "../log.ts";
import { createLogStore, type LogStore } from "./log-store.ts";

const nowhere = { write: () => {} };
const longInterval = 2 ** 30;
const userId = "00000000-0000-4000-8000-00000000ab01";

describe.each(bothDatabases)("the stored log, on $name", (kind) => {
  let opened: OpenDatabase;
  let statements = 0;
  let failure: Error | undefined;
  /** The database, with counted statements that fail on demand. */
  let database: Database;
  beforeAll(async () => {
    opened = await kind.open();
    database = new Proxy(opened.database, {
      get(target, name) {
        if (name !== "execute") return Reflect.get(target, name);
        return async (query: Parameters<Database["execute"]>[0]) => {
          statements++;
          if (failure) throw failure;
          return target.execute(query);
        };
      },
    });
  });
  afterEach(async () => {
    failure = undefined;
    statements = 0;
    await opened.database.delete(logs);
  });
  afterAll(() => opened.close());

  const entries = () => opened.database.select().from(logs).orderBy(asc(logs.id));
  const stores: LogStore[] = [];
  afterAll(() => Promise.all(stores.map((store) => store.stop())));
  const open = (options: Parameters<typeof createLogStore>[0] = {}): { store: LogStore; log: Logger } => {
    const store = createLogStore({ interval: longInterval, ...options });
    stores.push(store);
    return { store, log: createLog("silent", nowhere, store) };
  };
  const start = (store: LogStore) => store.start({ database, server: "portico-1:4600" });

  it("includes warnings, and lines with a category, and not requests", async () => {
    const { store, log } = open();
    start(store);
    log.info({ method: "GET", status: 200 }, "request");
    log.info({ category: "export", userId, list: "policies.list", rowCount: 7 }, "Export started");
    log.debug({ category: "export" }, "not this");
    log.warn({ category: "unknown", userId: "not an ID" }, "disk is 100% full");
    await store.flush();
    expect(await entries()).toMatchObject([
      {
        level: "Info",
        category: "export",
        message: "Export started",
        userId,
        server: "portico-1:4600",
        fields: { list: "policies.list", rowCount: 7 },
      },
      { level: "Warning", category: "system", message: "disk is 100% full", userId: null, fields: {} },
    ]);
  });

  it("stores only known fields, and of an error only its type, location and statement", async () => {
    const { store, log } = open();
    start(store);
    const secret = "Ana Pérez 123-45-6789";
    const cause = await opened.database.execute(sql`select ${secret}::int`).then(
      () => undefined,
      (error: unknown) => error,
    );
    const err = new TypeError(`"${secret}" is not valid JSON`, { cause });
    log.error({ err, name: secret, token: secret, requestId: { nested: secret } }, "Request failed");
    log.fatal(new RangeError(secret));
    await store.flush();
    const stored = await entries();
    expect(stored).toMatchObject([
      {
        message: "Request failed",
        fields: { err: { type: "TypeError", cause: { query: "select $1::int" } } },
      },
      { level: "Fatal", message: "RangeError" },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/Pérez|6789/);
    expect(JSON.stringify(stored)).toContain("log-store.test.ts");
  });

  it("writes 1,000 lines in two statements, in order", async () => {
    const { store, log } = open();
    for (let line = 1; line <= 1_000; line++) log.warn({ count: line }, "many");
    start(store);
    await store.flush();
    expect(statements).toBe(2);
    expect((await entries()).map(({ fields }) => fields.count)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index + 1),
    );
  });

  it("keeps lines while the database is unavailable, drops those beyond the limit, and counts them", async () => {
    const { store, log } = open({ maxLines: 10 });
    start(store);
    failure = new Error("connection terminated");
    for (let line = 1; line <= 15; line++) log.warn({ count: line }, "outage");
    await store.flush();
    expect(await entries()).toEqual([]);
    failure = undefined;
    await store.flush();
    const stored = await entries();
    expect(stored).toHaveLength(11);
    expect(stored.at(-2)).toMatchObject({ message: "outage", fields: { count: 10 } });
    expect(stored.at(-1)).toMatchObject({ level: "Warning", fields: { count: 5 } });
    expect(stored.at(-1)?.message).toContain("dropped");
  });

  it("is not blocked by lines that can't be inserted", async () => {
    const { store, log } = open();
    start(store);
    failure = new Error("invalid input");
    log.warn("lost");
    await store.flush();
    failure = undefined;
    log.warn({ requestId: "a\0b\ud800" }, "stored");
    await store.stop();
    expect((await entries()).map(({ message, fields }) => [message, fields])).toEqual([
      ["stored", { requestId: "ab\ufffd" }],
      [expect.stringContaining("dropped"), { count: 1 }],
    ]);
  });

  it("is written when the server stops, including lines from before the database was open", async () => {
    const { store, log } = open();
    log.warn("early");
    start(store);
    await store.stop();
    expect(await entries()).toMatchObject([{ message: "early" }]);
  });
});
