import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { followUps, leads, outbox, users } from "../../db/schema/index.ts";
import { entryId } from "../../reference/seed.ts";
import { addDays } from "../../time/days.ts";
import { mailFollowUps } from "./morning-mail.ts";

// A Tuesday.
const day = "2026-11-24";

describe.each(databaseKinds)("emails about follow-ups on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const agentWith = async (
    due: readonly (readonly [day: string, time: string | null])[],
    wantsMail = true,
  ) => {
    const { database } = api.services;
    const account = await makeAccount(database, { roles: ["agent"], claims: ["view.Lead"], isAgent: true });
    const [lead] = await asSystem(database)
      .insert(leads)
      .values({
        ...{ firstName: "Ada", lastName: "Byron", phone: "9075550143", agentId: account.agentId },
        statusId: entryId("leadStatus", "NEW"),
      })
      .returning({ id: leads.id });
    for (const [dueDate, dueTime] of due)
      await asSystem(database)
        .insert(followUps)
        .values({
          ...{
            recordKind: "lead",
            recordId: lead?.id ?? "",
            agentId: account.agentId ?? "",
            dueDate,
            dueTime,
          },
          ...{ kindId: entryId("followUpKind", "CALL_BACK"), statusId: entryId("followUpStatus", "OPEN") },
          priority: "Normal",
        });
    await api.send("/api/user/preferences", {
      method: "PUT",
      token: await api.tokenOf(account.email),
      body: { shortcuts: true, followUpMail: wantsMail },
    });
    return account;
  };
  const mailsTo = ({ userId }: { readonly userId: string }) =>
    api.services.database
      .select()
      .from(outbox)
      .where(like(outbox.about, `follow-ups/${userId}/%`));

  it("list what is overdue and due, without names, once a day", async () => {
    const account = await agentWith([
      [day, "14:30"],
      ["2026-11-20", null],
      ["2026-11-25", null],
    ]);
    // Two instances, one of which is started again.
    await Promise.all([mailFollowUps(api.services, day), mailFollowUps(api.services, day)]);
    await mailFollowUps(api.services, day);
    const mails = await mailsTo(account);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: "2 follow-ups are due",
      recipient: account.email,
      state: "queued",
    });
    expect(mails[0]?.body).toContain("- Call Back, overdue since 2026/11/20\n- Call Back, 14:30\n");
    expect(mails[0]?.body).toContain("/portal/follow-ups");
    expect(mails[0]?.body).not.toMatch(/Ada|Byron|9075550143/);
    await mailFollowUps(api.services, addDays(day, 1));
    expect(await mailsTo(account)).toHaveLength(2);
  });

  it("list ten, and count the others", async () => {
    const account = await agentWith(Array.from({ length: 12 }, () => [day, null] as const));
    await mailFollowUps(api.services, day);
    const [mail] = await mailsTo(account);
    expect(mail?.body.match(/^- /gm)).toHaveLength(10);
    expect(mail?.body).toContain("And 2 more.");
  });

  it.each([
    ["who don't want them", day, false, true],
    ["whose account is disabled", day, true, false],
    ["on Thanksgiving", "2026-11-26", true, true],
    ["on a Sunday", "2026-11-29", true, true],
  ])("are not sent to users %s", async (_name, on, wantsMail, enabled) => {
    const account = await agentWith([[day, null]], wantsMail);
    await asSystem(api.services.database).update(users).set({ enabled }).where(eq(users.id, account.userId));
    await mailFollowUps(api.services, on);
    expect(await mailsTo(account)).toEqual([]);
  });

  it("are not sent if nothing is due", async () => {
    const account = await agentWith([["2026-11-25", null]]);
    await mailFollowUps(api.services, day);
    expect(await mailsTo(account)).toEqual([]);
  });
});
