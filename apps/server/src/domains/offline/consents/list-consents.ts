import { desc, eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { consentRequests, contacts, offlineApplications, users } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { personName } from "../../../identity/person-name.ts";
import { findRow } from "../../../lists/find-row.ts";
import type { BoundList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import { consentStateOf } from "../sign/consent-state.ts";

/**
 * The consent requests of an application, newest first.
 * @throws Failure 404
 */
export async function listConsents(
  { database, clock }: Pick<Services, "database" | "clock">,
  list: BoundList,
  caller: Caller,
  applicationId: string,
) {
  if (!(await findRow(database, list, caller, applicationId, ["id"]))) throw notFound("This application");
  const rows = await database
    .select({ request: consentRequests, email: offlineApplications.email, sentBy: personName })
    .from(consentRequests)
    .innerJoin(offlineApplications, eq(offlineApplications.id, consentRequests.applicationId))
    .leftJoin(users, eq(users.id, consentRequests.sentBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(consentRequests.applicationId, applicationId))
    .orderBy(desc(consentRequests.sentDate), desc(consentRequests.id));
  const now = clock.now();
  return rows.map(({ request, email, sentBy }, index) => ({
    id: request.id,
    state: consentStateOf(request, { isLatest: index === 0, now }),
    sentDate: request.sentDate.toISOString(),
    sentBy,
    phone: request.phone,
    email,
    expiresDate: request.expiresDate.toISOString(),
    answeredDate: request.answeredDate?.toISOString() ?? null,
    withdrawnDate: request.withdrawnDate?.toISOString() ?? null,
    replacedDate: request.replacedDate?.toISOString() ?? null,
    fullName: request.fullName,
    hasSignature: request.signature !== null,
    language: request.language,
    textVersion: request.textVersion,
    ipAddress: request.ipAddress,
    userAgent: request.userAgent,
    senderIpAddress: request.senderIpAddress,
    senderUserAgent: request.senderUserAgent,
    deviceMatch: request.deviceMatch,
    isPhoneConfirmed: request.isPhoneConfirmed,
    refusals: request.refusals,
    refusedDate: request.refusedDate?.toISOString() ?? null,
  }));
}
