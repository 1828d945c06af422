import { exportFormats } from "@portico/contract";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { demoPolicies, demoToday } from "../../../test/demo-day.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { policyPage, refusal } from "../../../test/responses.ts";
import { csvRows, spreadsheetRows } from "../../../test/spreadsheet.ts";
import { audit, policies } from "../../db/schema/index.ts";

const csv = { accept: "text/csv" };

describe.each(bothDatabases)("exporting policies on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const exported = (query: string) => api.send(`/api/Policies?${query}`, { token, headers: csv });
  const linesOf = async (query: string) => csvRows(await (await exported(query)).text());

  it("is a download with a date in its file name", async () => {
    const { status, headers } = await exported("pageSize=10");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="policies-${demoToday}.csv"`);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["text/csv", "csv"],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
    ["application/pdf", "pdf"],
  ])("is available as %s, with content type, extension and row count", async (accept, ending) => {
    const { totalRecords } = policyPage.parse(await api.read("/api/Policies?state=TX", token));
    const path = "/api/Policies?state=TX&columns=policyNumber,state&sort=-policyNumber";
    const { status, headers, body } = await api.send(path, { token, headers: { accept } });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain(accept);
    expect(headers.get("content-disposition")).toContain(`policies-${demoToday}.${ending}"`);
    expect(headers.get("x-total-rows")).toBe(String(totalRecords));
    await body?.cancel();
  });

  it("has the same rows in the same order in every format", async () => {
    const path =
      "/api/Policies?state=TX&policyNumber=1&columns=policyNumber,lastName&sort=lastName,policyNumber";
    const file = async (accept: string) =>
      Buffer.from(await (await api.send(path, { token, headers: { accept } })).arrayBuffer());
    const lines = csvRows((await file("text/csv")).toString("utf8"));
    expect(lines.length).toBeGreaterThan(20);
    expect(await spreadsheetRows(await file(exportFormats.xlsx.mediaType))).toEqual(lines);
    const numbers = lines.slice(1).map(([number]) => number ?? "");
    const drawn = pdfPages(await file("application/pdf")).flat();
    expect(drawn.filter((text) => numbers.includes(text))).toEqual(numbers);
  });

  it("contains all matching rows in the requested order, regardless of the page", async () => {
    const lines = await linesOf("columns=policyNumber&sort=-policyNumber&pageSize=10&pageNumber=3&state=TX");
    const numbers: string[] = [];
    for (let page = 1; page <= 4; page++) {
      const response = await api.read(
        `/api/Policies?sort=-policyNumber&state=TX&pageSize=500&pageNumber=${page}`,
        token,
      );
      numbers.push(...policyPage.parse(response).data.map(({ policyNumber }) => policyNumber));
    }
    expect(lines[0]).toEqual(["Policy number"]);
    expect(lines.slice(1).flat()).toEqual(numbers);
  });

  it("contains the requested columns in order, with the contract's labels", async () => {
    const [heading] = await linesOf("columns=lastName,months.january,dob&policyNumber=H0");
    expect(heading).toEqual(["Last name", "January", "Date of birth"]);
  });

  it("omits IDs and versions unless requested", async () => {
    const [heading] = await linesOf("policyNumber=H0");
    expect(heading?.join()).toContain("Policy number,First name,Last name,Plan name,Members,Carrier");
    expect(heading?.join()).not.toMatch(/\bID\b|Version|Date of birth/);
    expect((await linesOf("columns=id&policyNumber=H0"))[0]).toEqual(["ID"]);
  });

  it("has only a header row if nothing matches", async () => {
    expect(await linesOf("policyNumber=nothing-like-it&columns=state")).toEqual([["State"]]);
  });

  it("contains no formulas from user input", async () => {
    const [row] = await api.services.database.select().from(policies).limit(1);
    await asSystem(api.services.database)
      .update(policies)
      .set({ lastName: "=HYPERLINK(0);=1", policyNumber: "@FORMULA" })
      .where(eq(policies.id, row?.id ?? ""));
    const file = await exported("policyNumber=%40FORMULA&columns=policyNumber,lastName,numberOfMembers");
    const [, line] = (await file.text()).split("\n");
    expect(line).toBe(`"'@FORMULA","'=HYPERLINK(0);'=1",${row?.numberOfMembers}`);
  });

  it("returns an error that lists the available formats for an unknown one", async () => {
    const response = await api.send("/api/Policies", { token, headers: { accept: "image/png" } });
    expect(response.status).toBe(406);
    expect(refusal.parse(await response.json()).message).toContain("text/csv");
  });

  it("rejects the same parameters as the list", async () => {
    expect((await exported("columns=passwordHash")).status).toBe(422);
  });

  it("is audited with user, list, filters and number of rows", async () => {
    await linesOf("state=TX&policyNumber=&columns=lastName,state");
    const [record] = await api.services.database
      .select()
      .from(audit)
      .where(eq(audit.category, "export"))
      .orderBy(desc(audit.occurredAt))
      .limit(1);
    const total = policyPage.parse(await api.read("/api/Policies?state=TX", token)).totalRecords;
    expect(record).toMatchObject({ data1: "policies.list", createdBy: expect.any(String) });
    expect(JSON.parse(record?.data2 ?? "")).toEqual({
      format: "csv",
      filters: { state: "TX" },
      columns: ["lastName", "state"],
      rows: total,
    });
    expect(total).toBeLessThan(demoPolicies);
  });
});
