import { coversYear } from "@portico/contract";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { enrollments } from "../../../db/schema/index.ts";
import type { EnrollmentGroup } from "../application-client.ts";
import type { StoredApplication } from "./find-application.ts";

/** A submission as it is stored. */
export type EnrollmentRecord = typeof enrollments.$inferSelect;

/** How long the Marketplace may take to show what was submitted, in milliseconds. */
const settlesAfter = 60_000;

/** The submission for a coverage year of an application. */
export async function findEnrollment(
  database: Database,
  applicationId: string,
  coverageYear: number,
): Promise<EnrollmentRecord | undefined> {
  const [found] = await database
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.applicationId, applicationId), eq(enrollments.coverageYear, coverageYear)));
  return found;
}

interface NewEnrollment {
  readonly applicationId: string;
  readonly coverageYear: number;
  /** Sorted, see `sortGroups`. */
  readonly groups: readonly EnrollmentGroup[];
  readonly submittedBy: string;
  readonly submittedDate: Date;
}

/**
 * Stores a submission before the Marketplace gets it. A repetition gets the same record, and its date becomes that of
 * the last attempt.
 * @returns undefined if another submission for this year is stored: of other groups, or confirmed in the meantime
 */
export async function reserveEnrollment(
  database: Database,
  values: NewEnrollment,
): Promise<EnrollmentRecord | undefined> {
  const [reserved] = await database
    .insert(enrollments)
    .values(values)
    .onConflictDoUpdate({
      target: [enrollments.applicationId, enrollments.coverageYear],
      set: { submittedDate: values.submittedDate },
      setWhere: sql`${enrollments.confirmedDate} is null and ${enrollments.groups} = excluded.groups`,
    })
    .returning();
  return reserved;
}

/** Deletes a submission that the Marketplace rejected. */
export async function deleteEnrollment(database: Database, id: string): Promise<void> {
  await database.delete(enrollments).where(and(eq(enrollments.id, id), isNull(enrollments.confirmedDate)));
}

/**
 * Whether the response to a submission was lost, and the application was fetched later and shows that the Marketplace
 * never got it.
 */
export function wasNotReceived(
  { raw, snapshotDate }: Pick<StoredApplication, "raw" | "snapshotDate">,
  { groups, coverageYear, submittedDate, confirmedDate }: EnrollmentRecord,
): boolean {
  const isSettled = snapshotDate.getTime() - submittedDate.getTime() > settlesAfter;
  return !confirmedDate && isSettled && !groups.some((group) => isEnrolled(raw, group, coverageYear));
}

/** Deletes a submission so that other groups can be submitted, unless it has changed since it was read. */
export async function deleteUnchanged(
  database: Database,
  { id, submittedDate, confirmedDate }: EnrollmentRecord,
): Promise<void> {
  await database
    .delete(enrollments)
    .where(
      and(
        eq(enrollments.id, id),
        eq(enrollments.submittedDate, submittedDate),
        confirmedDate ? eq(enrollments.confirmedDate, confirmedDate) : isNull(enrollments.confirmedDate),
      ),
    );
}

function isEnrolled(
  { object }: MarketplaceApplication,
  { planId, applicants }: EnrollmentGroup,
  year: number,
): boolean {
  return object.policies.some(
    (policy) =>
      coversYear(policy, year) &&
      policy.plan.id === planId &&
      policy.members.some(({ applicant_id }) => applicants.includes(applicant_id)),
  );
}

/** Groups in a fixed order, so that the same ones are stored and compared the same. */
export function sortGroups(groups: readonly EnrollmentGroup[]): EnrollmentGroup[] {
  return groups
    .map((group) => ({ ...group, applicants: group.applicants.toSorted() }))
    .toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}

/** Whether sorted groups are the same. */
export function isSame(one: readonly EnrollmentGroup[], other: readonly EnrollmentGroup[]): boolean {
  return one.map(textOf).join(" ") === other.map(textOf).join(" ");
}

function textOf({ applicants, planId, aptcSelected }: EnrollmentGroup): string {
  return [applicants.join(), planId, aptcSelected].join("/");
}
