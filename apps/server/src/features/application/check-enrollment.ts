import { attestations } from "@portico/contract";
import type { enrollmentBody } from "@portico/contract/features/application.schemas";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { formatMoney } from "@portico/format";
import type * as z from "zod";
import { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import { toCents } from "../../marketplace/rules/cents.ts";
import type { Services } from "../../services/services.ts";
import { canEnrollOn, enrollmentTerms, personOf } from "./enrollment-terms.ts";

/** What a user submits. */
export type EnrollmentBody = z.output<typeof enrollmentBody>;

type Problems = Record<string, string[]>;

/**
 * Checks everything about a submission again: groups, plans, credits, agreements, and enrollment periods.
 * @throws Failure 422 with a message for each problem
 */
export async function checkEnrollment(
  { marketplace, clock }: Pick<Services, "marketplace" | "clock">,
  application: MarketplaceApplication,
  { enrollment_groups: groups, attestations: ticked }: EnrollmentBody,
): Promise<void> {
  const problems: Problems = {};
  const add = (path: string, message: string) => {
    problems[path] = [...(problems[path] ?? []), message];
  };
  const today = clock.today();
  const seen = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const at = `enrollment_groups.${index}`;
    const terms = enrollmentTerms(application, { applicants: group.applicants, withoutCredit: false }, today);
    for (const applicant of terms.applicants) {
      const { first, last } = personOf(application, applicant).name;
      if (seen.has(applicant.id)) add(`${at}.applicants`, `${first} ${last} is in more than one group.`);
      seen.add(applicant.id);
      if (!canEnrollOn(applicant, today)) {
        add(`${at}.applicants`, `${first} ${last} can't enroll today: there is no enrollment period.`);
      }
    }
    if (toCents(group.aptc_selected) > toCents(terms.maxCredit)) {
      add(
        `${at}.aptc_selected`,
        `At most ${formatMoney(terms.maxCredit)}, the sum of the applicants' credits.`,
      );
    }
    try {
      const { plan } = await marketplace.pricedPlan(group.plan.id, terms.request);
      if (plan.metal_level === "Catastrophic" && group.aptc_selected > 0) {
        add(`${at}.aptc_selected`, "Catastrophic plans can't be paid with a tax credit. Set it to $ 0.00.");
      }
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 404) throw error;
      add(`${at}.plan`, error.message);
    }
  }
  const used = groups.reduce((sum, { aptc_selected }) => sum + toCents(aptc_selected), 0);
  const elected = application.eligibilityAPTCElected ?? 0;
  if (used > toCents(elected)) {
    add("enrollment_groups", `The groups use more than the elected credit of ${formatMoney(elected)}.`);
  }
  if (used > 0 && !attestations.every((one) => ticked.includes(one))) {
    add("attestations", "Check all four boxes to use the tax credit.");
  }
  if (Object.keys(problems).length > 0) throw validationFailure("body", problems);
}
