import { coversYear } from "@portico/contract";
import type { EnrollmentResult } from "@portico/contract/features/application.schemas";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { formatMoney } from "@portico/format";
import { eq, inArray } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { marketplaceApplications as applications, enrollments, policies } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { EnrollmentGroup } from "../../marketplace/application-client.ts";
import type { Services } from "../../services/services.ts";
import { addPolicies } from "./add-policies.ts";
import { checkEnrollment, type EnrollmentBody } from "./check-enrollment.ts";
import {
  deleteEnrollment,
  deleteIfNotReceived,
  type EnrollmentRecord,
  findEnrollment,
  isSame,
  reserveEnrollment,
  sortGroups,
} from "./enrollment-record.ts";
import { personOf } from "./enrollment-terms.ts";
import type { StoredApplication } from "./find-application.ts";
import { storeApplication } from "./store-application.ts";

/**
 * Enrolls the groups of an application. The Marketplace gets the ID of the enrollment as a key, so that a submission
 * that was interrupted can be repeated without enrolling anyone twice. A repetition isn't checked again, because the
 * Marketplace may have enrolled the groups already.
 * @throws Failure 422 if something is wrong with the groups, 409 if other groups are already enrolled or may be
 */
export async function submitEnrollment(
  services: Services,
  caller: Caller,
  application: StoredApplication,
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
  const year = application.raw.object.insuranceApplication.coverageYear;
  const earlier = await findEnrollment(database, application.id, year);
  const isRepetition = earlier !== undefined && isSame(earlier.groups, groups);
  if (isRepetition && earlier.confirmedDate) return resultOf(database, application, year);
  if (earlier && !isRepetition && !(await deleteIfNotReceived(database, application, earlier)))
    throw otherGroups(application.raw, earlier);
  if (!isRepetition) await checkEnrollment(services, application.raw, body);
  const agentId = application.agentId ?? application.agentSaleId ?? caller.agentId;
  if (agentId === null) {
    throw new Failure(
      409,
      "This application has no agent, so nobody would own its policies. Ask an administrator.",
    );
  }
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
  if (!isSame(other.groups, groups)) throw otherGroups(application.raw, other);
  return resultOf(database, await latestOf(database, application), year);
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

/** Says that other groups are enrolled, or may be. */
function otherGroups(
  application: MarketplaceApplication,
  { coverageYear, groups, confirmedDate }: EnrollmentRecord,
): Failure {
  if (confirmedDate) {
    return new Failure(
      409,
      `This application is already enrolled for ${coverageYear}. To change plans, continue it at the Marketplace.`,
    );
  }
  return new Failure(
    409,
    `Other groups were submitted for ${coverageYear}, and the Marketplace hasn't confirmed them: ${namesOf(application, groups)}. Submit them again. Or refetch the application after a minute: if they aren't among its policies, you can submit these groups.`,
  );
}

/** "Ana Diaz and Ben Diaz in 99001FL0050001". */
function namesOf(application: MarketplaceApplication, groups: readonly EnrollmentGroup[]): string {
  const all = application.object.insuranceApplication.applicants;
  const list = new Intl.ListFormat("en-US");
  return groups
    .map(({ applicants, planId, aptcSelected }) => {
      const names = applicants.map((id) => {
        const applicant = all.find((one) => one.id === id);
        const name = applicant && personOf(application, applicant).name;
        return name ? `${name.first} ${name.last}` : id;
      });
      return `${list.format(names)} in plan ${planId} with ${formatMoney(aptcSelected)} of credit`;
    })
    .join("; ");
}

/** The policies of an application in a coverage year. */
async function resultOf(
  database: Database,
  { exchangeAssignedId, raw }: Pick<StoredApplication, "exchangeAssignedId" | "raw">,
  year: number,
): Promise<EnrollmentResult> {
  const current = raw.object.policies.filter((policy) => coversYear(policy, year));
  const ids = current.map(({ id_exchange }) => id_exchange);
  const rows = await database
    .select({ id: policies.id, exchangeId: policies.exchangeId })
    .from(policies)
    .where(inArray(policies.exchangeId, ids));
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
