import { randomInt, randomUUID } from "node:crypto";
import { noteEntities } from "@portico/contract";
import { peopleSchemas } from "@portico/contract/features/people/people.schemas";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { addPersonRecord, type PersonValues } from "../../../../test/person-records.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { setAuthor } from "../../../db/author.ts";
import {
  audit,
  enrollments,
  outbox,
  policies,
  rowHistory,
  statementLines,
  statementLoads,
} from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

const person = peopleSchemas["people.get"].response;
type Page = z.output<typeof person>;

describe.each(databaseKinds)("a person's page on $name", (kind) => {
  let api: TestApi;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    agentId = await agentOf(api.services.database, "agent@portico.test");
  });
  afterAll(() => api.close());

  const agent = "agent@portico.test";
  const admin = "admin@portico.test";
  const someone = (): PersonValues => {
    const digits = String(randomInt(10 ** 6)).padStart(6, "0");
    const family = [...digits].map((digit) => String.fromCharCode(97 + Number(digit))).join("");
    return {
      firstName: "Ofelia",
      lastName: `Quezada${family}`,
      dob: "1971-03-05",
      phone: `9075${digits}`,
      email: `${family}@example.com`,
    };
  };
  const add = (of: Parameters<typeof addPersonRecord>[1], values: PersonValues) =>
    addPersonRecord(api.services.database, of, values, { agentId });
  const send = async (path: string, body: unknown, email = agent, method = "POST") =>
    api.send(path, { method, token: await api.tokenOf(email), body });
  const get = async (id: string, email = agent): Promise<Page> =>
    person.parse(await api.read(`/api/People/${id}`, await api.tokenOf(email)));
  const attentionTo = ({ attention }: Page, wanted: Page["attention"][number]["kind"]) =>
    attention.filter((item) => item.kind === wanted);
  const eventsOf = ({ timeline }: Page, wanted: Page["timeline"]["entries"][number]["kind"]) =>
    timeline.entries.filter((event) => event.kind === wanted);

  it("shows the user's own drafts about the person, and nobody else's", async () => {
    const ofelia = someone();
    const lead = await add("lead", ofelia);
    const about = { ...ofelia, phone: `+1 (${ofelia.phone.slice(0, 3)}) ${ofelia.phone.slice(3)}` };
    const [draft, unfinished, others] = [randomUUID(), randomUUID(), randomUUID()];
    const save = (id: string, changed: object) =>
      send(`/api/OfflineApp/drafts/${id}`, { revision: 0, changed }, agent, "PUT");
    expect((await save(draft, about)).status).toBe(200);
    expect((await save(unfinished, { firstName: "Ofelia", dob: "1971" })).status).toBe(200);
    expect((await save(others, { ...about, firstName: "Ramón", dob: "1990-01-01" })).status).toBe(200);
    expect(attentionTo(await get(lead.id), "draft")).toEqual([
      {
        ...{ kind: "draft", id: draft, name: `${ofelia.firstName} ${ofelia.lastName}` },
        savedDate: expect.any(String),
      },
    ]);
    expect(attentionTo(await get(lead.id, admin), "draft")).toEqual([]);
  });

  it("shows open follow-ups of the person's records, with the names that their list has", async () => {
    const ofelia = someone();
    const lead = await add("lead", ofelia);
    const kindId = entryId("followUpKind", "CALL_BACK");
    const added = await send(`/api/Leads/${lead.id}/followUps`, { kindId, inDays: 1, note: "Bronze" });
    const { id } = z.looseObject({ id: z.uuid() }).parse(await added.json());
    const name = `${ofelia.firstName} ${ofelia.lastName}`;
    expect(attentionTo(await get(lead.id), "followUp")).toMatchObject([
      {
        id,
        name,
        what: "Call Back",
        isOverdue: false,
        note: "Bronze",
        record: { kind: "lead", id: lead.id },
      },
    ]);
    const found = await api.read(`/api/FollowUps?status=Open&search=${name}`, await api.tokenOf(agent));
    expect(found).toMatchObject({ data: [{ id }] });
    const done = { listIds: [id], statusId: entryId("followUpStatus", "DONE"), comment: "Reached" };
    expect((await send("/api/FollowUps/status", done)).status).toBe(200);
    expect(attentionTo(await get(lead.id), "followUp")).toEqual([]);
  });

  it("shows unmatched commissions of the person's carrier to those who may match them", async () => {
    const { database } = api.services;
    const ofelia = someone();
    const policy = await add("policy", ofelia);
    const [row] = await database.select().from(policies).where(eq(policies.id, policy.key));
    const [load] = await database
      .select()
      .from(statementLoads)
      .where(eq(statementLoads.state, "Loaded"))
      .limit(1);
    const line = {
      ...{ loadId: load?.id ?? "", carrierId: row?.carrierId ?? "", year: 2026, month: 10, members: 1 },
      ...{ amount: "60.10", insuredName: `${ofelia.lastName}, ${ofelia.firstName}`, policyNumber: "X-1" },
    };
    const [first] = await database.select({ last: sql<number>`max(line)` }).from(statementLines);
    const next = (first?.last ?? 0) + 1;
    await database.insert(statementLines).values([
      { ...line, line: next },
      { ...line, line: next + 1, insuredName: "Somebody Else", policyNumber: row?.policyNumber ?? "" },
      { ...line, line: next + 2, insuredName: "Somebody Else", policyNumber: "X-2" },
    ]);
    expect(attentionTo(await get(policy.id, admin), "unmatched")).toMatchObject([
      { policyNumber: "X-1", year: 2026, month: 10, amount: 60.1 },
      { policyNumber: row?.policyNumber },
    ]);
    expect(attentionTo(await get(policy.id), "unmatched")).toEqual([]);
  });

  it("corrects the date of birth of one record to that of another, with history and audit", async () => {
    const { database } = api.services;
    const ofelia = someone();
    const customer = await add("customer", ofelia);
    const lead = await add("lead", { ...ofelia, dob: "1971-05-03" });
    const policy = await add("policy", ofelia);
    const merged = await send("/api/People/merge", { keys: [customer.key, lead.key] });
    expect(merged.status).toBe(200);
    expect(attentionTo(await get(lead.id), "births")).toMatchObject([
      {
        values: [
          {
            value: "1971-03-05",
            records: expect.arrayContaining([expect.objectContaining({ key: policy.key, canChange: false })]),
          },
          { value: "1971-05-03", records: [{ key: lead.key, canChange: true }] },
        ],
      },
    ]);
    const correct = (key: string, dob: string, email = agent) =>
      send(`/api/People/${lead.id}/birthDate`, { key, dob }, email);
    expect((await correct(lead.key, "1971-05-04")).status).toBe(422);
    expect((await correct(policy.key, "1971-05-03")).status).toBe(422);
    expect((await correct(randomUUID(), "1971-03-05")).status).toBe(422);
    expect((await correct(lead.key, "1971-03-05")).status).toBe(204);
    const page = await get(lead.id);
    expect(page).toMatchObject({ dob: "1971-03-05" });
    expect(attentionTo(page, "births")).toEqual([]);
    expect(eventsOf(page, "change")).toMatchObject([
      { what: "Date of birth", record: { kind: "lead", id: lead.id } },
    ]);
    const [history] = await database
      .select()
      .from(rowHistory)
      .where(and(eq(rowHistory.entityId, lead.key), eq(rowHistory.version, 2)));
    expect(history?.changes).toMatchObject({ dob: { from: "1971-05-03", to: "1971-03-05" } });
    expect(await database.$count(audit, sql`${audit.data1} = ${`leads/${lead.key}`}`)).toBeGreaterThan(0);
  });

  it("says which applications can be continued, and lists the files of all notes", async () => {
    const ofelia = someone();
    const open = await add("marketplaceApplication", ofelia);
    const lead = await add("lead", ofelia);
    await asSystem(api.services.database).execute(
      sql`update marketplace_applications set enrollment_date = null, version = version + 1 where id = ${open.key}`,
    );
    const note = new FormData();
    note.set("noteBody", "Her letter");
    note.set("entityId", lead.id);
    note.set("entityMetadataId", noteEntities.lead);
    note.set("doc", new File(["%PDF-1.7"], "letter.pdf"));
    expect((await send("/api/Notes", note)).status).toBe(200);
    const page = await get(lead.id);
    expect(new Map(page.records.map((record) => [record.kind, record.isOpen]))).toEqual(
      new Map([
        ["lead", false],
        ["marketplaceApplication", true],
      ]),
    );
    expect(page.documents).toMatchObject({
      files: [{ name: "letter.pdf", size: 8, record: { kind: "lead", id: lead.id } }],
      hasMore: false,
    });
  });

  it("has messages without their text, enrollments, and changes by uploads in the timeline", async () => {
    const { database } = api.services;
    const ofelia = someone();
    const application = await add("application", ofelia);
    const marketplace = await add("marketplaceApplication", ofelia);
    const policy = await add("policy", ofelia);
    const message = {
      ...{
        channel: "sms" as const,
        recipient: ofelia.phone,
        recipientKey: ofelia.phone,
        body: "Secret text",
      },
      ...{ causedBy: `address:127.0.0.1`, state: "sent" as const, sentAt: new Date() },
    };
    await database.insert(outbox).values([
      { ...message, kind: "consent-record", about: `offline_applications/${application.key}` },
      { ...message, kind: "consent-withdrawal", about: `offline_applications/${application.key}` },
      { ...message, kind: "quote", about: `leads/${application.key}` },
    ]);
    await database.insert(enrollments).values({
      ...{ applicationId: marketplace.key, coverageYear: 2026, groups: [] },
      ...{ submittedDate: new Date(), confirmedDate: new Date() },
    });
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction
        .update(policies)
        .set({ premium: "99.00", version: 2 })
        .where(eq(policies.id, policy.key));
      await recordAudit(transaction, {
        category: "upload",
        createdBy: null,
        data1: `policy_uploads/${randomUUID()}`,
        result: "loaded",
      });
    });
    const page = await get(policy.id);
    expect(eventsOf(page, "message").map(({ what }) => what)).toContain("sms consent-record sent");
    expect(eventsOf(page, "message").map(({ what }) => what)).not.toContain("sms consent-withdrawal sent");
    expect(eventsOf(page, "message").map(({ what }) => what)).not.toContain("sms quote sent");
    expect(eventsOf(page, "enrollment")).toMatchObject([{ what: "confirmed 2026" }]);
    expect(eventsOf(page, "upload")).toMatchObject([{ what: "Premium", record: { id: policy.id } }]);
    expect(eventsOf(page, "change")).toEqual([]);
    expect(JSON.stringify(page)).not.toContain("Secret text");
  });
});
