import type { UploadKindName } from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { fileUploads } from "../../../test/file-uploads.ts";
import { refusal } from "../../../test/responses.ts";
import { spreadsheetOf } from "../../../test/spreadsheet.ts";
import { fileLayouts, leads, leadUploadLines, policies, policyUploadLines } from "../../db/schema/index.ts";
import { carrierId } from "../../reference/seed.ts";

interface Mapping {
  readonly kind?: UploadKindName;
  readonly name?: string;
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly changes?: object;
}

describe.each(bothDatabases)("an upload, on $name,", (kind) => {
  let api: TestApi;
  let leadFiles: ReturnType<typeof fileUploads>;
  let policyFiles: ReturnType<typeof fileUploads>;
  let unused = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    leadFiles = fileUploads(api, { address: "/api/Leads/upload?fileName=a.csv", lines: leadUploadLines });
    const address = "/api/UploadPolicies/UploadPolicyCSV?fileName=a.csv";
    policyFiles = fileUploads(api, { address, lines: policyUploadLines });
  });
  afterAll(() => api.close());

  const newPhone = () => `908555${String(unused++).padStart(4, "0")}`;
  const addLayout = async ({ kind: of = "leads", name, columns, changes = {} }: Mapping) => {
    const values = {
      kind: of,
      name: name ?? crypto.randomUUID(),
      layout: layoutSchemas[of].complete.parse({ columns, ...changes }),
    };
    const [added] = await asSystem(api.services.database).insert(fileLayouts).values(values).returning();
    return added?.id ?? "";
  };
  const removeLayouts = (...ids: readonly string[]) =>
    asSystem(api.services.database)
      .delete(fileLayouts)
      .where(inArray(fileLayouts.id, [...ids]));
  const askedBy = async (content: string, query = "&asks=true") => {
    const response = await leadFiles.send(content, {}, `/api/Leads/upload?fileName=a.csv${query}`);
    const { message, errors } = refusal.parse(await response.json());
    return [response.status, errors, message] as const;
  };
  const rowsOf = async (id: string): Promise<unknown> => {
    const token = await api.tokenOf("admin@portico.test");
    const { rows } = z
      .object({ rows: z.array(z.unknown()) })
      .parse(await (await api.send(`/api/Uploads/${id}/rows`, { token })).json());
    return rows;
  };
  const asCsv = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(",")).join("\n");
  const nameOf = async (phone: string) => {
    const [lead] = await api.services.database
      .select()
      .from(leads)
      .where(inArray(leads.phone, [phone]));
    return lead && [lead.firstName, lead.lastName, lead.city, lead.dob];
  };

  it("of a lead list with phone1 asks for its layout, and loads as text and as a spreadsheet once it exists", async () => {
    const header = ["first_name", "last_name", "company_name", "city", "zip", "phone1", "phone2"];
    const row = (phone: string) => ["James", "Butt", "Benton", "New Orleans", "70116", phone, "504-845-1427"];
    const [csv, xlsx] = [newPhone(), newPhone()];
    expect(await askedBy(asCsv([header, row(csv)]))).toEqual([
      422,
      { layout: [""] },
      'No layout fits the headers of the file. The column "Phone" is missing from the header row.',
    ]);
    const columns = {
      ...{ phone: ["phone1"], firstName: ["first_name"], lastName: ["last_name"] },
      ...{ city: ["city"], zipCode: ["zip"] },
    };
    const id = await addLayout({ columns, changes: { otherHeaders: ["company_name", "phone2"] } });
    for (const [phone, content] of [
      [csv, asCsv([header, row(csv)])],
      [xlsx, await spreadsheetOf([header, row(xlsx)])],
    ] as const) {
      expect(await leadFiles.upload(content, { asks: "true" })).toMatchObject({
        state: "done",
        result: { newRows: 1 },
      });
      expect(await nameOf(phone)).toEqual(["James", "Butt", "New Orleans", null]);
    }
    await removeLayouts(id);
  });

  it("of a contact export with short rows loads with a layout", async () => {
    const header = ["Given Name", "Family Name", "Birthday", "Phone 1 - Type", "Phone 1 - Value", "Notes"];
    const id = await addLayout({
      columns: {
        ...{ firstName: ["Given Name"], lastName: ["Family Name"], dob: ["Birthday"] },
        phone: ["Phone 1 - Value"],
      },
      changes: { dateOrder: "dayFirst" },
    });
    const phones = [newPhone(), newPhone(), newPhone(), newPhone()] as const;
    const rows = (one: string, other: string) => [
      header,
      ["Ana", "Ríos", "3/2/1961", "Mobile", one, "Call"],
      ["Pat", "Stone", "", "", other],
    ];
    await leadFiles.upload(asCsv(rows(phones[0], phones[1])));
    await leadFiles.upload(await spreadsheetOf(rows(phones[2], phones[3])));
    for (const [first, second] of [
      [phones[0], phones[1]],
      [phones[2], phones[3]],
    ] as const) {
      expect(await nameOf(first)).toEqual(["Ana", "Ríos", null, "1961-02-03"]);
      expect(await nameOf(second)).toEqual(["Pat", "Stone", null, null]);
    }
    await removeLayouts(id);
  });

  it("of policies names its layout in its result, and warns if another one fits", async () => {
    const columns = {
      ...{ policyNumber: ["Contract"], effectiveDate: ["Start"], state: ["Where"], carrier: ["Company"] },
      ...{ firstName: ["First"], lastName: ["Last"], agentName: ["Seller"] },
    };
    const ids = [
      await addLayout({ kind: "policies", name: "Town", columns: { ...columns, city: ["Place"] } }),
      await addLayout({ kind: "policies", name: "District", columns: { ...columns, county: ["Place"] } }),
    ];
    const content = [
      "Contract,Start,Where,Company,First,Last,Seller,Place",
      `FIT${unused++},2026-03-01,FL,AvMed,Ana,Rivera,Alejandra Ríos,Miami`,
    ].join("\n");
    const unasked = await policyFiles.dryRun(content);
    const reason =
      "Several layouts fit the headers of the file. It was read with “District”. These fit, too, but read it differently: “Town”.";
    expect(unasked.result).toMatchObject({
      ...{ state: "Checked", layout: { id: ids[1], name: "District" }, newRows: 1 },
      warnings: [{ line: 1, reason }],
    });
    const chosen = await policyFiles.upload(content, { layout: "Town" });
    expect(chosen.result).toMatchObject({ layout: { id: ids[0], name: "Town" }, warnings: [] });
    await removeLayouts(...ids);
  });

  it("asks which layout to use if several fit equally well but read the file differently", async () => {
    const shared = { phone: ["Phone"], name: ["Contact"] };
    const ids = [
      await addLayout({ name: "B lists", columns: { ...shared, city: ["Place"] } }),
      await addLayout({ name: "A lists", columns: { ...shared, plan: ["Place"] } }),
      await addLayout({ name: "C lists, the same as A", columns: { ...shared, plan: ["Place"] } }),
      await addLayout({ name: "Narrow", columns: shared }),
    ];
    const content = (phone: string) => `Contact,Phone,Place\nAna Ríos,${phone},Miami\n`;
    const [asked, errors] = await askedBy(content(newPhone()));
    expect([asked, errors]).toEqual([422, { layout: ["A lists", "B lists", ""] }]);
    const [chosen, byId, unasked] = [newPhone(), newPhone(), newPhone()];
    const [b = "", a = ""] = ids;
    const named = await leadFiles.upload(content(chosen), { asks: "true", layout: "b LISTS" });
    expect(named.result).toMatchObject({ layout: { id: b, name: "B lists" }, warnings: [] });
    await leadFiles.upload(content(byId), { layout: b });
    const warning =
      "Several layouts fit the headers of the file. It was read with “A lists”. These fit, too, but read it differently: “B lists”.";
    const warned = {
      ...{ layout: { id: a, name: "A lists" }, warningRows: 1 },
      warnings: [{ line: 1, reason: warning }],
    };
    const dryRun = await leadFiles.dryRun(content(unasked));
    expect(dryRun.result).toMatchObject({ state: "Checked", ...warned });
    const confirmed = await leadFiles.load(dryRun.id);
    expect(confirmed.result).toMatchObject({ state: "Loaded", ...warned });
    expect(await rowsOf(confirmed.id)).toEqual([{ line: 1, result: "Note", text: warning }]);
    expect(await nameOf(chosen)).toEqual(["Ana", "Ríos", "Miami", null]);
    expect(await nameOf(byId)).toEqual(["Ana", "Ríos", "Miami", null]);
    expect(await nameOf(unasked)).toEqual(["Ana", "Ríos", null, null]);
    await removeLayouts(...ids);
  });

  it("uses the usual headers if they know more columns than any layout", async () => {
    const id = await addLayout({ columns: { phone: ["Phone"], name: ["Name"] } });
    const phone = newPhone();
    const job = await leadFiles.upload(`Name,Phone,City\nAna Ríos,${phone},Miami\n`, { asks: "true" });
    expect(job.result).toMatchObject({ state: "Loaded", layout: null });
    expect(await nameOf(phone)).toEqual(["Ana", "Ríos", "Miami", null]);
    await removeLayouts(id);
  });

  it("reads a column as a layout says, even if its header usually means something else", async () => {
    const columns = { phone: ["Contact Number"], name: ["Client"] };
    const id = await addLayout({ columns, changes: { otherHeaders: ["Phone", "City"] } });
    const phone = newPhone();
    await leadFiles.upload(`Client,Phone,Contact Number,City\nAna Ríos,0000000000,${phone},Miami\n`);
    expect(await nameOf(phone)).toEqual(["Ana", "Ríos", null, null]);
    await removeLayouts(id);
  });

  it("keeps the layout of its start", async () => {
    const id = await addLayout({ columns: { phone: ["Tel"], name: ["Client"] } });
    const phone = newPhone();
    const job = await leadFiles.upload(`Client,Tel\nAna Ríos,${phone}\n`);
    await removeLayouts(id);
    expect(await leadFiles.resultOf(job.id)).toEqual(["Result", "New."]);
    expect(await nameOf(phone)).toEqual(["Ana", "Ríos", null, null]);
  });

  it("refuses layouts that are unknown, disabled, or of another kind of files, and a file that a layout doesn't fit", async () => {
    const columns = { phone: ["Tel"], name: ["Client"] };
    const [disabled, other] = [await addLayout({ columns }), await addLayout({ columns })];
    await asSystem(api.services.database)
      .update(fileLayouts)
      .set({ isEnabled: false })
      .where(inArray(fileLayouts.id, [disabled]));
    const errorsOf = async (layout: string) => (await askedBy("Client,Tel\n", `&layout=${layout}`))[1];
    expect(await errorsOf("nothing")).toEqual({
      layout: ["This file layout doesn't exist. Choose another one."],
    });
    expect(await errorsOf("Ambetter")).toEqual(await errorsOf("nothing"));
    expect(await errorsOf(disabled)).toEqual({
      layout: ["This file layout is disabled. Choose another one."],
    });
    const job = await leadFiles.upload("Name,Phone\nAna,9075550000\n", { layout: other });
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused" } });
    await removeLayouts(disabled, other);
  });

  it("of a file that can't be read says so, instead of asking for a layout", async () => {
    const job = await leadFiles.upload("%PDF-1.7 text", { asks: "true" });
    expect(job).toMatchObject({
      result: { problems: [{ line: 1, reason: expect.stringContaining("PDF files") }] },
    });
  });

  it("of policies takes the carrier of its layout, and reads amounts and dates as the layout says", async () => {
    const { database } = api.services;
    const number = `LAY${unused++}`;
    const header = "Vertrag,Beginn,Prämie,Vorname,Nachname,Staat,Makler";
    const row = `${number},"15.3.2026","1.234,50",Ana,Ríos,FL,Alejandra Ríos`;
    const id = await addLayout({
      kind: "policies",
      columns: {
        ...{ policyNumber: ["Vertrag"], effectiveDate: ["Beginn"], premium: ["Prämie"] },
        ...{ firstName: ["Vorname"], lastName: ["Nachname"], state: ["Staat"], agentName: ["Makler"] },
      },
      changes: { dateOrder: "dayFirst", decimalMark: "comma" },
    });
    const unnamed = await policyFiles.send(`${header}\n${row}\n`);
    expect([unnamed.status, refusal.parse(await unnamed.json()).errors]).toEqual([
      422,
      { carrier: ["No column of the file names the carrier. Choose the carrier."] },
    ]);
    await asSystem(database)
      .update(fileLayouts)
      .set({ carrierId: carrierId("AvMed") })
      .where(inArray(fileLayouts.id, [id]));
    const job = await policyFiles.upload(`${header}\n${row}\n`);
    expect(job).toMatchObject({ state: "done", result: { newRows: 1 } });
    const [policy] = await database
      .select()
      .from(policies)
      .where(inArray(policies.policyNumber, [number]));
    expect(policy).toMatchObject({
      carrierId: carrierId("AvMed"),
      effectiveDate: "2026-03-15",
      premium: "1234.50",
    });
    const ofOther = await policyFiles.send(
      `${header}\n${row}\n`,
      {},
      `/api/UploadPolicies/UploadPolicyCSV?fileName=a.csv&asks=true&carrier=${carrierId("Oscar Health")}`,
    );
    expect(ofOther.status).toBe(422);
    expect(refusal.parse(await ofOther.json()).errors).toEqual({ layout: [""] });
    await removeLayouts(id);
  });

  it("of application IDs finds its layout", async () => {
    const id = await addLayout({
      ...{ kind: "applications", name: "References" },
      columns: { id: ["Ref"], state: ["Where"] },
    });
    const send = async (query: string) => {
      const body = new FormData();
      body.set("file", new File(["Ref,Where\n1234567890,FL\n"], "a.csv", { type: "text/csv" }));
      const token = await api.tokenOf("admin@portico.test");
      return api.send(`/api/application/UploadCSV?${query}`, { method: "POST", token, body });
    };
    const sent = await send("asks=true");
    expect(sent.status).toBe(202);
    expect(await leadFiles.run(await leadFiles.jobOf(sent))).toMatchObject({
      result: { layout: { id, name: "References" } },
    });
    await removeLayouts(id);
    const asked = await send("asks=true");
    expect([asked.status, refusal.parse(await asked.json()).errors]).toEqual([422, { layout: [""] }]);
    const refused = await send("");
    expect([refused.status, refusal.parse(await refused.json()).errors]).toEqual([
      422,
      { file: ['Line 1: The column "FFMApplicationID" is missing from the header row.'] },
    ]);
  });
});
