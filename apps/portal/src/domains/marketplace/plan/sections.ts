import { planSections } from "@portico/contract";
import type { PlanBenefit, PlanDetails, PlanSection } from "@portico/contract/schemas/plans";

/** A section of a plan's details with its services. */
export interface BenefitSection {
  readonly section: PlanSection;
  readonly benefits: readonly PlanBenefit[];
}

/** Returns the sections of services, in order, including those without any. Plan costs are not among them. */
export function benefitSections({ benefits }: Pick<PlanDetails, "benefits">): BenefitSection[] {
  return planSections
    .filter((section) => section !== "costs")
    .map((section) => ({ section, benefits: benefits.filter((benefit) => benefit.section === section) }));
}
