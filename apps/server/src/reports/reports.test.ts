import { presetClaims, roles } from "@portico/contract";
import { agentCommissionStatement } from "@portico/contract/features/reports";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { bothDatabases, databaseKinds } from "../../test/databases.ts";
import { pdfPages } from "../../test/pdf-text.ts";
import { recountedReports } from "../../test/recounted-reports.ts";
import { csvRows, spreadsheetRows } from "../../test/spreadsheet.ts";
import { rowsOf } from "../db/database.ts";
import { audit } from "../db/schema/index.ts";
import { reports } from "./formats/index.ts";
import type { Report } from "./report.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const all: readonly Report[] = reports;
const codes = all.map((report) => [report.formats[0].code, report] as const);
const find = (code: string): Report => {
  const [found] = all.filter(({ formats }) => formats.some((format) => format.code === code));
  if (!found) throw new Error(`There is no report ${code}.`);
  return found;
};
/** The parameters that the recounts have too. */
const recountedWith: Readonly<Record<string, object>> = {
  RFPDF: { from: "2026-01-01", to: "2026-01-31" },
  RFCARRIER: { year: "2026" },
  RFPROD: { year: "2026" },
};
const urlOf = (code: string, params: object = {}, more = "") => {
  const { id, formats } = find(code);
  const format = formats.find((one) => one.code === code)?.id ?? "";
  return `/api/Reports/${id}?reportFormatId=${format}&params=${encodeURIComponent(JSON.stringify(params))}${more}`;
};

describe.each(bothDatabases)("reports on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await tokenForAll(api);
  });
  afterAll(() => api.close());

  const download = (url: string, accept = "text/csv", token = admin) =>
    api.send(url, { token, headers: { accept } });
  const linesOf = async (url: string, token = admin) =>
    csvRows(await (await download(url, "text/csv", token)).text());

  it.each(codes)("%s has the figures of an independent recount", async (code, report) => {
    const [headings, ...lines] = await linesOf(urlOf(code, recountedWith[code]));
    expect(headings).toHaveLength(Object.keys(report.columns).length);
    const { rows } = groupsOf(lines);
    const names = Object.keys(report.columns).map((name) => `"${name}"`);
    const recounted = await rowsOf(
      api.services.database,
      sql.raw(`select * from (${recountedReports[code]}) as recounted(${names})`),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(textOf).sort()).toEqual(recounted.map((row) => textOf(Object.values(row))).sort());
  });

  it.each(codes)("%s has subtotals and totals that are the sums of its rows", async (code, report) => {
    const [, ...lines] = await linesOf(urlOf(code, recountedWith[code]));
    const { rows, subtotals, total } = groupsOf(lines);
    const depth = report.groupBy.length;
    const summed = Object.values(report.columns).flatMap(({ isSummed, format }, index) =>
      isSummed ? [{ index, isMoney: format === "money" }] : [],
    );
    const sumsOf = (some: readonly string[][]) =>
      summed.map(({ index, isMoney }) => {
        const cents = some.reduce((sum, row) => sum + BigInt((row[index] || "0").replace(".", "")), 0n);
        return isMoney ? (Number(cents) / 100).toFixed(2) : String(cents);
      });
    const shownOf = (row: readonly string[] = []) => summed.map(({ index }) => row[index]);
    expect(shownOf(total)).toEqual(sumsOf(rows));
    const groups = Map.groupBy(rows, (row) => row[0]);
    const outer = subtotals.filter((row) => row[0]?.startsWith("Subtotal "));
    expect(outer.map(shownOf)).toEqual([...groups.values()].map(sumsOf));
    expect(outer.map(([first = ""]) => first.replace(/^Subtotal | \([\d,]+\)$/g, ""))).toEqual([
      ...groups.keys(),
    ]);
    if (depth > 1) {
      const inner = subtotals.filter((row) => row[1]?.startsWith("Subtotal "));
      const pairs = Map.groupBy(rows, (row) => textOf(row.slice(0, 2)));
      expect(inner.map(shownOf)).toEqual([...pairs.values()].map(sumsOf));
    }
  });

  it("filters by every parameter, and writes the parameters used", async () => {
    const { database } = api.services;
    const [carrier] = await rowsOf(
      database,
      sql`select c.id, c.name from lost_policies l join carriers c on c.id = l.carrier_id
        where l.resolved_date is null group by c.id order by count(*) desc, c.name limit 1`,
    );
    const params = {
      carrier: String(carrier?.id),
      reason: "Terminated",
      from: "2026-01-01",
      to: "2026-02-28",
    };
    const lines = await linesOf(urlOf("RFLOST", params));
    const { rows, notes } = groupsOf(lines.slice(1));
    const recounted = await rowsOf(
      database,
      sql`select 1 from lost_policies where resolved_date is null and reason = 'Terminated'
        and carrier_id = ${carrier?.id} and lost_date between '2026-01-01' and '2026-02-28'`,
    );
    expect(rows).toHaveLength(recounted.length);
    expect(notes).toEqual([
      "Parameters",
      "Reason: Terminated",
      `Carrier: ${carrier?.name}`,
      "Lost on or after: 2026/01/01",
      "Lost on or before: 2026/02/28",
    ]);
  });

  it("writes typed numbers to XLSX", async () => {
    const response = await download(urlOf("RFFORCE"), xlsx);
    expect(response.headers.get("content-disposition")).toContain(
      'filename="policies-in-force-by-state-and-carrier-',
    );
    const rows = await spreadsheetRows(new Uint8Array(await response.arrayBuffer()));
    const lines = await linesOf(urlOf("RFFORCE"));
    expect(rows.map((row) => row.slice(0, 4))).toEqual(lines.map((row) => row.slice(0, 4)));
  });

  it("has a PDF with title, parameters, groups and page numbers, in the language of its format", async () => {
    const response = await download(urlOf("RFLOST_ES", { reason: "Terminated" }), "application/pdf");
    const pages = pdfPages(Buffer.from(await response.arrayBuffer()));
    expect(pages[0]?.slice(0, 3)).toEqual([
      "Pólizas perdidas por motivo",
      expect.any(String),
      "Motivo: Terminada",
    ]);
    expect(pages[0]).toContain(`Página 1 de ${pages.length}`);
    expect(pages.flat().filter((text) => /^Subtotal Terminada \([\d,]+\)$/.test(text))).toHaveLength(1);
    expect(pages.at(-1)?.some((text) => /^Total \(/.test(text))).toBe(true);
    if (pages.length > 1) expect(pages[1]).toContain("Motivo: Terminada (continuación)");
  });
});

describe.each(databaseKinds)("requests for reports, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await tokenForAll(api);
  });
  afterAll(() => api.close());
  const csv = async (url: string, token = admin) => api.send(url, { token, headers: { accept: "text/csv" } });

  it("lists the formats that the caller may run, with RFPDF as the default", async () => {
    const listed = (await api.read("/api/Reports", admin)) as Record<string, unknown>[];
    expect(listed.map(({ code }) => code)).toEqual(
      all.flatMap(({ formats }) => formats.map(({ code }) => code)),
    );
    expect(listed.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(["RFPDF"]);
    const params = JSON.parse(String(listed.find(({ code }) => code === "RFLOST_ES")?.params));
    expect(params[0]).toMatchObject({ name: "reason", label: "Motivo", type: "list" });
    expect(params[0].values[1]).toEqual({ id: "Terminated", name: "Terminada" });
    expect(params[1]).toMatchObject({ name: "carrier", values: "/Carriers" });
  });

  it.each([
    ["RFLOST", { nothing: "1" }, "nothing", "Unknown field. Known fields: reason, carrier, from, to."],
    ["RFLOST", { from: "2026-02-30" }, "from", "Must be valid date"],
    ["RFLOST", { from: "2026-02-02", to: "2026-02-01" }, "to", "Can't be before Lost on or after"],
    ["RFLOST", { reason: "Anything" }, "reason", "Choose one of the options"],
    ["RFLOST", { carrier: "1' or true" }, "carrier", "Choose an option for Carrier"],
    ["RFPROD", {}, "year", "Year is required"],
    ["RFPROD", { year: "twenty" }, "year", "Must be a whole number of up to 9 digits"],
    ["RFUSERS", { login: "x".repeat(101) }, "login", "Up to 100 characters"],
  ])("refuses invalid parameters: %s %j", async (code, params, field, message) => {
    const response = await csv(urlOf(code, params));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [message] } });
  });

  it.each([
    [`/api/Reports/${find("RFLOST").id}?params=[`, 422],
    [`/api/Reports/${find("RFLOST").id}?from=2026-01-01`, 422],
    [`/api/Reports/${find("RFLOST").id}?filters={}`, 422],
    [`/api/Reports/${find("RFLOST").id}?reportFormatId=${find("RFPROD").formats[0].id}`, 422],
    [`/api/Reports/${agentCommissionStatement}?filters={"nothing":"1"}`, 422],
    ["/api/Reports/00000000-0000-4000-8000-000000000000", 404],
  ])("refuses invalid requests: %s", async (url, status) => {
    expect((await csv(url)).status).toBe(status);
  });

  it("accepts a number that is not a year", async () => {
    for (const code of ["RFPROD", "RFCARRIER"]) {
      const text = await (await csv(urlOf(code, { year: "999999999" }))).text();
      expect(groupsOf(csvRows(text).slice(1)).rows).toEqual([]);
    }
  });

  it("includes only rows that the caller may see", async () => {
    const { database } = api.services;
    const agent = await api.tokenOf("agent@portico.test");
    const agentId = await agentOf(database, "agent@portico.test");
    const lines = csvRows(await (await csv(`/api/Reports/${agentCommissionStatement}`, agent)).text()).slice(
      1,
    );
    const { rows } = groupsOf(lines);
    const [own] = await rowsOf(
      database,
      sql`select count(*)::int as lines from payment_lines l join payments p on p.id = l.payment_id
        where p.agent_id = ${agentId} and not l.is_void`,
    );
    expect(own?.lines).toBeGreaterThan(0);
    expect(rows).toHaveLength(Number(own?.lines));
  });

  it("refuses users without the permissions of a report", async () => {
    const agent = await api.tokenOf("agent@portico.test");
    expect((await csv(urlOf("RFLOST"), agent)).status).toBe(403);
    expect((await api.send("/api/Reports", { token: agent })).status).toBe(403);
    const { email } = await makeAccount(api.services.database, { roles: ["administrator"] });
    const bare = await api.tokenOf(email);
    const listed = (await api.read("/api/Reports", bare)) as { code: string }[];
    expect(listed).toEqual([]);
    expect((await csv(urlOf("RFLOST"), bare)).status).toBe(403);
    for (const user of ["admin@portico.test", "security@portico.test"]) {
      expect((await csv(urlOf("RFUSERS"), await api.tokenOf(user))).status).toBe(403);
    }
    const customer = await api.tokenOf("customer@portico.test");
    expect((await csv(`/api/Reports/${agentCommissionStatement}`, customer)).status).toBe(403);
  });

  it("limits the statement to a payment number and the filters of the list", async () => {
    const { database } = api.services;
    const [payment] = await rowsOf(
      database,
      sql`select s.payment_number, a.name as agent, c.name as carrier, s.id as slip_id, c.id as carrier_id
        from payment_slips s join payments p on p.slip_id = s.id join agents a on a.id = p.agent_id
          join carriers c on c.id = p.carrier_id
        where p.lines > 0 order by s.payment_number, c.name limit 1`,
    );
    const [counted] = await rowsOf(
      database,
      sql`select sum(lines)::int as lines from payments
        where slip_id = ${payment?.slip_id} and carrier_id = ${payment?.carrier_id}`,
    );
    const filters = encodeURIComponent(JSON.stringify({ agent: payment?.agent, carrier: payment?.carrier }));
    const url = urlOf("RFPDF", {}, `&paymentNumber=${payment?.payment_number}&filters=${filters}`);
    const { rows, notes } = groupsOf(csvRows(await (await csv(url)).text()).slice(1));
    expect(rows).toHaveLength(Number(counted?.lines));
    expect(notes).toEqual([
      "Parameters",
      `Payment number: ${payment?.payment_number}`,
      `Agent: ${payment?.agent}`,
      `Carrier: ${payment?.carrier}`,
    ]);
  });

  it("audits each report as an export, with personal parameters as hashes", async () => {
    await (await csv(urlOf("RFUSERS", { login: "Admin@" }))).text();
    const [event] = await api.services.database
      .select()
      .from(audit)
      .where(eq(audit.category, "export"))
      .orderBy(desc(audit.sequenceNumber))
      .limit(1);
    expect(event).toMatchObject({ data1: "reports/RFUSERS", result: "begun" });
    expect(event?.data2).toMatch(
      /"format":"csv","parameters":\{"login":"[^"@]{20,}"\},"filters":\{\},"rows":\d+/,
    );
  });
});

/** A token for an account that may run every report on all rows. */
async function tokenForAll(api: TestApi): Promise<string> {
  const { email } = await makeAccount(api.services.database, {
    roles: roles.filter((role) => role !== "customer"),
    claims: presetClaims,
  });
  return api.tokenOf(email);
}

/** The lines of a CSV file without its headings. */
function groupsOf(lines: readonly string[][]) {
  const end = lines.findIndex((line) => line.every((cell) => cell === ""));
  const report = lines.slice(0, end);
  const isSubtotal = (line: readonly string[]) => line.some((cell) => cell.startsWith("Subtotal "));
  return {
    rows: report.slice(0, -1).filter((line) => !isSubtotal(line)),
    subtotals: report.filter(isSubtotal),
    total: report.at(-1),
    notes: lines.slice(end + 1).map(([first]) => first),
  };
}

function textOf(cells: readonly unknown[]): string {
  return cells.join(" | ");
}
