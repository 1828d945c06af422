import type { Applicant, MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { formatDate } from "@portico/format";
import { Failure } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { HouseholdRequest } from "../api-schemas.ts";
import { type CsrVariant, csrVariantOf } from "../plan-card.ts";
import { toCents, toDollars } from "../rules/cents.ts";
import { effectiveDateOn } from "../rules/enrollment-period.ts";

/** Which applicants, and how much of their credit. */
export interface Pricing {
  /** IDs. */
  readonly applicants: readonly string[];
  /** Dollars a month. @default the sum of the applicants' credits */
  readonly aptc?: number | undefined;
  readonly withoutCredit: boolean;
}

const incompleteText =
  "This application has no address or income yet. Continue it at the Marketplace, then refetch it.";

/** Says why plans of an application can't be priced: it lacks an address or an income. Undefined if they can. */
export function whyNotPriced({ object, ...application }: MarketplaceApplication): string | undefined {
  const { countyFips, userAddressZipCode } = application;
  const isComplete =
    countyFips !== null && userAddressZipCode !== null && object.insuranceApplication.income !== undefined;
  return isComplete ? undefined : incompleteText;
}

/** Says that a coverage year and a start don't belong together, if the start is after the year. */
export function whyYearIsOver(year: number, start: string): string | undefined {
  return start.slice(0, 4) > String(year)
    ? `Coverage for ${year} can no longer start: the next possible day is ${formatDate(start)}. Continue the application at the Marketplace for another year.`
    : undefined;
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
 * @throws Failure 422 for unknown applicants, if the application lacks an address or an income, and if coverage can no
 * longer start in its year
 */
export function enrollmentTerms(
  application: MarketplaceApplication,
  { applicants: ids, aptc, withoutCredit }: Pricing,
  today: string,
): EnrollmentTerms {
  const { object, countyFips, userAddressStateCode: state, userAddressZipCode: zipcode } = application;
  const { income, coverageYear, applicants: all } = object.insuranceApplication;
  if (countyFips === null || zipcode === null || income === undefined) throw new Failure(422, incompleteText);
  const applicants = ids.map((id) => applicantOf(all, id));
  const effectiveDate = effectiveDateOf(applicants, today, coverageYear);
  const yearOver = whyYearIsOver(coverageYear, effectiveDate);
  if (yearOver) throw new Failure(422, yearOver);
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

/** The first and last name of an applicant. */
export function nameOf(application: MarketplaceApplication, applicant: Applicant): string {
  const { first, last } = personOf(application, applicant).name;
  return `${first} ${last}`;
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

/**
 * The first day of coverage of applicants who choose a plan on a day. It isn't before the coverage year; it is after it
 * if coverage can no longer start in that year.
 */
export function effectiveDateOf(applicants: readonly Applicant[], today: string, year: number): string {
  const days = applicants.flatMap(({ eligibilityInitial, eligibilitySpecial }) => {
    const period = eligibilitySpecial?.indicator === true ? eligibilitySpecial : eligibilityInitial;
    return period?.earliestQHPDate ?? [];
  });
  return effectiveDateOn(today, [...days, `${year}-01-01`].toSorted().at(-1));
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
