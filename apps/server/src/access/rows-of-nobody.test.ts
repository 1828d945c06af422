import {
  type Area,
  areas,
  type Endpoint,
  type EndpointId,
  endpoints,
  type ListId,
  noteEntities,
  pathFromOrigin,
  previewHeader,
} from "@portico/contract";
import { recordKinds } from "@portico/contract/features/people/search";
import { inArray, isNull, type SQL, sql } from "drizzle-orm";
import { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { listScopes } from "../../test/who-may-call.ts";
import { allLists } from "../all-lists.ts";
import { rowsOf } from "../db/database.ts";
import { agents, visibility } from "../db/schema/index.ts";
import type { List } from "../lists/list.ts";
import { entryId } from "../reference/seed.ts";
import { reports } from "../reports/formats/index.ts";
import type { Report } from "../reports/report.ts";

/** A list of rows by agent. */
interface OwnedList {
  readonly id: ListId;
  readonly area: Area;
  readonly list: List<ListId, string>;
  readonly agentColumns: readonly PgColumn[];
}

const owned: readonly OwnedList[] = (Object.keys(listScopes) as ListId[]).flatMap((id) => {
  const list: List<ListId, string> = allLists[id];
  if (list.scope === "everyone" || typeof list.scope === "function") return [];
  return [{ id, area: list.scope.area, list, agentColumns: [list.scope.agentId].flat() }];
});
/** A list that leaves out rows without an agent for everyone. */
const onlyWithAgents: readonly ListId[] = ["agentCommissions.list"];
/** The lists whose rows may have no agent. In all others, the database requires one. */
const withoutAgent = owned.filter(
  ({ id, agentColumns }) => !onlyWithAgents.includes(id) && agentColumns.every(({ notNull }) => !notNull),
);
const everyCall = Object.entries(endpoints) as [EndpointId, Endpoint][];
const viewClaims = areas.map((area) => `view.${area}`);
/** The kinds of notes on the rows of a list. */
const notedAs: Readonly<Partial<Record<ListId, readonly string[]>>> = {
  "leads.list": [noteEntities.lead],
  "application.list": [noteEntities.application],
};
/** Features whose responses are about the caller. */
const aboutCaller = ["user", "session", "preferences", "views", "favorites", "jobs", "identity"];
/** The calls that read without the ID of a row. */
const readingCalls = everyCall.filter(
  ([id, { kind, method, path }]) =>
    kind !== "list" &&
    method === "GET" &&
    !path.includes(":") &&
    !aboutCaller.includes(id.split(".")[0] ?? ""),
);

/** A response without its token, which names the user, and without how many agents the dashboard counts. */
function withoutReader(response: string): string {
  return response.replaceAll(/eyJ[\w.-]+/g, "token").replace(/"scope":"(all|several)"/, "");
}

it("can exist for leads, statement lines and marketplace applications", () => {
  const ids = withoutAgent.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["leads.list", "statements.list", "application.list"]));
});

describe.each(databaseKinds)("rows that belong to nobody, on $name", (kind) => {
  let api: TestApi;
  /** The IDs of such rows, by list. */
  const nobodys = new Map<ListId, readonly string[]>();
  beforeAll(async () => {
    api = await openApi(kind);
    for (const each of withoutAgent) nobodys.set(each.id, await takeAgents(each));
  });
  afterAll(() => api.close());

  /** Takes the agents from two rows of a list, unless some have none, and returns those without. */
  const takeAgents = async ({ id, list: { key, table, where = sql`true` }, agentColumns }: OwnedList) => {
    if (!(table instanceof PgTable)) throw new Error(`${id} has no table.`);
    const { database } = api.services;
    const isNobodys: SQL = sql.join(
      agentColumns.map((column) => isNull(column)),
      sql` and `,
    );
    const idsWhere = async (condition: SQL) => {
      const rows = await rowsOf(
        database,
        sql`select ${key} as id from ${table} where ${where} and ${condition} limit 2`,
      );
      return rows.map((row) => String(row.id));
    };
    const found = await idsWhere(isNobodys);
    if (found.length > 0) return found;
    if (!(key instanceof PgColumn)) throw new Error(`${id} has no key column.`);
    const values = Object.fromEntries(
      Object.entries(table).flatMap(([name, column]) =>
        agentColumns.includes(column) ? [[name, null]] : [],
      ),
    );
    await asSystem(database)
      .update(table)
      .set(values)
      .where(inArray(key, await idsWhere(sql`true`)));
    return idsWhere(isNobodys);
  };
  /** An account without an agent of its own, with every `view.X`. */
  const make = async (
    grants: readonly { agentId: string; resourceId: string }[],
    claims: readonly string[] = [],
  ) => {
    const account = await makeAccount(api.services.database, {
      roles: ["agent", "administrator"],
      claims: [...viewClaims, ...claims],
    });
    const { contactId } = account;
    if (grants.length > 0)
      await api.services.database.insert(visibility).values(grants.map((each) => ({ contactId, ...each })));
    return { ...account, token: await api.tokenOf(account.email) };
  };
  /**
   * Who may see the rows of all agents: by one grant, and by one grant for each agent. The second never includes rows
   * without an agent, so that both must get the same.
   */
  const makeBoth = async (resourceId: string) => {
    const everybody = await api.services.database.select({ id: agents.id }).from(agents);
    return {
      granted: (await make([{ agentId: "__all__", resourceId }])).token,
      each: (await make(everybody.map(({ id }) => ({ agentId: id, resourceId })))).token,
    };
  };
  const textOf = async (path: string, token: string, accept = "application/json") => {
    const response = await api.send(path, { token, headers: { accept } });
    return `${response.status} ${await response.text()}`;
  };
  const statusOf = async (path: string, options: Parameters<TestApi["send"]>[1]) =>
    (await api.send(path, options)).status;

  describe.each([...areas, "__all__"])("with a grant of all agents for %s", (resource) => {
    let both: Awaited<ReturnType<typeof makeBoth>>;
    beforeAll(async () => {
      both = await makeBoth(resource);
    });
    const lists = owned.filter(({ area }) => resource === "__all__" || area === resource);
    /** What both users get from a path. */
    const read = async (path: string, accept?: string) =>
      Promise.all([textOf(path, both.granted, accept), textOf(path, both.each, accept)]);

    it("are in no list, total, sum, export, or selection", async () => {
      for (const { id } of lists) {
        const endpoint = endpoints[id];
        const path = pathFromOrigin(endpoint);
        const fields: Endpoint["fields"] = endpoint.fields;
        const sums = Object.keys(fields).filter((name) => fields[name]?.summable);
        const query = `pageSize=500${sums.length > 0 ? `&totals=${sums.join()}` : ""}`;
        const [list, expected] = await read(`${path}?${query}`);
        expect(list, id).toBe(expected);
        expect(list, id).toMatch(/^200 /);
        const [file, expectedFile] = await read(`${path}?columns=id`, "text/csv");
        expect(file, id).toBe(expectedFile);
        for (const one of nobodys.get(id) ?? []) expect(file, id).not.toContain(`"${one}"`);
        const select = async (token: string) => {
          const body = { endpoint: id, filters: {} };
          const response = await api.send("/api/Selections", { method: "POST", token, body });
          // Lists without bulk changes have no selections.
          return z.object({ count: z.number().optional() }).parse(await response.json()).count;
        };
        expect(await select(both.granted), id).toBe(await select(both.each));
      }
    });

    it("are in no summary, count, lookup, or figure of the dashboard", async () => {
      for (const [id, endpoint] of readingCalls) {
        const [found, expected] = (await read(pathFromOrigin(endpoint))).map(withoutReader);
        expect(found, id).toBe(expected);
      }
    });

    it("are in no report", async () => {
      for (const { id, parameters } of reports as readonly Report[]) {
        const params = parameters.year
          ? { year: "2026" }
          : parameters.from
            ? { from: "2026-01-01", to: "2026-12-31" }
            : {};
        const [file, expected] = await read(
          `/api/Reports/${id}?params=${encodeURIComponent(JSON.stringify(params))}`,
          "text/csv",
        );
        expect(file, id).toBe(expected);
      }
    });
  });

  describe.each(withoutAgent.map(({ id, area }) => [id, area] as const))("%s", (id, area) => {
    let granted: Awaited<ReturnType<typeof make>>;
    let manager: Awaited<ReturnType<typeof make>>;
    let one = "";
    beforeAll(async () => {
      granted = await make([{ agentId: "__all__", resourceId: "__all__" }]);
      manager = await make([], [`admin.${area}`]);
      one = nobodys.get(id)?.[0] ?? "";
      expect(one).not.toBe("");
    });
    const [, home] = endpoints[id].path.split("/");
    const callsBelow = (path: string) =>
      everyCall.filter(
        ([, { method, kind: callKind, path: callPath }]) =>
          method === "GET" && callKind !== "list" && callPath.startsWith(`${path}/:`),
      );
    /** The calls that read one row, below the list's path or that of the rows that it is of. */
    const rowCalls = [endpoints[id].path, `/${home}`].map(callsBelow).find(({ length }) => length > 0) ?? [];
    const isListed = async (token: string) =>
      (await textOf(`${pathFromOrigin(endpoints[id])}?columns=id`, token, "text/csv")).includes(`"${one}"`);

    it("has them only for its administrators, by every call on one row", async () => {
      expect(await isListed(manager.token)).toBe(true);
      expect(await isListed(granted.token)).toBe(false);
      const opened: number[] = [];
      for (const [call, endpoint] of rowCalls) {
        const path = pathFromOrigin(endpoint, () => one);
        expect(await statusOf(path, { token: granted.token }), call).toBe(404);
        // Refetching an application may give it an agent.
        if (call !== "application.update") opened.push(await statusOf(path, { token: manager.token }));
      }
      expect(opened.includes(200)).toBe(opened.length > 0);
    });
    it("has none in a preview of a manager by a user with such a grant", async () => {
      const headers = {
        [previewHeader]: encodeURIComponent(
          JSON.stringify({ roles: ["agent"], claims: [`view.${area}`, `admin.${area}`] }),
        ),
      };
      const path = `${pathFromOrigin(endpoints[id])}?pageSize=500`;
      const total = async (options: Parameters<TestApi["send"]>[1]) =>
        z.object({ totalRecords: z.number() }).parse(await (await api.send(path, options)).json())
          .totalRecords;
      const all = await total({ token: manager.token });
      expect(await total({ token: granted.token, headers })).toBe(await total({ token: granted.token }));
      expect(await total({ token: granted.token })).toBeLessThan(all);
    });

    it("has none to change at once, note, mark, or find", async () => {
      const send = (path: string, body: unknown, token = granted.token) =>
        api.send(path, { method: "POST", token, body });
      const prefix = id.split(".")[0];
      const statuses = everyCall.find(([call]) => call === `${prefix}.setStatuses`)?.[1];
      expect(statuses === undefined).toBe(id !== "leads.list");
      if (statuses) {
        const body = { listIds: [one], statusId: entryId("leadStatus", "CALL_BACK") };
        const changed = await send(pathFromOrigin(statuses), body);
        expect(changed.status).toBe(404);
        expect(await changed.text()).toMatch(/doesn't exist or isn't visible|don't exist or aren't visible/);
      }
      const [recordKind] = Object.entries(recordKinds).find(([, list]) => list === id) ?? [];
      if (recordKind) {
        const mark = (token: string) =>
          send("/api/user/favorites/records", { kind: recordKind, recordId: one }, token);
        expect((await mark(granted.token)).status).toBe(404);
        expect((await mark(manager.token)).status).toBe(204);
        const marked = await api.read("/api/user/favorites/records", manager.token);
        const { search } =
          z
            .array(z.object({ id: z.string(), search: z.string() }))
            .parse(marked)
            .find((record) => record.id === one) ?? {};
        const found = async (token: string) => (await send("/api/Search", { search }, token)).text();
        expect(await found(manager.token)).toContain(`"${one}"`);
        expect(await found(granted.token)).not.toContain(`"${one}"`);
      }
      for (const entityMetadataId of notedAs[id] ?? []) {
        const token = granted.token;
        const notesPath = `/api/Notes/${one}/${entityMetadataId}`;
        expect(await statusOf(notesPath, { token })).toBe(404);
        expect(await statusOf(notesPath, { token: manager.token })).toBe(200);
        const form = new FormData();
        form.set("noteBody", "Seen");
        form.set("entityId", one);
        form.set("entityMetadataId", entityMetadataId);
        expect(await statusOf("/api/Notes", { method: "POST", token, body: form })).toBe(404);
      }
    });
  });
});
