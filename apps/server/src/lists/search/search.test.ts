import { endpoints, type ListEndpoint, type ListId } from "@portico/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { allLists } from "../../all-lists.ts";
import { customers, leads, policies } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";
import { isFilterIndexed } from "../index-usage.ts";
import { bindList } from "../list.ts";

const page = z.object({ data: z.array(z.looseObject({ id: z.string() })), totalRecords: z.number() });
const searchedLists = (Object.keys(endpoints) as ListId[]).filter((id) => {
  const endpoint: { readonly kind: string; readonly searchable?: unknown } = endpoints[id];
  return endpoint.kind === "list" && endpoint.searchable !== undefined;
});

describe.each(bothDatabases)("searching a list, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let agent: string;
  let agentId: string;
  let policyId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    agent = await api.tokenOf("agent@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
    policyId = await addPolicy({ agentId: await agentOf(api.services.database, "admin@portico.test") });
  });
  afterAll(() => api.close());

  const addPolicy = async (values: Partial<typeof policies.$inferInsert>) => {
    const { database } = api.services;
    const [any] = await database.select().from(policies).limit(1);
    if (!any) throw new Error("There are no demo policies.");
    const { id: _, insuredName: __, searchText: ___, ...copied } = any;
    const added = {
      ...copied,
      policyNumber: "QX-70001",
      firstName: "María Ángela",
      lastName: "Quiñónez O'Dell",
      zipCode: "99501",
      phone: "9075550142",
      ...values,
    };
    const [row] = await asSystem(database).insert(policies).values(added).returning();
    return row?.id ?? "";
  };
  const send = (path: string, body: object, token = admin, headers: Record<string, string> = {}) =>
    api.send(`/api${path}/search`, { method: "POST", token, body, headers });
  const found = async (search: string, { path = "/Policies", token = admin } = {}) => {
    const response = await send(path, { search, pageSize: "500" }, token);
    expect(response.status, search).toBe(200);
    return page.parse(await response.json()).data.map(({ id }) => id);
  };

  it.each([
    "QX-70001",
    "qx-7000",
    "70001",
    "qx70001",
    "QX–70001",
    "“QX-70001.”",
    "QX-\u200f70001",
    "Quiñónez",
    "QUINONEZ",
    "quiñonez",
    "uinone",
    "maria",
    "María",
    "maria quinonez",
    "Quiñónez, María",
    "O'Dell, Angela",
    "o’dell maria",
    "ma an qu",
    "99501",
    "quinonez 995",
    "(907) 555-0142",
    "907-555-0142",
    "+1 907 555 0142",
    "1-907-555-0142",
    "9075550142",
    "555-0142 maria",
  ])("finds %s", async (search) => {
    expect(await found(search)).toContain(policyId);
  });

  it.each(["María Smith", "QX-70002", "ar qu", "oneself", "99502", "907-555-0143", "%", "__", "'", "\\"])(
    "doesn't find %s",
    async (search) => {
      const response = await send("/Policies", { search, pageSize: "500" });
      // One character is too short.
      if (search.length < 2) expect(response.status).toBe(422);
      else expect(await found(search)).not.toContain(policyId);
    },
  );

  it("finds wildcards and backslashes as they are", async () => {
    const odd = await addPolicy({ policyNumber: String.raw`8%_\9`, firstName: "Odd", lastName: "One" });
    expect(await found(String.raw`8%_\9`)).toEqual([odd]);
    expect(await found("8abc9")).toEqual([]);
  });

  it("ignores dashes and case of numbers in filters, and refuses those that a spreadsheet shortened", async () => {
    const filtered = async (policyNumber: string) =>
      page.parse(await (await send("/Policies", { policyNumber })).json()).data.map(({ id }) => id);
    for (const text of ["qx70001", "QX–700", "'qx-70001", "\ufeffX7000", '="QX-70001"', "ＱＸ７０００１"])
      expect(await filtered(text), text).toContain(policyId);
    expect(await filtered("QX 70001")).not.toContain(policyId);
    for (const query of [{ policyNumber: "9,1E+10" }, { search: "9.1E+10" }]) {
      const response = await send("/Policies", query);
      expect([response.status, refusal.parse(await response.json()).message]).toEqual([
        422,
        expect.stringContaining("Enter all of its digits"),
      ]);
    }
  });

  it("combines with filters, sort order, columns, exports and selections", async () => {
    const query = { search: "quinonez", policyNumber: "QX", columns: "policyNumber,lastName" };
    const response = page.parse(await (await send("/Policies", query)).json());
    expect(response.data.map(({ policyNumber }) => policyNumber)).toEqual(["QX-70001"]);
    expect(page.parse(await (await send("/Policies", { ...query, state: "ZZ" })).json()).totalRecords).toBe(
      0,
    );
    const file = await send("/Policies", query, admin, { accept: "text/csv" });
    expect(csvRows(await file.text()).slice(1)).toEqual([["QX-70001", "Quiñónez O'Dell"]]);
    const narrowing = { endpoint: "policies.list", filters: { search: "quinonez qx-7" } };
    const selected = await api.send("/api/Selections", { method: "POST", token: admin, body: narrowing });
    expect(await selected.json()).toMatchObject({ count: 1 });
    const check = { ...narrowing, filters: { search: "smith" }, ids: [policyId] };
    const gone = await api.send("/api/Selections/check", { method: "POST", token: admin, body: check });
    expect(await gone.json()).toEqual({ gone: [policyId] });
  });

  it("finds own rows only", async () => {
    expect(await found("QX-70001", { token: agent })).toEqual([]);
    const own = await addPolicy({ agentId, policyNumber: "QX-70009" });
    expect(await found("QX-7000", { token: agent })).toEqual([own]);
    expect((await send("/Agent", { search: "maria" }, agent)).status).toBe(403);
  });

  it("finds unpaid and lost policies, customers, leads, agents and users by what they are known by", async () => {
    const database = asSystem(api.services.database);
    const [lead] = await database
      .insert(leads)
      .values({ firstName: "Zoë", lastName: "Quill", phone: "9075550199", zipCode: "99511" })
      .returning();
    for (const search of ["zoe quill", "Quill, Zoë", "quill (907) 555-0199", "99511 quill"])
      expect(await found(search, { path: "/Leads" }), search).toEqual([lead?.id]);
    const [customer] = await database
      .insert(customers)
      .values({
        ...{ agentId, createdByAgentId: agentId, statusId: entryId("customerStatus", "ACTIVE") },
        ...{
          firstName: "Núria",
          middleName: "B.",
          lastName: "Quill",
          sex: "F",
          comment: "",
          usCitizen: true,
        },
        ...{ email: "nuria@example.com", phone: "9075550188" },
      })
      .returning();
    for (const search of ["nuria quill", "nuria@example", "9075550188 quill"])
      for (const path of ["/Customer", "/Customer/CustomerView"])
        expect(await found(search, { path }), search).toEqual([customer?.id]);
    expect(await found("alejandra", { path: "/Agent" })).not.toEqual([]);
    const security = await api.tokenOf("security@portico.test");
    expect(await found("agent@portico", { path: "/UserManage", token: security })).toHaveLength(1);
  });

  it("rejects texts that are too short or too long, and lists that have no search", async () => {
    const messageOf = async (path: string, search: string) => {
      const response = await send(path, { search });
      return [response.status, refusal.parse(await response.json()).message];
    };
    expect(await messageOf("/Policies", " a ")).toEqual([
      422,
      expect.stringContaining("at least 2 characters"),
    ]);
    expect(await messageOf("/Policies", "a".repeat(101))).toEqual([
      422,
      expect.stringContaining("Up to 100"),
    ]);
    expect(await messageOf("/Policies/inForce", "miami")).toEqual([
      422,
      expect.stringContaining("Unknown field"),
    ]);
    expect((await send("/Policies", { search: "  " })).status).toBe(200);
    expect((await api.send("/api/Policies/search", { method: "PUT", token: admin, body: {} })).status).toBe(
      405,
    );
  });

  it("runs on every list that has it", async () => {
    const { database } = api.services;
    for (const id of searchedLists) {
      const list = bindList(allLists[id], api.services);
      await expect(isFilterIndexed(database, list, "search"), id).resolves.toBeTypeOf("boolean");
    }
    expect(searchedLists.length).toBeGreaterThan(10);
  });

  it.each([
    "policies.list",
    "leads.list",
    "customers.list",
    "customerRecords.list",
    "statements.list",
    "unmatchedLines.list",
    "policyNonPaid.list",
    "lostPolicy.list",
    "tracking.list",
    "offlineApp.list",
    "application.list",
  ] as const)("of %s uses an index", async (id) => {
    const { database } = api.services;
    expect(await isFilterIndexed(database, bindList(allLists[id], api.services), "search")).toBe(true);
  });

  it("is neither in the log nor readable in the audit log", async () => {
    const { database } = api.services;
    await found("quiñónez, maría");
    await api.reads.flush();
    const audited = await database.execute(
      sql`select data2 from audit where data1 = 'policies.list' and data2 like '%"search"%'`,
    );
    const text = JSON.stringify(audited);
    expect(text).toContain("search");
    expect(text.toLowerCase()).not.toMatch(/quiñ|quino|marí|maria/);
  });
});

it("looks only in text fields, and no list has a filter of that name", () => {
  for (const id of searchedLists) {
    const endpoint: ListEndpoint = endpoints[id];
    expect(endpoint.filters, id).not.toHaveProperty("search");
    for (const name of endpoint.searchable ?? [])
      expect(["text", "phone", undefined], `${id} ${name}`).toContain(endpoint.fields[name]?.format);
  }
});
