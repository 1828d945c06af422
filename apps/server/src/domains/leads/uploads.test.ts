import { desc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { configure } from "../../../test/configuration.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { fileUploads } from "../../../test/file-uploads.ts";
import {
  audit,
  leads,
  leadUploadLines,
  leadUploads,
  rowHistory,
  statusChanges,
  users,
} from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";

const address = "/api/Leads/upload?fileName=leads.csv";
const header = "Full Name,Phone Number,Date of Birth,Address,City,State,Zip Code,Plan";

describe.each(bothDatabases)("lead files on $name", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof fileUploads>;
  let unused = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    files = fileUploads(api, { address, lines: leadUploadLines });
  });
  afterAll(() => api.close());

  /** A phone number that no lead has. */
  const newPhone = () => `907555${String(unused++).padStart(4, "0")}`;
  const line = (phone: string, name = "Ana Rivera") => `${name},${phone},,,,,,`;
  const fileOf = (...lines: readonly string[]) => [header, ...lines].join("\n");
  const find = (...phones: readonly string[]) =>
    api.services.database
      .select()
      .from(leads)
      .where(inArray(leads.phone, [...phones]));
  const uploadOf = async (id: string) => {
    const [upload] = await api.services.database.select().from(leadUploads).where(eq(leadUploads.id, id));
    return upload;
  };
  const count = () => api.services.database.$count(leads);

  it("load without their rows with errors if a setting says so, but not if every row has one", async () => {
    await configure(api.services, { "leadUploads.refuseFile": false });
    const job = await files.upload(fileOf(line(newPhone()), line("12"), line(newPhone())));
    const bad = await files.upload(fileOf(line("12"), line("13")));
    await configure(api.services, { "leadUploads.refuseFile": true });
    expect(job).toMatchObject({
      state: "done",
      message: "3 rows read: 2 new, 0 already existing, 1 refused.",
      result: { state: "Loaded", newRows: 2, refusedRows: 1, problems: [{ line: 3 }] },
    });
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      "New.",
      expect.stringContaining("Refused. Phone Number"),
      "New.",
    ]);
    expect(bad).toMatchObject({ state: "failed", result: { state: "Refused", refusedRows: 2, newRows: 0 } });
  });

  it("become unassigned leads with the status New, history and one audit event", async () => {
    const { database } = api.services;
    const phone = newPhone();
    const job = await files.upload(
      fileOf(
        `"Ríos, =1+1 <b>Ana</b>",+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)},2/29/84,"1 Main St\nApt 2",Miami,florida,501,@SUM(A1)`,
        line(newPhone()),
      ),
    );
    expect(job).toMatchObject({
      state: "done",
      message: "2 rows read: 2 new, 0 already existing.",
      result: { state: "Loaded", readRows: 2, newRows: 2, existingRows: 0, refusedRows: 0, existing: [] },
    });
    const [lead] = await find(phone);
    expect(lead).toMatchObject({
      version: 1,
      agentId: null,
      statusId: entryId("leadStatus", "NEW"),
      statusDate: null,
      firstName: "=1+1 <b>Ana</b>",
      lastName: "Ríos",
      phone,
      dob: "1984-02-29",
      address: "1 Main St Apt 2",
      city: "Miami",
      state: "FL",
      zipCode: "00501",
      plan: "@SUM(A1)",
    });
    const [admin] = await database.select().from(users).where(eq(users.email, "admin@portico.test"));
    const ofLead = eq(rowHistory.entityId, lead?.id ?? "");
    expect(await database.select().from(rowHistory).where(ofLead)).toMatchObject([
      { version: 1, changedBy: admin?.id },
    ]);
    const statuses = eq(statusChanges.entityId, lead?.id ?? "");
    expect(await database.select().from(statusChanges).where(statuses)).toMatchObject([
      { statusId: entryId("leadStatus", "NEW"), createdBy: admin?.id, endDate: null, comment: "Uploaded" },
    ]);
    const events = await database
      .select({ result: audit.result, data2: audit.data2 })
      .from(audit)
      .where(eq(audit.data1, `lead_uploads/${job.id}`));
    expect(events.map(({ result }) => result).sort()).toEqual([
      "created",
      "leads added",
      "loaded",
      "loading",
    ]);
    expect(events).toContainEqual({ result: "leads added", data2: '{"newRows":2,"existingRows":0}' });
    expect([await files.stored(), await files.held()]).toEqual([[], 0]);
  });

  it.each([
    ["a byte order mark", (phone: string) => `\ufeffname,PHONE\r\nAna,${phone}\r\n`],
    ["UTF-16", (phone: string) => Buffer.from(`\ufeffName\tPhone\nAna\t${phone}\n`, "utf16le")],
    ["first and last names", (phone: string) => `First Name;last_name;Cell Phone\nAna;Ríos;${phone}.0`],
    [
      "200 columns",
      (phone: string) =>
        `Name,${Array.from({ length: 198 }, (_, index) => `Column ${index}`)},Phone\nAna,${"x,".repeat(198)}${phone}`,
    ],
  ])("are loaded with %s", async (_what, contentOf) => {
    const phone = newPhone();
    expect(await files.upload(Buffer.from(contentOf(phone)))).toMatchObject({ state: "done" });
    expect(await find(phone)).toMatchObject([{ phone }]);
  });

  const otherName = "The name is different, and this person was not added.";
  it("leave existing phone numbers unchanged and report them", async () => {
    const [known, added] = [newPhone(), newPhone()];
    await files.upload(fileOf(line(known, "Zoë Quill")));
    const job = await files.upload(
      fileOf(
        line(added),
        line(`1-${known.slice(0, 3)}-${known.slice(3, 6)}-${known.slice(6)}`),
        line(added, "Bo Lee"),
        line(known, "Bo Lee"),
      ),
    );
    expect(job).toMatchObject({
      state: "done",
      message: "4 rows read: 1 new, 3 already existing.",
      result: { readRows: 4, newRows: 1, existingRows: 3 },
    });
    expect(await find(known, added)).toMatchObject([
      { contactName: "Zoë Quill", version: 1 },
      { contactName: "Ana Rivera", version: 1 },
    ]);
    expect((await uploadOf(job.id))?.existing).toEqual([
      { line: 3, reason: `A lead with this phone number already exists. ${otherName}` },
      { line: 4, reason: `Line 2 has the same phone number. ${otherName}` },
      { line: 5, reason: `A lead with this phone number already exists. ${otherName}` },
    ]);
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      "New. Line 4 has the same phone number with a different name, and was not added.",
      `Skipped. A lead with this phone number already exists. ${otherName}`,
      `Skipped. Line 2 has the same phone number. ${otherName}`,
      `Skipped. A lead with this phone number already exists. ${otherName}`,
    ]);
  });

  it("add nothing if one line is rejected, and report every such line without its values", async () => {
    const before = await count();
    const phone = newPhone();
    const job = await files.upload(
      fileOf(
        line(newPhone()),
        line("305-555"),
        line(""),
        `,${phone},,,,,,`,
        `Ana,${phone},13/13/2000,,,Atlantis,ABC,`,
        `Ana,${phone},2999-01-01,${"x".repeat(96)},,,,`,
        `Ana,${phone},,,,,,,more`,
        `A\u0007na,${phone},,,Mi\0ami,,,`,
        `Ana,${phone},,,,Puerto Rico,,`,
      ),
    );
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused", refusedRows: 7, newRows: 0 } });
    expect(job.message).toMatch(/^Nothing was imported: 7 of 9 rows can't be imported\./);
    expect((await uploadOf(job.id))?.problems).toEqual([
      { line: 3, reason: "Phone Number isn't a 10-digit US phone number." },
      { line: 4, reason: "Phone Number is empty." },
      { line: 5, reason: "The name is empty." },
      {
        line: 6,
        reason:
          "Date of Birth isn't a date such as 2026-01-31 or 1/31/2026. State isn't a US state. Zip Code isn't a 5-digit ZIP code.",
      },
      { line: 7, reason: "Date of Birth is in the future. Address is longer than 95 characters." },
      { line: 8, reason: "It has 9 columns, but the header row has 8." },
      { line: 9, reason: "Full Name contains control characters. City contains a NUL character." },
    ]);
    expect([await count(), await files.stored(), await files.held()]).toEqual([before, [], 0]);
  });

  it.each([
    ["cut in a row", fileOf(line(newPhone()), "Bo Lee,90755")],
    ["cut in a quoted value", fileOf(line(newPhone()), `"Lee, B`)],
    ["cut in a character", Buffer.from(fileOf(line(newPhone()), "José")).subarray(0, -1)],
    [
      "cut in a character of UTF-16",
      Buffer.from(`\ufeff${fileOf(line(newPhone()))}`, "utf16le").subarray(0, -1),
    ],
    ["without a phone number", "Name,City\nAna,Miami\n"],
    ["without a name", `Phone,City\n${newPhone()},Miami\n`],
    ["with two phone numbers", `Name,Phone,phone\nAna,${newPhone()},${newPhone()}\n`],
    ["with only a header", fileOf()],
  ])("add nothing %s", async (_what, content) => {
    const before = await count();
    const job = await files.upload(Buffer.from(content));
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused" } });
    expect([await count(), await files.stored(), await files.held()]).toEqual([before, [], 0]);
  });

  it("create one lead for each phone number if two files have it at the same time", async () => {
    const phones = Array.from({ length: 1_500 }, newPhone);
    const contents = [phones, phones.toReversed()].map((all) => fileOf(...all.map((phone) => line(phone))));
    const jobs = await Promise.all(contents.map(async (content) => files.jobOf(await files.send(content))));
    const finished = await Promise.all(jobs.map((job) => files.run(job)));
    expect(finished.map(({ message }) => message).sort()).toEqual([
      "1,500 rows read: 0 new, 1,500 already existing.",
      "1,500 rows read: 1,500 new, 0 already existing.",
    ]);
    expect(await find(...phones)).toHaveLength(1_500);
  });

  it("are accepted up to 256 MB, from users who may assign leads", async () => {
    const { database } = api.services;
    expect((await files.send("a", { "content-length": String(300 * 1024 * 1024) })).status).toBe(413);
    const sentBy = async (claims: string[]) => {
      const { email } = await makeAccount(database, { roles: ["agent"], claims });
      const authorization = `Bearer ${await api.tokenOf(email)}`;
      return { authorization, response: await files.send(fileOf(line(newPhone())), { authorization }) };
    };
    expect((await sentBy(["view.Lead"])).response.status).toBe(403);
    const { authorization, response } = await sentBy(["admin.Lead"]);
    expect(response.status).toBe(202);
    const id = await files.jobOf(response);
    await files.run(id);
    const job = await api.app.request(`/api/Jobs/${id}`, { headers: { authorization } });
    expect(await job.json()).toMatchObject({ state: "done", result: { newRows: 1 } });
    const [newest] = await database
      .select()
      .from(leadUploads)
      .orderBy(desc(leadUploads.createdDate))
      .limit(1);
    expect(newest).toMatchObject({ id, fileName: "leads.csv", state: "Loaded" });
  });
});
