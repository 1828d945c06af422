import { consentRequestDays } from "@portico/contract/features/offline/consents.schemas";
import { eq, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { consentRequests, offlineApplications } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import type { Browser } from "../../../http/browser.ts";
import { rememberStaffBrowser } from "../../../identity/browsers.ts";
import type { BoundList } from "../../../lists/list.ts";
import { isVisibleTo } from "../../../lists/row-set.ts";
import { queueMessage } from "../../../outbox/queue-message.ts";
import { entryId } from "../../../reference/seed.ts";
import type { Services } from "../../../services/services.ts";

const maxUserAgent = 300;
const dayMs = 86_400_000;

/** The text of the SMS by language. */
const messages = {
  en: (brand: string, url: string) =>
    `${brand} asks for your consent to help with your health insurance. Read and answer here within ${consentRequestDays} days: ${url}`,
  es: (brand: string, url: string) =>
    `${brand} pide su consentimiento para ayudarle con su seguro médico. Lea y responda aquí dentro de ${consentRequestDays} días: ${url}`,
} as const;

/** Who sends a request for which application, and from where. */
interface ConsentSending {
  readonly caller: Caller;
  readonly applicationId: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly browser: Browser;
}

/**
 * Sends an applicant the link to the consent page, which replaces earlier ones.
 * @throws Failure 404, 409 for a void application, 429 within ten minutes of the last request or beyond a limit
 */
export async function sendConsentRequest(
  services: Pick<Services, "database" | "clock" | "settings">,
  list: BoundList,
  { caller, applicationId, address, userAgent, browser }: ConsentSending,
) {
  const { database, clock, settings } = services;
  const { brand, publicUrl } = await settings();
  return database.transaction(async (transaction) => {
    await lockLimit(transaction, "consent-requests", applicationId);
    const [application] = await transaction
      .select()
      .from(offlineApplications)
      .where(sql`${eq(offlineApplications.id, applicationId)} and ${isVisibleTo(list, caller)}`)
      .for("no key update");
    if (!application) throw notFound("This application");
    if (application.statusId === entryId("offlineStatus", "VOID"))
      throw new Failure(409, "This application is void, so no consent is needed.");
    const now = clock.now();
    const expiresDate = new Date(now.getTime() + consentRequestDays * dayMs);
    const { phone, language } = application;
    await transaction.insert(consentRequests).values({
      applicationId,
      sentBy: caller.userId,
      sentDate: now,
      senderIpAddress: address,
      senderUserAgent: userAgent?.slice(0, maxUserAgent) ?? null,
      // Someone who signed in before sign-ins remembered browsers, or who deleted the cookie since, gets a new one.
      senderBrowser: await rememberStaffBrowser(transaction, caller, browser, now),
      phone,
      expiresDate,
    });
    const url = `${publicUrl}/sign/?id=${applicationId}`;
    const about = `offline_applications/${applicationId}`;
    await recordAudit(transaction, {
      category: "offline-application",
      createdBy: caller.userId,
      data1: about,
      data2: "consent",
      result: "requested",
    });
    await queueMessage(transaction, services, {
      kind: "consent-request",
      causedBy: { userId: caller.userId },
      about,
      channel: "sms",
      recipient: phone,
      body: messages[language](brand.name, url),
    });
    return { url, sentDate: now.toISOString(), expiresDate: expiresDate.toISOString() };
  });
}
