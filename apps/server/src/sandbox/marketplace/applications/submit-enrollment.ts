import type {
  ApplicationPolicy,
  MarketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";
import { toCents, toDollars } from "../../../domains/marketplace/rules/cents.ts";
import { effectiveDateOn } from "../../../domains/marketplace/rules/enrollment-period.ts";
import { ApiError } from "../api-error.ts";
import { soldCounties } from "../geography/geography.ts";
import { assessHousehold } from "../household.ts";
import { plansIn } from "../plans/county-plans.ts";
import { priceFor } from "../search.ts";

/** Applicants who enroll in a plan. */
export interface SubmittedGroup {
  readonly applicants: readonly string[];
  readonly planId: string;
  /** Dollars a month. */
  readonly aptcSelected: number;
}

/**
 * Adds a policy for each group. Policies of the same year that an applicant already has are replaced.
 * @throws ApiError for unknown applicants or plans
 */
export function submitEnrollment(
  application: MarketplaceApplication,
  groups: readonly SubmittedGroup[],
  today: string,
): MarketplaceApplication {
  const { object, exchangeAssignedId: id } = application;
  const { coverageYear: year } = object.insuranceApplication;
  const added = groups.map((group, index) =>
    policyOf(application, group, { today, number: object.policies.length + index + 1 }),
  );
  const enrolled = new Set(groups.flatMap(({ applicants }) => applicants));
  const kept = object.policies.map((policy) => {
    const isReplaced =
      policy.dateEffective.startsWith(String(year)) &&
      policy.members.some(({ applicant_id }) => enrolled.has(applicant_id));
    return isReplaced ? { ...policy, status: "Cancelled" } : policy;
  });
  if (added.length === 0) throw new ApiError("1003", `application ${id}: there are no groups`);
  return {
    ...application,
    version: application.version + 1,
    enrollmentDate: today,
    object: { ...object, policies: [...kept, ...added] },
  };
}

function policyOf(
  application: MarketplaceApplication,
  { applicants, planId, aptcSelected }: SubmittedGroup,
  { today, number }: { readonly today: string; readonly number: number },
): ApplicationPolicy {
  const { object, countyFips, exchangeAssignedId } = application;
  const { coverageYear: year, applicants: known, income = 0 } = object.insuranceApplication;
  const county = soldCounties().get(countyFips ?? "");
  const members = applicants.map((id) => {
    const applicant = known.find((one) => one.id === id);
    const person = object.persons.find((one) => one.id === applicant?.person_ref);
    if (!applicant || !person) throw new ApiError("1003", `applicant ${id} is not on the application`);
    return { applicant, person };
  });
  const plan = county && plansIn(county, year).find(({ id }) => id === planId);
  if (!county || !plan) throw new ApiError("1006");
  const earliest = members
    .flatMap(({ applicant: { eligibilityInitial, eligibilitySpecial } }) => {
      const period = eligibilitySpecial?.indicator === true ? eligibilitySpecial : eligibilityInitial;
      return period?.earliestQHPDate ?? [];
    })
    .toSorted()
    .at(-1);
  const dateEffective = effectiveDateOn(today, earliest);
  const household = {
    income,
    effective_date: dateEffective,
    people: members.map(({ person }) => ({ dob: person.dob, uses_tobacco: person.uses_tobacco === true })),
  };
  const { premium } = priceFor(plan, assessHousehold(household, county, year), { credit: 0 });
  const credit = plan.design.metalLevel === "Catastrophic" ? 0 : Math.min(aptcSelected, premium);
  return {
    id_exchange: `${exchangeAssignedId}-${String(number).padStart(2, "0")}`,
    plan: { id: planId, name: plan.design.label, issuer: plan.issuer.name },
    premium: { amount: premium },
    aptc_applied: credit,
    responsibility: toDollars(toCents(premium) - toCents(credit)),
    status: "Pending",
    dateEffective,
    dateExpiration: `${year}-12-31`,
    members: applicants.map((applicant_id) => ({ applicant_id })),
  };
}
