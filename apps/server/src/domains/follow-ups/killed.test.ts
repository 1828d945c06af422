import { like } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { asSystem } from "../../../test/as-system.ts";
import { startMailProcess } from "../../../test/job-process.ts";
import { lastingDatabases } from "../../../test/lasting-databases.ts";
import { followUps, leads, outbox, screenPreferences } from "../../db/schema/index.ts";
import { wholePortal } from "../../db/schema/preferences.ts";
import { entryId } from "../../reference/seed.ts";

const day = "2026-03-17";
const agents = 40;

it("a server killed several times while it emails what is due queues one email each", async () => {
  const lasting = await lastingDatabases.server();
  const { database, close } = await lasting.open();
  for (let count = 0; count < agents; count++) {
    const { userId, agentId } = await makeAccount(database, { roles: ["agent"], isAgent: true });
    const values = { userId, screenId: wholePortal, value: { followUpMail: true } };
    await asSystem(database).insert(screenPreferences).values(values);
    const [lead] = await asSystem(database)
      .insert(leads)
      .values({
        firstName: "Ada",
        lastName: "Byron",
        phone: "9075550143",
        agentId,
        statusId: entryId("leadStatus", "NEW"),
      })
      .returning({ id: leads.id });
    await asSystem(database)
      .insert(followUps)
      .values({
        ...{
          recordKind: "lead",
          recordId: lead?.id ?? "",
          agentId: agentId ?? "",
          dueDate: day,
          priority: "Normal",
        },
        ...{ kindId: entryId("followUpKind", "CALL_BACK"), statusId: entryId("followUpStatus", "OPEN") },
      });
  }
  const queued = () => database.$count(outbox, like(outbox.about, `follow-ups/%/${day}`));
  const left: number[] = [];
  for (const wanted of [1, 15, 30]) {
    const child = startMailProcess(lasting.urlOrFolder, day);
    while ((await queued()) < wanted);
    child.process.kill("SIGKILL");
    await child.ended;
    left.push(agents - (await queued()));
  }
  expect(left[0]).toBeGreaterThan(0);
  const last = startMailProcess(lasting.urlOrFolder, day);
  await last.says(/mailed/);
  const mails = await database
    .select({ about: outbox.about })
    .from(outbox)
    .where(like(outbox.about, `follow-ups/%/${day}`));
  expect(new Set(mails.map(({ about }) => about)).size).toBe(agents);
  expect(mails).toHaveLength(agents);
  await close();
}, 180_000);
