import { maxGroups } from "@portico/contract";

/** A plan that was chosen for a group. */
export interface ChosenPlan {
  readonly id: string;
  readonly name: string;
  /** Dollars a month, before the tax credit. */
  readonly premium: number;
}

/** Applicants who enroll in a plan together (specification, part 2, section 3). */
export interface EnrollmentGroup {
  /** The IDs of the applicants. */
  readonly applicants: readonly string[];
  readonly plan?: ChosenPlan;
  /** The tax credit of this group, in dollars a month. */
  readonly aptc_selected: number;
}

/** An applicant and the tax credit they bring into a group. */
export interface GroupApplicant {
  readonly id: string;
  /** Dollars a month. */
  readonly credit: number;
}

/** Returns the groups to start with: one with all applicants. */
export function defaultGroups(applicants: readonly GroupApplicant[]): EnrollmentGroup[] {
  const ids = applicants.map(({ id }) => id);
  return [{ applicants: ids, aptc_selected: creditOf(ids, applicants) }];
}

/** Returns the largest tax credit of a group: the sum of its applicants'. */
export function creditOf(ids: readonly string[], applicants: readonly GroupApplicant[]): number {
  const cents = applicants
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { credit }) => sum + centsOf(credit), 0);
  return cents / 100;
}

/**
 * Adds an applicant to a group, which removes them from the others, or removes them from it. Clears the plans of all
 * groups.
 */
export function setApplicant(
  groups: readonly EnrollmentGroup[],
  { index, id, isMember }: { index: number; id: string; isMember: boolean },
  applicants: readonly GroupApplicant[],
): EnrollmentGroup[] {
  const isInGroup = groups[index]?.applicants.includes(id);
  const isKnown = applicants.some((applicant) => applicant.id === id);
  if (isInGroup === undefined || isInGroup === isMember || !isKnown) return [...groups];
  return groups.map((group, position) => {
    const others = group.applicants.filter((one) => one !== id);
    return withApplicants(group, position === index && isMember ? [...others, id] : others, applicants);
  });
}

/** Returns a group with other applicants and without a plan. A credit that was the largest one stays the largest. */
function withApplicants(
  { applicants: before, aptc_selected }: EnrollmentGroup,
  ids: readonly string[],
  applicants: readonly GroupApplicant[],
): EnrollmentGroup {
  const isLargest = centsOf(aptc_selected) === centsOf(creditOf(before, applicants));
  const largest = creditOf(ids, applicants);
  // In the order of the application.
  const ordered = applicants.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  return { applicants: ordered, aptc_selected: isLargest ? largest : clampCredit(aptc_selected, largest) };
}

/** Sets the tax credit of a group, limited to the sum of its applicants'. */
export function setCredit(
  groups: readonly EnrollmentGroup[],
  index: number,
  amount: number,
  applicants: readonly GroupApplicant[],
): EnrollmentGroup[] {
  return groups.map((group, position) =>
    position === index
      ? { ...group, aptc_selected: clampCredit(amount, creditOf(group.applicants, applicants)) }
      : group,
  );
}

/** Chooses the plan of a group. */
export function setPlan(
  groups: readonly EnrollmentGroup[],
  index: number,
  { id, name, premium }: ChosenPlan,
): EnrollmentGroup[] {
  return groups.map((group, position) =>
    position === index ? { ...group, plan: { id, name, premium } } : group,
  );
}

/** Appends a group without applicants. */
export function addGroup(groups: readonly EnrollmentGroup[]): EnrollmentGroup[] {
  if (groups.length >= maxGroups) return [...groups];
  return [...groups, { applicants: [], aptc_selected: 0 }];
}

/** Removes the last group. The first one always stays. */
export function removeGroup(groups: readonly EnrollmentGroup[]): EnrollmentGroup[] {
  return groups.length > 1 ? groups.slice(0, -1) : [...groups];
}

/**
 * Returns stored groups that match the application: without applicants that it no longer has, or that an earlier group
 * has, and with valid credits. If applicants were removed, all plans are.
 */
export function reconcileGroups(
  stored: readonly EnrollmentGroup[],
  applicants: readonly GroupApplicant[],
): EnrollmentGroup[] {
  if (stored.length === 0) return defaultGroups(applicants);
  const left = new Set(applicants.map(({ id }) => id));
  const isSame = stored.every((group) => group.applicants.every((id) => left.delete(id)));
  if (!isSame) return reassigned(stored, applicants);
  return stored.map((group) => ({
    ...group,
    aptc_selected: clampCredit(group.aptc_selected, creditOf(group.applicants, applicants)),
  }));
}

function reassigned(
  stored: readonly EnrollmentGroup[],
  applicants: readonly GroupApplicant[],
): EnrollmentGroup[] {
  const left = new Set(applicants.map(({ id }) => id));
  return stored.map((group) =>
    withApplicants(
      group,
      group.applicants.filter((id) => left.delete(id)),
      applicants,
    ),
  );
}

/** Returns an amount from 0 to the largest, in whole cents. */
function clampCredit(amount: number, largest: number): number {
  const cents = Number.isFinite(amount) ? centsOf(amount) : 0;
  return Math.min(Math.max(cents, 0), centsOf(largest)) / 100;
}

/** Returns an amount in whole cents. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
