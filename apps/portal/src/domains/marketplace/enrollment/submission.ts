import { attestations } from "@portico/contract";
import type { EnrollmentDecision } from "@portico/contract/features/marketplace/application.schemas";
import { enrollmentMessages } from "../../../messages/enrollment.ts";
import { type GroupPrice, sumOf } from "../groups/group-price.ts";
import { centsOf, type EnrollmentGroup } from "../groups/groups.ts";

const texts = enrollmentMessages.reasons;

/** An agreement that a tax credit requires. */
export type Attestation = (typeof attestations)[number];

/** What is about to be submitted. */
export interface Enrollment {
  /** What the server decided: who can enroll, and why others can't. */
  readonly decision: EnrollmentDecision;
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
  const { decision, elected, groups, prices, attested } = enrollment;
  const isPending = decision.state === "pending";
  if (decision.reason !== null && !isPending) return decision.reason;
  for (const [index, { applicants, plan }] of groups.entries()) {
    if (applicants.length === 0) return texts.noApplicants(index + 1);
    const reason = decision.people.find((one) => one.reason !== null && applicants.includes(one.id))?.reason;
    if (reason) return texts.ineligible(reason);
    if (!plan) return texts.noPlan(index + 1);
    if (!prices[index]) return texts.notPriced(index + 1);
  }
  if (isPending && !isSubmittedAgain(enrollment)) return decision.reason ?? undefined;
  const used = sumOf(prices.map((price) => price?.credit ?? 0));
  // What the pending groups use isn't used by policies yet.
  const isOver = used > 0 && centsOf(used) + centsOf(decision.creditUsed) > centsOf(elected);
  if (isOver) return texts.overElected(used, elected, decision.creditUsed);
  const isAgreed = attestations.every((one) => attested.includes(one));
  return usesCredit(enrollment) && !isAgreed ? texts.agreements : undefined;
}

/** Whether these are the groups that the Marketplace hasn't confirmed. They can be submitted again. */
function isSubmittedAgain({ decision, groups, prices }: Enrollment): boolean {
  const textOf = (ids: readonly string[], plan: string | undefined, credit: number) =>
    [ids.toSorted().join(), plan, centsOf(credit)].join("/");
  const chosen = groups.map(({ applicants, plan }, index) =>
    textOf(applicants, plan?.id, prices[index]?.credit ?? 0),
  );
  const pending = decision.pendingGroups.map((one) => textOf(one.applicants, one.planId, one.aptcSelected));
  return chosen.toSorted().join(" ") === pending.toSorted().join(" ");
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
