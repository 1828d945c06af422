import { eq } from "drizzle-orm";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { consentRequests } from "../../../db/schema/index.ts";

/** A request for consent, with its answer. */
export type ConsentRequest = typeof consentRequests.$inferSelect;

/** Who answers: the address and the browser of the request. */
export interface Visitor {
  readonly ipAddress: string;
  /** Up to 300 characters. */
  readonly userAgent: string;
  /** The hash of the browser's identifier. Null if the portal gave it none. */
  readonly browser: string | null;
}

/** What to change, and when. */
export interface ConsentWrite {
  /** The ID of the request. */
  readonly id: string;
  readonly now: Date;
  readonly visitor: Visitor;
}

/** Reads a request and locks it until the transaction ends. */
export async function lockRequest(transaction: Database, id: string): Promise<ConsentRequest | undefined> {
  const [request] = await transaction
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.id, id))
    .for("update");
  return request;
}

/** Audits what happened with a request of an application. */
export async function auditConsent(
  transaction: Database,
  applicationId: string,
  result: string,
): Promise<void> {
  await recordAudit(transaction, {
    category: "offline-application",
    createdBy: null,
    data1: `offline_applications/${applicationId}`,
    data2: "consent",
    result,
  });
}
