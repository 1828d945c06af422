import { maxBulkRows } from "@portico/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";

/** In another order than that of the IDs. */
const turned = (ids: readonly string[]) => [...ids].reverse();

describe.each(bothDatabases)("concurrent changes of the same rows, on $name", (databaseKind) => {
  // The embedded database runs everything sequentially, so fewer rows suffice.
  const most = databaseKind.name === "PostgreSQL" ? maxBulkRows : 1_000;
  let api: TestApi;
  let agentIds: readonly [string, string];
  beforeAll(async () => {
    api = await openApi(databaseKind);
    const { database } = api.services;
    agentIds = [
      await agentOf(database, "agent@portico.test"),
      await agentOf(database, "manager@portico.test"),
    ];
  });
  afterAll(() => api.close());

  it("of the maximum size, overlapping by half, both complete without deadlocks or partial changes", async () => {
    const [, unpaid] = workKinds;
    const calls = policyCalls(api, unpaid);
    const [mine, theirs] = agentIds;
    const half = most / 2;
    const ids = (
      await addWorkRows(api.services.database, unpaid.table, { count: 3 * half, agentId: mine })
    ).sort();
    const [admin, manager] = [
      await api.tokenOf("admin@portico.test"),
      await api.tokenOf("manager@portico.test"),
    ];
    const responses = await Promise.all([
      calls.assign(admin, { listIds: ids.slice(0, 2 * half) }, theirs),
      calls.assign(manager, { listIds: turned(ids.slice(half)) }, mine),
    ]);
    expect(await Promise.all(responses.map((response) => response.json()))).toMatchObject([
      { changed: most },
      { changed: most },
    ]);
    const [first, both, last] = [ids.slice(0, half), ids.slice(half, 2 * half), ids.slice(2 * half)];
    const agentsOf = async (some: readonly string[]) => [
      ...new Set((await calls.rowsNow(some)).map((row) => `${row.agentId} ${row.version}`)),
    ];
    expect(await agentsOf(first)).toEqual([`${theirs} 2`]);
    expect(await agentsOf(last)).toEqual([`${mine} 2`]);
    // The second change determines all rows that both included.
    const ofBoth = await agentsOf(both);
    expect([[`${theirs} 3`], [`${mine} 3`]]).toContainEqual(ofBoth);
    expect(await calls.written(ids)).toEqual({ histories: 4 * half, statuses: 7 * half, audits: 4 * half });
    const history = await calls.historyOf(admin, both[0] ?? "");
    expect(history.map(({ endDate }) => endDate)).toEqual([
      history[1]?.createdDate,
      history[2]?.createdDate,
      null,
    ]);
    const winner = ofBoth[0]?.startsWith(theirs) ? "Marcus Delgado" : "Alejandra Ríos";
    expect(history.at(-1)?.comment).toContain(winner);
  });

  it.each(workKinds)("of five overlapping sets of $name in any order are complete", async (kind) => {
    const calls = policyCalls(api, kind);
    const token = await api.tokenOf("admin@portico.test");
    const ids = await addWorkRows(api.services.database, kind.table, { count: 60, agentId: agentIds[0] });
    const sets = [ids, turned(ids), ids.slice(20), turned(ids.slice(0, 40)), ids.slice(10, 50)];
    const responses = await Promise.all(
      sets.map((listIds, at) =>
        at % 2 === 0 ? calls.setStatuses(token, { listIds }) : calls.assign(token, { listIds }, agentIds[1]),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const changes = sets.flat().length;
    expect(await calls.written(ids)).toEqual({
      histories: changes,
      statuses: changes + ids.length,
      audits: changes,
    });
    const versions = await calls.rowsNow(ids);
    for (const { id, version } of versions) {
      expect(version).toBe(1 + sets.filter((set) => set.includes(id)).length);
    }
  });

  it("with the same version return 412 to one of two users", async () => {
    const [kind] = workKinds;
    const calls = policyCalls(api, kind);
    const token = await api.tokenOf("admin@portico.test");
    const [id = ""] = await addWorkRows(api.services.database, kind.table, {
      count: 1,
      agentId: agentIds[0],
    });
    const headers = { "if-match": '"1"' };
    const responses = await Promise.all([1, 2].map(() => calls.setStatus(token, id, {}, { headers })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await calls.written([id])).toEqual({ histories: 1, statuses: 2, audits: 1 });
  });
});
