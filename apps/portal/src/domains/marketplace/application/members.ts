import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import type { Applicant, ApplicationPerson } from "@portico/contract/schemas/marketplace-application";
import type { GroupApplicant } from "../groups/groups.ts";

/** The part of an application with its people. */
type WithPeople = { readonly raw: Pick<ApplicationDetail["raw"], "object"> };

/** A period in which an applicant can enroll. */
export interface EnrollmentPeriod {
  readonly start: string;
  readonly end: string;
}

/** A person who applies for coverage. */
export interface Member extends GroupApplicant {
  readonly name: string;
  readonly person: ApplicationPerson | undefined;
  /** Whether the applicant can enroll, in the initial or in a special enrollment period. */
  readonly isEligible: boolean;
  readonly period: EnrollmentPeriod | undefined;
  /** The cost-sharing reduction, or undefined if there is none. */
  readonly csr: string | undefined;
  /** Whether Medicaid or CHIP covers the applicant, who then gets no credit. */
  readonly hasMedicaid: boolean;
}

/** Returns the people who apply for coverage, in the application's order. */
export function membersOf({ raw: { object } }: WithPeople): Member[] {
  return object.insuranceApplication.applicants.map((applicant) => {
    const person = object.persons.find(({ id }) => id === applicant.person_ref);
    const { aptc, csr, medicaidChip = false } = applicant.eligibility;
    const period = enrollmentPeriod(applicant);
    return {
      id: applicant.id,
      name: person ? fullName(person.name) : applicant.id,
      person,
      credit: aptc?.amount ?? 0,
      isEligible: period !== undefined,
      period: period?.dateRange,
      // 'Exchange variant (no CSR)' is the name of plans without a reduction.
      csr: csr && !/\(no CSR\)/.test(csr.category) ? csr.category : undefined,
      hasMedicaid: medicaidChip,
    };
  });
}

/** Returns the applicants who can be in a group: in a new one, or in one that waits for its confirmation. */
export function enrollableOf(application: ApplicationDetail): Member[] {
  const { people } = application.enrollment;
  return membersOf(application).filter(({ id }) =>
    people.some((one) => one.id === id && (one.state === "open" || one.state === "pending")),
  );
}

/** Returns the initial or the special enrollment period, whichever the applicant is in. */
function enrollmentPeriod({ eligibilityInitial, eligibilitySpecial }: Applicant) {
  return [eligibilityInitial, eligibilitySpecial].find((period) => period?.indicator);
}

/** Returns the people of the household who do not apply for coverage. */
export function nonApplicantsOf({ raw: { object } }: WithPeople): ApplicationPerson[] {
  const references = object.insuranceApplication.applicants.map(({ person_ref }) => person_ref);
  return object.persons.filter(({ id }) => !references.includes(id));
}

/** Returns the names of everyone in the household, whether or not they apply, in the application's order. */
export function householdNamesOf({ raw: { object } }: WithPeople): string[] {
  return object.persons.map(({ name }) => fullName(name));
}

/** Returns the person who filed the application: the one that others are related to, or else the first. */
export function primaryPersonOf({ raw: { object } }: WithPeople): ApplicationPerson | undefined {
  return object.persons.find(({ relationship }) => /^self$/i.test(relationship ?? "")) ?? object.persons[0];
}

/** Returns a name as 'First Middle Last'. */
export function fullName({ first, middle, last }: ApplicationPerson["name"]): string {
  return [first, middle, last].filter(Boolean).join(" ");
}
