import { attestations } from "@portico/contract";
import type {
  EnrollmentDecision,
  enrollmentBody,
} from "@portico/contract/features/marketplace/application.schemas";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { formatMoney } from "@portico/format";
import type * as z from "zod";
import { Failure } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { Services } from "../../../services/services.ts";
import { toCents } from "../rules/cents.ts";
import { enrollmentTerms, nameOf } from "./enrollment-terms.ts";

/** What a user submits. */
export type EnrollmentBody = z.output<typeof enrollmentBody>;

type Problems = Record<string, string[]>;

interface Checked {
  readonly application: MarketplaceApplication;
  readonly decision: EnrollmentDecision;
}

/**
 * Checks everything about a submission again: groups, plans, credits, agreements, and who can enroll.
 * @throws Failure 422 with a message for each problem, 409 if someone is enrolled already or nobody can be
 */
export async function checkEnrollment(
  { marketplace, clock }: Pick<Services, "marketplace" | "clock">,
  { application, decision }: Checked,
  { enrollment_groups: groups, attestations: ticked }: EnrollmentBody,
): Promise<void> {
  const problems: Problems = {};
  const add = (path: string, message: string) => {
    problems[path] = [...(problems[path] ?? []), message];
  };
  const today = clock.today();
  const stateOf = (applicantId: string) => decision.people.find(({ id }) => id === applicantId);
  const asked = groups.flatMap(({ applicants }) => applicants.flatMap((id) => stateOf(id) ?? []));
  const enrolled = asked.filter(({ state }) => state === "enrolled");
  if (enrolled.length > 0) {
    const reasons = decision.state === "enrolled" ? [decision.reason] : enrolled.map(({ reason }) => reason);
    throw new Failure(409, reasons.join(" "));
  }
  const seen = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const at = `enrollment_groups.${index}`;
    const terms = enrollmentTerms(application, { applicants: group.applicants, withoutCredit: false }, today);
    for (const applicant of terms.applicants) {
      const name = nameOf(application, applicant);
      if (seen.has(applicant.id)) add(`${at}.applicants`, `${name} is in more than one group.`);
      seen.add(applicant.id);
      const reason = stateOf(applicant.id)?.reason;
      if (reason) add(`${at}.applicants`, reason);
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
  const { creditUsed } = decision;
  const elected = application.eligibilityAPTCElected ?? 0;
  if (used > 0 && used + toCents(creditUsed) > toCents(elected)) {
    const rest = creditUsed > 0 ? `, of which policies already use ${formatMoney(creditUsed)}` : "";
    add(
      "enrollment_groups",
      `The groups use more than the elected credit of ${formatMoney(elected)}${rest}.`,
    );
  }
  if (used > 0 && !attestations.every((one) => ticked.includes(one))) {
    add("attestations", "Check all four boxes to use the tax credit.");
  }
  if (Object.keys(problems).length > 0) throw validationFailure("body", problems);
}
