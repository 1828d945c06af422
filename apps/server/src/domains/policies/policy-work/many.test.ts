import { randomUUID } from "node:crypto";
import { maxBulkRows } from "@portico/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { refusal } from "../../../../test/responses.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";
import { entryId } from "../../../reference/seed.ts";

describe.each(bothDatabases)("bulk changes of policies, on $name", (databaseKind) => {
  let api: TestApi;
  let token: string;
  let agentId: string;
  let other: string;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    token = await api.tokenOf("admin@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
    other = await agentOf(api.services.database, "manager@portico.test");
  });
  afterAll(() => api.close());

  describe.each(workKinds)("on $name", (kind) => {
    const calls = () => policyCalls(api, kind);
    const add = (count: number, prefix?: string) =>
      addWorkRows(api.services.database, kind.table, { count, agentId, ...(prefix && { prefix }) });
    const refused = async (response: Response) => ({
      status: response.status,
      ...refusal.parse(await response.json()),
    });
    const untouched = (count: number) => ({ histories: 0, statuses: count, audits: 0 });

    it("set a status, with history and audit records for each row", async () => {
      const listIds = await add(3);
      const response = await calls().setStatuses(token, { listIds });
      expect([response.status, await response.json()]).toMatchObject([200, { changed: 3 }]);
      expect(await calls().rowsNow(listIds)).toMatchObject(
        [...listIds].sort().map((id) => ({ id, version: 2, statusId: kind.next, agentId })),
      );
      expect(await calls().written(listIds)).toEqual({ histories: 3, statuses: 6, audits: 3 });
      expect(await calls().historyOf(token, listIds[1] ?? "")).toMatchObject([
        { statusId: kind.first, endDate: expect.any(String) },
        { statusId: kind.next, endDate: null, comment: "Called them", createdBy: "Adriana Whitfield" },
      ]);
    });

    it("assign rows to an agent, with history; new unpaid policies become Assigned", async () => {
      const listIds = await add(2);
      await calls().setStatuses(token, { listIds: listIds.slice(0, 1) });
      const response = await calls().assign(token, { listIds }, other);
      expect([response.status, await response.json()]).toMatchObject([200, { changed: 2 }]);
      const assigned = kind.name === "unpaid policies" ? entryId("unpaidStatus", "ASSIGNED") : kind.first;
      const [worked = "", fresh = ""] = listIds;
      expect(await calls().rowsNow([worked])).toMatchObject([
        { version: 3, agentId: other, statusId: kind.next },
      ]);
      expect(await calls().rowsNow([fresh])).toMatchObject([
        { version: 2, agentId: other, statusId: assigned },
      ]);
      const comment = "Assigned to Marcus Delgado";
      expect((await calls().historyOf(token, worked)).at(-1)).toMatchObject({
        statusId: kind.next,
        comment,
        endDate: null,
      });
      expect((await calls().historyOf(token, fresh)).at(-1)).toMatchObject({
        statusId: assigned,
        comment,
        endDate: null,
      });
      expect(await calls().written(listIds)).toEqual({ histories: 3, statuses: 5, audits: 3 });
    });

    it("count duplicate IDs once", async () => {
      const [id = ""] = await add(1);
      const response = await calls().setStatuses(token, { listIds: [id, id.toUpperCase()] });
      expect(await response.json()).toMatchObject({ changed: 1 });
      expect(await calls().written([id])).toEqual({ histories: 1, statuses: 2, audits: 1 });
    });

    it("change nothing if a row is missing; the error counts it", async () => {
      const listIds = await add(2);
      const absent = randomUUID();
      for (const response of [
        await refused(await calls().setStatuses(token, { listIds: [...listIds, absent] })),
        await refused(await calls().assign(token, { listIds: [...listIds, absent] }, other)),
      ]) {
        expect(response).toMatchObject({
          status: 404,
          message:
            "Nothing was changed. 1 of the rows doesn't exist or isn't visible to you. Reload the list and select again.",
        });
      }
      expect(await calls().written(listIds)).toEqual(untouched(2));
    });

    it("return field errors for a status of another type, an unknown agent, or no rows", async () => {
      const listIds = await add(1);
      const none = randomUUID();
      const fieldsOf = async (response: Response) => {
        const { status, errors } = await refused(response);
        return [status, ...Object.keys(errors ?? {})];
      };
      expect(
        await fieldsOf(await calls().setStatuses(token, { listIds }, { statusId: kind.ofAnother })),
      ).toEqual([422, "statusId"]);
      expect(await fieldsOf(await calls().assign(token, { listIds }, none))).toEqual([422, "agentId"]);
      expect(await fieldsOf(await calls().setStatuses(token, { listIds: [] }))).toEqual([422, "listIds"]);
      expect(await fieldsOf(await calls().setStatuses(token, {}))).toEqual([422, "listIds"]);
      expect(await fieldsOf(await calls().setStatuses(token, { listIds, selection: "x" }))).toEqual([
        422,
        "listIds",
      ]);
      expect(await calls().written(listIds)).toEqual(untouched(1));
    });

    it("are limited to 10,000 rows", async () => {
      const listIds = Array.from({ length: maxBulkRows + 1 }, () => randomUUID());
      for (const response of [
        await calls().setStatuses(token, { listIds }),
        await calls().assign(token, { listIds }, other),
      ]) {
        expect(await refused(response)).toMatchObject({
          status: 422,
          errors: { listIds: ["You can change up to 10000 rows at once."] },
        });
      }
    });

    it("are made once for repeated requests", async () => {
      const listIds = await add(3);
      const headers = { "idempotency-key": randomUUID() };
      const responses = [];
      for (let time = 0; time < 3; time++) {
        responses.push(await (await calls().assign(token, { listIds }, other, { headers })).json());
      }
      expect(responses).toMatchObject([{ changed: 3 }, { changed: 3 }, { changed: 3 }]);
      expect(await calls().written(listIds)).toEqual({ histories: 3, statuses: 6, audits: 3 });
    });

    it("are not made by a repeat with other rows, or after an error", async () => {
      const listIds = await add(2);
      const headers = { "idempotency-key": randomUUID() };
      const wrong = await calls().setStatuses(
        token,
        { listIds: [...listIds, randomUUID()] },
        {},
        { headers },
      );
      expect(wrong.status).toBe(404);
      const right = await calls().setStatuses(token, { listIds: listIds.slice(0, 1) }, {}, { headers });
      expect(right.status).toBe(200);
      expect((await calls().setStatuses(token, { listIds }, {}, { headers })).status).toBe(422);
      expect(await calls().written(listIds)).toEqual({ histories: 1, statuses: 3, audits: 1 });
    });
  });

  it.each(workKinds.slice(1))(
    "name up to three settled $name in the error, and count the others",
    async (kind) => {
      const { database } = api.services;
      const calls = policyCalls(api, kind);
      const prefix = `S-${kind.list}-`;
      const ids = await addWorkRows(database, kind.table, { count: 6, agentId, prefix });
      const settle = (some: readonly string[]) =>
        asSystem(database).execute(
          sql`update ${kind.table} set resolved_date = now() where id = any(${sql.param(some)}::uuid[])`,
        );
      const messageOf = async (rows: readonly string[]) => {
        const response = await calls.assign(token, { listIds: rows }, other);
        return [response.status, refusal.parse(await response.json()).message];
      };
      const end = "Reload the list and select again.";
      await settle(ids.slice(1, 2));
      expect(await messageOf(ids)).toEqual([409, `Nothing was changed. ${prefix}00002 is settled. ${end}`]);
      await settle(ids.slice(1, 5));
      expect(await messageOf([...ids, randomUUID(), randomUUID()])).toEqual([
        409,
        `Nothing was changed. ${prefix}00002, ${prefix}00003, ${prefix}00004 and 1 more are settled. 2 of the rows don't exist or aren't visible to you. ${end}`,
      ]);
      expect(await calls.written(ids)).toEqual({ histories: 0, statuses: 6, audits: 0 });
    },
  );

  it("update 10,000 policies in one call, with history and audit records for each", async () => {
    const kind = workKinds[1];
    const calls = policyCalls(api, kind);
    const listIds = await addWorkRows(api.services.database, kind.table, { count: maxBulkRows, agentId });
    const response = await calls.assign(token, { listIds }, other);
    expect(await response.json()).toMatchObject({ changed: maxBulkRows });
    expect(await calls.written(listIds)).toEqual({
      histories: maxBulkRows,
      statuses: 2 * maxBulkRows,
      audits: maxBulkRows,
    });
  });
});
