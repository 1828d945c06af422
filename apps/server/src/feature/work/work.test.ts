import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { createTasks, newTask, taskCalls, tasks } from "../../../test/task-feature.ts";
import type { Caller } from "../../access/caller.ts";
import { setAuthor } from "../../db/author.ts";
import type { Database } from "../../db/database.ts";
import { audit, rowHistory } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";
import { recordFirstStatuses } from "./status-changes.ts";

const statusId = entryId("leadStatus", "CALL_BACK");
const comment = "Asked to be called";
const made = z.looseObject({ id: z.uuid() });

describe.each(bothDatabases)("rows of a feature with work, on $name,", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof taskCalls>;
  let own: Caller;
  let other: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { database } = api.services;
    await createTasks(database);
    calls = taskCalls(api.services);
    const agentId = await agentOf(database, "agent@portico.test");
    other = await agentOf(database, "manager@portico.test");
    const { userId } = await makeAccount(database, { roles: ["agent"] });
    own = {
      sessionId: "",
      userId,
      contactId: null,
      agentId,
      roles: ["agent"],
      claims: [],
      grants: [],
      hasOwnPassword: true,
    };
  });
  afterAll(() => api.close());

  /** Writes as the system. */
  const asProduct = <Result>(write: (transaction: Database) => Promise<Result>) =>
    api.services.database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      return write(transaction);
    });
  const add = async (count: number, more: Partial<typeof tasks.$inferInsert> = {}) => {
    const values = Array.from({ length: count }, () => ({
      title: randomUUID(),
      agentId: own.agentId ?? "",
      statusId: newTask,
      points: 1,
      ...more,
    }));
    return asProduct(async (transaction) => {
      const rows = await transaction.insert(tasks).values(values).returning();
      return rows.map(({ id }) => id);
    });
  };
  /** Creates a row as a form does. */
  const create = async (caller: Caller, more: object = {}) => {
    const body = { title: randomUUID(), agentId: own.agentId, points: 1, ...more };
    return made.parse(await calls.call("create", caller, { body })).id;
  };
  const history = async (id: string, caller = own) =>
    z.array(z.looseObject({})).parse(await calls.call("history", caller, { params: { id } }));
  const now = (ids: readonly string[]) =>
    api.services.database
      .select()
      .from(tasks)
      .where(inArray(tasks.id, [...ids]));
  const everything: () => Caller = () => ({ ...own, claims: ["hasFullAgentAccess"] });

  it("get another status, with a history entry", async () => {
    const id = await create(own);
    const response = await calls.call("setStatus", own, { params: { id }, body: { statusId, comment } });
    expect(response).toMatchObject({ id, statusId });
    expect(await history(id)).toMatchObject([
      {
        statusId: newTask,
        createdBy: "Test Account",
        comment: "Assigned to Alejandra Ríos",
        endDate: expect.any(String),
      },
      { statusId, createdBy: "Test Account", comment, endDate: null },
    ]);
    const records = await api.services.database
      .select()
      .from(audit)
      .where(and(eq(audit.data1, `test_tasks/${id}`), eq(audit.category, "policy")))
      .orderBy(audit.sequenceNumber);
    expect(records).toMatchObject([{ result: "created" }, { result: "status changed", data2: "status_id" }]);
  });

  it("have a history entry for a status change in a form, and for no other change", async () => {
    const title = randomUUID();
    const id = await create(own, { title });
    const update = (more: object) =>
      calls.call("update", own, {
        params: { id },
        body: { title, agentId: own.agentId, points: 2, ...more },
      });
    await update({ points: 3 });
    await update({ statusId });
    await update({ points: 4 });
    expect(await history(id)).toMatchObject([
      { statusId: newTask, endDate: expect.any(String) },
      { statusId, createdBy: "Test Account", comment: "Edited", endDate: null },
    ]);
  });

  it("keep their status if the version is outdated or the status is of another type", async () => {
    const [id = ""] = await add(1, { version: 4 });
    const params = { id };
    await expect(
      calls.call("setStatus", own, { params, body: { statusId, comment }, expectedVersion: 3 }),
    ).rejects.toMatchObject({ status: 412, details: { stale: { currentVersion: 4 } } });
    const foreign = { statusId: entryId("lostStatus", "NEW"), comment };
    await expect(calls.call("setStatus", own, { params, body: foreign })).rejects.toMatchObject({
      status: 422,
    });
    expect(await now([id])).toMatchObject([{ statusId: newTask, version: 4 }]);
  });

  it("get another status all together or not at all", async () => {
    const listIds = await add(3);
    expect(await calls.call("setStatuses", own, { body: { listIds, statusId, comment } })).toMatchObject({
      changed: 3,
    });
    const written = await api.services.database
      .select()
      .from(rowHistory)
      .where(and(inArray(rowHistory.entityId, listIds), eq(rowHistory.version, 2)));
    expect(written.map(({ changes }) => changes)).toMatchObject(
      listIds.map(() => ({ status_id: { from: newTask, to: statusId } })),
    );
    expect((await now(listIds)).map((row) => row.statusId)).toEqual([statusId, statusId, statusId]);
    const [hidden = ""] = await add(1, { agentId: other });
    const more = await add(2);
    const body = { listIds: [...more, hidden], statusId, comment };
    await expect(calls.call("setStatuses", own, { body })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining("1 of the rows doesn't exist or isn't visible to you"),
    });
    expect((await now(more)).map((row) => row.statusId)).toEqual([newTask, newTask]);
  });

  it("cannot be changed once they have left the list; the error names them, or counts them if they have no name", async () => {
    const title = randomUUID();
    const [ended = ""] = await add(1, { title, endDate: "2026-01-01" });
    const listIds = [...(await add(1)), ended];
    const body = { listIds, statusId, comment };
    await expect(calls.call("setStatuses", own, { body })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`${title} is settled.`),
    });
    await expect(calls.callUnnamed("setStatuses", own, { body })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("1 of the rows is settled."),
    });
  });

  it("are assigned to an existing agent, by users who can see the rows", async () => {
    const listIds = await add(2);
    const body = { listIds, agentId: other };
    await expect(
      calls.call("assign", own, { body: { ...body, agentId: randomUUID() } }),
    ).rejects.toMatchObject({ status: 422 });
    expect(await calls.call("assign", own, { body })).toMatchObject({ changed: 2 });
    expect((await now(listIds)).map((row) => row.agentId)).toEqual([other, other]);
    await expect(calls.call("assign", own, { body })).rejects.toMatchObject({ status: 404 });
  });

  it("are assigned through a form as through the call: with the resulting status and a history entry", async () => {
    const noResponse = entryId("leadStatus", "NO_ANSWER");
    const transferred = entryId("leadStatus", "TRANSFERRED");
    const manager = { ...everything(), claims: ["hasFullAgentAccess", "admin.Policy"] };
    const sent = { title: randomUUID(), agentId: own.agentId, points: 1 };
    const id = await create(own, sent);
    const params = { id };
    await calls.call("setStatus", own, { params, body: { statusId: noResponse, comment } });
    await calls.call("update", manager, { params, body: { ...sent, agentId: other } });
    expect((await history(id, manager)).at(-1)).toMatchObject({
      statusId: transferred,
      comment: expect.stringMatching(/^Assigned to (?!Alejandra)/),
    });
    expect(await now([id])).toMatchObject([{ agentId: other, statusId: transferred }]);
    const [byCall = ""] = await add(1, { statusId: noResponse });
    await calls.call("assign", own, { body: { listIds: [byCall], agentId: other } });
    expect(await now([byCall])).toMatchObject([{ agentId: other, statusId: transferred }]);
  });

  it("have a first history entry if demo data adds them", async () => {
    const [id = ""] = await add(1);
    expect(await history(id)).toEqual([]);
    await recordFirstStatuses(api.services.database, tasks);
    await recordFirstStatuses(api.services.database, tasks);
    expect(await history(id)).toMatchObject([{ statusId: newTask, createdBy: null, endDate: null }]);
  });

  it("are counted by agent and status within the caller's scope", async () => {
    await asProduct((transaction) => transaction.delete(tasks));
    await add(2);
    await add(1, { statusId });
    await add(4, { agentId: other });
    await add(5, { endDate: "2026-01-01" });
    expect(await calls.call("summary", own)).toEqual({
      agents: [
        {
          agentId: own.agentId,
          agentName: "Alejandra Ríos",
          listStatus: [
            { statusId: newTask, statusName: "New", subTotal: 2 },
            { statusId, statusName: "Call Back", subTotal: 1 },
          ],
          total: 3,
        },
      ],
      total: 3,
      readDate: api.time.now.toISOString(),
      refreshedDate: null,
    });
    expect(await calls.call("summary", everything())).toMatchObject({ total: 7 });
  });

  it("show no history to users outside their scope", async () => {
    const id = await create(everything(), { agentId: other });
    await expect(calls.call("history", own, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await history(id, everything())).toMatchObject([{ statusId: newTask, endDate: null }]);
  });
});
