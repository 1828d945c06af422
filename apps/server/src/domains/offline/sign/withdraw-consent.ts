import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { agents, consentRequests, offlineApplications, users } from "../../../db/schema/index.ts";
import { mailboxOf } from "../../../identity/account.ts";
import type { Sender } from "../../../identity/messages.ts";
import { senderOf } from "../../../identity/one-time-code.ts";
import { queueMessage } from "../../../outbox/queue-message.ts";
import type { Services } from "../../../services/services.ts";
import { auditConsent, type ConsentWrite, lockRequest } from "./consent-request.ts";

/** Stores that a consent was withdrawn, and tells its agent. False if it isn't in force. */
export async function withdrawConsent(
  services: Pick<Services, "database" | "settings" | "clock">,
  { id, now, visitor: { ipAddress, userAgent } }: ConsentWrite,
): Promise<boolean> {
  const { database, settings } = services;
  const sender = await senderOf({ settings });
  return database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id);
    if (request?.answer !== "agreed") return false;
    if (request.withdrawnDate !== null || request.replacedDate !== null) return false;
    await transaction
      .update(consentRequests)
      .set({
        withdrawnDate: now,
        withdrawnIpAddress: ipAddress,
        withdrawnUserAgent: userAgent,
      })
      .where(eq(consentRequests.id, id));
    const { applicationId } = request;
    await auditConsent(transaction, applicationId, "withdrawn");
    await mailAgent(transaction, services, { sender, applicationId, address: ipAddress });
    return true;
  });
}

interface Withdrawal {
  readonly sender: Sender;
  readonly applicationId: string;
  /** The applicant's address. */
  readonly address: string;
}

/** Emails the assigned agent, or else the one who created the application. Without names, as email is less protected. */
async function mailAgent(
  transaction: Database,
  services: Pick<Services, "settings" | "clock">,
  { sender: { brand, publicUrl }, applicationId, address }: Withdrawal,
): Promise<void> {
  const { agentId, createdByAgentId } = offlineApplications;
  const [account] = await transaction
    .select({ email: users.email, otherEmail: users.otherEmail })
    .from(offlineApplications)
    .innerJoin(agents, eq(agents.id, sql`coalesce(${agentId}, ${createdByAgentId})`))
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .where(and(eq(offlineApplications.id, applicationId), eq(users.enabled, true)));
  if (!account) return;
  const link = `${publicUrl}/portal/form/manage/${applicationId}`;
  await queueMessage(transaction, services, {
    kind: "consent-withdrawal",
    causedBy: { address },
    about: `offline_applications/${applicationId}`,
    channel: "mail",
    recipient: mailboxOf(account),
    subject: `${brand}: consent withdrawn`,
    body: `An applicant withdrew their consent. Don't work on the application anymore.

See which one in the portal:
${link}
`,
    digest: {
      subject: `${brand}: {count} consents withdrawn`,
      heading: "Applicants withdrew their consents. Don't work on these applications anymore:",
      entry: link,
    },
  });
}
