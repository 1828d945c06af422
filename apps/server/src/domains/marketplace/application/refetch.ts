import { Failure } from "../../../errors/failure.ts";
import type { Services } from "../../../services/services.ts";
import { compareApplications } from "./compare-applications.ts";
import type { StoredApplication } from "./find-application.ts";
import { storeApplication } from "./store-application.ts";

/**
 * Fetches an application again and stores it. The system has no user ID.
 * @returns what changed
 * @throws Failure 404 if the Marketplace no longer has it
 */
export async function refetch(
  { database, marketplace, clock }: Pick<Services, "database" | "marketplace" | "clock">,
  { userId }: { readonly userId: string | null },
  { exchangeAssignedId: id, raw: before }: StoredApplication,
) {
  const raw = await marketplace.applications.fetch(id);
  if (!raw) throw new Failure(404, "The Marketplace no longer has this application.");
  const stored = await database.transaction((transaction) =>
    storeApplication(transaction, raw, { by: userId, now: clock.now() }),
  );
  return {
    id,
    snapshotDate: stored.snapshotDate.toISOString(),
    changes: compareApplications(before, stored.raw),
  };
}
