import { datedProblems } from "@portico/contract/schemas/household";
import type { OfflineAppBody } from "@portico/contract/schemas/offline-app";
import { eq } from "drizzle-orm";
import { type offlineApplications, offlineCards } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import { validationFailure } from "../../../http/validation.ts";
import { entryId } from "../../../reference/seed.ts";

/**
 * Rejects changes of void applications, and values that are invalid on the current date or without a stored card.
 * @throws Failure 409, 422
 */
export async function checkApplication({
  body,
  before,
  transaction,
  services,
}: Write<typeof offlineApplications, OfflineAppBody | undefined>): Promise<void> {
  if (before?.statusId === entryId("offlineStatus", "VOID"))
    throw new Failure(409, "This application is void, which is final. Submit a new one instead.");
  if (!body) return;
  const [card] = before
    ? await transaction
        .select({ expiry: offlineCards.expiry })
        .from(offlineCards)
        .where(eq(offlineCards.applicationId, before.id))
    : [];
  const problems = datedProblems(body, { today: services.clock.today(), storedExpiry: card?.expiry });
  if (before && body.note) problems.push({ path: ["note"], message: "Add the note under Notes" });
  if (problems.length === 0) return;
  throw validationFailure(
    "body",
    Object.fromEntries(problems.map(({ path, message }) => [path.join("."), [message]])),
  );
}
