import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { agents, consentRequests, offlineApplications, users } from "../db/schema/index.ts";
import { mailboxOf } from "../identity/account.ts";
import type { Sender } from "../identity/messages.ts";
import { senderOf } from "../identity/one-time-code.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { entryId } from "../reference/seed.ts";
import type { Services } from "../services/services.ts";

const maxUserAgent = 300;

/** Who answers: the address and the browser of the request. */
export interface Visitor {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** An applicant's answer. */
export interface Answer {
  readonly answer: "agreed" | "declined";
  /** Null if a request was declined without a name. */
  readonly fullName: string | null;
  /** The path of an SVG. */
  readonly signature: string | null;
  readonly language: "en" | "es";
  readonly textVersion: string;
  /** The names in the text. */
  readonly agencyName: string;
  readonly agentName: string;
}

interface Write extends Visitor {
  readonly id: string;
  readonly now: Date;
}

/**
 * Stores an answer, which ends earlier consents of the application. False if the request has been answered or has expired
 * meanwhile, or its application is void.
 */
export function answerRequest(
  database: Database,
  answer: Answer,
  { id, now, ipAddress, userAgent }: Write,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id);
    if (!request || request.answer !== null || request.expiresDate <= now) return false;
    if (!(await isLatest(transaction, request)) || (await isVoid(transaction, request))) return false;
    await transaction
      .update(consentRequests)
      .set({
        ...answer,
        answeredDate: now,
        ipAddress,
        userAgent: userAgent.slice(0, maxUserAgent),
        attempts: 0,
      })
      .where(eq(consentRequests.id, id));
    await endEarlierConsents(transaction, request, now);
    await audit(transaction, request.applicationId, answer.answer);
    return true;
  });
}

/** Stores that a consent was withdrawn, and tells its agent. False if it isn't in force. */
export async function withdrawConsent(
  { database, settings }: Pick<Services, "database" | "settings">,
  { id, now, ipAddress, userAgent }: Write,
): Promise<boolean> {
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
        withdrawnUserAgent: userAgent.slice(0, maxUserAgent),
      })
      .where(eq(consentRequests.id, id));
    await mailAgent(transaction, sender, request.applicationId);
    await audit(transaction, request.applicationId, "withdrawn");
    return true;
  });
}

async function lockRequest(transaction: Database, id: string) {
  const [request] = await transaction
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.id, id))
    .for("update");
  return request;
}

/** Whether no newer request was sent for the application. */
async function isLatest(
  transaction: Database,
  { applicationId, sentDate }: typeof consentRequests.$inferSelect,
): Promise<boolean> {
  const newer = and(eq(consentRequests.applicationId, applicationId), gt(consentRequests.sentDate, sentDate));
  return (await transaction.$count(consentRequests, newer)) === 0;
}

async function isVoid(
  transaction: Database,
  { applicationId }: typeof consentRequests.$inferSelect,
): Promise<boolean> {
  const { id, statusId } = offlineApplications;
  const found = and(eq(id, applicationId), eq(statusId, entryId("offlineStatus", "VOID")));
  return (await transaction.$count(offlineApplications, found)) > 0;
}

async function endEarlierConsents(
  transaction: Database,
  { id, applicationId }: typeof consentRequests.$inferSelect,
  now: Date,
): Promise<void> {
  await transaction
    .update(consentRequests)
    .set({ replacedDate: now })
    .where(
      and(
        eq(consentRequests.applicationId, applicationId),
        ne(consentRequests.id, id),
        eq(consentRequests.answer, "agreed"),
        isNull(consentRequests.withdrawnDate),
        isNull(consentRequests.replacedDate),
      ),
    );
}

/** Emails the assigned agent, or else the one who created the application. Without names, as email is less protected. */
async function mailAgent(
  transaction: Database,
  { brand, publicUrl }: Sender,
  applicationId: string,
): Promise<void> {
  const { agentId, createdByAgentId } = offlineApplications;
  const [account] = await transaction
    .select({ email: users.email, otherEmail: users.otherEmail })
    .from(offlineApplications)
    .innerJoin(agents, eq(agents.id, sql`coalesce(${agentId}, ${createdByAgentId})`))
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .where(and(eq(offlineApplications.id, applicationId), eq(users.enabled, true)));
  if (!account) return;
  await queueMessage(transaction, {
    kind: "mail",
    recipient: mailboxOf(account),
    subject: `${brand}: consent withdrawn`,
    body: `An applicant withdrew their consent. Don't work on the application anymore.

See which one in the portal:
${publicUrl}/portal/form/manage/${applicationId}
`,
  });
}

async function audit(transaction: Database, applicationId: string, result: string): Promise<void> {
  await recordAudit(transaction, {
    category: "offline-application",
    createdBy: null,
    data1: `offline_applications/${applicationId}`,
    data2: "consent",
    result,
  });
}
