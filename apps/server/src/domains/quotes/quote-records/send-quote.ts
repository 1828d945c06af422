import { quoteLinkDays } from "@portico/contract/features/quotes/quote-records.schemas";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { MessageContent } from "../../../outbox/message.ts";
import { queueMessage } from "../../../outbox/queue-message.ts";
import type { Services } from "../../../services/services.ts";
import { createQuoteLink, type QuoteOwner } from "../quote-links.ts";
import type { Client } from "./find-client.ts";
import { quoteToOpen } from "./read-record.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long an agent can open a link. */
const openMinutes = 5;

type Language = "en" | "es";

/** The texts of the messages by language. */
const texts = {
  en: {
    subject: (brand: string) => `Your health insurance quote from ${brand}`,
    sms: (brand: string, url: string) =>
      `${brand}: your health insurance quote. Opens once, within ${quoteLinkDays} days: ${url}`,
    mail: (url: string) =>
      `Your agent prepared a health insurance quote for you.\n\nTo see plans and prices, open this link within ${quoteLinkDays} days. It works once:\n${url}\n`,
  },
  es: {
    subject: (brand: string) => `Su cotización de seguro médico de ${brand}`,
    sms: (brand: string, url: string) =>
      `${brand}: su cotización de seguro médico. Se abre una vez, dentro de ${quoteLinkDays} días: ${url}`,
    mail: (url: string) =>
      `Su agente preparó una cotización de seguro médico para usted.\n\nPara ver planes y precios, abra este enlace dentro de ${quoteLinkDays} días. Funciona una vez:\n${url}\n`,
  },
} as const;

/** The path that opens the quote of a client for an agent, who may store changes. */
export async function openForAgent(
  services: Services,
  client: Client,
  caller: Caller,
): Promise<{ url: string }> {
  const { database, clock } = services;
  const quote = await quoteToOpen(services, client, clock.today());
  return database.transaction(async (transaction) => {
    const url = await createQuoteLink(transaction, {
      owner: client.owner,
      quote,
      by: caller.userId,
      isForAgent: true,
      now: clock.now(),
      lasts: openMinutes * minute,
    });
    await recordQuoteEvent(transaction, client.owner, caller, "opened");
    return { url };
  });
}

interface Sending {
  readonly by: "sms" | "mail";
  readonly email?: string | undefined;
  readonly language: Language;
  readonly caller: Caller;
}

/**
 * Sends a client a link to the quote.
 * @throws Failure 422 for an email without an address, 429 within ten minutes of the last message or beyond a
 * limit
 */
export async function sendToClient(
  services: Services,
  client: Client,
  { by, email, language, caller }: Sending,
) {
  const { database, clock, settings } = services;
  const { brand, publicUrl } = await settings();
  const recipient = by === "sms" ? client.phone : (email ?? client.email);
  if (!recipient) throw validationFailure("body", { email: ["Enter an email address"] });
  const quote = await quoteToOpen(services, client, clock.today());
  const now = clock.now();
  const lasts = quoteLinkDays * day;
  await database.transaction(async (transaction) => {
    const { owner } = client;
    const link = { owner, quote, by: caller.userId, isForAgent: false, now, lasts };
    const path = await createQuoteLink(transaction, link);
    const url = `${publicUrl}${path.replace("/#", `/?lang=${language}#`)}`;
    await recordQuoteEvent(transaction, owner, caller, by === "sms" ? "sent by SMS" : "sent by email");
    await queueMessage(transaction, services, {
      ...messageOf(by, recipient, { brand: brand.name, url, language }),
      kind: "quote",
      causedBy: { userId: caller.userId },
      about: recordOf(owner),
    });
  });
  return { recipient, expiresDate: new Date(now.getTime() + lasts).toISOString() };
}

function messageOf(
  by: Sending["by"],
  recipient: string,
  { brand, url, language }: { brand: string; url: string; language: Language },
): MessageContent {
  const { subject, sms, mail } = texts[language];
  return by === "sms"
    ? { channel: "sms", recipient, body: sms(brand, url) }
    : { channel: "mail", recipient, subject: subject(brand), body: mail(url) };
}

async function recordQuoteEvent(
  transaction: Database,
  owner: QuoteOwner,
  caller: Caller,
  result: string,
): Promise<void> {
  await recordAudit(transaction, {
    category: "leadId" in owner ? "lead" : "customer",
    createdBy: caller.userId,
    data1: recordOf(owner),
    data2: "quote",
    result,
  });
}

function recordOf(owner: QuoteOwner): string {
  return "leadId" in owner ? `leads/${owner.leadId}` : `customers/${owner.customerId}`;
}
