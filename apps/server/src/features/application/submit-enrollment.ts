import type { EnrollmentResult } from "@portico/contract/features/application.schemas";
import { and, eq, inArray } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { enrollments, policies } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import type { EnrollmentGroup } from "../../marketplace/application-client.ts";
import type { Services } from "../../services/services.ts";
import { addPolicies } from "./add-policies.ts";
import { checkEnrollment, type EnrollmentBody } from "./check-enrollment.ts";
import type { StoredApplication } from "./find-application.ts";
import { storeApplication } from "./store-application.ts";

/**
 * Enrolls the groups of an application. The Marketplace gets the ID of the enrollment as a key, so that a submission
 * that was interrupted can be repeated without enrolling anyone twice.
 * @throws Failure 422 if something is wrong with the groups, 409 if other groups are already enrolled
 */
export async function submitEnrollment(
  services: Services,
  caller: Caller,
  application: StoredApplication,
  body: EnrollmentBody,
): Promise<EnrollmentResult> {
  const { database, marketplace, clock } = services;
  const groups = body.enrollment_groups.map(({ applicants, plan, aptc_selected }) => ({
    applicants: applicants.toSorted(),
    planId: plan.id,
    aptcSelected: aptc_selected,
  }));
  const year = application.raw.object.insuranceApplication.coverageYear;
  const earlier = await findEnrollment(database, application.id, year);
  if (earlier?.confirmedDate) {
    if (isSame(earlier.groups, groups)) return resultOf(database, application);
    throw new Failure(
      409,
      `This application is already enrolled for ${year}. To change plans, continue it at the Marketplace.`,
    );
  }
  await checkEnrollment(services, application.raw, body);
  const agentId = application.agentId ?? application.agentSaleId ?? caller.agentId;
  if (agentId === null) {
    throw new Failure(
      409,
      "This application has no agent, so nobody would own its policies. Ask an administrator.",
    );
  }
  const enrollment = await reserve(database, {
    applicationId: application.id,
    coverageYear: year,
    groups,
    submittedBy: caller.userId,
  });
  const raw = await marketplace.applications.submit(application.exchangeAssignedId, enrollment.id, groups);
  const stored = await database.transaction(async (transaction) => {
    const next = await storeApplication(transaction, raw, { by: caller.userId, now: clock.now() });
    await addPolicies(transaction, next, { by: caller.userId, agentId, year });
    await transaction
      .update(enrollments)
      .set({ confirmedDate: clock.now(), groups })
      .where(eq(enrollments.id, enrollment.id));
    await recordAudit(transaction, {
      category: "application",
      createdBy: caller.userId,
      data1: `marketplace_applications/${application.id}`,
      data2: enrollment.id,
      result: "enrolled",
    });
    return next;
  });
  return resultOf(database, stored);
}

type Enrollment = typeof enrollments.$inferSelect;

async function findEnrollment(database: Database, applicationId: string, coverageYear: number) {
  const [found] = await database
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.applicationId, applicationId), eq(enrollments.coverageYear, coverageYear)));
  return found;
}

/** Stores the submission before the Marketplace gets it. A repetition gets the same one. */
async function reserve(database: Database, values: typeof enrollments.$inferInsert): Promise<Enrollment> {
  await database.insert(enrollments).values(values).onConflictDoNothing();
  const found = await findEnrollment(database, values.applicationId, values.coverageYear);
  if (!found) throw new Error("An enrollment was stored but not found.");
  return found;
}

function isSame(one: readonly EnrollmentGroup[], other: readonly EnrollmentGroup[]): boolean {
  const textOf = (groups: readonly EnrollmentGroup[]) =>
    groups
      .map(({ applicants, planId, aptcSelected }) =>
        [applicants.toSorted().join(), planId, aptcSelected].join("/"),
      )
      .toSorted()
      .join(" ");
  return textOf(one) === textOf(other);
}

/** The policies of an application in its coverage year. */
async function resultOf(
  database: Database,
  { exchangeAssignedId, raw }: StoredApplication,
): Promise<EnrollmentResult> {
  const year = String(raw.object.insuranceApplication.coverageYear);
  const current = raw.object.policies.filter(
    ({ dateEffective, status }) => dateEffective.startsWith(year) && status !== "Cancelled",
  );
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
