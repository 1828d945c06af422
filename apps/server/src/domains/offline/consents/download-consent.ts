import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { attachment } from "../../../http/attachment.ts";
import type { BoundList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import { findConsent } from "./find-consent.ts";

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
  const { bytes } = await findConsent(services, list, caller, id);
  await recordAudit(services.database, {
    category: "export",
    createdBy: caller.userId,
    data1: `consents.pdf/${id}`,
    result: "pdf",
  });
  return attachment({ bytes, name: `consent-${id}.pdf`, mediaType: "application/pdf" });
}
