import { and, eq, gt } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { consentRequests } from "../db/schema/index.ts";

const maxUserAgent = 300;

/** Who answers: the address and the browser of the request. */
export interface Visitor {
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** An applicant's answer. */
export interface Answer {
  readonly answer: "agreed" | "declined";
  readonly fullName: string;
  /** The path of an SVG. */
  readonly signature: string | null;
  readonly language: "en" | "es";
  readonly textVersion: string;
}

interface Write extends Visitor {
  readonly id: string;
  readonly now: Date;
}

/** Stores an answer. False if the request has been answered or has expired meanwhile. */
export function answerRequest(
  database: Database,
  answer: Answer,
  { id, now, ipAddress, userAgent }: Write,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id);
    if (!request || request.answer !== null || request.expiresDate <= now) return false;
    if (!(await isLatest(transaction, request))) return false;
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
    await audit(transaction, request.applicationId, answer.answer);
    return true;
  });
}

/** Stores that a consent was withdrawn. False if it was not given, or was withdrawn before. */
export function withdrawConsent(
  database: Database,
  { id, now, ipAddress, userAgent }: Write,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id);
    if (request?.answer !== "agreed" || request.withdrawnDate !== null) return false;
    await transaction
      .update(consentRequests)
      .set({
        withdrawnDate: now,
        withdrawnIpAddress: ipAddress,
        withdrawnUserAgent: userAgent.slice(0, maxUserAgent),
      })
      .where(eq(consentRequests.id, id));
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

async function audit(transaction: Database, applicationId: string, result: string): Promise<void> {
  await recordAudit(transaction, {
    category: "offline-application",
    createdBy: null,
    data1: `offline_applications/${applicationId}`,
    data2: "consent",
    result,
  });
}
