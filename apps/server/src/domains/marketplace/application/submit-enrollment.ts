import { coversYear } from "@portico/contract";
import type {
  EnrollmentDecision,
  EnrollmentResult,
} from "@portico/contract/features/marketplace/application.schemas";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { marketplaceApplications as applications, enrollments } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Services } from "../../../services/services.ts";
import type { EnrollmentGroup } from "../application-client.ts";
import { addPolicies } from "./add-policies.ts";
import { checkEnrollment, type EnrollmentBody } from "./check-enrollment.ts";
import { noAgentText } from "./enrollment-decision.ts";
import {
  deleteEnrollment,
  deleteUnchanged,
  type EnrollmentRecord,
  findEnrollment,
  isSame,
  reserveEnrollment,
  sortGroups,
} from "./enrollment-record.ts";
import type { StoredApplication } from "./find-application.ts";
import { findPolicies } from "./find-policies.ts";
import { decisionOf } from "./read-decision.ts";
import { storeApplication } from "./store-application.ts";

/**
 * Enrolls the groups of an application. The Marketplace gets the ID of the enrollment as a key, so that a submission
 * that was interrupted can be repeated without enrolling anyone twice. Such a repetition isn't checked again, because
 * the Marketplace may have enrolled the groups already.
 * @throws Failure 422 if something is wrong with the groups, 409 if other groups are already enrolled or may be
 */
export async function submitEnrollment(
  services: Services,
  caller: Caller,
  found: StoredApplication,
  body: EnrollmentBody,
): Promise<EnrollmentResult> {
  const { database, clock } = services;
  const groups = sortGroups(
    body.enrollment_groups.map(({ applicants, plan, aptc_selected }) => ({
      applicants,
      planId: plan.id,
      aptcSelected: aptc_selected,
    })),
  );
  const year = found.raw.object.insuranceApplication.coverageYear;
  const before = await findEnrollment(database, found.id, year);
  // Read in this order: if `before` is confirmed, the application has its policies; if the application has policies of
  // an enrollment, `earlier` is confirmed.
  const application = await latestOf(database, found);
  const earlier = await findEnrollment(database, found.id, year);
  const decision = await decisionOf(services, caller, application, earlier);
  const isRepetition = earlier !== undefined && isSame(earlier.groups, groups);
  if (isRepetition && earlier.confirmedDate && areEnrolled(decision, groups))
    return resultOf(database, application, year);
  if (!isRepetition || earlier.confirmedDate) {
    if (decision.state === "pending") throw new Failure(409, decision.reason ?? "");
    await checkEnrollment(services, { application: application.raw, decision }, body);
    // It was rejected or never arrived, its policies have ended, or it was of others.
    if (before) await deleteUnchanged(database, before);
  }
  const agentId = application.agentId ?? application.agentSaleId ?? caller.agentId;
  if (agentId === null) throw new Failure(409, noAgentText);
  const enrollment = await reserveEnrollment(database, {
    applicationId: application.id,
    coverageYear: year,
    groups,
    submittedBy: caller.userId,
    submittedDate: clock.now(),
  });
  if (enrollment) return enroll(services, caller, { application, enrollment, agentId });
  // Another request was faster.
  const other = await findEnrollment(database, application.id, year);
  if (!other) throw new Failure(409, "The enrollment was rejected in another window. Submit it again.");
  const latest = await latestOf(database, application);
  if (isSame(other.groups, groups)) return resultOf(database, latest, year);
  const { reason } = await decisionOf(services, caller, latest, other);
  throw new Failure(
    409,
    reason ?? "Other groups were submitted in another window. Open the application again.",
  );
}

interface Enrolling {
  readonly application: StoredApplication;
  readonly enrollment: EnrollmentRecord;
  /** The agent who works on the policies. */
  readonly agentId: string;
}

/** Sends a stored submission, and stores what the Marketplace confirmed. */
async function enroll(
  { database, marketplace, clock }: Services,
  { userId: by }: Caller,
  { application: { id, exchangeAssignedId }, enrollment, agentId }: Enrolling,
): Promise<EnrollmentResult> {
  const { groups, coverageYear: year } = enrollment;
  const raw = await submit();
  const stored = await database.transaction(async (transaction) => {
    const next = await storeApplication(transaction, raw, { by, now: clock.now() });
    await addPolicies(transaction, next, { by, agentId, year });
    await transaction
      .update(enrollments)
      .set({ confirmedDate: clock.now() })
      .where(eq(enrollments.id, enrollment.id));
    await recordAudit(transaction, {
      category: "application",
      createdBy: by,
      data1: `marketplace_applications/${id}`,
      data2: enrollment.id,
      result: "enrolled",
    });
    return next;
  });
  return resultOf(database, stored, year);

  async function submit(): Promise<MarketplaceApplication> {
    try {
      return await marketplace.applications.submit(exchangeAssignedId, enrollment.id, groups);
    } catch (error) {
      // Other failures don't say whether the Marketplace got it.
      if (error instanceof Failure && (error.status === 422 || error.status === 404))
        await deleteEnrollment(database, enrollment.id);
      throw error;
    }
  }
}

/** Whether everyone in these groups is enrolled. */
function areEnrolled({ people }: EnrollmentDecision, groups: readonly EnrollmentGroup[]): boolean {
  return groups.every(({ applicants }) =>
    applicants.every((id) => people.some((one) => one.id === id && one.state === "enrolled")),
  );
}

/** The policies of an application in a coverage year. */
async function resultOf(
  database: Database,
  { exchangeAssignedId, raw }: Pick<StoredApplication, "exchangeAssignedId" | "raw">,
  year: number,
): Promise<EnrollmentResult> {
  const current = raw.object.policies.filter((policy) => coversYear(policy, year));
  const rows = await findPolicies(
    database,
    current.map(({ id_exchange }) => id_exchange),
  );
  return {
    exchangeId: exchangeAssignedId,
    policies: current.map((policy) => ({
      exchangeId: policy.id_exchange,
      policyId: rows.find(({ exchangeId }) => exchangeId === policy.id_exchange)?.id ?? null,
      planId: policy.plan.id,
      planName: policy.plan.name ?? policy.plan.id,
      issuer: policy.plan.issuer ?? "",
      premium: policy.premium.amount,
      credit: policy.aptc_applied,
      responsibility: policy.responsibility,
      effectiveDate: policy.dateEffective,
    })),
  };
}

async function latestOf(database: Database, { id }: StoredApplication): Promise<StoredApplication> {
  const [found] = await database.select().from(applications).where(eq(applications.id, id));
  if (!found) throw new Error("A stored application was not found.");
  return found;
}
