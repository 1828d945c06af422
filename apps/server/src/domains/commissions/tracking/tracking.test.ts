import { schemasOf } from "@portico/contract/schemas";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { csvRows } from "../../../../test/spreadsheet.ts";
import { rowsOf } from "../../../db/database.ts";

const trackedMonth = z.looseObject({
  id: z.string(),
  policyNumber: z.string(),
  agent: z.string(),
  carrier: z.string(),
  month: z.number(),
  year: z.number(),
  members: z.number(),
  rate: z.number().nullable(),
  expected: z.number().nullable(),
  received: z.number().nullable(),
  state: z.string(),
});
const page = z.object({
  data: z.array(trackedMonth),
  totalRecords: z.number(),
  totals: z.record(z.string(), z.number()).optional(),
});
const summed = "totals=members,expected,received,variance,notReported";

describe.each(databaseKinds)("tracking, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const read = async (query = "") =>
    page.parse(await api.read(`/api/CommissionTracking?pageSize=100&${query}`, token));

  /** The totals from lines, terms and rates, without months that have no rate or that the carrier has not reported. */
  const recounted = async (where: SQL) => {
    const [row] = await rowsOf(
      api.services.database,
      sql`select count(*)::int as records, coalesce(sum(m.members) filter (where is_due), 0)::int as members,
          coalesce(sum(m.members * rate) filter (where is_due), 0)::float8 as expected,
          coalesce(sum(received) filter (where is_due), 0)::float8 as received,
          coalesce(sum(coalesce(received, 0) - m.members * rate) filter (where is_due), 0)::float8 as variance,
          coalesce(sum(m.members * rate) filter (where not is_due), 0)::float8 as "notReported"
        from (
          select *, rate is not null and (received is not null or exists (
            select from statement_loads s where s.carrier_id = tracked.carrier_id and s.state = 'Loaded'
              and s.year = tracked.year and s.month = tracked.month
          )) as is_due
          from tracking_months tracked
        ) m join policies p on p.id = m.policy_id join agents a on a.id = m.agent_id
        join carriers c on c.id = m.carrier_id where ${where}`,
    );
    return row;
  };
  const asRecounted = ({ totalRecords, totals }: z.infer<typeof page>) => ({
    records: totalRecords,
    ...totals,
  });

  it("returns the contract's fields, the newest month first", async () => {
    const response = await api.read("/api/CommissionTracking?pageSize=100", token);
    expect(schemasOf("tracking.list").response.parse(response)).toEqual(response);
    const { data } = page.parse(response);
    expect(data.every(({ year, month }) => year === 2026 && month === 3)).toBe(true);
    const oldest = await read("sort=month");
    expect(oldest.data[0]?.year).toBeLessThan(2026);
  });

  it.each<[string, SQL]>([
    ["", sql`true`],
    ["carrier=Oscar+Health", sql`c.name = 'Oscar Health'`],
    ["year=2026&month=2", sql`year = 2026 and month = 2`],
    ["state=Unpaid&state=Chargeback", sql`m.state in ('Unpaid', 'Chargeback')`],
    ["state=No+rate", sql`m.state = 'No rate'`],
    ["state=Not+reported", sql`m.state = 'Not reported'`],
    ["year=2026&month=3", sql`year = 2026 and month = 3`],
    [
      "agent=Alejandra+R%C3%ADos&carrier=Oscar+Health",
      sql`a.name = 'Alejandra Ríos' and c.name = 'Oscar Health'`,
    ],
    // Totals are not stored by policy.
    ["policyNumber=OSC000", sql`p.policy_number like '%OSC000%'`],
  ])("sums all matching months: %s", async (query, where) => {
    expect(asRecounted(await read(`${query}&${summed}`))).toEqual(await recounted(where));
  });

  it("opens on the last month that a carrier has reported to the caller", async () => {
    const opening = async (user: string) =>
      api.read("/api/CommissionTracking/opening", await api.tokenOf(user));
    const [last] = await rowsOf(
      api.services.database,
      sql`select year::text, month::text from statement_loads where state = 'Loaded' order by statement_loads.year desc,
        statement_loads.month desc limit 1`,
    );
    expect(await opening("admin@portico.test")).toEqual({ filters: last });
    const claims = ["view.CommissionTracking"];
    const { email } = await makeAccount(api.services.database, { roles: ["agent"], claims, isAgent: true });
    expect(await opening(email)).toEqual({ filters: {} });
  });

  it("exports the same sums to the cent", async () => {
    const query = "carrier=Oscar+Health&year=2026&month=2";
    const { totals, totalRecords } = await read(`${query}&${summed}`);
    const response = await api.send(`/api/CommissionTracking?${query}&columns=expected,received,state`, {
      token,
      headers: { accept: "text/csv" },
    });
    const [, ...rows] = csvRows(await response.text());
    const cents = (column: number) =>
      rows
        .filter(([, , state]) => state !== "No rate" && state !== "Not reported")
        .reduce((sum, row) => sum + Math.round(Number(row[column]?.replace(/[$,]/g, "") ?? 0) * 100), 0);
    expect(rows).toHaveLength(totalRecords);
    expect([cents(0), cents(1)]).toEqual([
      Math.round((totals?.expected ?? 0) * 100),
      Math.round((totals?.received ?? 0) * 100),
    ]);
  });

  it.each(["Paid", "Underpaid", "Unpaid", "Not reported"])("explains a month: %s", async (state) => {
    const [row] = (await read(`state=${encodeURIComponent(state)}`)).data;
    const response = await api.read(`/api/CommissionTracking/${row?.id}`, token);
    expect(schemasOf("tracking.detail").response.parse(response)).toEqual(response);
    const detail = z
      .looseObject({
        lines: z.array(z.looseObject({ amount: z.number() })),
        rates: z.array(z.looseObject({ rate: z.number() })),
        terms: z.array(z.looseObject({ members: z.number() })),
      })
      .parse(response);
    expect(detail.rates.map(({ rate }) => rate)).toEqual([row?.rate]);
    expect(detail.terms.map(({ members }) => members)).toEqual([row?.members]);
    const received = detail.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
    expect(detail.lines.length > 0 ? received : null).toBe(row?.received ?? null);
  });
});
