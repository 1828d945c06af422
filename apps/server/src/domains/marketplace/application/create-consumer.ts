import { createHash, randomUUID } from "node:crypto";
import { consentDays } from "@portico/contract/features/offline/consents";
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { visibleTo } from "../../../access/scope.ts";
import type { Database } from "../../../db/database.ts";
import { agents, consentRequests, offlineApplications } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import { entryId } from "../../../reference/seed.ts";
import type { Services } from "../../../services/services.ts";
import { isAgentDevice } from "../../offline/sign/device-match.ts";
import { storeApplication } from "./store-application.ts";

const dayMs = 86_400_000;
const maxConsents = 200;

/** Whom a caller may see offline applications of. */
const offlineScope = {
  area: "OfflineApp",
  agentId: [offlineApplications.agentId, offlineApplications.createdByAgentId],
} as const;

/** The consents that cover a new application, newest first, of applicants whom the caller may see. */
export async function listConsents(
  { database, clock }: Pick<Services, "database" | "clock">,
  caller: Caller,
) {
  const now = clock.now();
  const rows = await database
    .select({
      id: consentRequests.id,
      fullName: consentRequests.fullName,
      signed: consentRequests.answeredDate,
      deviceMatch: consentRequests.deviceMatch,
    })
    .from(consentRequests)
    .innerJoin(offlineApplications, eq(offlineApplications.id, consentRequests.applicationId))
    .where(
      and(
        eq(consentRequests.answer, "agreed"),
        isNull(consentRequests.withdrawnDate),
        isNull(consentRequests.replacedDate),
        ne(offlineApplications.statusId, entryId("offlineStatus", "VOID")),
        gt(consentRequests.answeredDate, new Date(now.getTime() - consentDays * dayMs)),
        visibleTo(caller, offlineScope),
      ),
    )
    .orderBy(desc(consentRequests.answeredDate))
    .limit(maxConsents);
  return rows.flatMap(({ id, fullName, signed, deviceMatch }) => {
    if (fullName === null || signed === null) return [];
    const expires = new Date(signed.getTime() + consentDays * dayMs).toISOString().slice(0, 10);
    const isOnAgentDevice = isAgentDevice(deviceMatch);
    return [{ id, fullName, signedDate: signed.toISOString(), expires, isOnAgentDevice }];
  });
}

/**
 * Starts an application at the Marketplace and stores it.
 * @throws Failure 403 without an agent, because nobody would own the application
 */
export async function createConsumer(
  services: Services,
  caller: Caller,
  { body, idempotencyKey, once }: Pick<RequestOf<"application.consumer">, "body" | "idempotencyKey" | "once">,
) {
  const { firstName, lastName, dob, state, consentId } = body;
  const { database, clock, marketplace } = services;
  if (dob > clock.today()) throw validationFailure("body", { dob: ["Can't be in the future"] });
  const { agentId } = caller;
  if (agentId === null) {
    throw new Failure(
      403,
      "You can't start applications because your account isn't linked to an agent. Ask a security administrator to link it.",
    );
  }
  if (consentId !== undefined) {
    const consents = await listConsents(services, caller);
    if (!consents.some(({ id }) => id === consentId))
      throw validationFailure("body", { consentId: ["This consent has expired or was withdrawn."] });
  }
  const agentNpn = await npnOf(database, agentId);
  const consumer = { firstName, lastName, dob, state, agentNpn };
  const key = idempotencyKey === undefined ? randomUUID() : keyOf(caller, idempotencyKey, consumer);
  const raw = await marketplace.applications.create(key, consumer);
  return once(database, async (transaction) => {
    const options = { by: caller.userId, now: clock.now(), agentSaleId: agentId, consentId };
    const { exchangeAssignedId } = await storeApplication(transaction, raw, options);
    return { id: exchangeAssignedId, hasConsent: consentId !== undefined };
  });
}

/** A key for the Marketplace: repeated with the same request of the same user, and only then. */
function keyOf({ userId }: Caller, idempotencyKey: string, consumer: object): string {
  return createHash("sha256")
    .update(JSON.stringify([userId, idempotencyKey, consumer]))
    .digest("base64url");
}

/** The National Producer Number of an agent. Null without an agent or a number. */
export async function npnOf(database: Database, agentId: string | null): Promise<string | null> {
  if (agentId === null) return null;
  const [agent] = await database.select({ npn: agents.npn }).from(agents).where(eq(agents.id, agentId));
  return agent?.npn ?? null;
}
