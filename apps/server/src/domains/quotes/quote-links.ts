import type { LinkedQuote, Quote } from "@portico/contract/schemas/quote";
import { and, eq, gt, isNull } from "drizzle-orm";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { quoteLinks, quoteRecords } from "../../db/schema/index.ts";
import { sweepExpired } from "../../db/sweep-expired.ts";
import { Failure } from "../../errors/failure.ts";
import { hashCode, newSecretCode } from "../../identity/codes.ts";

/** Whom a quote belongs to. */
export type QuoteOwner = { readonly leadId: string } | { readonly customerId: string };

const minute = 60_000;
/** How long an agent who opened a link can store changes. */
const savableFor = 12 * 60 * minute;

interface NewLink {
  readonly owner: QuoteOwner;
  readonly quote: LinkedQuote;
  /** A user's ID. */
  readonly by: string;
  readonly isForAgent: boolean;
  readonly now: Date;
  /** Milliseconds in which it can be opened. */
  readonly lasts: number;
}

/**
 * Stores a link.
 * @returns the path of the quote tool, with the code in the fragment: browsers don't send that to servers
 */
export async function createQuoteLink(
  transaction: Database,
  { owner, quote, by, isForAgent, now, lasts }: NewLink,
): Promise<string> {
  await sweepExpired(transaction, quoteLinks, now);
  const code = newSecretCode();
  const expiresAt = new Date(now.getTime() + lasts);
  await transaction.insert(quoteLinks).values({
    ...owner,
    codeHash: hashCode(code),
    quote,
    createdBy: by,
    createdAt: now,
    isForAgent,
    expiresAt,
  });
  return `/self-enroll/#${isForAgent ? "record" : "quote"}=${code}`;
}

/**
 * Opens a link, once.
 * @throws Failure 404 for unknown, used and expired links
 */
export async function openQuoteLink(database: Database, code: string, now: Date) {
  const saveKey = newSecretCode();
  return database.transaction(async (transaction) => {
    const [link] = await transaction
      .update(quoteLinks)
      .set({ openedDate: now })
      .where(
        and(
          eq(quoteLinks.codeHash, hashCode(code)),
          isNull(quoteLinks.openedDate),
          gt(quoteLinks.expiresAt, now),
        ),
      )
      .returning();
    if (!link)
      throw new Failure(404, "This link was already used or is too old. Ask your agent for a new one.");
    if (!link.isForAgent) return { quote: link.quote, saveKey: null };
    await transaction
      .update(quoteLinks)
      .set({ saveKeyHash: hashCode(saveKey), expiresAt: new Date(now.getTime() + savableFor) })
      .where(eq(quoteLinks.id, link.id));
    return { quote: link.quote, saveKey };
  });
}

/**
 * Stores the quote that an agent changed.
 * @throws Failure 404 for unknown and expired keys
 */
export async function saveLinkedQuote(
  database: Database,
  saveKey: string,
  { quote, now }: { readonly quote: Quote; readonly now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [link] = await transaction
      .select()
      .from(quoteLinks)
      .where(and(eq(quoteLinks.saveKeyHash, hashCode(saveKey)), gt(quoteLinks.expiresAt, now)));
    if (!link)
      throw new Failure(404, "Changes can't be stored anymore. Open the quote from the portal again.");
    const { leadId, customerId, createdBy } = link;
    await transaction.insert(quoteRecords).values({ leadId, customerId, quote, createdBy, createdDate: now });
    await recordAudit(transaction, {
      category: leadId === null ? "customer" : "lead",
      createdBy,
      data1: leadId === null ? `customers/${customerId}` : `leads/${leadId}`,
      data2: "quote",
      result: "stored",
    });
  });
}
