import { dashboardSchemas } from "@portico/contract/features/policies/dashboard.schemas";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { demoToday } from "../../../test/demo-day.ts";
import { recountedMonths } from "../../../test/recount-commissions.ts";
import { setAuthor } from "../../db/author.ts";
import { rowsOf } from "../../db/database.ts";
import { carriers, visibility } from "../../db/schema/index.ts";

const { response } = dashboardSchemas["dashboard.get"];
const years = [2026, 2025, 2024, 2023, 2022, 2021];
const agent = { roles: ["agent"], claims: ["view.Policy"], isAgent: true } as const;
const figure = z.object({
  agentId: z.string(),
  carrierId: z.string(),
  year: z.number(),
  month: z.number(),
  policies: z.number(),
  members: z.number(),
});
type Figure = z.infer<typeof figure>;

describe.each(databaseKinds)("the dashboard, on $name", (kind) => {
  let api: TestApi;
  /** Every agent's figures, from terms and statement lines. */
  let recounted: readonly Figure[];
  const nameOf = new Map<string, string>();
  beforeAll(async () => {
    api = await openApi(kind);
    const { database } = api.services;
    for (const { id, name } of await database.select().from(carriers)) nameOf.set(id, name);
    recounted = z.array(figure).parse(
      await rowsOf(
        database,
        sql`select agent_id as "agentId", carrier_id as "carrierId", year, month, count(*)::int as policies,
            sum(members)::int as members
          from (${recountedMonths([...nameOf.keys()], demoToday)}) as months group by 1, 2, 3, 4`,
      ),
    );
  });
  afterAll(() => api.close());

  const read = async (token: string, query = "") =>
    response.parse(await api.read(`/api/Dashboard?${query}`, token));
  const statusOf = async (token: string, query: string) =>
    (await api.send(`/api/Dashboard?${query}`, { token })).status;

  /** The response's rows, recounted for some agents. */
  const expected = (year: number, isCounted: (agentId: string) => boolean = () => true) => {
    const counted = recounted.filter((row) => isCounted(row.agentId) && [year - 1, year].includes(row.year));
    const months = Map.groupBy(counted, (row) => `${row.year}/${row.month}/${row.carrierId}`);
    return [...months.values()].map((rows) => ({
      year: rows[0]?.year,
      month: rows[0]?.month,
      carrierId: rows[0]?.carrierId,
      carrierName: nameOf.get(rows[0]?.carrierId ?? ""),
      policies: rows.reduce((sum, { policies }) => sum + policies, 0),
      members: rows.reduce((sum, { members }) => sum + members, 0),
    }));
  };
  const sorted = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

  /** A user who also sees the rows of other agents in an area. */
  const userWithGrants = async (
    grants: readonly { agentId: string; resourceId: string }[],
    claims?: string[],
  ) => {
    const account = await makeAccount(api.services.database, { ...agent, ...(claims && { claims }) });
    const rows = grants.map((grant) => ({ ...grant, contactId: account.contactId }));
    await api.services.database.insert(visibility).values(rows);
    return { ...account, token: await api.tokenOf(account.email) };
  };

  it.each(years)("shows all agents' policies and members in %i and the year before", async (year) => {
    const response = await read(await api.tokenOf("admin@portico.test"), `year=${year}`);
    expect(response).toMatchObject({ year, years, scope: "all", agent: null, canListMonths: true });
    expect(sorted(response.data)).toEqual(sorted(expected(year)));
  });

  it("shows the current year by default, with the months that have begun", async () => {
    const token = await api.tokenOf("admin@portico.test");
    const response = await read(token);
    expect(response).toMatchObject({ year: 2026, lastMonth: 3 });
    expect(response.data.length).toBeGreaterThan(20);
    expect((await read(token, "year=2025")).lastMonth).toBe(12);
  });

  it("shows agents their own figures", async () => {
    const own = await agentOf(api.services.database, "agent@portico.test");
    const response = await read(await api.tokenOf("agent@portico.test"));
    expect(response).toMatchObject({ scope: "one", agent: { id: own }, canListMonths: true });
    expect(response.data.length).toBeGreaterThan(0);
    expect(sorted(response.data)).toEqual(sorted(expected(2026, (agentId) => agentId === own)));
  });

  it("shows managers each agent's figures", async () => {
    const token = await api.tokenOf("manager@portico.test");
    const own = await agentOf(api.services.database, "agent@portico.test");
    const response = await read(token, `agentId=${own}&year=2025`);
    expect(response).toMatchObject({ scope: "all", agent: { id: own } });
    expect(sorted(response.data)).toEqual(sorted(expected(2025, (agentId) => agentId === own)));
  });

  it("shows the agents that Visibility grants, together and one by one", async () => {
    const { database } = api.services;
    const [one, other] = await Promise.all(
      ["agent@portico.test", "manager@portico.test"].map((email) => agentOf(database, email)),
    );
    const seen = [one ?? "", other ?? ""];
    const { token, agentId } = await userWithGrants(
      seen.map((id) => ({ agentId: id, resourceId: "Policy" })),
    );
    const response = await read(token);
    expect(response).toMatchObject({ scope: "several", agent: null, canListMonths: false });
    expect(sorted(response.data)).toEqual(sorted(expected(2026, (id) => seen.includes(id))));
    const ofOne = await read(token, `agentId=${one}`);
    expect(sorted(ofOne.data)).toEqual(sorted(expected(2026, (id) => id === one)));
    const offered = z
      .array(z.object({ id: z.string() }))
      .parse(await api.read("/api/Dashboard/agents", token));
    expect(offered.map(({ id }) => id).sort()).toEqual([...seen, agentId].sort());
  });

  it("doesn't show agents whom a grant for another area names", async () => {
    const other = await agentOf(api.services.database, "agent@portico.test");
    const { token, agentId } = await userWithGrants([{ agentId: other, resourceId: "Lead" }]);
    const response = await read(token);
    expect(response).toMatchObject({ scope: "one", agent: { id: agentId }, data: [] });
    expect(await statusOf(token, `agentId=${other}`)).toBe(404);
    expect(await api.read("/api/Dashboard/agents", token)).toEqual([
      expect.objectContaining({ id: agentId }),
    ]);
  });

  it("knows whether the list of tracked months shows the same", async () => {
    const other = await agentOf(api.services.database, "agent@portico.test");
    const claims = ["view.Policy", "view.CommissionTracking"];
    const grant = (resourceId: string) => ({ agentId: other, resourceId });
    const { token } = await userWithGrants([grant("Policy")], claims);
    expect((await read(token)).canListMonths).toBe(false);
    expect((await read(token, `agentId=${other}`)).canListMonths).toBe(false);
    const both = await userWithGrants([grant("Policy"), grant("CommissionTracking")], claims);
    expect((await read(both.token)).canListMonths).toBe(true);
    const allPolicies = await userWithGrants([grant("Lead")], [...claims, "admin.Policy"]);
    expect((await read(allPolicies.token)).canListMonths).toBe(false);
  });

  it("has nothing for a user without an agent", async () => {
    const account = await makeAccount(api.services.database, { roles: ["securityadmin"] });
    const token = await api.tokenOf(account.email);
    expect(await read(token)).toMatchObject({ scope: "none", agent: null, data: [] });
    expect(await api.read("/api/Dashboard/agents", token)).toEqual([]);
  });

  it.each(["year=2020", "year=2027", "year=26", "agentId=me", "month=1"])("rejects %s", async (query) => {
    expect(await statusOf(await api.tokenOf("admin@portico.test"), query)).toBe(422);
  });

  it("returns 404 for an agent who doesn't exist", async () => {
    const query = "agentId=0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";
    expect(await statusOf(await api.tokenOf("admin@portico.test"), query)).toBe(404);
  });

  it("offers the first 100 agents that match a name", async () => {
    const { database } = api.services;
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction.execute(sql`
        with people as (
          insert into contacts (first_name, last_name) select 'Zzz', n::text from generate_series(1, 101) n
          returning id, last_name
        )
        insert into agents (name, first_name, last_name, contact_id)
        select 'Zzz ' || last_name, 'Zzz', last_name, id from people`);
    });
    const token = await api.tokenOf("admin@portico.test");
    const found = z
      .array(z.object({ name: z.string() }))
      .parse(await api.read("/api/Dashboard/agents?name=zzz", token));
    expect(found).toHaveLength(100);
    expect(found.every(({ name }) => name.startsWith("Zzz"))).toBe(true);
  });
});
