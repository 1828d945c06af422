import type { Applicant, MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import type { HouseholdRequest } from "../../marketplace/api-schemas.ts";
import { type CsrVariant, csrVariantOf } from "../../marketplace/plan-card.ts";
import { toCents, toDollars } from "../../marketplace/rules/cents.ts";
import { effectiveDateOn } from "../../marketplace/rules/enrollment-period.ts";

/** Which applicants, and how much of their credit. */
export interface Pricing {
  /** IDs. @default all */
  readonly applicants?: readonly string[] | undefined;
  /** Dollars a month. @default the sum of the applicants' credits */
  readonly aptc?: number | undefined;
  readonly withoutCredit: boolean;
}

/** The terms on which applicants can choose a plan. */
export interface EnrollmentTerms {
  readonly applicants: readonly Applicant[];
  /** The most credit that they can use, in dollars a month. */
  readonly maxCredit: number;
  readonly credit: number;
  readonly variant: CsrVariant | undefined;
  readonly effectiveDate: string;
  /** What the Marketplace API gets. */
  readonly request: HouseholdRequest;
}

/**
 * The terms for applicants of an application.
 * @throws Failure 422 for unknown applicants, and if the application lacks an address or an income
 */
export function enrollmentTerms(
  application: MarketplaceApplication,
  { applicants: ids, aptc, withoutCredit }: Pricing,
  today: string,
): EnrollmentTerms {
  const { object, countyFips, userAddressStateCode: state, userAddressZipCode: zipcode } = application;
  const { income, coverageYear, applicants: all } = object.insuranceApplication;
  if (countyFips === null || zipcode === null || income === undefined) {
    throw new Failure(
      422,
      "This application has no address or income yet. Continue it at the Marketplace, then refetch it.",
    );
  }
  const applicants = ids ? ids.map((id) => applicantOf(all, id)) : all;
  const effectiveDate = effectiveDateOf(applicants, today);
  const maxCredit = sumOfCredits(applicants);
  const credit = withoutCredit ? 0 : Math.min(aptc ?? maxCredit, maxCredit);
  const variant = commonVariant(applicants);
  return {
    applicants,
    maxCredit,
    credit,
    variant,
    effectiveDate,
    request: {
      household: {
        income,
        effective_date: effectiveDate,
        has_married_couple: applicants.some((one) => personOf(application, one).married === true),
        people: applicants.map((one) => {
          const { dob, sex, uses_tobacco } = personOf(application, one);
          const gender = sex && { gender: sex === "F" ? ("Female" as const) : ("Male" as const) };
          return { dob, ...gender, uses_tobacco: uses_tobacco === true, aptc_eligible: credit > 0 };
        }),
      },
      place: { countyfips: countyFips, state, zipcode },
      market: "Individual",
      year: coverageYear,
      aptc_override: credit,
      ...(variant && { csr_override: variant }),
    },
  };
}

/** The person who is an applicant. */
export function personOf({ object }: MarketplaceApplication, { person_ref }: Applicant) {
  const person = object.persons.find(({ id }) => id === person_ref);
  if (!person) throw new Error(`The person ${person_ref} is not on the application.`);
  return person;
}

/** The sum of applicants' credits in dollars a month. */
export function sumOfCredits(applicants: readonly Applicant[]): number {
  const cents = applicants.map(({ eligibility }) => toCents(eligibility.aptc?.amount ?? 0));
  return toDollars(cents.reduce((sum, one) => sum + one, 0));
}

/** Whether an applicant can enroll on a day: in open enrollment, or after an event. */
export function canEnrollOn({ eligibilityInitial, eligibilitySpecial }: Applicant, today: string): boolean {
  return [eligibilityInitial, eligibilitySpecial].some(
    (period) =>
      period?.indicator === true &&
      (!period.dateRange || (period.dateRange.start <= today && today <= period.dateRange.end)),
  );
}

/** The first day of coverage of applicants who choose a plan on a day. */
export function effectiveDateOf(applicants: readonly Applicant[], today: string): string {
  const days = applicants.flatMap(({ eligibilityInitial, eligibilitySpecial }) => {
    const period = eligibilitySpecial?.indicator === true ? eligibilitySpecial : eligibilityInitial;
    return period?.earliestQHPDate ?? [];
  });
  return effectiveDateOn(today, days.toSorted().at(-1));
}

function applicantOf(all: readonly Applicant[], id: string): Applicant {
  const found = all.find((applicant) => applicant.id === id);
  if (found) return found;
  throw validationFailure("body", { applicants: [`The applicant ${id} is not on this application.`] });
}

/** The smallest reduction of these applicants. Undefined if one of them has none. */
function commonVariant(applicants: readonly Applicant[]): CsrVariant | undefined {
  const variants = applicants.map(({ eligibility }) => csrVariantOf(eligibility.csr?.category));
  return variants.includes(undefined) ? undefined : variants.toSorted()[0];
}
