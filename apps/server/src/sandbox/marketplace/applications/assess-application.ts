import type { Applicant, MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import type { OpenEnrollment } from "../../../configuration/open-enrollment.ts";
import type { Household } from "../../../domains/marketplace/api-schemas.ts";
import { ageFactor } from "../../../domains/marketplace/rules/age-rates.ts";
import { divideHalfUp, toCents, toDollars } from "../../../domains/marketplace/rules/cents.ts";
import {
  firstOfNextMonth,
  isWithin,
  openEnrollmentOf,
  openEnrollmentStart,
  specialEnrollmentDays,
} from "../../../domains/marketplace/rules/enrollment-period.ts";
import { later } from "../../../synthetic/dates.ts";
import { addDays } from "../../../time/days.ts";
import { soldCounties } from "../geography/geography.ts";
import { hashOf } from "../hash-of.ts";
import { assessHousehold } from "../household.ts";
import { csrName } from "../plans/cost-sharing.ts";

/** What an assessment depends on besides the application. */
export interface AssessmentDay {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly openEnrollment: OpenEnrollment;
}

/** The tax household of an application. Those who don't apply have other coverage. */
export function householdOf({ object }: MarketplaceApplication): Household {
  const { persons, insuranceApplication } = object;
  const applying = new Set(insuranceApplication.applicants.map(({ person_ref }) => person_ref));
  return {
    income: insuranceApplication.income ?? 0,
    effective_date: `${insuranceApplication.coverageYear}-01-01`,
    people: persons.map(({ id, dob, uses_tobacco }) => ({
      dob,
      uses_tobacco: uses_tobacco === true,
      has_mec: !applying.has(id),
    })),
  };
}

/** Applies the rules to an application: its applicants' credits, reductions, and enrollment periods. */
export function assessApplication(
  application: MarketplaceApplication,
  day: AssessmentDay,
): MarketplaceApplication {
  const { object } = application;
  const { coverageYear, income, applicants } = object.insuranceApplication;
  const county = soldCounties().get(application.countyFips ?? "");
  if (!county || income === undefined)
    return withApplicants(application, applicants.map(withoutEligibility), 0);
  const assessed = assessHousehold(householdOf(application), county, coverageYear);
  const personOf = (applicant: Applicant) =>
    assessed.people[object.persons.findIndex(({ id }) => id === applicant.person_ref)];
  const shares = shareCredit(
    toCents(assessed.credit),
    applicants.map((applicant) => {
      const person = personOf(applicant);
      return person?.getsCredit ? ageFactor(person.age) : 0;
    }),
  );
  const next = applicants.map((applicant, index): Applicant => {
    const person = personOf(applicant);
    return {
      ...applicant,
      eligibility: {
        aptc: { amount: toDollars(shares[index] ?? 0) },
        csr: { category: csrName(person?.getsCredit ? assessed.variant : undefined) },
        medicaidChip: person?.isMedicaid ?? false,
      },
      ...periodsOf(application, applicant, { ...day, canEnroll: person?.isMedicaid === false }),
    };
  });
  return withApplicants(application, next, assessed.credit);
}

function withApplicants(
  application: MarketplaceApplication,
  applicants: readonly Applicant[],
  elected: number,
): MarketplaceApplication {
  const { object } = application;
  return {
    ...application,
    eligibilityAPTCElected: elected,
    object: {
      ...object,
      insuranceApplication: { ...object.insuranceApplication, applicants: [...applicants] },
    },
  };
}

/** An applicant of an application that lacks an address or an income. */
function withoutEligibility({ id, person_ref }: Applicant): Applicant {
  return { id, person_ref, eligibility: {} };
}

/** Divides cents by weight. What is left after rounding goes to the first with a weight. */
function shareCredit(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => divideHalfUp(cents * weight, total));
  const first = weights.findIndex((weight) => weight > 0);
  const rest = cents - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === first ? share + rest : share));
}

/** About every other household has an event that allows a special enrollment. */
function periodsOf(
  { exchangeAssignedId, object }: MarketplaceApplication,
  applicant: Applicant,
  { today, openEnrollment, canEnroll }: AssessmentDay & { readonly canEnroll: boolean },
): Pick<Applicant, "eligibilityInitial" | "eligibilitySpecial"> {
  const { coverageYear } = object.insuranceApplication;
  const open = openEnrollmentOf(coverageYear, openEnrollment);
  const hasEvent = hashOf(`event ${exchangeAssignedId}`) < 0.5;
  const special = applicant.eligibilitySpecial;
  return {
    eligibilityInitial: {
      indicator: canEnroll && isWithin(today, open),
      dateRange: { start: open.from, end: open.to },
      earliestQHPDate: openEnrollmentStart(today, coverageYear),
      latestQHPDate: `${coverageYear}-12-01`,
    },
    eligibilitySpecial:
      special?.indicator === true && special.dateRange && today <= special.dateRange.end
        ? special
        : {
            indicator: canEnroll && hasEvent,
            ...(hasEvent && {
              dateRange: { start: today, end: addDays(today, specialEnrollmentDays) },
              earliestQHPDate: later(firstOfNextMonth(today), `${coverageYear}-01-01`),
            }),
          },
  };
}
