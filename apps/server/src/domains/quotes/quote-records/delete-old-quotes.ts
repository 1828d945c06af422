import { and, isNotNull, isNull, lt } from "drizzle-orm";
import { quoteLinks, quoteRecords } from "../../../db/schema/index.ts";
import { sweepExpired } from "../../../db/sweep-expired.ts";
import type { Services } from "../../../services/services.ts";

const dayMs = 86_400_000;
/** Telemarketers keep records of consent for five years (16 CFR 310.5). */
const consentDays = 5 * 366;

/** Deletes quotes that are older than configured, consents that needn't be kept anymore, and expired links. */
export async function deleteOldQuotes({
  database,
  settings,
  clock,
}: Pick<Services, "database" | "settings" | "clock">): Promise<void> {
  const { quoteRetentionDays } = await settings();
  const now = clock.now();
  const olderThan = (days: number) => lt(quoteRecords.createdDate, new Date(now.getTime() - days * dayMs));
  const isOld = olderThan(quoteRetentionDays);
  await database.delete(quoteRecords).where(and(isOld, isNull(quoteRecords.consentVersion)));
  await database
    .update(quoteRecords)
    .set({ quote: null })
    .where(and(isOld, isNotNull(quoteRecords.quote)));
  await database.delete(quoteRecords).where(olderThan(consentDays));
  await sweepExpired(database, quoteLinks, now);
}
