import type { EnrollmentDecision } from "@portico/contract/features/marketplace/application.schemas";
import type { Caller } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import { entryId } from "../../../reference/seed.ts";
import type { Services } from "../../../services/services.ts";
import { decideEnrollment, type KnownPolicy } from "./enrollment-decision.ts";
import { type EnrollmentRecord, findEnrollment, wasNotReceived } from "./enrollment-record.ts";
import type { StoredApplication } from "./find-application.ts";
import { findPolicies } from "./find-policies.ts";

/** The statuses of policies that no longer cover anybody. */
const ended = new Set(
  (["CANCELLED", "TERMINATED", "EXPIRED"] as const).map((code) => entryId("policyStatus", code)),
);

type Parts = Pick<Services, "database" | "clock">;

/** Reads what is stored about the enrollment of an application, and decides who can enroll. */
export async function readDecision(
  services: Parts,
  caller: Pick<Caller, "agentId">,
  application: StoredApplication,
): Promise<EnrollmentDecision> {
  const { coverageYear } = application.raw.object.insuranceApplication;
  const enrollment = await findEnrollment(services.database, application.id, coverageYear);
  return decisionOf(services, caller, application, enrollment);
}

/** Like `readDecision`, with the submission of the coverage year that is stored. */
export async function decisionOf(
  { database, clock }: Parts,
  { agentId }: Pick<Caller, "agentId">,
  application: StoredApplication,
  enrollment: EnrollmentRecord | undefined,
): Promise<EnrollmentDecision> {
  const isPending = enrollment && !enrollment.confirmedDate && !wasNotReceived(application, enrollment);
  return decideEnrollment({
    raw: application.raw,
    today: clock.today(),
    pending: isPending ? enrollment.groups : undefined,
    known: await knownPolicies(database, application),
    hasAgent: (application.agentId ?? application.agentSaleId ?? agentId) !== null,
  });
}

async function knownPolicies(database: Database, { raw }: StoredApplication): Promise<KnownPolicy[]> {
  const rows = await findPolicies(
    database,
    raw.object.policies.map(({ id_exchange }) => id_exchange),
  );
  return rows.map(({ id, exchangeId, statusId }) => ({ id, exchangeId, hasEnded: ended.has(statusId) }));
}
