import { ageOn, applicantProblems, householdQuoteProblems, quoteMessages } from "@portico/contract";
import type { QuoteHousehold } from "@portico/contract/schemas/quote";
import { validationFailure } from "../../http/validation.ts";
import type { HouseholdRequest } from "../marketplace/api-schemas.ts";
import type { CoverageStart } from "./coverage-start.ts";

type Applicant = QuoteHousehold["applicants"][number];

/** The people of a quote who want coverage, in the order of the request's people. */
export function applyingPeople({ applicants }: Pick<QuoteHousehold, "applicants">): readonly Applicant[] {
  return applicants.filter(({ applies }) => applies);
}

/** @throws Failure 422 with the messages of the quote tool */
export function requireValidHousehold(quote: QuoteHousehold, today: string): void {
  const { applicants, household } = quote;
  const problems = [
    ...applicantProblems(applicants, today),
    ...householdQuoteProblems(household, applicants),
  ].map(({ path, kind }): [string, string[]] => [path.join("."), [quoteMessages[kind]]]);
  if (problems.length > 0) throw validationFailure("body", Object.fromEntries(problems));
}

/** The request about a quote's household. */
export function householdRequest(
  quote: QuoteHousehold,
  { year, effectiveDate }: CoverageStart,
): HouseholdRequest {
  const { applicants, household, place, healthcareLevel } = quote;
  const hasChildren = applicants.some(({ relation }) => relation === "child");
  return {
    household: {
      income: household.income,
      size: household.members,
      has_married_couple: applicants.some(({ relation }) => relation === "spouse"),
      effective_date: effectiveDate,
      people: applyingPeople(quote).map((person) => ({
        age: Math.max(0, ageOn(person, effectiveDate) ?? 0),
        ...(person.dob && person.age === undefined && { dob: person.dob }),
        ...(person.gender && { gender: person.gender }),
        uses_tobacco: person.smoker,
        is_pregnant: person.pregnant,
        is_parent: hasChildren && (person.relation === "self" || person.relation === "spouse"),
        has_mec: person.hasCoverage,
        aptc_eligible: !person.hasCoverage,
        relationship: relationships[person.relation],
        utilization_level: healthcareLevel,
      })),
    },
    place: { zipcode: place.zip, countyfips: place.countyfips, state: place.state },
    market: "Individual",
    year,
  };
}

const relationships = { self: "Self", spouse: "Spouse", child: "Child", other: "Other Relative" } as const;
