import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import type { BoundList } from "../../../lists/list.ts";
import { queueMessage } from "../../../outbox/queue-message.ts";
import type { Services } from "../../../services/services.ts";
import { findConsent } from "./find-consent.ts";

/** The email in the language of the consent. */
const mails = {
  en: (brand: string) => ({
    subject: `Your consent for ${brand}`,
    body: `The record of your answer is attached as PDF. It also says how to withdraw a consent.

If you didn't expect this email, contact ${brand}.
`,
  }),
  es: (brand: string) => ({
    subject: `Su consentimiento para ${brand}`,
    body: `Adjuntamos en PDF el registro de su respuesta. También explica cómo retirar un consentimiento.

Si no esperaba este correo, comuníquese con ${brand}.
`,
  }),
} as const;

/** The request, and how its change is made only once. */
interface EmailRequest {
  readonly id: string;
  readonly once: CheckedRequest["once"];
}

/**
 * Emails the record of an answered consent request to the applicant. It is audited as an export.
 * @throws Failure 404 if it doesn't exist, was not answered, or its application isn't visible to the caller; 429 beyond a
 * limit
 */
export async function emailConsent(
  services: Services,
  list: BoundList,
  caller: Caller,
  { id, once }: EmailRequest,
) {
  const { applicationId, bytes, email, language } = await findConsent(services, list, caller, id);
  const { brand } = await services.settings();
  return once(services.database, async (transaction) => {
    await recordAudit(transaction, {
      category: "export",
      createdBy: caller.userId,
      data1: `consents.email/${id}`,
      result: "pdf",
    });
    await queueMessage(transaction, services, {
      kind: "consent-record",
      causedBy: { userId: caller.userId },
      about: `offline_applications/${applicationId}`,
      channel: "mail",
      recipient: email,
      ...mails[language ?? "en"](brand.name),
      attachment: { name: "consent.pdf", mediaType: "application/pdf", bytes },
    });
    return { recipient: email };
  });
}
