import { eq, inArray } from "drizzle-orm";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { bothDatabases } from "../../test/databases.ts";
import { fileUploads } from "../../test/file-uploads.ts";
import { statementCalls, testMonth } from "../../test/statement-calls.ts";
import { leads, leadUploadLines } from "../db/schema/index.ts";
import { shippedFormatId } from "../statement-files/shipped-formats.ts";

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const refusal = z.object({ errors: z.record(z.string(), z.array(z.string())) });
const [kind] = bothDatabases;

describe("an uploaded spreadsheet, or a file in an old encoding,", () => {
  let api: TestApi;
  let leadFiles: ReturnType<typeof fileUploads>;
  beforeAll(async () => {
    if (!kind) throw new Error("There is no database.");
    api = await openApi(kind);
    leadFiles = fileUploads(api, {
      address: "/api/Leads/upload?fileName=leads.xlsx",
      lines: leadUploadLines,
    });
  });
  afterAll(() => api.close());

  const book = async (sheets: Parameters<typeof writeXlsx>[0]["sheets"]) =>
    Buffer.from(await writeXlsx({ sheets }));
  const leadSheet = (name: string, phone: string) => ({
    name,
    rows: [
      ["Full Name", "Phone", "Zip"],
      ["Ríos, Ana", Number(phone), 501],
    ],
    cells: new Map([["1,2", { value: 501, style: { numFmt: "00000" } }]]),
  });
  const errorsOf = async (response: Response) => {
    expect(response.status).toBe(422);
    return refusal.parse(await response.json()).errors;
  };

  it("becomes leads, and says which sheets weren't read", async () => {
    const content = await book([
      leadSheet("Leads", "9075550901"),
      { name: "Old", rows: [["x"]], hidden: true },
    ]);
    expect((await leadFiles.send(content, { "content-type": xlsxType })).status).toBe(202);
    const job = await leadFiles.upload(content);
    expect(job).toMatchObject({
      state: "done",
      result: {
        newRows: 1,
        warningRows: 1,
        warnings: [{ line: 1, reason: "The hidden sheet “Old” wasn't read." }],
      },
    });
    const [lead] = await api.services.database.select().from(leads).where(eq(leads.phone, "9075550901"));
    expect(lead).toMatchObject({ lastName: "Ríos", zipCode: "00501" });
  });

  it("asks for the sheet if several have data", async () => {
    const content = await book([leadSheet("May", "9075550902"), leadSheet("June", "9075550903")]);
    const asks = (query: string) =>
      leadFiles.send(content, {}, `/api/Leads/upload?fileName=l.xlsx&asks=true${query}`);
    expect(await errorsOf(await asks(""))).toEqual({ sheet: ["May", "June"] });
    expect(await leadFiles.stored()).toHaveLength(1);
    expect((await asks("&sheet=June")).status).toBe(202);
    expect(await leadFiles.upload(content, { sheet: "June" })).toMatchObject({ state: "done" });
    expect(await leadFiles.upload(content, { sheet: "Other" })).toMatchObject({
      state: "failed",
      result: { problems: [{ line: 1, reason: "The file has no such sheet. It has “May” and “June”." }] },
    });
    const found = await api.services.database
      .select({ phone: leads.phone })
      .from(leads)
      .where(inArray(leads.phone, ["9075550902", "9075550903"]));
    expect(found).toEqual([{ phone: "9075550903" }]);
  });

  it("is read as Windows-1252 once a person has seen its accents", async () => {
    const content = Buffer.from("Name,Phone\nJosé Núñez,9075550904\nPeña Ana,9075550905\n", "latin1");
    const errors = await errorsOf(await leadFiles.send(content));
    expect(errors.encoding?.[0]).toMatch(/Windows-1252, its words with accents are: José, Núñez, and Peña\./);
    expect(await leadFiles.upload(content, { encoding: "windows-1252" })).toMatchObject({ state: "done" });
    const [lead] = await api.services.database.select().from(leads).where(eq(leads.phone, "9075550904"));
    expect(lead).toMatchObject({ firstName: "José", lastName: "Núñez" });
  });

  it("becomes a statement", async () => {
    const calls = statementCalls(api);
    const content = await book([
      { name: "Title", rows: [] },
      {
        name: "March",
        rows: [
          ["Policy Number", "Insured Name", "Month", "Amount"],
          ["P-1", "Ana Ríos", new Date(Date.UTC(2001, 2, 1)), -12.5],
          ["P-2", "Bo Lee", new Date(Date.UTC(2001, 2, 1)), 20],
          ["Total", null, null, 7.5],
        ],
      },
      { name: "Notes", rows: [["x"]] },
    ]);
    const job = await calls.load(content);
    expect(job).toMatchObject({
      state: "done",
      result: {
        loadedRows: 2,
        amount: "7.50",
        warnings: [{ line: 0, reason: "The sheet “Notes” wasn't read." }, { line: 4 }],
      },
    });
    const latin = Buffer.from("Policy Number,Insured Name,Amount\nP-1,José,1.00\n", "latin1");
    const month = { ...testMonth, month: "4", confirmMonth: "true" };
    expect(await errorsOf(await calls.send(latin, month))).toHaveProperty("encoding");
    const sent = await calls.send(latin, {
      ...month,
      encoding: "windows-1252",
      formatId: shippedFormatId("GENERIC"),
    });
    expect(await calls.run(await calls.jobOf(sent), { encoding: "windows-1252" })).toMatchObject({
      state: "done",
    });
  });
});
