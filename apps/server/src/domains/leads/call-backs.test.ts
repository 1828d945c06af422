import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { fileUploads } from "../../../test/file-uploads.ts";
import { agents, audit, followUps, leads, leadUploadLines, statusChanges } from "../../db/schema/index.ts";

import { entryId } from "../../reference/seed.ts";
import { addDays } from "../../time/days.ts";

const header = "Name,Phone,Agent,Disposition,Callback Date,Call Back Time";

describe.each(bothDatabases)("a file with leads to call back, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof fileUploads>;
  let agentId: string;
  let unused = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    files = fileUploads(api, { address: "/api/Leads/upload?fileName=leads.csv", lines: leadUploadLines });
    const { agentId: made } = await makeAccount(api.services.database, { isAgent: true });
    agentId = made ?? "";
    await asSystem(api.services.database)
      .update(agents)
      .set({ name: "Imelda Uploaded" })
      .where(eq(agents.id, agentId));
  });
  afterAll(() => api.close());

  /** A phone number that no lead has. */
  const newPhone = () => `906555${String(unused++).padStart(4, "0")}`;
  const fileOf = (...lines: readonly string[]) => [header, ...lines].join("\n");
  const leadsOf = (...phones: readonly string[]) =>
    api.services.database
      .select()
      .from(leads)
      .where(inArray(leads.phone, [...phones]))
      .orderBy(leads.phone);
  const followUpsOf = async (...phones: readonly string[]) => {
    const ids = (await leadsOf(...phones)).map(({ id }) => id);
    return api.services.database.select().from(followUps).where(inArray(followUps.recordId, ids));
  };
  const today = () => api.services.clock.today();

  it("adds a follow-up for the lead's agent, with the disposition", async () => {
    const { database } = api.services;
    const [called, sold] = [newPhone(), newPhone()];
    const day = addDays(today(), 3);
    const job = await files.upload(
      fileOf(
        `Ana Rivera,${called},imelda uploaded,Call back,${day},2:30 PM`,
        `Bo Lee,${sold},Imelda Uploaded,SOLD,,`,
      ),
    );
    expect(job).toMatchObject({
      state: "done",
      message: "2 rows read: 2 new, 0 already existing. 1 follow-up added.",
      result: { newRows: 2, followUps: 1, warningRows: 0 },
    });
    const [lead, other] = await leadsOf(called, sold);
    expect([lead, other]).toMatchObject([
      { agentId, statusId: entryId("leadStatus", "CALL_BACK"), statusDate: expect.any(Date) },
      { agentId, statusId: entryId("leadStatus", "SOLD") },
    ]);
    const [added, ...more] = await followUpsOf(called, sold);
    expect(more).toEqual([]);
    expect(added).toMatchObject({
      ...{ recordKind: "lead", recordId: lead?.id, agentId, dueDate: day, dueTime: "14:30" },
      kindId: entryId("followUpKind", "CALL_BACK"),
      statusId: entryId("followUpStatus", "OPEN"),
    });
    const ofFollowUp = eq(statusChanges.entityId, added?.id ?? "");
    expect(await database.$count(statusChanges, ofFollowUp)).toBe(1);
    const created = and(eq(audit.data1, `follow_ups/${added?.id}`), eq(audit.result, "created"));
    expect(await database.$count(audit, created)).toBe(1);
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      `New. Follow-up: Call Back, ${day.replaceAll("-", "/")} 14:30.`,
      "New.",
    ]);
  });

  it("adds none again when the file is uploaded twice", async () => {
    const phone = newPhone();
    const content = fileOf(`Ana Rivera,${phone},Imelda Uploaded,Call Back,${addDays(today(), 1)},`);
    await files.upload(content);
    expect(await files.upload(content)).toMatchObject({
      message: "1 row read: 0 new, 1 already existing.",
      result: { followUps: 0 },
    });
    expect(await followUpsOf(phone)).toHaveLength(1);
  });

  it("shows them in a dry run, which adds none", async () => {
    const phone = newPhone();
    const day = addDays(today(), 2);
    const job = await files.dryRun(fileOf(`Ana Rivera,${phone},Imelda Uploaded,Call Back,${day} 09:00,`));
    expect(job).toMatchObject({ result: { state: "Checked", newRows: 1, followUps: 1 } });
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      `New. Follow-up: Call Back, ${day.replaceAll("-", "/")} 09:00.`,
    ]);
    expect(await leadsOf(phone)).toEqual([]);
    await files.load(job.id);
    expect(await followUpsOf(phone)).toMatchObject([{ dueDate: day, dueTime: "09:00" }]);
  });

  it("keeps a call back on a past day, which is overdue, with a warning", async () => {
    const phone = newPhone();
    const job = await files.upload(fileOf(`Ana Rivera,${phone},Imelda Uploaded,,1/15/2024,`));
    expect(job).toMatchObject({ result: { followUps: 1, warningRows: 1 } });
    expect(await followUpsOf(phone)).toMatchObject([{ dueDate: "2024-01-15", dueTime: null }]);
    expect((await files.resultOf(job.id))[1]).toContain("Callback Date is past, so the follow-up is overdue");
  });

  it.each([
    [
      "without an agent",
      ",Call Back,D,",
      "Callback Date is of a lead without an agent, so no follow-up is added",
    ],
    ["of an unknown agent", "Nobody Known,Call Back,D,", "Agent matches no agent"],
    ["of another disposition", "Imelda Uploaded,Sold,D,", "Callback Date is only for leads to call back"],
    ["of an unknown disposition", "Imelda Uploaded,Sleeping,,", "Disposition isn't a known disposition"],
    ["on no day", "Imelda Uploaded,Call Back,soon,", "Callback Date isn't a date such as"],
    [
      "on a day too far ahead",
      "Imelda Uploaded,Call Back,1/1/2190,",
      "Callback Date is more than 10 years ahead",
    ],
    ["at a time without a day", "Imelda Uploaded,Call Back,,10:00", "Call Back Time has no day"],
  ])("adds the lead but no follow-up for one %s, and says so", async (_what, values, warning) => {
    const phone = newPhone();
    const job = await files.upload(fileOf(`Ana Rivera,${phone},${values.replace("D", addDays(today(), 1))}`));
    expect(job).toMatchObject({ state: "done", result: { newRows: 1, followUps: 0, warningRows: 1 } });
    expect((await files.resultOf(job.id))[1]).toContain(warning);
    expect(await leadsOf(phone)).toHaveLength(1);
    expect(await followUpsOf(phone)).toEqual([]);
  });

  it("adds a follow-up for any time that day if its time can't be read", async () => {
    const phone = newPhone();
    const job = await files.upload(
      fileOf(`Ana Rivera,${phone},Imelda Uploaded,Call Back,${addDays(today(), 1)},noon`),
    );
    expect((await files.resultOf(job.id))[1]).toContain("so the follow-up is for any time that day");
    expect(await followUpsOf(phone)).toMatchObject([{ dueTime: null }]);
  });
});
