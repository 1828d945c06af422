import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { genericEntries, offlineApplications, offlineCards, offlineSsns } from "../../../db/schema/index.ts";

/** What the form shows besides the list's fields. Card and Social Security numbers have only their last four digits. */
export async function applicationDetail(database: Database, id: string): Promise<object> {
  const [found] = await database
    .select({ application: offlineApplications, source: genericEntries.name, card: offlineCards })
    .from(offlineApplications)
    .innerJoin(genericEntries, eq(genericEntries.id, offlineApplications.sourceId))
    .leftJoin(offlineCards, eq(offlineCards.applicationId, offlineApplications.id))
    .where(eq(offlineApplications.id, id));
  if (!found) return {};
  const { application, source, card } = found;
  const numbers = await database
    .select({ personId: offlineSsns.personId, lastFour: offlineSsns.lastFour })
    .from(offlineSsns)
    .where(eq(offlineSsns.applicationId, id));
  const lastFourOf = new Map(numbers.map(({ personId, lastFour }) => [personId, lastFour]));
  return {
    ...application,
    // The list's fields have these in the format of responses.
    createdDate: application.createdDate.toISOString(),
    source,
    first_time_on_marketplace: application.isFirstTimeOnMarketplace,
    ssnLastFour: lastFourOf.get(id) ?? null,
    offlineAppMembers: application.offlineAppMembers.map((member) => ({
      ...member,
      ssnLastFour: lastFourOf.get(member.id) ?? null,
    })),
    cardBrand: card?.brand ?? null,
    cardLastFour: card?.lastFour ?? null,
    cardExpDate: card?.expiry ?? null,
    cardFirstName: card?.firstName ?? null,
    cardMiddleName: card?.middleName ?? null,
    cardLastName: card?.lastName ?? null,
  };
}
