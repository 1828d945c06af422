import { schemasOf } from "@portico/contract/schemas";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { rowsOf } from "../../db/database.ts";
import { visibility } from "../../db/schema/index.ts";

const basePath = "/api/Policies/inForce";
const group = z.strictObject({
  id: z.string(),
  carrier: z.string(),
  state: z.string(),
  status: z.string(),
  policies: z.number(),
  members: z.number(),
});
const page = z.object({
  data: z.array(group),
  totalRecords: z.number(),
  totals: z.record(z.string(), z.number()).optional(),
});

describe.each(bothDatabases)("policies in force, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const read = async (query = "", as = token) =>
    page.parse(await api.read(`${basePath}?pageSize=500&${query}`, as));
  /** The groups, counted with plain SQL. */
  const expected = async (where = sql`true`) => {
    const rows = await rowsOf(
      api.services.database,
      sql`select concat(c.name, '/', p.state, '/', s.name) as id, c.name as carrier, p.state, s.name as status,
          count(*)::int as policies, sum(p.number_of_members)::int as members
        from policies p, carriers c, generic_entries s
        where c.id = p.carrier_id and s.id = p.status_id
          and s.name in ('Effectuated', 'Grace Period', 'Past Due') and ${where}
        group by 2, 3, 4`,
    );
    return z.array(group).parse(rows);
  };
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

  it("are counted by carrier, state and status, with their members", async () => {
    const response = await api.read(`${basePath}?pageSize=500`, token);
    expect(schemasOf("policiesInForce.list").response.parse(response)).toEqual(response);
    const { data, totalRecords } = await read();
    const groups = await expected();
    expect(groups.length).toBeGreaterThan(20);
    expect(data.toSorted(byId)).toEqual(groups.toSorted(byId));
    expect(totalRecords).toBe(groups.length);
  });

  it("are totaled over all matching groups", async () => {
    const groups = await expected(sql`p.state = 'FL'`);
    const { totals, data } = await read("state=FL&totals=policies,members");
    expect(totals).toEqual({
      policies: groups.reduce((sum, one) => sum + one.policies, 0),
      members: groups.reduce((sum, one) => sum + one.members, 0),
    });
    expect(data).toHaveLength(groups.length);
  });

  it("can be filtered by carrier, state and status, and sorted by their counts", async () => {
    const [some] = await expected();
    const query = new URLSearchParams({
      carrier: some?.carrier ?? "",
      state: some?.state.toLowerCase() ?? "",
      status: some?.status ?? "",
    });
    expect((await read(String(query))).data).toEqual([some]);
    const members = (await read("sort=-members")).data.map((one) => one.members);
    expect(members).toEqual(members.toSorted((a, b) => b - a));
  });

  it("can be exported with every group", async () => {
    const query = "sort=carrier,state,status";
    const response = await api.send(`${basePath}?${query}`, { token, headers: { accept: "text/csv" } });
    const [labels, ...rows] = csvRows(await response.text());
    expect(labels).toEqual(["Carrier", "State", "Status", "Policies", "Members"]);
    const { data } = await read(query);
    expect(rows.map((row) => row.slice(0, 3).join("/"))).toEqual(data.map(({ id }) => id));
    expect(rows.map((row) => row[3])).toEqual(data.map((one) => String(one.policies)));
  });

  it("are checked in a selection by their keys", async () => {
    const [some] = await expected();
    const ids = [some?.id, "Nobody/FL/Effectuated"];
    const body = { endpoint: "policiesInForce.list", filters: {}, ids };
    const response = await api.send("/api/Selections/check", { method: "POST", token, body });
    expect(await response.json()).toEqual({ gone: ["Nobody/FL/Effectuated"] });
  });

  it("match the policies in the list for the same carrier, state and status", async () => {
    const [first] = (await read("sort=-policies")).data;
    const { id: _id, policies: count, members: _members, ...filters } = group.parse(first);
    const list = await api.read(`/api/Policies?${new URLSearchParams(filters)}`, token);
    expect(list).toMatchObject({ totalRecords: count });
  });

  it("are limited to administrators", async () => {
    expect((await api.send(basePath, { token: await api.tokenOf("manager@portico.test") })).status).toBe(403);
  });

  describe("include only policies that the administrator can see", () => {
    const make = async (...claims: string[]) => {
      const roles = ["administrator"] as const;
      const { email, contactId } = await makeAccount(api.services.database, { roles, claims });
      return { contactId, token: await api.tokenOf(email) };
    };
    const counted = async (token: string) => (await read("totals=policies", token)).totals?.policies;
    const all = async () => (await expected()).reduce((sum, one) => sum + one.policies, 0);

    it("all of them with admin.Policy or full access, none without", async () => {
      expect(await counted((await make("admin.Policy")).token)).toBe(await all());
      expect(await counted((await make("hasFullAgentAccess")).token)).toBe(await all());
      expect(await counted((await make()).token)).toBe(0);
      expect(await counted((await make("view.Policy", "admin.Lead")).token)).toBe(0);
    });

    it("those of a granted agent, in page, export and selection", async () => {
      const { contactId, token: granted } = await make();
      const agentId = await agentOf(api.services.database, "agent@portico.test");
      await api.services.database.insert(visibility).values({ contactId, agentId, resourceId: "Policy" });
      const groups = await expected(sql`p.agent_id = ${agentId}`);
      const { data } = await read("", granted);
      expect(data.toSorted(byId)).toEqual(groups.toSorted(byId));
      const file = await api.send(basePath, { token: granted, headers: { accept: "text/csv" } });
      expect(csvRows(await file.text())).toHaveLength(groups.length + 1);
      const [hidden] = (await expected()).filter(({ id }) => groups.every((one) => one.id !== id));
      const body = { endpoint: "policiesInForce.list", filters: {}, ids: [hidden?.id] };
      const response = await api.send("/api/Selections/check", { method: "POST", token: granted, body });
      expect(await response.json()).toEqual({ gone: [hidden?.id] });
    });
  });
});
