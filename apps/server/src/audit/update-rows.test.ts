import { randomUUID } from "node:crypto";
import { maxBulkRows } from "@portico/contract";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { audit, contacts, rowHistory, users } from "../db/schema/index.ts";
import { updateManyAudited } from "./update-rows.ts";

describe.each(bothDatabases)("updateManyAudited, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const author = { by: randomUUID(), category: "contact" } as const;
  /** Inserts contacts with these last names and returns their IDs, sorted. */
  const add = async (...lastNames: readonly string[]) => {
    const rows = lastNames.map((lastName) => ({ id: randomUUID(), firstName: "Ana", lastName }));
    await asSystem(opened.database).insert(contacts).values(rows);
    return rows.map(({ id }) => id);
  };
  const rename = (ids: readonly string[], lastName: string) =>
    updateManyAudited(opened.database, { ...author, table: contacts, ids, set: { lastName } });
  const namesOf = async (ids: readonly string[]) => {
    const rows = await opened.database
      .select()
      .from(contacts)
      .where(inArray(contacts.id, [...ids]));
    return ids.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.lastName, row?.version]);
  };
  /** The history entries written since the rows were inserted. */
  const historyOf = (ids: readonly string[]) =>
    opened.database
      .select({
        id: rowHistory.entityId,
        version: rowHistory.version,
        by: rowHistory.changedBy,
        changes: rowHistory.changes,
      })
      .from(rowHistory)
      .where(and(inArray(rowHistory.entityId, [...ids]), gt(rowHistory.version, 1)))
      .orderBy(asc(rowHistory.entityId), asc(rowHistory.version));
  const auditOf = (ids: readonly string[]) =>
    opened.database
      .select()
      .from(audit)
      .where(
        inArray(
          audit.data1,
          ids.map((id) => `contacts/${id}`),
        ),
      );

  it("writes history and audit for each row, without values in the audit", async () => {
    const ids = (await add("Rivera", "Ruiz", "Roa")).sort();
    const rows = await rename(ids, "Rey");
    expect(rows.map(({ id }) => id).sort()).toEqual(ids);
    expect(await namesOf(ids)).toEqual([
      ["Rey", 2],
      ["Rey", 2],
      ["Rey", 2],
    ]);
    const histories = await historyOf(ids);
    expect(histories.map(({ id, version, by }) => [id, version, by])).toEqual(
      ids.map((id) => [id, 2, author.by]),
    );
    const changes = histories.map((entry) => JSON.stringify(entry.changes)).sort();
    expect(changes).toEqual(
      ["Rivera", "Roa", "Ruiz"].map((from) => JSON.stringify({ lastName: { to: "Rey", from } })),
    );
    const records = await auditOf(ids);
    expect(records).toHaveLength(3);
    for (const record of records) {
      expect(record).toMatchObject({
        category: "contact",
        createdBy: author.by,
        data2: "lastName",
        result: "changed",
      });
    }
    expect(JSON.stringify(records)).not.toMatch(/Rivera|Ruiz|Roa|Rey/);
  });

  it("omits unchanged columns", async () => {
    const [same = "", other = ""] = await add("Rey", "Roa");
    await rename([same, other], "Rey");
    expect(await historyOf([same])).toMatchObject([{ version: 2, changes: {} }]);
    expect(await auditOf([same])).toMatchObject([{ data2: "" }]);
  });

  it("lets the database compute values per row", async () => {
    const ids = await add("Rivera", "Roa");
    const set = { firstName: "Eva", lastName: sql`upper(${contacts.lastName})` };
    await updateManyAudited(opened.database, { ...author, table: contacts, ids, set });
    expect(await namesOf(ids)).toEqual([
      ["RIVERA", 2],
      ["ROA", 2],
    ]);
    expect(await historyOf(ids.slice(0, 1))).toMatchObject([
      { changes: { firstName: { from: "Ana", to: "Eva" }, lastName: { from: "Rivera", to: "RIVERA" } } },
    ]);
  });

  it("treats duplicate IDs, in any case, as one", async () => {
    const [id = ""] = await add("Rivera");
    expect(await rename([id, id.toUpperCase(), id], "Rey")).toHaveLength(1);
    expect(await historyOf([id])).toHaveLength(1);
  });

  it("changes nothing if a row is missing or out of scope", async () => {
    const ids = await add("Rivera", "Roa");
    await expect(rename([...ids, randomUUID()], "Rey")).rejects.toMatchObject({ status: 404 });
    const where = eq(contacts.lastName, "Rivera");
    const refused: (readonly string[])[] = [];
    const narrowed = updateManyAudited(opened.database, {
      ...author,
      table: contacts,
      ids,
      where,
      set: { lastName: "Rey" },
      missingError: async (_transaction, missing) => {
        refused.push(missing);
        return new Error("Not Roa.");
      },
    });
    await expect(narrowed).rejects.toThrow("Not Roa.");
    expect(refused).toEqual([ids.slice(1)]);
    expect(await namesOf(ids)).toEqual([
      ["Rivera", 1],
      ["Roa", 1],
    ]);
    expect([await historyOf(ids), await auditOf(ids)]).toEqual([[], []]);
  });

  it("writes nothing if the caller's transaction fails", async () => {
    const ids = await add("Rivera", "Roa");
    const failing = opened.database.transaction(async (transaction) => {
      await updateManyAudited(transaction, { ...author, table: contacts, ids, set: { lastName: "Rey" } });
      throw new Error("The rest of the work failed.");
    });
    await expect(failing).rejects.toThrow("The rest of the work failed.");
    expect(await namesOf(ids)).toEqual([
      ["Rivera", 1],
      ["Roa", 1],
    ]);
    expect([await historyOf(ids), await auditOf(ids)]).toEqual([[], []]);
  });

  it("masks secrets in the history", async () => {
    const made = [randomUUID(), randomUUID()].map((id) => ({
      id,
      email: `${id}@portico.test`,
      passwordHash: "hash-one",
    }));
    await asSystem(opened.database).insert(users).values(made);
    const ids = made.map(({ id }) => id);
    await updateManyAudited(opened.database, {
      ...author,
      table: users,
      ids,
      set: { passwordHash: "hash-two" },
    });
    const histories = await historyOf(ids);
    expect(histories.map(({ changes }) => changes)).toEqual([
      { passwordHash: { from: "***", to: "***" } },
      { passwordHash: { from: "***", to: "***" } },
    ]);
  });

  it("throws if there are more rows than a bulk call allows", async () => {
    const ids = Array.from({ length: maxBulkRows + 1 }, () => randomUUID());
    await expect(rename(ids, "Rey")).rejects.toThrow("10001 rows are too many");
  });
});
