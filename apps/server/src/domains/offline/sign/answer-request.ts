import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { consentRequests, offlineApplications } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { auditConsent, type ConsentRequest, type ConsentWrite, lockRequest } from "./consent-request.ts";
import { isAgentDevice, matchDevice } from "./device-match.ts";
import { type CodeNeeded, type CodeSending, consumeSignCode, sendSignCode } from "./sign-code.ts";

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

/** What an agreement needs besides the applicant's name. */
export interface SigningRules {
  /** Whether signing on the agent's device is refused. */
  readonly refusesAgentDevice: boolean;
  /** Whether a code that was sent to the applicant's phone must be entered. */
  readonly needsCode: boolean;
}

/** How an agreement meets the rules. */
interface Signing {
  readonly rules: SigningRules;
  /** The code that was entered. Undefined to have one sent. */
  readonly code: string | undefined;
  readonly sending: CodeSending;
}

/** What happened with an answer. `closed`: the request can't be answered anymore. */
export type AnswerResult =
  | { readonly kind: "stored" | "closed" | "refused" }
  | { readonly kind: "codeNeeded"; readonly code: CodeNeeded };

/**
 * Stores an answer, which ends earlier consents of the application. Its request may have been answered or have expired
 * meanwhile, or its application may be void. An agreement must meet the rules. Declining needs nothing.
 */
export function answerRequest(
  database: Database,
  answer: Answer,
  { id, now, visitor }: ConsentWrite,
  { rules, code, sending }: Signing,
): Promise<AnswerResult> {
  return database.transaction(async (transaction): Promise<AnswerResult> => {
    const request = await lockRequest(transaction, id);
    if (!request || request.answer !== null || request.expiresDate <= now) return { kind: "closed" };
    if (!(await isLatest(transaction, request)) || (await isVoid(transaction, request)))
      return { kind: "closed" };
    const deviceMatch = await matchDevice(transaction, request, visitor, now);
    const isSigned = answer.answer === "agreed";
    if (isSigned && rules.refusesAgentDevice && isAgentDevice(deviceMatch)) {
      await recordRefusal(transaction, request, now);
      return { kind: "refused" };
    }
    if (isSigned && rules.needsCode) {
      const needed =
        code === undefined
          ? await sendSignCode(transaction, request, sending)
          : await consumeSignCode(transaction, request, code, sending);
      if (needed) return { kind: "codeNeeded", code: needed };
    }
    await transaction
      .update(consentRequests)
      .set({
        ...answer,
        answeredDate: now,
        ...visitor,
        deviceMatch,
        isPhoneConfirmed: isSigned && rules.needsCode,
        codeHash: null,
        attempts: 0,
      })
      .where(eq(consentRequests.id, id));
    await endEarlierConsents(transaction, request, now);
    const where = isAgentDevice(deviceMatch) ? " on the agent's device" : "";
    await auditConsent(transaction, request.applicationId, `${answer.answer}${where}`);
    return { kind: "stored" };
  });
}

async function recordRefusal(
  transaction: Database,
  { id, applicationId, refusals }: ConsentRequest,
  now: Date,
): Promise<void> {
  await transaction
    .update(consentRequests)
    .set({ refusals: refusals + 1, refusedDate: now })
    .where(eq(consentRequests.id, id));
  await auditConsent(transaction, applicationId, "refused: on the agent's device");
}

/** Whether no newer request was sent for the application. */
async function isLatest(
  transaction: Database,
  { applicationId, sentDate }: ConsentRequest,
): Promise<boolean> {
  const newer = and(eq(consentRequests.applicationId, applicationId), gt(consentRequests.sentDate, sentDate));
  return (await transaction.$count(consentRequests, newer)) === 0;
}

async function isVoid(transaction: Database, { applicationId }: ConsentRequest): Promise<boolean> {
  const { id, statusId } = offlineApplications;
  const found = and(eq(id, applicationId), eq(statusId, entryId("offlineStatus", "VOID")));
  return (await transaction.$count(offlineApplications, found)) > 0;
}

async function endEarlierConsents(
  transaction: Database,
  { id, applicationId }: ConsentRequest,
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
