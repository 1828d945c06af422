import { and, inArray, lt } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { offlineApplications, offlineCards } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { BoundList } from "../../../lists/list.ts";
import { isVisibleTo } from "../../../lists/row-set.ts";
import type { Services } from "../../../services/services.ts";

const dayMs = 86_400_000;

/**
 * Deletes the cards of applications.
 * @throws Failure 404 if one doesn't exist or isn't visible to the caller
 */
export async function purgeCards(
  transaction: Database,
  list: BoundList,
  caller: Caller,
  ids: readonly string[],
): Promise<{ readonly purged: number }> {
  const visible = await transaction.$count(
    offlineApplications,
    and(inArray(offlineApplications.id, [...ids]), isVisibleTo(list, caller)),
  );
  if (visible !== new Set(ids).size) {
    throw new Failure(404, "Nothing was deleted. Some applications don't exist or aren't visible to you.");
  }
  const cards = await transaction
    .delete(offlineCards)
    .where(inArray(offlineCards.applicationId, [...ids]))
    .returning({ id: offlineCards.applicationId });
  await recordPurges(transaction, caller.userId, cards);
  return { purged: cards.length };
}

/** Deletes cards that are older than configured. */
export async function deleteOldCards({
  database,
  settings,
  clock,
}: Pick<Services, "database" | "settings" | "clock">): Promise<void> {
  const { cardRetentionDays } = await settings();
  const before = new Date(clock.now().getTime() - cardRetentionDays * dayMs);
  await database.transaction(async (transaction) => {
    const cards = await transaction
      .delete(offlineCards)
      .where(lt(offlineCards.storedDate, before))
      .returning({ id: offlineCards.applicationId });
    await recordPurges(transaction, null, cards);
  });
}

async function recordPurges(
  transaction: Database,
  createdBy: string | null,
  cards: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id } of cards) {
    await recordAudit(transaction, {
      category: "offline-application",
      createdBy,
      data1: `offline_applications/${id}`,
      data2: "card",
      result: "deleted",
    });
  }
}
