import { monthLabelOf } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { rowsOf } from "../../db/database.ts";

const report = z.object({
  data: z.array(
    z.looseObject({
      ...{ agentName: z.string(), amount: z.number() },
      ...{ monthYear: z.string(), month: z.number(), year: z.number() },
      ...{ firstDay: z.string().optional(), lastDay: z.string().optional() },
    }),
  ),
  totalRecords: z.number(),
  totals: z.record(z.string(), z.number()).optional(),
});
const summed = "totals=totalPolicies,totalMembers,amount";

describe.each(databaseKinds)("the agent commission report, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const read = async (query = "") =>
    report.parse(await api.read(`/api/agentcommissions?pageSize=100&${query}`, token));

  it("has a row per agent, carrier and month, the newest month first", async () => {
    const response = await api.read("/api/agentcommissions?pageSize=100", token);
    expect(schemasOf("agentCommissions.list").response.parse(response)).toEqual(response);
    const { data } = await read();
    const months = data.map(({ year, month }) => year * 12 + month);
    expect(months).toEqual(months.toSorted((one, other) => other - one));
    expect(data.map(({ monthYear }) => monthYear)).toEqual(
      data.map(({ year, month }) => `${monthLabelOf(month)} ${year}`),
    );
  });

  it("has the days of the month on request, to filter the statement's lines", async () => {
    const { data } = await read(
      "year=2026&month=1&columns=agentName,amount,monthYear,month,year,firstDay,lastDay",
    );
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]))).toEqual(
      new Set(["2026-01-01", "2026-01-31"]),
    );
  });

  it("shows agents only their own rows", async () => {
    const own = report.parse(
      await api.read("/api/agentcommissions?pageSize=500", await api.tokenOf("agent@portico.test")),
    );
    expect(new Set(own.data.map(({ agentName }) => agentName))).toEqual(new Set(["Alejandra Ríos"]));
  });

  it.each([
    ["", sql`true`],
    ["year=2026&month=1", sql`l.year = 2026 and l.month = 1`],
    ["carrier=Oscar+Health&year=2025", sql`c.name = 'Oscar Health' and l.year = 2025`],
  ])("agrees with the lines to the cent, on screen and in its export: %s", async (query, where) => {
    const [lines] = await rowsOf(
      api.services.database,
      sql`select count(distinct (l.agent_id, l.carrier_id, l.year, l.month))::int as records,
          sum(l.members)::int as members, sum(l.amount)::float8 as amount
        from statement_lines l join statement_loads s on s.id = l.load_id and s.state = 'Loaded'
        join carriers c on c.id = l.carrier_id where l.agent_id is not null and ${where}`,
    );
    const { totalRecords, totals } = await read(`${query}&${summed}`);
    expect({ records: totalRecords, members: totals?.totalMembers, amount: totals?.amount }).toEqual(lines);
    const response = await api.send(`/api/agentcommissions?${query}&columns=amount`, {
      token,
      headers: { accept: "text/csv" },
    });
    expect(response.headers.get("content-disposition")).toContain('filename="agentcommissions-');
    const [, ...rows] = csvRows(await response.text());
    const cents = rows.reduce(
      (sum, [amount = ""]) => sum + Math.round(Number(amount.replace(/[$,]/g, "")) * 100),
      0,
    );
    expect(cents / 100).toBe(lines?.amount);
  });
});
