import { quoteLinkDays, quoteSendPauseMinutes } from "@portico/contract/features/quote-records.schemas";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { quoteLinks } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import { type Message, queueMessage } from "../../outbox/queue-message.ts";
import { createQuoteLink, type QuoteOwner } from "../../quotes/quote-links.ts";
import type { Services } from "../../services/services.ts";
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
 * @throws Failure 422 for an email without an address, 429 within ten minutes of the last message
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
    await lockLimit(transaction, "quotes-sent", "leadId" in owner ? owner.leadId : owner.customerId);
    await requirePause(transaction, owner, now);
    const link = { owner, quote, by: caller.userId, isForAgent: false, now, lasts };
    const path = await createQuoteLink(transaction, link);
    const url = `${publicUrl}${path.replace("/#", `/?lang=${language}#`)}`;
    await queueMessage(transaction, messageOf(by, recipient, { brand: brand.name, url, language }));
    await recordQuoteEvent(transaction, owner, caller, by === "sms" ? "sent by SMS" : "sent by email");
  });
  return { recipient, expiresDate: new Date(now.getTime() + lasts).toISOString() };
}

function messageOf(
  by: Sending["by"],
  recipient: string,
  { brand, url, language }: { brand: string; url: string; language: Language },
): Message {
  const { subject, sms, mail } = texts[language];
  return by === "sms"
    ? { kind: "sms", recipient, body: sms(brand, url) }
    : { kind: "mail", recipient, subject: subject(brand), body: mail(url) };
}

/** @throws Failure 429 with the time to wait */
async function requirePause(transaction: Database, owner: QuoteOwner, now: Date): Promise<void> {
  const since = new Date(now.getTime() - quoteSendPauseMinutes * minute);
  const [last] = await transaction
    .select({ createdAt: quoteLinks.createdAt })
    .from(quoteLinks)
    .where(
      and(
        "leadId" in owner ? eq(quoteLinks.leadId, owner.leadId) : eq(quoteLinks.customerId, owner.customerId),
        eq(quoteLinks.isForAgent, false),
        gt(quoteLinks.createdAt, since),
      ),
    )
    .orderBy(desc(quoteLinks.createdAt))
    .limit(1);
  if (!last) return;
  const left = last.createdAt.getTime() + quoteSendPauseMinutes * minute - now.getTime();
  const minutes = Math.ceil(left / minute);
  throw new Failure(
    429,
    `The quote was sent less than ${quoteSendPauseMinutes} minutes ago. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    undefined,
    { retryAfter: Math.ceil(left / 1000) },
  );
}

async function recordQuoteEvent(
  transaction: Database,
  owner: QuoteOwner,
  caller: Caller,
  result: string,
): Promise<void> {
  const isLead = "leadId" in owner;
  await recordAudit(transaction, {
    category: isLead ? "lead" : "customer",
    createdBy: caller.userId,
    data1: isLead ? `leads/${owner.leadId}` : `customers/${owner.customerId}`,
    data2: "quote",
    result,
  });
}
