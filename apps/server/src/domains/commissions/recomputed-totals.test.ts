import { months } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { commissionDifferences, noDifferences } from "../../../test/recount-commissions.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { rowsOf } from "../../db/database.ts";
import { carriers } from "../../db/schema/index.ts";

const statements = z.object({
  data: z.object({ amountMembers: z.number(), commissionAmount: z.number() }),
  totalRecords: z.number(),
});
const sums = z.object({
  data: z.array(
    z.object({ agentId: z.string(), carrierId: z.string(), payments: z.number(), amount: z.number() }),
  ),
  agents: z.array(z.object({ agentId: z.string(), amount: z.number() })),
  carriers: z.array(z.object({ carrierId: z.string(), amount: z.number() })),
  payments: z.number(),
  amount: z.number(),
});
const report = z.object({
  data: z.array(
    z.object({
      agentName: z.string(),
      carrierName: z.string(),
      year: z.number(),
      month: z.number(),
      totalPolicies: z.number(),
      totalMembers: z.number(),
      amount: z.number(),
    }),
  ),
  totalRecords: z.number(),
});
const tracking = z.object({ totalRecords: z.number(), totals: z.record(z.string(), z.number()) });
const policy = z.object({
  years: z.array(
    z.object({ year: z.string(), total: z.number(), months: z.record(z.string(), z.number().nullable()) }),
  ),
});

/** The figures of the demo data, compared with SQL that shares nothing with the server's. */
describe.each(databaseKinds)(
  "commission totals of the demo data, on $name, equal sums of its lines:",
  (kind) => {
    let api: TestApi;
    let token: string;
    beforeAll(async () => {
      api = await openApi(kind);
      token = await api.tokenOf("admin@portico.test");
    });
    afterAll(() => api.close());

    const query = (text: SQL) => rowsOf(api.services.database, text);
    const read = (path: string) => api.read(path, token);

    it.each<[string, SQL]>([
      ["", sql`true`],
      ["carrier=Oscar+Health", sql`c.name = 'Oscar Health'`],
      ["carrier=Oscar+Health&carrier=AvMed", sql`c.name in ('Oscar Health', 'AvMed')`],
      ["agent=Alejandra+R%C3%ADos", sql`a.name = 'Alejandra Ríos'`],
      ["from=2025-11-10&to=2026-01-05", sql`l.year * 12 + l.month between 2025 * 12 + 11 and 2026 * 12 + 1`],
      ["agent=Alejandra+R%C3%ADos&from=2026-01-01", sql`a.name = 'Alejandra Ríos' and l.year = 2026`],
      ["policyNumber=OSC000", sql`l.policy_number like '%OSC000%'`],
      ["insuredName=mar", sql`l.insured_name ilike '%mar%'`],
    ])("the footer of statement lines: %s", async (filters, where) => {
      const { data, totalRecords } = statements.parse(await read(`/api/Statement?${filters}`));
      const [expected] = await query(sql`
      select count(*)::int as "totalRecords", sum(l.members)::int as "amountMembers", sum(l.amount)::float8 as "commissionAmount"
      from statement_loads s, carriers c, statement_lines l left join agents a on a.id = l.agent_id
      where s.id = l.load_id and s.state = 'Loaded' and c.id = l.carrier_id and (${where})`);
      const { amountMembers, commissionAmount } = data;
      expect({ totalRecords, amountMembers, commissionAmount }).toEqual(expected);
    });

    it("payment summaries, by agent and carrier", async () => {
      const {
        data,
        agents,
        carriers: byCarrier,
        payments,
        amount,
      } = sums.parse(await read("/api/Comissions/paymentSummaries"));
      const paid = sql`from payment_lines p join statement_lines l on l.id = p.line_id`;
      const pairs = await query(sql`
      select l.agent_id as "agentId", l.carrier_id as "carrierId", count(distinct p.payment_id)::int as payments,
        sum(l.amount)::float8 as amount ${paid} group by 1, 2 order by 1, 2`);
      const byIds = data.toSorted((one, other) =>
        `${one.agentId}${one.carrierId}` < `${other.agentId}${other.carrierId}` ? -1 : 1,
      );
      expect(byIds).toEqual(pairs);
      const of = (column: "agent_id" | "carrier_id") =>
        query(
          sql`select l.${sql.identifier(column)} as id, sum(l.amount)::float8 as amount ${paid} group by 1`,
        );
      const asMap = (rows: readonly { id?: unknown; amount?: unknown }[]) =>
        Object.fromEntries(rows.map((row) => [String(row.id), row.amount]));
      expect(asMap(agents.map((row) => ({ id: row.agentId, amount: row.amount })))).toEqual(
        asMap(await of("agent_id")),
      );
      expect(asMap(byCarrier.map((row) => ({ id: row.carrierId, amount: row.amount })))).toEqual(
        asMap(await of("carrier_id")),
      );
      const [all] = await query(
        sql`select count(distinct p.payment_id)::int as payments, sum(l.amount)::float8 as amount ${paid}`,
      );
      expect({ payments, amount }).toEqual(all);
    });

    it("each row of the agent commission report", async () => {
      const rows: z.infer<typeof report>["data"] = [];
      for (let page = 1; ; page++) {
        const { data, totalRecords } = report.parse(
          await read(`/api/agentcommissions?pageSize=500&pageNumber=${page}`),
        );
        rows.push(...data);
        if (rows.length >= totalRecords) break;
      }
      const expected = await query(sql`
      select a.name as "agentName", c.name as "carrierName", l.year, l.month,
        count(distinct l.policy_id)::int as "totalPolicies", sum(l.members)::int as "totalMembers",
        sum(l.amount)::float8 as amount
      from statement_lines l, statement_loads s, agents a, carriers c
      where s.id = l.load_id and s.state = 'Loaded' and a.id = l.agent_id and c.id = l.carrier_id
      group by a.id, c.id, l.year, l.month`);
      const sorted = (list: readonly object[]) =>
        list.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
      expect(sorted(rows)).toEqual(sorted(expected));
    });

    it("tracking totals, by state", async () => {
      const { database, clock } = api.services;
      for (const { id } of await database.select().from(carriers)) {
        expect(await commissionDifferences(database, [id], clock.today())).toEqual(noDifferences);
      }
      const states = await query(sql`
      select state, count(*)::int as records, sum(members)::int as members, sum(members * rate)::float8 as expected,
        coalesce(sum(received), 0)::float8 as received
      from tracking_months where rate is not null group by state`);
      expect(states.length).toBeGreaterThan(3);
      expect(states.map(({ state }) => state)).toContain("Not reported");
      for (const { state, records, members, expected, received } of states) {
        const figures = { members, expected, received, notReported: 0 };
        // Not due yet, so only a figure of its own.
        const notDue = { members: 0, expected: 0, received: 0, notReported: expected };
        const totals = state === "Not reported" ? notDue : figures;
        const response = tracking.parse(
          await read(
            `/api/CommissionTracking?${new URLSearchParams({ state: String(state), totals: "members,expected,received,notReported" })}`,
          ),
        );
        expect(response).toEqual({ totalRecords: records, totals });
      }
    });

    it("the monthly counts of all policies", async () => {
      const columns = ["policyNumber", ...months.map((month) => `months.${month}`)].join(",");
      const file = await api.send(`/api/Policies?columns=${columns}`, {
        token,
        headers: { accept: "text/csv" },
      });
      const [, ...rows] = csvRows(await file.text());
      const found = await query(sql`
      select p.policy_number as number, l.month, sum(l.members)::int as members
      from policies p, statement_lines l, statement_loads s
      where l.policy_id = p.id and l.year = 2026 and s.id = l.load_id and s.state = 'Loaded' group by 1, 2`);
      const counts = rows.flatMap(([number, ...cells]) =>
        cells.flatMap((cell, index) => (cell === "" ? [] : [`${number} ${index + 1} ${Number(cell)}`])),
      );
      expect(counts.length).toBeGreaterThan(1_000);
      expect(counts.sort()).toEqual(
        found.map(({ number, month, members }) => `${number} ${month} ${members}`).sort(),
      );
    });

    it("the monthly amounts of policies", async () => {
      const policyIds = await query(sql`
      select l.policy_id as id from statement_lines l where l.policy_id is not null
      group by 1 order by min(l.amount), 1 limit 20`);
      for (const { id } of policyIds) {
        const { years } = policy.parse(await read(`/api/Policies/detail/${id}`));
        const shown = years.flatMap(({ year, months: amounts }) =>
          months.flatMap((name, index) => {
            const amount = amounts[name];
            return amount == null ? [] : [{ year: Number(year), month: index + 1, amount }];
          }),
        );
        const found = await query(sql`
        select l.year, l.month, sum(l.amount)::float8 as amount
        from statement_lines l, statement_loads s
        where l.policy_id = ${id} and s.id = l.load_id and s.state = 'Loaded' group by 1, 2 order by 1 desc, 2`);
        expect(shown).toEqual(found);
        const totals = await query(sql`
        select l.year::text as year, sum(l.amount)::float8 as total
        from statement_lines l, statement_loads s
        where l.policy_id = ${id} and s.id = l.load_id and s.state = 'Loaded' group by 1 order by 1 desc`);
        expect(years.map(({ year, total }) => ({ year, total }))).toEqual(totals);
      }
    });
  },
);
