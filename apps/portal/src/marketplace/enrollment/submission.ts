import { attestations } from "@portico/contract";
import { enrollmentMessages } from "../../messages/enrollment.ts";
import { type GroupPrice, sumOf } from "../groups/group-price.ts";
import { centsOf, type EnrollmentGroup } from "../groups/groups.ts";

const texts = enrollmentMessages.reasons;

/** An agreement that a tax credit requires. */
export type Attestation = (typeof attestations)[number];

/** What is about to be submitted. */
export interface Enrollment {
  /** Whether an applicant is in an enrollment period. */
  readonly canEnroll: boolean;
  /** The applicants who are not in an enrollment period. */
  readonly ineligible: readonly { readonly id: string; readonly name: string }[];
  /** The credit that the household elected, in dollars a month. */
  readonly elected: number;
  readonly groups: readonly EnrollmentGroup[];
  /** What each group pays, in the order of the groups. Undefined until its plan is priced. */
  readonly prices: readonly (GroupPrice | undefined)[];
  /** The agreements that are ticked. */
  readonly attested: readonly Attestation[];
}

/** Whether the tax credit applies, so that the agreements are required. */
export function usesCredit({ prices }: Pick<Enrollment, "prices">): boolean {
  return prices.some((price) => price !== undefined && price.credit > 0);
}

/** Returns why an enrollment can't be submitted, or undefined if it is complete. */
export function whyNotSubmit(enrollment: Enrollment): string | undefined {
  const { canEnroll, ineligible, elected, groups, prices, attested } = enrollment;
  if (!canEnroll) return texts.notOpen;
  for (const [index, { applicants, plan }] of groups.entries()) {
    if (applicants.length === 0) return texts.noApplicants(index + 1);
    const outside = ineligible.find(({ id }) => applicants.includes(id));
    if (outside) return texts.ineligible(outside.name);
    if (!plan) return texts.noPlan(index + 1);
    if (!prices[index]) return texts.notPriced(index + 1);
  }
  const used = sumOf(prices.map((price) => price?.credit ?? 0));
  if (centsOf(used) > centsOf(elected)) return texts.overElected(used, elected);
  const isAgreed = attestations.every((one) => attested.includes(one));
  return usesCredit(enrollment) && !isAgreed ? texts.agreements : undefined;
}

/** Returns the body of a submission. A credit that a plan can't use is not sent. */
export function enrollmentBody(enrollment: Enrollment) {
  const { groups, prices, attested } = enrollment;
  return {
    enrollment_groups: groups.map(({ applicants, plan }, index) => ({
      applicants,
      plan: { id: plan?.id },
      aptc_selected: prices[index]?.credit ?? 0,
    })),
    attestations: usesCredit(enrollment) ? attestations.filter((one) => attested.includes(one)) : [],
  };
}
