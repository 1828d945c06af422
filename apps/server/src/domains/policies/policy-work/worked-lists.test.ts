import { endpoints, type Fields } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { csvRows } from "../../../../test/spreadsheet.ts";
import { addWorkRows } from "../../../../test/work-rows.ts";
import { lostPolicies, policies, unpaidPolicies } from "../../../db/schema/index.ts";

const page = z.object({
  data: z.array(z.looseObject({ id: z.string(), policyNumber: z.string().default("") })),
  totalRecords: z.number(),
});
const lists = [
  { id: "policyNonPaid.list", path: "/api/PolicyNonPaid", table: unpaidPolicies },
  { id: "lostPolicy.list", path: "/api/LostPolicy", table: lostPolicies },
] as const;
const fieldsOf = (id: (typeof lists)[number]["id"]): Fields => endpoints[id].fields;

describe.each(databaseKinds)("lists of unpaid and lost policies, on $name", (databaseKind) => {
  let api: TestApi;
  let token: string;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    token = await api.tokenOf("admin@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
    for (const { id, table } of lists) {
      await addWorkRows(api.services.database, table, { count: 30, agentId, prefix: `W-${id}-` });
    }
  });
  afterAll(() => api.close());

  describe.each(lists)("$id", ({ id, path }) => {
    const read = async (query: string) => page.parse(await api.read(`${path}?${query}`, token));
    const all = Object.keys(fieldsOf(id)).join(",");

    it("returns exactly the contract's fields in every column", async () => {
      for (const query of ["pageSize=50", `pageSize=50&columns=${all}`]) {
        const response = await api.read(`${path}?${query}`, token);
        expect(schemasOf(id).response.parse(response)).toEqual(response);
      }
    });

    const sortable = Object.keys(fieldsOf(id)).filter((name) => fieldsOf(id)[name]?.sortable);
    it.each(sortable)(
      "can be sorted by %s in both directions, with each row once over all pages",
      async (field) => {
        const { totalRecords } = await read("pageSize=1");
        const upward: (readonly [string, unknown])[] = [];
        for (let number = 1; (number - 1) * 500 < totalRecords; number++) {
          const { data } = await read(`pageSize=500&pageNumber=${number}&sort=${field}&columns=${field}`);
          upward.push(...data.map((row) => [row.id, row[field]] as const));
        }
        expect(new Set(upward.map(([rowId]) => rowId)).size).toBe(totalRecords);
        // Empty values come last in both directions.
        const given = upward.filter(([, value]) => value !== null);
        const downward = (await read(`pageSize=500&sort=-${field}`)).data.slice(0, given.length);
        expect(downward.map((row) => row.id)).toEqual(
          given
            .reverse()
            .slice(0, 500)
            .map(([rowId]) => rowId),
        );
      },
    );

    const filters: Readonly<Record<string, string>> = {
      agent: "Alejandra Ríos",
      insuredName: "a test",
      policyNumber: `w-${id.toLowerCase()}-`,
      status: "New",
      month: "1",
      year: "2026",
      ...(id === "lostPolicy.list"
        ? { reason: "Terminated" }
        : { graceFrom: "2026-01-31", graceTo: "2026-01-31" }),
    };
    it.each(Object.entries(filters))("can be filtered by %s", async (name, value) => {
      const query = `policyNumber=W-${id}-&${name === "policyNumber" ? "" : `${name}=${encodeURIComponent(value)}`}`;
      expect((await read(query)).totalRecords).toBe(30);
      const others: Record<string, string> = {
        month: "2",
        year: "2020",
        graceFrom: "2026-02-01",
        graceTo: "2026-01-30",
        reason: "Carrier left",
      };
      const other = others[name] ?? "no such";
      if (name !== "policyNumber") {
        expect((await read(`policyNumber=W-${id}-&${name}=${encodeURIComponent(other)}`)).totalRecords).toBe(
          0,
        );
      }
    });

    it("can be exported completely, with the contract's labels", async () => {
      const file = await api.send(`${path}?policyNumber=W-${id}-&columns=policyNumber,insuredName,month`, {
        token,
        headers: { accept: "text/csv" },
      });
      const [head, ...rows] = csvRows(await file.text());
      expect(head).toEqual(["Policy number", "Insured name", "Month"]);
      expect(rows).toHaveLength(30);
    });
  });

  it("returns the names of the insured from their policies", async () => {
    const [row] = await addWorkRows(api.services.database, lostPolicies, {
      count: 1,
      agentId,
      prefix: "NAMED-",
    });
    const [policy] = await api.services.database
      .select({ id: policies.id })
      .from(policies)
      .where(eq(policies.policyNumber, "NAMED-00001"));
    await asSystem(api.services.database)
      .update(policies)
      .set({ firstName: "Inés", lastName: "Quispe" })
      .where(eq(policies.id, policy?.id ?? ""));
    const { data } = page.parse(await api.read("/api/LostPolicy?insuredName=s%20quis", token));
    expect(data).toMatchObject([{ id: row, insuredName: "Inés Quispe" }]);
  });

  it("counts months behind from the last paid day to today in the business time zone", async () => {
    const [row] = await addWorkRows(api.services.database, unpaidPolicies, {
      count: 1,
      agentId,
      prefix: "BEHIND-",
    });
    const { database } = api.services;
    const behind = async (paidThroughDate: string, reader = token) => {
      await asSystem(database)
        .update(unpaidPolicies)
        .set({ paidThroughDate })
        .where(eq(unpaidPolicies.id, row ?? ""));
      return api.read("/api/PolicyNonPaid?policyNumber=BEHIND-", reader);
    };
    expect(await behind("2026-01-31")).toMatchObject({ data: [{ monthsBehind: 2 }] });
    expect(await behind("2026-01-01")).toMatchObject({ data: [{ monthsBehind: 2 }] });
    expect(await behind("2025-11-30")).toMatchObject({ data: [{ monthsBehind: 4 }] });
    const { now } = api.time;
    const on = async (moment: string) => {
      api.time.now = new Date(moment);
      const account = await makeAccount(database, { roles: ["agent"], claims: ["admin.Policy"] });
      const response = await behind("2026-01-31", await api.tokenOf(account.email));
      api.time.now = now;
      return response;
    };
    // 3 AM in UTC is still the evening of the 31st in the business time zone.
    expect(await on("2026-04-01T03:00:00Z")).toMatchObject({ data: [{ monthsBehind: 2 }] });
    expect(await on("2026-04-01T05:00:00Z")).toMatchObject({ data: [{ monthsBehind: 3 }] });
  });
});
