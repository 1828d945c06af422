import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, getTableName, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import { attachHistory } from "./attach-history.ts";
import { setAuthor } from "./author.ts";
import { type OpenDatabase, rowsOf } from "./database.ts";
import { historyRules, versionedTables } from "./history-rules.ts";
import { configEntries, contacts, policies, rowHistory, users } from "./schema/index.ts";

const triggerNames = [
  "row_history_of_deletes",
  "row_history_of_inserts",
  "row_history_of_updates",
  "row_version",
];

it("masks every column of a versioned table whose name looks like a secret", () => {
  const shown = versionedTables.flatMap((table) => {
    const { names = {}, secret = {} } = historyRules[getTableName(table)] ?? {};
    const hidden = Object.keys(secret).map((column) => names[column] ?? column);
    return Object.keys(getTableColumns(table))
      .filter(
        (column) =>
          /hash|secret|sealed|cipher|token|otpCode|apiKey|ssn|cvv|cardNumber/i.test(column) &&
          column !== "isSecret",
      )
      .filter((column) => !hidden.includes(column))
      .map((column) => `${getTableName(table)}.${column}`);
  });
  expect(shown).toEqual([]);
});

describe.each(bothDatabases)("the history triggers, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const author = randomUUID();
  const query = (text: string) => rowsOf(opened.database, sql.raw(text));
  const triggersOf = async (table: string) =>
    (
      await query(
        `select tgname, oid::int from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal
          and tgenabled = 'O' order by tgname`,
      )
    ).map(({ tgname, oid }) => ({ tgname, oid }));
  /** Runs statements with an author. */
  const write = (...statements: readonly string[]) =>
    opened.database.transaction(async (transaction) => {
      await setAuthor(transaction, author);
      for (const statement of statements) await transaction.execute(sql.raw(statement));
    });
  const historyOf = (entity: string) =>
    opened.database
      .select({
        id: rowHistory.entityId,
        version: rowHistory.version,
        by: rowHistory.changedBy,
        changes: rowHistory.changes,
      })
      .from(rowHistory)
      .where(eq(rowHistory.entity, entity))
      .orderBy(rowHistory.entityId, rowHistory.version);

  it("exist on every versioned table", async () => {
    const inDatabase = await query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and 2 = (
        select count(*) from pg_attribute where attrelid = pg_class.oid and attname in ('id', 'version')) order by 1`,
    );
    const tables = inDatabase.map(({ relname }) => String(relname));
    expect(tables.length).toBeGreaterThan(10);
    expect(tables).toEqual(versionedTables.map(getTableName).sort());
    for (const table of tables) {
      // Some tables have others, too.
      const names = (await triggersOf(table)).map(({ tgname }) => tgname);
      expect(names).toEqual(expect.arrayContaining(triggerNames));
    }
  });

  it("are added to a new table, restored if missing or disabled, and otherwise unchanged", async () => {
    await query("create table devices (id bigint primary key, version int not null default 1, label text)");
    await attachHistory(opened.database);
    const attached = await triggersOf("devices");
    expect(attached.map(({ tgname }) => tgname)).toEqual(triggerNames);
    await attachHistory(opened.database);
    expect(await triggersOf("devices")).toEqual(attached);
    await query("alter table devices disable trigger row_version");
    await query("drop trigger row_history_of_deletes on devices");
    await attachHistory(opened.database);
    expect((await triggersOf("devices")).map(({ tgname }) => tgname)).toEqual(triggerNames);
  });

  it("are unchanged in a database that a newer version has migrated", async () => {
    const newer =
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)";
    await query(newer);
    await query("alter table contacts disable trigger row_version");
    await attachHistory(opened.database);
    expect((await triggersOf("contacts")).map(({ tgname }) => tgname)).not.toContain("row_version");
    await query("delete from drizzle.__drizzle_migrations where hash = 'newer'");
    await attachHistory(opened.database);
    expect((await triggersOf("contacts")).map(({ tgname }) => tgname)).toEqual(triggerNames);
  });

  it.each([
    ["bigint", "7"],
    ["text", "carrier/FL"],
  ])("record rows whose primary key is a %s", async (type, id) => {
    const table = `keyed_by_${type}`;
    await query(
      `create table ${table} (id ${type} primary key, version int not null default 1, label text, at timestamptz,
        loud text generated always as (upper(label)) stored)`,
    );
    await attachHistory(opened.database);
    await write(
      `insert into ${table} (id, label, at) values ('${id}', 'one', '2026-03-08T12:00:00-05')`,
      // A version set by a statement is ignored.
      `update ${table} set label = 'two', version = 9`,
      `update ${table} set label = 'two'`,
      `insert into ${table} (id, label) values ('${id}', 'x') on conflict (id) do update set label = 'three'`,
      `delete from ${table}`,
    );
    const at = "2026-03-08T17:00:00+00:00";
    expect(await historyOf(table)).toEqual([
      { id, by: author, version: 1, changes: { label: { to: "one" }, at: { to: at } } },
      { id, by: author, version: 2, changes: { label: { from: "one", to: "two" } } },
      { id, by: author, version: 3, changes: { label: { from: "two", to: "three" } } },
      { id, by: author, version: 4, changes: { label: { from: "three" }, at: { from: at } } },
    ]);
  });

  it("record each row that a statement changes, and no others", async () => {
    const found = await opened.database
      .select({ id: policies.id, city: policies.city, firstName: policies.firstName })
      .from(policies)
      .limit(1_000);
    const ids = found.map(({ id }) => id);
    await opened.database.transaction(async (transaction) => {
      await setAuthor(transaction, author);
      await transaction
        .update(policies)
        .set({ city: "Changed", firstName: sql`case when first_name < 'M' then 'Zoe' else first_name end` })
        .where(inArray(policies.id, ids));
      // Nothing changes the second time.
      await transaction.update(policies).set({ city: "Changed" }).where(inArray(policies.id, ids));
    });
    const there = await opened.database
      .select({ id: policies.id, version: policies.version, firstName: policies.firstName })
      .from(policies)
      .where(inArray(policies.id, ids));
    const histories = new Map((await historyOf("policies")).map((entry) => [entry.id, entry]));
    expect(histories.size).toBe(1_000);
    const renamed = new Map(there.map(({ id, firstName }) => [id, firstName]));
    for (const { id, city, firstName } of found) {
      const to = renamed.get(id);
      expect(histories.get(id)).toEqual({
        id,
        version: 2,
        by: author,
        changes: {
          city: { from: city, to: "Changed" },
          ...(to !== firstName && { firstName: { from: firstName, to } }),
        },
      });
    }
    expect(new Set(there.map(({ version }) => version))).toEqual(new Set([2]));
    expect(new Set(renamed.values())).toContain("Zoe");
  });

  it("reject changes without an author and roll them back", async () => {
    const id = randomUUID();
    const unsaid = { cause: { message: expect.stringContaining('Rows of "contacts" are written') } };
    const values = { id, firstName: "Ana", lastName: "Rivera" };
    await expect(opened.database.insert(contacts).values(values)).rejects.toMatchObject(unsaid);
    await asSystem(opened.database).insert(contacts).values(values);
    const update = opened.database.update(contacts).set({ lastName: "Roa" }).where(eq(contacts.id, id));
    await expect(update).rejects.toMatchObject(unsaid);
    await expect(opened.database.delete(contacts).where(eq(contacts.id, id))).rejects.toMatchObject(unsaid);
    // The author is unset when the transaction ends.
    await opened.database.transaction((transaction) => setAuthor(transaction, author));
    await expect(update).rejects.toMatchObject(unsaid);
    const [row] = await opened.database.select().from(contacts).where(eq(contacts.id, id));
    expect(row).toMatchObject({ lastName: "Rivera", version: 1 });
    expect(await opened.database.$count(rowHistory, eq(rowHistory.entityId, id))).toBe(1);
  });

  it("skip unrecorded columns, and require no author for changes to only those", async () => {
    const [user] = await opened.database.select().from(users).limit(1);
    const ofUser = eq(users.id, user?.id ?? "");
    const before = await historyOf("users");
    expect(JSON.stringify(before)).not.toContain("lastTotpStep");
    await opened.database.update(users).set({ lastTotpStep: 4_711 }).where(ofUser);
    expect(await opened.database.select().from(users).where(ofUser)).toEqual([
      { ...user, lastTotpStep: 4_711 },
    ]);
    expect(await historyOf("users")).toEqual(before);
  });

  it("use the property names of the code, and mask all secrets of a row that is secret before or after the change", async () => {
    const id = randomUUID();
    const values = { id, group: "test", key: id, type: "text", value: "sealed", isSecret: true } as const;
    const change = (set: Partial<typeof configEntries.$inferInsert>) =>
      asSystem(opened.database).update(configEntries).set(set).where(eq(configEntries.id, id));
    await asSystem(opened.database).insert(configEntries).values(values);
    await change({ isSecret: false, value: "open" });
    await change({ value: "wide open" });
    await asSystem(opened.database).delete(configEntries).where(eq(configEntries.id, id));
    const histories = await opened.database
      .select({ changes: rowHistory.changes })
      .from(rowHistory)
      .where(and(eq(rowHistory.entity, "config_entries"), eq(rowHistory.entityId, id)))
      .orderBy(rowHistory.version);
    expect(histories.map(({ changes }) => changes)).toMatchObject([
      { group: { to: "test" }, key: { to: id }, value: { to: "***" }, description: { to: null } },
      { isSecret: { from: true, to: false }, value: { from: "***", to: "***" } },
      { value: { from: "open", to: "wide open" } },
      { group: { from: "test" }, value: { from: "wide open" } },
    ]);
  });

  it("reject changes of a row's ID", async () => {
    const change = asSystem(opened.database).update(contacts).set({ id: randomUUID() });
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining("cannot change") },
    });
  });
});
