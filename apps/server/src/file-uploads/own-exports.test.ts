import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { fileUploads } from "../../test/file-uploads.ts";
import { policyUploads } from "../../test/policy-files.ts";
import { leads, leadUploadLines, policies } from "../db/schema/index.ts";

/** Texts that spreadsheets would take for formulas, numbers or marks. */
const odd = ["=1+1", "+1 Main St", "-1 Main St", "@home", "'quoted'", "001 Main St, “A”"];
const allColumns =
  "policyNumber,firstName,lastName,planName,numberOfMembers,carrier,aor,status,effectiveDate,paidThroughDate,memberResponsibility,premium,address,city,county,state,zipCode,email,phone,dob,exchangeId";
const csv = "text/csv";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

describe.each(databaseKinds)("an export of a list, on $name,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const exportOf = async (path: string, accept: string) => {
    const token = await api.tokenOf("admin@portico.test");
    const response = await api.send(path, { token, headers: { accept } });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  /** Gives the first rows of a table odd addresses, and returns them. */
  const setAddresses = async (table: typeof policies | typeof leads) => {
    const { database } = api.services;
    const rows = await database.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(odd.length);
    for (const [index, { id }] of rows.entries())
      await asSystem(database)
        .update(table)
        .set({ address: odd[index] ?? null })
        .where(eq(table.id, id));
    return rows;
  };

  it.each([
    ["CSV", csv, ""],
    ["XLSX", xlsx, ""],
    ["CSV with every column of a carrier's file", csv, `?columns=${allColumns}`],
  ])("of policies as %s is read back without a change", async (_name, type, query) => {
    await setAddresses(policies);
    const files = policyUploads(api);
    const job = await files.upload(await exportOf(`/api/Policies${query}`, type));
    const count = await api.services.database.$count(policies);
    expect(job).toMatchObject({
      state: "done",
      result: { readRows: count, unchangedRows: count, refusedRows: 0 },
    });
  });

  it.each([
    ["CSV", csv],
    ["XLSX", xlsx],
  ])("of leads as %s is read back as it was", async (name, type) => {
    const { database } = api.services;
    const valuesOf = (phones: readonly string[]) =>
      database
        .select({ phone: leads.phone, name: leads.contactName, dob: leads.dob, address: leads.address })
        .from(leads)
        .where(inArray(leads.phone, [...phones]))
        .orderBy(asc(leads.phone));
    const shown = await setAddresses(leads);
    const phones = shown.map((_, index) => `907555${name.length}${String(index).padStart(3, "0")}`);
    const setPhones = async (to: (index: number) => string) => {
      for (const [index, { id }] of shown.entries())
        await asSystem(database)
          .update(leads)
          .set({ phone: to(index) })
          .where(eq(leads.id, id));
    };
    await setPhones((index) => phones[index] ?? "");
    const before = await valuesOf(phones);
    const file = await exportOf("/api/Leads", type);
    // These leads are new to the portal then.
    await setPhones((index) => `907556${name.length}${String(index).padStart(3, "0")}`);
    const files = fileUploads(api, { address: "/api/Leads/upload?fileName=leads", lines: leadUploadLines });
    expect(await files.upload(file)).toMatchObject({
      state: "done",
      result: { newRows: odd.length, refusedRows: 0 },
    });
    expect(await valuesOf(phones)).toEqual(before);
  });
});
