import { readFileSync } from "node:fs";
import { type Area, areas, endpoints, type ListId, pathFromOrigin } from "@portico/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import {
  listScopes,
  listsOfTwoAgents,
  listsWithUnassignedRows,
  type OwnTest,
} from "../../test/who-may-call.ts";
import { agents, visibility } from "../db/schema/index.ts";

const rows = z.array(z.object({ id: z.string() }));
/** Some lists have their rows in an object, next to sums. */
const enveloped = z.record(z.string(), z.union([rows, z.number()])).transform((data) => {
  return Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []));
});
const page = z.object({ data: z.union([rows, enveloped]), totalRecords: z.number() });
const lists = Object.entries(listScopes) as [ListId, Area | "everyone" | OwnTest][];
const ofAgents = lists.filter(
  (entry): entry is [ListId, Area] => typeof entry[1] === "string" && entry[1] !== "everyone",
);

it("covers every list that shows rows to agents", () => {
  const there = Object.entries(endpoints).flatMap(([id, { kind }]) => (kind === "list" ? [id] : []));
  expect(Object.keys(listScopes).sort()).toEqual(there.sort());
});

const withOwnTest = lists.flatMap(([id, scope]) =>
  typeof scope === "object" ? [[id, scope.test] as const] : [],
);

it.each(withOwnTest)("%s has a test of who sees which rows", (_id, test) => {
  const [, file = "", title = ""] = /^(.+\.test\.ts): (.+)$/.exec(test) ?? [];
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  expect(source).toMatch(new RegExp(`\\bit(?:\\.each\\(.*\\))?\\("${title}"`));
});

describe.each(databaseKinds)("the rows of lists, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const make = async (claims: readonly string[], isAgent = false) => {
    const account = await makeAccount(api.services.database, { roles: ["agent"], claims, isAgent });
    return { ...account, token: await api.tokenOf(account.email) };
  };
  /** Replaces a contact's Visibility grants. */
  const grant = async (contactId: string, ...grants: { agentId: string; resourceId: string }[]) => {
    const { database } = api.services;
    await database.delete(visibility).where(eq(visibility.contactId, contactId));
    if (grants.length > 0)
      await database.insert(visibility).values(grants.map((each) => ({ contactId, ...each })));
  };

  describe.each(ofAgents)("%s", (id, area) => {
    const path = pathFromOrigin(endpoints[id]);
    const other = areas.find((name) => name !== area) ?? area;
    /** Returns the IDs of the rows that a user sees, and checks that rows, total and export agree. */
    const seenRows = async (token: string) => {
      const { data, totalRecords } = page.parse(await api.read(`${path}?pageSize=500`, token));
      expect(data.length).toBe(Math.min(totalRecords, 500));
      const file = await api.send(`${path}?columns=id`, { token, headers: { accept: "text/csv" } });
      expect(file.status).toBe(200);
      const ids = (await file.text()).trimEnd().split("\n").slice(1);
      expect(ids).toHaveLength(totalRecords);
      return new Set(ids);
    };
    const seen = async (token: string) => (await seenRows(token)).size;
    const all = async () => seen((await make([`admin.${area}`])).token);
    const unassigned = async () => {
      if (!listsWithUnassignedRows.includes(id)) return 0;
      const { token } = await make([`admin.${area}`]);
      const file = await api.send(`${path}?columns=id,agentId`, { token, headers: { accept: "text/csv" } });
      const count = (await file.text()).split("\n").filter((line) => /^[^,]+,\s*$/.test(line)).length;
      expect(count).toBeGreaterThan(0);
      return count;
    };

    it(`shows all rows with admin.${area} or full access, and none without an agent or a grant`, async () => {
      expect(await all()).toBeGreaterThan(0);
      expect(await seen((await make([`view.${area}`, "hasFullAgentAccess"])).token)).toBe(await all());
      expect(await seen((await make([`view.${area}`])).token)).toBe(0);
      expect(await seen((await make([`view.${area}`], true)).token)).toBe(0);
      expect(await seen((await make([`view.${area}`, `admin.${other}`])).token)).toBe(0);
    });

    it("shows each row to its agents only: the rows of each grant add up to all", async () => {
      const { contactId, token } = await make([`view.${area}`]);
      const everyone = await api.services.database.select({ id: agents.id }).from(agents);
      const agentsOf = new Map<string, number>();
      for (const { id: agentId } of everyone) {
        await grant(contactId, { agentId, resourceId: area });
        for (const row of await seenRows(token)) agentsOf.set(row, (agentsOf.get(row) ?? 0) + 1);
      }
      expect(agentsOf.size).toBe((await all()) - (await unassigned()));
      expect(Math.max(...agentsOf.values())).toBe(listsOfTwoAgents.includes(id) ? 2 : 1);
    });

    it("shows the caller's own agent's rows and granted ones, from the next call until the grant is removed", async () => {
      const { database } = api.services;
      const [mine, theirs] = [
        await agentOf(database, "agent@portico.test"),
        await agentOf(database, "manager@portico.test"),
      ];
      const { contactId, token } = await make([`view.${area}`]);
      await grant(contactId, { agentId: mine, resourceId: area });
      const ofMine = await seenRows(token);
      expect(await seenRows(await api.tokenOf("agent@portico.test"))).toEqual(ofMine);
      await grant(contactId, { agentId: theirs, resourceId: "__all__" });
      const ofTheirs = await seenRows(token);
      await grant(contactId, { agentId: mine, resourceId: "__all__" }, { agentId: theirs, resourceId: area });
      expect(await seenRows(token)).toEqual(new Set([...ofMine, ...ofTheirs]));
      await grant(contactId, { agentId: "__all__", resourceId: area });
      expect(await seen(token)).toBe((await all()) - (await unassigned()));
      await grant(contactId);
      expect(await seen(token)).toBe(0);
    });

    it.each([
      ["of another area", { agentId: "__all__", resourceId: other }],
      ["the area in another case", { agentId: "__all__", resourceId: area.toLowerCase() }],
      ["an unknown area", { agentId: "__all__", resourceId: "" }],
      ["an unknown agent", { agentId: "", resourceId: area }],
      ["a value that resembles the one for all agents", { agentId: "__ALL__", resourceId: area }],
      ["of a pattern", { agentId: "%", resourceId: area }],
      ["SQL injection", { agentId: "' or true --", resourceId: area }],
    ])("shows no rows for a grant %s", async (_what, given) => {
      const { contactId, token } = await make([`view.${area}`]);
      await grant(contactId, given);
      expect(await seen(token)).toBe(0);
    });
  });
});
