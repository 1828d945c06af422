import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { createTasks, taskCalls, tasks } from "../../../test/task-feature.ts";
import type { Caller } from "../../access/caller.ts";
import { audit, rowHistory } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";

const made = z.looseObject({ id: z.uuid(), version: z.number() });

describe.each(bothDatabases)("rows of a feature with crud, on $name,", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof taskCalls>;
  /** The same calls for a list that also shows ended tasks. */
  let callsOfAll: typeof calls;
  let own: Caller;
  let other: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { database } = api.services;
    await createTasks(database);
    calls = taskCalls(api.services);
    callsOfAll = taskCalls(api.services, { hasEnded: true });
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

  const body = (more: object = {}) => ({ title: randomUUID(), agentId: own.agentId, points: 3, ...more });
  const create = async (more?: object) => made.parse(await calls.call("create", own, { body: body(more) }));
  const mayAssign = () => ({ ...own, claims: ["admin.Policy"] });
  const stored = async (id: string) => {
    const [row] = await api.services.database.select().from(tasks).where(eq(tasks.id, id));
    return row;
  };

  it("are created with author and time, and returned as the list shows them", async () => {
    const sent = body();
    const response = made.parse(await calls.call("create", own, { body: sent }));
    const now = api.time.now.toISOString();
    expect(response).toEqual({
      id: expect.any(String),
      version: 1,
      title: sent.title,
      agent: "Alejandra Ríos",
      status: "New",
      points: 3,
      createdDate: now,
      updatedDate: now,
    });
    const written = await api.services.database
      .select()
      .from(rowHistory)
      .where(eq(rowHistory.entityId, response.id));
    expect(written).toMatchObject([{ version: 1, changedBy: own.userId, changes: { points: { to: 3 } } }]);
    expect(await stored(response.id)).toMatchObject({ createdBy: own.userId, updatedBy: own.userId });
    const records = await api.services.database
      .select()
      .from(audit)
      .where(eq(audit.data1, `test_tasks/${response.id}`));
    expect(records).toMatchObject([{ category: "policy", result: "created", createdBy: own.userId }]);
  });

  it("return field errors for duplicates, on create and update", async () => {
    const { title } = await create();
    const { id } = await create();
    const refusal = { status: 409, errors: { title: ["Choose another title"] } };
    await expect(calls.call("create", own, { body: body({ title }) })).rejects.toMatchObject(refusal);
    const params = { id };
    await expect(calls.call("update", own, { params, body: body({ title }) })).rejects.toMatchObject(refusal);
  });

  it("are updated if the version matches; otherwise both versions are returned", async () => {
    const { id, title } = await create();
    const params = { id };
    await calls.call("update", own, { params, body: body({ title, points: 4 }), expectedVersion: 1 });
    expect(await stored(id)).toMatchObject({ points: 4, createdBy: own.userId });
    for (const call of ["update", "end", "remove"] as const) {
      await expect(
        calls.call(call, own, { params, body: body({ title }), expectedVersion: 1 }),
      ).rejects.toMatchObject({
        status: 412,
        details: { stale: { sentVersion: 1, currentVersion: 2, current: { title, points: 4 } } },
      });
    }
    expect(await stored(id)).toMatchObject({ points: 4, version: 2, endDate: null });
  });

  it("end today, and then leave the list", async () => {
    const { id } = await create();
    const params = { id };
    expect(await calls.call("end", own, { params })).toBeNull();
    expect(await stored(id)).toMatchObject({ endDate: api.services.clock.today() });
    for (const call of ["update", "end", "remove", "detail"] as const) {
      await expect(calls.call(call, own, { params, body: body() })).rejects.toMatchObject({ status: 404 });
    }
  });

  it("can't be ended twice, even if their end is in the future", async () => {
    const end = async (endDate: string) => {
      const { id } = await create();
      const { database } = api.services;
      await asSystem(database).update(tasks).set({ endDate }).where(eq(tasks.id, id));
      return callsOfAll.call("end", own, { params: { id } });
    };
    await expect(end("2999-12-31")).rejects.toMatchObject({
      status: 409,
      message: "This task already ends on 2999/12/31. To end it earlier, edit it.",
    });
    await expect(end("2020-01-31")).rejects.toMatchObject({
      status: 409,
      message: "This task has already ended.",
    });
  });

  it("have optional fields cleared if the form omits them", async () => {
    const { id, title } = await create({ remark: "Call in the morning" });
    expect(await stored(id)).toMatchObject({ remark: "Call in the morning" });
    await calls.call("update", own, { params: { id }, body: body({ title }) });
    expect(await stored(id)).toMatchObject({ title, remark: null, points: 3 });
  });

  it("can be deleted", async () => {
    const { id } = await create();
    expect(await calls.call("remove", own, { params: { id } })).toBeNull();
    expect(await stored(id)).toBeUndefined();
  });

  it("are returned in detail, with additional data of the feature", async () => {
    const { id, title } = await create();
    expect(await calls.call("detail", own, { params: { id } })).toMatchObject({ id, title, isOpen: true });
  });

  it("cannot be read or written by users outside their scope", async () => {
    const { id } = await create();
    const stranger = { ...own, agentId: other };
    for (const call of ["detail", "update", "end", "remove"] as const) {
      await expect(
        calls.call(call, stranger, { params: { id }, body: body({ agentId: other }) }),
      ).rejects.toMatchObject({ status: 404, message: "This task doesn't exist or isn't visible to you." });
    }
    expect(await stored(id)).toMatchObject({ version: 1, agentId: own.agentId, endDate: null });
  });

  it("can't be assigned to an agent whose rows the user can't see", async () => {
    const title = randomUUID();
    const foreign = body({ agentId: other, title });
    await expect(calls.call("create", own, { body: foreign })).rejects.toMatchObject({
      status: 403,
      message:
        "You can't save this because you would no longer see it. Choose an agent whose rows you can see.",
    });
    expect(await api.services.database.select().from(tasks).where(eq(tasks.title, title))).toEqual([]);
    const { id } = await create();
    const params = { id };
    await expect(calls.call("update", own, { params, body: foreign })).rejects.toMatchObject({ status: 403 });
    expect(await stored(id)).toMatchObject({ agentId: own.agentId, version: 1 });
  });

  it("can't be saved with values that remove them from the list, even if the agent's rows are visible", async () => {
    const ended = body({ endDate: "2026-01-01" });
    await expect(calls.call("create", own, { body: ended })).rejects.toMatchObject({
      status: 403,
      message: "You can't save this because you would no longer see it. Choose other values.",
    });
  });

  it("return field errors for references to a row that does not exist", async () => {
    const { id } = await create();
    for (const [field, value, message] of [
      ["agentId", randomUUID(), "This no longer exists. Choose another."],
      ["statusId", randomUUID(), "These rows can't have this status. Choose one from the list."],
      [
        "statusId",
        entryId("lostStatus", "NEW"),
        "These rows can't have this status. Choose one from the list.",
      ],
    ] as const) {
      const broken = body({ [field]: value });
      const refusal = { status: 422, errors: { [field]: [message] } };
      await expect(calls.call("create", own, { body: broken })).rejects.toMatchObject(refusal);
      const sent = { params: { id }, body: broken };
      await expect(calls.call("update", mayAssign(), sent)).rejects.toMatchObject(refusal);
    }
    expect(await stored(id)).toMatchObject({ version: 1, agentId: own.agentId });
  });

  it("can't be deleted while other rows refer to them", async () => {
    const { id } = await create();
    const { database } = api.services;
    await database.execute(sql`create table test_parts (task_id uuid references test_tasks)`);
    await database.execute(sql`insert into test_parts values (${id})`);
    await expect(calls.call("remove", own, { params: { id } })).rejects.toMatchObject({
      status: 409,
      message: "This task is still in use, so it wasn't deleted. Delete what refers to it first.",
    });
    expect(await stored(id)).toMatchObject({ version: 1 });
  });

  it("can be assigned to another agent only by users who may assign", async () => {
    const { id, title } = await create();
    const params = { id };
    await calls.call("update", own, { params, body: body({ title, agentId: own.agentId?.toUpperCase() }) });
    const moved = body({ title, agentId: other });
    const seesAll = { ...own, claims: ["hasFullAgentAccess"] };
    await expect(calls.call("update", seesAll, { params, body: moved })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("agent admin.Policy"),
      errors: { agentId: ["Choose the current agent"] },
    });
    expect(await stored(id)).toMatchObject({ agentId: own.agentId, version: 2 });
    await calls.call("update", mayAssign(), { params, body: moved });
    expect(await stored(id)).toMatchObject({ agentId: other, version: 3 });
  });

  it("are not changed if the feature's check throws", async () => {
    const { id } = await create({ title: "locked" });
    for (const call of ["update", "end", "remove"] as const) {
      await expect(calls.call(call, own, { params: { id }, body: body() })).rejects.toThrow(
        `This task is locked: ${call}.`,
      );
    }
    expect(await stored(id)).toMatchObject({ version: 1, title: "locked", endDate: null });
  });
});
