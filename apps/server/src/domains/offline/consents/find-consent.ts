import { eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { consentRequests, offlineApplications } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { findRow } from "../../../lists/find-row.ts";
import type { BoundList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import { consentPdf } from "../sign/consent-pdf.ts";

/**
 * An answered consent request with its record as PDF, and the applicant's address.
 * @throws Failure 404 if it doesn't exist, was not answered, or its application isn't visible to the caller
 */
export async function findConsent(services: Services, list: BoundList, caller: Caller, id: string) {
  const { database } = services;
  const [request] = await database
    .select({
      applicationId: consentRequests.applicationId,
      language: consentRequests.language,
      email: offlineApplications.email,
    })
    .from(consentRequests)
    .innerJoin(offlineApplications, eq(offlineApplications.id, consentRequests.applicationId))
    .where(eq(consentRequests.id, id));
  const isVisible = request && (await findRow(database, list, caller, request.applicationId, ["id"]));
  const bytes = isVisible && (await consentPdf(services, id));
  if (!bytes) throw notFound("This consent");
  return { ...request, bytes };
}
