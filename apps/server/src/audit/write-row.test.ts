import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { audit, configEntries, contactEmails, contacts, rowHistory, users } from "../db/schema/index.ts";
import { deleteAudited, insertAudited, updateAudited } from "./write-row.ts";

describe.each(bothDatabases)("insertAudited, updateAudited and deleteAudited, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const author = { by: randomUUID(), category: "contact" } as const;
  const add = (lastName = "Rivera") =>
    insertAudited(opened.database, { ...author, table: contacts, values: { firstName: "Ana", lastName } });
  const rename = (id: string, lastName: string, expectedVersion?: number) =>
    updateAudited(opened.database, { ...author, table: contacts, id, expectedVersion, set: { lastName } });
  const historyOf = (id: string) =>
    opened.database
      .select({ version: rowHistory.version, changes: rowHistory.changes })
      .from(rowHistory)
      .where(eq(rowHistory.entityId, id))
      .orderBy(asc(rowHistory.version));
  const auditOf = (id: string) =>
    opened.database
      .select({
        category: audit.category,
        createdBy: audit.createdBy,
        data2: audit.data2,
        result: audit.result,
      })
      .from(audit)
      .where(eq(audit.data1, `contacts/${id}`))
      .orderBy(asc(audit.occurredAt));

  it("write the row, its history, and an audit record without values", async () => {
    const { id } = await add();
    expect(await rename(id, "Ríos")).toMatchObject({ version: 2, lastName: "Ríos" });
    await deleteAudited(opened.database, { ...author, table: contacts, id });
    expect(await historyOf(id)).toMatchObject([
      { version: 1, changes: { firstName: { to: "Ana" }, lastName: { to: "Rivera" } } },
      { version: 2, changes: { lastName: { from: "Rivera", to: "Ríos" } } },
      { version: 3, changes: { firstName: { from: "Ana" }, lastName: { from: "Ríos" } } },
    ]);
    const records = await auditOf(id);
    expect(records.map(({ result }) => result)).toEqual(["created", "changed", "removed"]);
    expect(records[1]).toEqual({
      category: "contact",
      createdBy: author.by,
      data2: "lastName",
      result: "changed",
    });
    expect(JSON.stringify(records)).not.toMatch(/Rivera|Ríos|Ana/);
  });

  it("return 412 with both versions and the current row for an outdated version, and write nothing", async () => {
    const { id } = await add();
    await rename(id, "Second", 1);
    const stale = updateAudited(opened.database, {
      ...author,
      table: contacts,
      id,
      expectedVersion: 1,
      label: "This contact",
      set: { lastName: "Third" },
      toResponse: ({ lastName }) => ({ lastName }),
    });
    await expect(stale).rejects.toMatchObject({
      status: 412,
      message: expect.stringContaining("You have version 1, but it's now version 2"),
      details: { stale: { sentVersion: 1, currentVersion: 2, current: { lastName: "Second" } } },
    });
    await expect(
      deleteAudited(opened.database, { ...author, table: contacts, id, expectedVersion: 1 }),
    ).rejects.toMatchObject({ status: 412 });
    expect(await historyOf(id)).toHaveLength(2);
    expect(await auditOf(id)).toHaveLength(2);
  });

  it("let one of ten concurrent writers with the same version succeed", async () => {
    const { id } = await add();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, writer) => rename(id, `Writer ${writer}`, 1)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it("apply all of ten concurrent writes without a version, one after the other", async () => {
    const { id } = await add();
    await Promise.all(Array.from({ length: 10 }, (_, writer) => rename(id, `Writer ${writer}`)));
    expect((await historyOf(id)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("return 404 for rows out of scope", async () => {
    const { id } = await add();
    const narrowed = { ...author, table: contacts, id, where: eq(contacts.lastName, "Somebody") };
    await expect(
      updateAudited(opened.database, { ...narrowed, set: { lastName: "X" } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(deleteAudited(opened.database, narrowed)).rejects.toMatchObject({ status: 404 });
    await expect(rename(randomUUID(), "X")).rejects.toMatchObject({ status: 404 });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it("write nothing if the caller's transaction fails", async () => {
    const id = randomUUID();
    const failing = opened.database.transaction(async (transaction) => {
      const values = { id, firstName: "Ana", lastName: "Rivera" };
      await insertAudited(transaction, { ...author, table: contacts, values });
      throw new Error("The rest of the work failed.");
    });
    await expect(failing).rejects.toThrow("The rest of the work failed.");
    expect(await opened.database.select().from(contacts).where(eq(contacts.id, id))).toEqual([]);
    expect(await historyOf(id)).toEqual([]);
    expect(await auditOf(id)).toEqual([]);
  });

  it("mask secrets in the history", async () => {
    const user = await insertAudited(opened.database, {
      ...author,
      table: users,
      values: { email: `${randomUUID()}@portico.test`, passwordHash: "hash-one", totpSecret: "sealed-one" },
    });
    await updateAudited(opened.database, {
      ...author,
      table: users,
      id: user.id,
      set: { passwordHash: "hash-two" },
    });
    const entry = await insertAudited(opened.database, {
      ...author,
      table: configEntries,
      values: { group: "test", key: randomUUID(), type: "text", value: "sealed-two", isSecret: true },
    });
    await updateAudited(opened.database, {
      ...author,
      table: configEntries,
      id: entry.id,
      set: { isSecret: false, value: "open" },
    });
    const written = JSON.stringify([await historyOf(user.id), await historyOf(entry.id)]);
    expect(written).not.toMatch(/hash-one|hash-two|sealed-one|sealed-two/);
    expect(await historyOf(user.id)).toMatchObject([
      {
        changes: { passwordHash: { to: "***" }, totpSecret: { to: "***" }, pendingTotpSecret: { to: null } },
      },
      { changes: { passwordHash: { from: "***", to: "***" } } },
    ]);
  });

  it("write child rows, and add only their differences to the history", async () => {
    const { id } = await add();
    const emails = (...addresses: string[]) => ({
      emails: {
        table: contactEmails,
        ownerColumn: contactEmails.contactId,
        rows: addresses.map((email, position) => ({ email, position })),
      },
    });
    const save = (...addresses: string[]) =>
      updateAudited(opened.database, {
        ...author,
        table: contacts,
        id,
        set: {},
        children: emails(...addresses),
      });
    await save("a@example.com", "b@example.com");
    await save("a@example.com", "b@example.com");
    await save("b@example.com");
    const there = await opened.database
      .select({ email: contactEmails.email })
      .from(contactEmails)
      .where(and(eq(contactEmails.contactId, id)));
    expect(there).toEqual([{ email: "b@example.com" }]);
    const [, added, same, fewer] = await historyOf(id);
    expect(added).toMatchObject({
      version: 2,
      changes: { emails: { from: [], to: [{ email: "a@example.com" }, { email: "b@example.com" }] } },
    });
    expect(same).toEqual({ version: 3, changes: {} });
    expect(fewer).toMatchObject({ version: 4, changes: { emails: { to: [{ email: "b@example.com" }] } } });
  });
});
