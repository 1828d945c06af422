import { randomUUID } from "node:crypto";
import { undoLasts } from "@portico/contract";
import { and, eq, getTableName, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import { policyCalls, workKinds } from "../../test/policy-calls.ts";
import { refusal } from "../../test/responses.ts";
import { addWorkRows } from "../../test/work-rows.ts";
import { lockRows } from "../audit/lock-rows.ts";
import { rowsOf } from "../db/database.ts";
import { audit, sessions, undoableChanges, userClaims } from "../db/schema/index.ts";

const bulkResponse = z.object({ changed: z.number(), undo: z.object({ id: z.uuid(), until: z.string() }) });
const [policyKind, unpaidKind] = workKinds;

describe.each(bothDatabases)("undoing a bulk change, on $name,", (databaseKind) => {
  let api: TestApi;
  let admin: string;
  let manager: string;
  let agentId: string;
  let other: string;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    admin = await api.tokenOf("admin@portico.test");
    manager = await api.tokenOf("manager@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
    other = await agentOf(api.services.database, "manager@portico.test");
  });
  afterAll(() => api.close());

  const add = (kind: (typeof workKinds)[number], count: number, prefix?: string) =>
    addWorkRows(api.services.database, kind.table, { count, agentId, ...(prefix && { prefix }) });
  const undoOf = async (response: Promise<Response>) =>
    bulkResponse.parse(await (await response).json()).undo;
  const undo = (token: string, id: string, headers: Record<string, string> = {}) =>
    api.send(`/api/Undo/${id}`, { method: "POST", token, headers });
  const resultOf = async (sent: Promise<Response>) => {
    const response = await sent;
    return [response.status, z.looseObject({}).parse(await response.json())] as const;
  };
  /** Runs work after time has passed, with all sessions still active. */
  const later = async <Result>(milliseconds: number, work: () => Promise<Result>) => {
    const { now } = api.time;
    api.time.now = new Date(now.getTime() + milliseconds);
    await api.services.database.update(sessions).set({ lastActivityAt: api.time.now });
    const result = await work();
    api.time.now = now;
    return result;
  };

  it.each(workKinds)("gives $name their agents and statuses back, with history of its own", async (kind) => {
    const calls = policyCalls(api, kind);
    const ids = await add(kind, 3);
    const before = await calls.rowsNow(ids);
    const assigned = await undoOf(calls.assign(admin, { listIds: ids }, other));
    expect(assigned.until).toBe(new Date(api.time.now.getTime() + undoLasts).toISOString());
    expect(await resultOf(undo(admin, assigned.id))).toEqual([
      200,
      { restored: 3, skipped: 0, skippedNames: [] },
    ]);
    expect(await calls.rowsNow(ids)).toEqual(before.map((row) => ({ ...row, version: 3 })));
    const changed = await undoOf(calls.setStatuses(admin, { listIds: ids }, { comment: "Called them" }));
    expect((await undo(admin, changed.id)).status).toBe(200);
    expect(await calls.rowsNow(ids)).toEqual(before.map((row) => ({ ...row, version: 5 })));
    expect(await calls.written(ids)).toEqual({ histories: 12, statuses: 15, audits: 12 });
    const history = await calls.historyOf(admin, ids[0] ?? "");
    expect(history.map(({ comment }) => comment).slice(1)).toEqual([
      "Assigned to Marcus Delgado",
      "Assignment undone",
      "Called them",
      "Status change undone",
    ]);
    expect(history.at(-1)).toMatchObject({ statusId: kind.first, endDate: null });
    const undone = and(eq(audit.data1, `${getTableName(kind.table)}/${ids[0]}`), eq(audit.result, "undone"));
    expect(await api.services.database.$count(audit, undone)).toBe(2);
  });

  it("skips rows that someone else has changed since, and names them", async () => {
    const calls = policyCalls(api, unpaidKind);
    const prefix = `SINCE-${randomUUID().slice(0, 8)}-`;
    const ids = await add(unpaidKind, 6, prefix);
    const { id } = await undoOf(calls.assign(admin, { listIds: ids }, other));
    await calls.setStatuses(manager, { listIds: ids.slice(0, 4) });
    const names = ["1", "2", "3"].map((number) => `${prefix}0000${number}`);
    expect(await resultOf(undo(admin, id))).toEqual([200, { restored: 2, skipped: 4, skippedNames: names }]);
    const now = await calls.rowsNow(ids);
    const agents = new Map(now.map((row) => [row.id, `${row.agentId} ${row.version}`]));
    expect(ids.map((row) => agents.get(row))).toEqual([
      ...Array.from({ length: 4 }, () => `${other} 3`),
      `${agentId} 3`,
      `${agentId} 3`,
    ]);
    expect((await calls.rowsNow(ids.slice(0, 1)))[0]?.statusId).toBe(unpaidKind.next);
  });

  it("is rejected if all rows were changed since, and changes nothing", async () => {
    const calls = policyCalls(api, unpaidKind);
    const prefix = `ALL-${randomUUID().slice(0, 8)}-`;
    const ids = await add(unpaidKind, 2, prefix);
    const { id } = await undoOf(calls.setStatuses(admin, { listIds: ids }));
    await calls.assign(manager, { listIds: ids }, other);
    const before = await calls.rowsNow(ids);
    const [status, body] = await resultOf(undo(admin, id));
    expect([status, refusal.parse(body).message]).toEqual([
      409,
      `Nothing was undone. ${prefix}00001 and ${prefix}00002 were changed since.`,
    ]);
    expect(await calls.rowsNow(ids)).toEqual(before);
  });

  it("skips rows that an upload has changed since", async () => {
    const calls = policyCalls(api, policyKind);
    const ids = await add(policyKind, 2);
    const { id } = await undoOf(calls.setStatuses(admin, { listIds: ids }));
    await asSystem(api.services.database).execute(
      sql`update ${policyKind.table} set plan_name = 'Renewed' where id = ${ids[0]}`,
    );
    expect(await resultOf(undo(admin, id))).toMatchObject([200, { restored: 1, skipped: 1 }]);
  });

  it("reverses several changes of the same rows one after the other, the last one first", async () => {
    const calls = policyCalls(api, unpaidKind);
    const ids = await add(unpaidKind, 2);
    const before = await calls.rowsNow(ids);
    const assigned = await undoOf(calls.assign(admin, { listIds: ids }, other));
    const changed = await undoOf(calls.setStatuses(admin, { listIds: ids }));
    // Assigning also set the status, which has been set again.
    expect((await undo(admin, assigned.id)).status).toBe(409);
    expect((await undo(admin, changed.id)).status).toBe(200);
    expect((await undo(admin, assigned.id)).status).toBe(200);
    expect(await calls.rowsNow(ids)).toEqual(before.map((row) => ({ ...row, version: 5 })));
  });

  it("works once, for its author, within 20 seconds", async () => {
    const calls = policyCalls(api, policyKind);
    const ids = await add(policyKind, 1);
    const { id } = await undoOf(calls.assign(admin, { listIds: ids }, other));
    expect((await undo(manager, id)).status).toBe(404);
    expect((await undo(admin, randomUUID())).status).toBe(404);
    expect((await later(26_000, () => undo(admin, id))).status).toBe(404);
    expect(await calls.rowsNow(ids)).toMatchObject([{ agentId: other, version: 2 }]);
    expect((await later(20_000, () => undo(admin, id))).status).toBe(200);
    const [status, body] = await resultOf(undo(admin, id));
    expect([status, refusal.parse(body).message]).toEqual([
      404,
      expect.stringContaining("can't be undone anymore"),
    ]);
    expect(await calls.rowsNow(ids)).toMatchObject([{ agentId, version: 3 }]);
  });

  it("is repeated without effect with the same idempotency key", async () => {
    const calls = policyCalls(api, policyKind);
    const ids = await add(policyKind, 2);
    const { id } = await undoOf(calls.assign(admin, { listIds: ids }, other));
    const headers = { "idempotency-key": randomUUID() };
    const [first, second] = [await undo(admin, id, headers), await undo(admin, id, headers)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(await calls.written(ids)).toEqual({ histories: 4, statuses: 6, audits: 4 });
  });

  it("needs the permission that the change needed", async () => {
    const { database } = api.services;
    const calls = policyCalls(api, policyKind);
    const account = await makeAccount(database, {
      roles: ["agent"],
      claims: ["admin.Policy"],
      isAgent: true,
    });
    const token = await api.tokenOf(account.email);
    const ids = await add(policyKind, 1);
    const { id } = await undoOf(calls.assign(token, { listIds: ids }, other));
    await database.delete(userClaims).where(eq(userClaims.userId, account.userId));
    expect((await undo(token, id)).status).toBe(403);
    expect(await calls.rowsNow(ids)).toMatchObject([{ agentId: other, version: 2 }]);
  });

  it("leaves no expired changes in storage after a later change", async () => {
    const calls = policyCalls(api, policyKind);
    const ids = await add(policyKind, 1);
    const old = await undoOf(calls.assign(admin, { listIds: ids }, other));
    const fresh = await later(30_000, () => undoOf(calls.assign(admin, { listIds: ids }, agentId)));
    const stored = await api.services.database
      .select({ id: undoableChanges.id })
      .from(undoableChanges)
      .where(inArray(undoableChanges.id, [old.id, fresh.id]));
    expect(stored).toEqual([{ id: fresh.id }]);
  });

  describe("while others change the same rows", () => {
    it("never overwrites their change", async () => {
      const calls = policyCalls(api, unpaidKind);
      const ids = await add(unpaidKind, 40);
      const { id } = await undoOf(calls.assign(admin, { listIds: ids }, other));
      const theirs = ids.slice(0, 20).reverse();
      const [undone, changed] = await Promise.all([
        resultOf(undo(admin, id)),
        calls.setStatuses(manager, { listIds: theirs }),
      ]);
      expect(changed.status).toBe(200);
      const now = await calls.rowsNow(ids);
      const theirRows = now.filter((row) => theirs.includes(row.id));
      expect(new Set(theirRows.map(({ statusId }) => statusId))).toEqual(new Set([unpaidKind.next]));
      const skipped = theirRows.filter((row) => row.agentId === other);
      expect([0, 20]).toContain(skipped.length);
      expect(undone).toMatchObject([200, { restored: 40 - skipped.length, skipped: skipped.length }]);
      for (const row of now.filter(({ id: row }) => !theirs.includes(row))) {
        expect(row).toMatchObject({ agentId, version: 3 });
      }
    });

    it("succeeds for one of two requests at the same time", async () => {
      const calls = policyCalls(api, policyKind);
      const ids = await add(policyKind, 5);
      const { id } = await undoOf(calls.assign(admin, { listIds: ids }, other));
      const responses = await Promise.all([undo(admin, id), undo(admin, id)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await calls.written(ids)).toEqual({ histories: 10, statuses: 15, audits: 10 });
    });

    it.runIf(databaseKind.name === "PostgreSQL")("waits for a change and then skips its row", async () => {
      const { database } = api.services;
      const calls = policyCalls(api, policyKind);
      const ids = await add(policyKind, 3);
      const { id } = await undoOf(calls.assign(admin, { listIds: ids }, other));
      const undone = await database.transaction(async (transaction) => {
        await lockRows(transaction, policyKind.table, eq(policyKind.table.id, ids[1] ?? ""));
        await asSystem(transaction)
          .update(policyKind.table)
          .set({ planName: "Changed meanwhile" })
          .where(eq(policyKind.table.id, ids[1] ?? ""));
        const response = undo(admin, id);
        const waiting = sql`select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())`;
        while ((await rowsOf(transaction, waiting)).length === 0);
        return { response };
      });
      expect(await resultOf(undone.response)).toMatchObject([200, { restored: 2, skipped: 1 }]);
      expect(await calls.rowsNow(ids.slice(1, 2))).toMatchObject([{ agentId: other, version: 3 }]);
    });
  });
});
