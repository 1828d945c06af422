import { eq } from "drizzle-orm";
import * as z from "zod";
import { followUps, leads, lostPolicies, unpaidPolicies, users } from "../src/db/schema/index.ts";
import { entryId } from "../src/reference/seed.ts";
import { makeAccount } from "./accounts.ts";
import type { TestApi } from "./api.ts";
import { asSystem } from "./as-system.ts";
import { applicationForm } from "./offline-application.ts";
import { addWorkRows } from "./work-rows.ts";

const made = z.looseObject({ id: z.uuid() });

/** The open items of `departedAgent`, by kind. */
export const openItems = { followUp: 2, lead: 3, unpaidPolicy: 2, lostPolicy: 1, application: 1 };

/** Creates an agent with open and closed work of each kind, and disables the account. */
export async function departedAgent(api: TestApi) {
  const { database } = api.services;
  const account = await makeAccount(database, {
    roles: ["agent"],
    claims: ["view.OfflineApp"],
    isAgent: true,
  });
  const agentId = account.agentId ?? "";
  const lead = async (code: "NEW" | "CALL_BACK" | "SOLD") => {
    const [row] = await asSystem(database)
      .insert(leads)
      .values({
        ...{ agentId, firstName: "Ada", lastName: code, phone: "9075550143" },
        statusId: entryId("leadStatus", code),
      })
      .returning({ id: leads.id });
    return row?.id ?? "";
  };
  const ids = {
    lead: [await lead("NEW"), await lead("CALL_BACK"), await lead("NEW")],
    soldLead: [await lead("SOLD")],
    unpaidPolicy: await addWorkRows(database, unpaidPolicies, { count: 2, agentId }),
    lostPolicy: await addWorkRows(database, lostPolicies, { count: 1, agentId }),
    settledPolicy: await addWorkRows(database, lostPolicies, { count: 1, agentId }),
  };
  await asSystem(database)
    .update(lostPolicies)
    .set({ resolvedDate: api.time.now })
    .where(eq(lostPolicies.id, ids.settledPolicy[0] ?? ""));
  const [unpaid] = await database
    .select({ policyId: unpaidPolicies.policyId })
    .from(unpaidPolicies)
    .where(eq(unpaidPolicies.id, ids.unpaidPolicy[0] ?? ""));
  const followUp = async (recordKind: "lead" | "policy", code: "OPEN" | "DONE", repeats: boolean) => {
    const [row] = await asSystem(database)
      .insert(followUps)
      .values({
        ...{ agentId, recordKind, dueDate: "2027-03-01", priority: "Normal" },
        recordId: (recordKind === "lead" ? ids.lead[0] : unpaid?.policyId) ?? "",
        kindId: entryId("followUpKind", "CALL_BACK"),
        statusId: entryId("followUpStatus", code),
        ...(repeats && { repeats: "Weekly", repeatsFrom: "2027-03-01" }),
      })
      .returning({ id: followUps.id });
    return row?.id ?? "";
  };
  const followUpIds = [await followUp("lead", "OPEN", true), await followUp("policy", "OPEN", false)];
  const doneFollowUp = await followUp("lead", "DONE", false);
  const response = await api.send("/api/OfflineApp", {
    ...{ method: "POST", token: await api.tokenOf(account.email), body: applicationForm },
  });
  const { id: applicationId } = made.parse(await response.json());
  const setEnabled = (enabled: boolean) =>
    asSystem(database).update(users).set({ enabled }).where(eq(users.id, account.userId));
  await setEnabled(false);
  return {
    ...account,
    agentId,
    setEnabled,
    ids: { ...ids, followUp: followUpIds, doneFollowUp: [doneFollowUp], application: [applicationId] },
  };
}
