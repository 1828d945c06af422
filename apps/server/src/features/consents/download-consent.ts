import { eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { consentRequests } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import { attachment } from "../../http/attachment.ts";
import { findRow } from "../../lists/find-row.ts";
import type { BoundList } from "../../lists/list.ts";
import type { Services } from "../../services/services.ts";
import { consentPdf } from "../../sign/consent-pdf.ts";

/**
 * The record of an answered consent request as PDF. It is audited as an export.
 * @throws Failure 404 if it doesn't exist, was not answered, or its application isn't visible to the caller
 */
export async function downloadConsent(
  services: Services,
  list: BoundList,
  caller: Caller,
  id: string,
): Promise<Response> {
  const { database } = services;
  const [request] = await database
    .select({ applicationId: consentRequests.applicationId })
    .from(consentRequests)
    .where(eq(consentRequests.id, id));
  const isVisible = request && (await findRow(database, list, caller, request.applicationId, ["id"]));
  const bytes = isVisible && (await consentPdf(services, id));
  if (!bytes) throw notFound("This consent");
  await recordAudit(database, {
    category: "export",
    createdBy: caller.userId,
    data1: `consents.pdf/${id}`,
    result: "pdf",
  });
  return attachment({ bytes, name: `consent-${id}.pdf`, mediaType: "application/pdf" });
}
